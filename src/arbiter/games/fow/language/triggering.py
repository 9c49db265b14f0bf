"""906.6: effects that make automatic abilities trigger without their condition, one of a card's or all of them."""

from __future__ import annotations

from arbiter.script.effects import Perform
from arbiter.script.nouns import Self
from arbiter.text.draft import Ref
from arbiter.text.grammar import Table

# Which of its abilities are meant, and what it is called to make them trigger.
KINDS = (("[ Enter ]", "trigger enter"), ("automatic", "trigger automatic"))


def triggering_rows(table: Table) -> None:
    for words, name in KINDS:
        one, all_of_them = f"{words} ability", f"{words} abilities"
        table.row(
            "clause",
            f"trigger one of the {all_of_them} of [thing:obj] || trigger the {one} of [thing:obj] || "
            f"trigger a|an {one} of [thing:obj] || trigger one of [thing:obj] 's {all_of_them} || "
            f"trigger [thing:obj] 's {one}",
            Perform,
            name=name,
        )
        table.row(
            "clause",
            f"trigger the {all_of_them} of [thing:obj] || trigger [thing:obj] 's {all_of_them}",
            Perform,
            name=name,
            word="all",
        )
        for owner, thing in (("<self> 's", Self()), ("its", Ref("it"))):
            single = f"trigger {owner} {one} || trigger one of {owner} {all_of_them}"
            table.row("clause", single, Perform, name=name, thing=thing)
            table.row("clause", f"trigger {owner} {all_of_them}", Perform, name=name, thing=thing, word="all")
