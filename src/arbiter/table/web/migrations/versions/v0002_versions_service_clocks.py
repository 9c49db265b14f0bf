"""Which version a table was played with and hashes of its positions; seconds of service; a clock for each player."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "service",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("seconds", sa.Float, nullable=False),
    )
    op.add_column("answers", sa.Column("hash", sa.Text, nullable=False, server_default=""))
    op.add_column("replays", sa.Column("idle_since", sa.Float, nullable=False, server_default="0"))
    for column in (
        sa.Column("idle_since", sa.Float, nullable=False, server_default="0"),
        sa.Column("engine", sa.String(64), nullable=False, server_default=""),
        sa.Column("rules", sa.String(96), nullable=False, server_default=""),
        sa.Column("clock", sa.Integer, nullable=False, server_default="0"),
        sa.Column("increment", sa.Integer, nullable=False, server_default="0"),
        sa.Column("times", sa.String(128), nullable=False, server_default=""),
    ):
        op.add_column("tables", column)
