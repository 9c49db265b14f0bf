"""803, 804, 705, 710: who is attacked, blocked or judged, in the words of the one to whom it happens; and what a player
cannot do at all."""

from __future__ import annotations

from arbiter.games.fow.forbidden_processes import CALL
from arbiter.games.fow.language.rulings import WHO
from arbiter.script.nouns import EACH, OPPONENT, YOU
from arbiter.script.patterns import Does, IsBlocked, StepBegins
from arbiter.script.statements import ForbidPlay
from arbiter.text.core.patterns import THIS
from arbiter.text.core.things import field_group
from arbiter.text.grammar import Table


def fights_said_rows(table: Table) -> None:
    reads = table.reads
    # 803.3  as the one says that attacks, so the one that is attacked
    reads("pattern", "[g:agent] is|are|becomes|become attacked", lambda g: Does(EACH, "attack object", to=g))
    reads(
        "pattern",
        "[g:agent] is|are|becomes|become attacked by a|an [h:np]",
        lambda g, h: Does(EACH, "attack object", field_group(h), g),
    )
    reads("pattern", "[g:agent] becomes|become blocked", lambda g: IsBlocked(g))
    reads("pattern", "[g:agent] attacks/attack [h:attackedthing]", lambda g, h: Does(EACH, "attack object", g, h))
    reads("attackedthing", "<self>", lambda: THIS)
    for words, who in (("you do/does|perform/performs", YOU), ("@your_opponent does|performs", OPPONENT)):
        reads("pattern", f"{words} judgment || {words} a judgment", lambda who=who: Does(who, "judgment"))
    reads(
        "pattern",
        "a player does|performs judgment || any player does|performs judgment",
        lambda: Does(EACH, "judgment"),
    )
    reads("time", "at the beginning of battle", lambda: StepBegins("battle"))
    for words, who in WHO:
        for category in ("statement", "ruling"):
            reads(
                category,
                f"{words} cannot call magic stones || {words} cannot call a magic stone || {words} cannot call stones",
                lambda who=who: ForbidPlay(who, CALL),
            )
