"""Matches of several games: what each table's match was registered with, and how it stands."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("series", sa.Text, nullable=False, server_default=""))
