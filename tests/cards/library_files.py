# ruff: noqa: E501
"""Card files of our own making, one in each shape that people exchange, for the tests of the library."""

import json
from pathlib import Path
from xml.sax.saxutils import quoteattr

PUBLISHER = [
    {"code": "90-001H", "name_en": "Kelp Ranger", "type_en": "Forward", "job_en": "Ranger", "element": ["水"],
     "text_en": "[[ex]]EX BURST[[/]] When Kelp Ranger enters the field, draw 1 card.[[br]] [[s]]Undertow[[/]] 《S》《ダル》: "
     "Choose 1 Forward. Deal it 3000 damage.", "cost": "3", "power": "7000", "category_1": "KS", "category_2": "A &amp; B",
     "multicard": "1", "ex_burst": "1", "set": ["Kelp Shore"], "rarity": "H"},
    {"code": "90-002C/80-001C", "name_en": "Tide Clerk", "type_en": "Backup", "job_en": "Clerk", "element": ["水"],
     "text_en": "《ダル》: Draw 1 card.", "cost": "2", "power": "", "category_1": "KS", "multicard": "0", "rarity": "C"},
]  # fmt: skip
DUMP = [
    {"id": "91-001C", "name": "Sand Guard", "element": "earth", "type": "forward", "cost": 2, "power": 5000, "job": "Guard",
     "category": "KS", "rarity": "C", "text": "<p>[[i]]Damage 3 --[[/]] Sand Guard gains Brave.</p>", "set": "Kelp Shore",
     "cardNumber": "91-001C", "image": "x.jpg"},
    {"id": "91-002C", "name": "", "element": "earth", "type": "forward", "cost": 2, "power": 5000, "job": "", "category": "",
     "rarity": "C", "text": "", "set": "Kelp Shore", "cardNumber": "91-002C", "image": "x.jpg"},
]  # fmt: skip
FOWSIM = {"fow": {"clusters": [{"name": "Testing", "sets": [{"name": "Lamp Set", "code": "LMP", "cards": [
    {"id": "LMP-001", "name": "Lamp Keeper", "type": ["Ruler"], "race": ["Human"], "cost": "", "colour": ["W"], "ATK": "",
     "DEF": "", "abilities": ["[Judgment] {W}{W}"], "divinity": "", "rarity": "R"},
    {"id": "LMP-001J", "name": "Lamp Keeper, Aflame", "type": ["J-Ruler"], "race": ["Human"], "cost": "", "colour": ["W"],
     "ATK": 800, "DEF": 900, "abilities": ["[Flying]"], "divinity": "", "rarity": "JR"},
    {"id": "LMP-002", "name": "Wick Cutter", "type": ["Resonator"], "race": ["Human"], "cost": "{W}{1}", "colour": ["W"],
     "ATK": "", "DEF": 300, "abilities": ["[Flying]"], "divinity": "", "rarity": "C"},
    {"id": "LMP-003", "name": "Moth Swarm", "type": ["Resonator"], "race": ["Insect"], "cost": "{G}", "colour": ["G"],
     "ATK": "six", "DEF": 300, "abilities": [], "divinity": "", "rarity": "C"},
]}]}]}}  # fmt: skip
COMPENDIUM = [
    {"id": "1", "expansion_name": "ZZ01: Night Post", "is_playtesting": "0", "image_url": "", "fields": [
        {"field_label": label, "value": value} for label, value in (
            ("Name", "Post Owl"), ("Subname", ""), ("Type", "Servant"), ("Element", "Luna"), ("Traits", "Bird"),
            ("Cost/Lv", "2"), ("ATK", "1000"), ("DEF", "1000"), ("Ability", "Draw a card."), ("Card Number", "ZZ01-001"))]},
    {"id": "2", "expansion_name": "ZZ01: Night Post", "is_playtesting": "0", "image_url": "", "fields": []},
]  # fmt: skip
COCKATRICE = """<?xml version='1.0' encoding='UTF8'?>
<cockatrice_carddatabase version="3"><sets><set><name>ZZ</name><longname>Night & Day</longname></set></sets>
<cards>
<card><name>Ink & Quill</name><set>ZZ</set><set>YY</set><color>Luna</color><cmc>2</cmc><type>Servant - Tool</type>
<pt>10/20</pt><text></text></card>
<card><name>Night Clerk Lv2</name><set>ZZ</set><color>Luna</color><cmc/><type>Caster</type><text></text></card>
</cards></cockatrice_carddatabase>
"""


def octgn_set(rows: list[dict[str, str]]) -> str:
    """A set.xml of OCTGN."""
    cards = []
    for number, row in enumerate(rows):
        named = "".join(
            f"<property name={quoteattr(key)} value={quoteattr(value)}/>" for key, value in row.items() if key != "Name"
        )
        cards.append(f"<card id={quoteattr(f'guid-{number}')} name={quoteattr(row['Name'])}>{named}</card>")
    return f'<set name="Kelp Shore" id="x"><cards>{"".join(cards)}</cards></set>'


OCTGN = octgn_set(
    [
        {"Name": "Reef Knight", "Number": "92-001C", "Type": "Forward", "Element": "Water", "Cost": "2",
         "Power": "5000", "Job": "Knight", "Category": "KS", "Text": "Brave", "Rarity": "C"},
    ]
)  # fmt: skip
TABLE = """id,name,type,faction,level,atk,hp,stk,text
GR-01,Paper Lancer,unit,Emberwright,0,3,2,1,
GR-02,,unit,Emberwright,0,3,2,1,
GR-03,"Lancer, Folded",unit,Emberwright,1,4,2,1,
"""
TOML = """[[card]]
id = "93-001C"
name = "Pier Cat"
type = "forward"
element = ["water"]
cost = 1
power = 3000
text = "Haste"
"""
LINES = "\n".join(
    [
        json.dumps(
            {"id": "94-001C", "name": "Pier Dog", "type": "forward", "element": ["fire"], "cost": 1, "power": 3000}
        ),
        "{broken",
        json.dumps({"id": "94-001C", "name": "Pier Dog Again", "type": "forward", "element": ["fire"], "cost": 1}),
    ]
)


def written(folder: Path, name: str, content: object) -> Path:
    path = folder / name
    path.write_text(content if isinstance(content, str) else json.dumps(content, ensure_ascii=False), encoding="utf-8")
    return path
