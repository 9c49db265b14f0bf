// Where the page begins: the address says what is shown.

import { DeckPage } from "./builder.js";
import { CardPage } from "./cards.js";
import { DesignPage } from "./designer.js";
import { Joining, Lobby } from "./lobby.js";
import { Replay } from "./replay.js";
import { Room } from "./room.js";
import { follow } from "./theme.js";
import { Words } from "./words.js";

follow();
new Words(document.body);
const page = document.getElementById("page");
const [, what, id] = location.pathname.split("/");

if (what === "table" && id) new Room(page, id);
else if (what === "join" && id) new Joining(page, id);
else if (what === "replay" && id) new Replay(page, id);
else if (what === "cards") new CardPage(page);
else if (what === "decks") new DeckPage(page);
else if (what === "design") new DesignPage(page);
else new Lobby(page);
