"""The tables of a library. A printing is a row of a file; printings of one card name the same `card`."""

from __future__ import annotations

from sqlalchemy import Column, Integer, MetaData, Table, Text

VERSION = "1"
META = MetaData()

FACTS = Table("facts", META, Column("name", Text, primary_key=True), Column("value", Text, nullable=False))

FILES = Table(
    "files",
    META,
    Column("id", Integer, primary_key=True),
    Column("path", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("shape", Text, nullable=False),
    Column("hash", Text, nullable=False),
    Column("cards", Integer, nullable=False),
    Column("added", Text, nullable=False),
)

PRINTINGS = Table(
    "printings",
    META,
    Column("game", Text, primary_key=True),
    Column("id", Text, primary_key=True),
    Column("card", Text, nullable=False),  # the id of the newest printing of the same card
    Column("name", Text, nullable=False),
    Column("release", Text, nullable=False),
    Column("rarity", Text, nullable=False),
    Column("file", Integer, nullable=False),
    Column("data", Text, nullable=False),  # the card as its file has it, mended, in our own fields
    Column("problem", Text, nullable=False),  # why it is not carried out
    Column("summary", Text, nullable=False),  # what it is, in the kernel's words
    Column("sources", Text, nullable=False),  # the hash of what the two before were made with
)

PROBLEMS = Table(  # rows of files that are no cards
    "problems",
    META,
    Column("file", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("place", Text, nullable=False),
    Column("says", Text, nullable=False),
)

ERRATA = Table(
    "errata",
    META,
    Column("game", Text, primary_key=True),
    Column("id", Text, primary_key=True),
    Column("position", Text, primary_key=True),  # of a word, or a field; older libraries have numbers here
    Column("wrong", Text, nullable=False),
    Column("right", Text, nullable=False),
)

IMAGES = Table(
    "images",
    META,
    Column("game", Text, primary_key=True),
    Column("id", Text, primary_key=True),
    Column("source", Text, nullable=False),  # a folder or a zip
    Column("member", Text, nullable=False),  # the file in it
)
