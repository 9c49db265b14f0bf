"""Tables, seats, answers and replays. Databases of before Alembic have most of it, and get what they lack."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

LATER = {
    "touched": sa.Column("touched", sa.Float, nullable=False, server_default="0"),
    "lapses": sa.Column("lapses", sa.String(64), nullable=False, server_default=""),
}


def upgrade() -> None:
    there = sa.inspect(op.get_bind())
    names = set(there.get_table_names())
    if "tables" in names:
        known = {column["name"] for column in there.get_columns("tables")}
        for name, column in LATER.items():
            if name not in known:
                op.add_column("tables", column)
        return
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("format", sa.String(64), nullable=False),
        sa.Column("start", sa.Text, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("timer", sa.Integer, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("rewinds", sa.Integer, nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("result", sa.Text, nullable=False),
        sa.Column("next", sa.String(32), nullable=False),
        *LATER.values(),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("player", sa.Integer, primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("bot", sa.String(32), nullable=False),
        sa.Column("token", sa.LargeBinary, nullable=False),
        sa.Column("invite", sa.LargeBinary, nullable=False),
        sa.Column("deck", sa.Text, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
    )
    op.create_table(
        "answers",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("at", sa.Integer, primary_key=True),
        sa.Column("by", sa.String(1), nullable=False),
        sa.Column("answer", sa.Text, nullable=False),
    )
    op.create_table(
        "replays",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("save", sa.Text, nullable=False),
    )
