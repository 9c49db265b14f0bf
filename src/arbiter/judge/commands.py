"""`arbiter rules`: the coverage of all documents, the rules of one game, or one rule with its code and its tests."""

import argparse
import json
import sys
import textwrap
from collections.abc import Sequence

from arbiter.commands.parsing import games_option
from arbiter.judge.ledger import Kind, Ledger, LedgerError, Rule, load, load_all


def rules_main(args: Sequence[str]) -> int:
    """Runs the command on what follows `arbiter rules`; the exit code, 2 for a game or rule that does not exist."""
    parser = argparse.ArgumentParser(prog="arbiter rules", description=__doc__)
    parser.add_argument("game", nargs="?", metavar="GAME", help="a game, as --coverage lists them")
    parser.add_argument("id", nargs="?", metavar="ID", help="a rule's number in the game's document")
    parser.add_argument("--coverage", action="store_true", help="how many rules of each kind every document has")
    parser.add_argument("--json", action="store_true", help="print JSON")
    games_option(parser)
    wanted = parser.parse_args(args)
    try:
        if wanted.id is not None and not wanted.coverage:
            show_rule(load(wanted.game), wanted.id, wanted.json)
        elif wanted.game is not None and not wanted.coverage:
            list_rules(load(wanted.game), wanted.json)
        else:
            ledgers = load_all() if wanted.game is None else {wanted.game: load(wanted.game)}
            show_coverage(ledgers, wanted.json)
    except LedgerError as error:
        print(f"arbiter rules: {error}", file=sys.stderr)
        return 2
    return 0


def show_coverage(ledgers: dict[str, Ledger], as_json: bool) -> None:
    from arbiter.judge.coverage import counts, table

    if as_json:
        print(json.dumps({game: counts(ledger) for game, ledger in ledgers.items()}, indent=2))
    else:
        print(table(ledgers.values()))


def list_rules(ledger: Ledger, as_json: bool) -> None:
    if as_json:
        print(json.dumps([{"id": rule.id, "kind": rule.kind.value, "says": rule.says} for rule in ledger], indent=2))
        return
    print(ledger.document)
    width = max(len(id) for id in ledger.rules)
    for rule in ledger:
        print(f"{rule.id:<{width}}  {rule.kind.value:<11}  {rule.says}".rstrip())


def show_rule(ledger: Ledger, number: str, as_json: bool) -> None:
    from arbiter.judge.citations import citations_in_tests, code_citations, shown_path

    rule = ledger.rule(number)
    code = [
        {"path": shown_path(place.path), "line": place.line, "inside": place.inside, "remark": place.remark}
        for place in code_citations(ledger)
        if place.id == rule.id
    ]
    tests = [
        {"path": shown_path(test.path), "line": test.line, "test": test.test}
        for test in citations_in_tests()
        if test.game == ledger.game and rule.id in test.ids
    ]
    if as_json:
        told = {"game": ledger.game, "id": rule.id, "kind": rule.kind.value, "says": rule.says, "reason": rule.reason}
        print(json.dumps({**told, "code": code, "tests": tests}, indent=2))
        return
    print(f"{ledger.game} {rule.id}  {rule.kind.value}")
    titles = [f"{above.id} {above.says}".rstrip() for above in ledger.above(rule.id) if above.kind is Kind.HEADING]
    if titles:
        print(f"  in {' > '.join(titles)}")
    print(textwrap.fill(told_rule(rule), 98, initial_indent="  ", subsequent_indent="  "))
    if rule.kind is Kind.HEADING:
        return
    print("  code")
    for place in code:
        around = f"  {place['inside']}" if place["inside"] else ""
        print(f"    {place['path']}:{place['line']}{around}  {place['remark']}")
    if not code:
        print("    no place names it")
    print("  tests")
    for test in tests:
        print(f"    {test['path']}:{test['line']}  {test['test']}")
    if not tests:
        print("    none cites it")


def told_rule(rule: Rule) -> str:
    says = rule.says or "Not put into our words yet."
    return f"{says} Nothing to run: {rule.reason}." if rule.reason else says
