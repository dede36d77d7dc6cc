// The page of a phone: it shows the last sheet and says what its person does; it knows no rules.
const $ = (id) => document.getElementById(id), all = (what) => document.querySelectorAll(what), root = document.documentElement;
const SILENCE = 9000, HOLD = 480, TWICE = 350, PATIENCE = 4000, LONGEST = 4000, REPLACED = 4001;
const LANGUAGES = { en: "English", de: "Deutsch", fr: "Français" };
const ROMAN = ["I", "II", "III", "IV", "V"];
const BOXES = { check: "ui/box_ticked", hourglass: "ui/box" };
const SHAPES = { ready: "seals/seal_", sleeps: "seals/broken_" };
// Painted initials beside those from a to z.
const INITIALS = { à: "a_grave", ä: "a_umlaut", ç: "c_cedilla", é: "e_acute", ê: "e_circumflex", ö: "o_umlaut", ü: "u_umlaut" };

let words = {}, icons = {}, language = "en", sheet = null, lifted = "", liftedAt = 0, sent = 0, covered = false;
let socket = null, open = false, heard = 0, tries = 0, timer = 0, lostAt = 0, ended = false;
let held = null, reading = "", wanted = "", freshStep = null, recapped = "";

// Putting things together: never from text that could be more than text.

function make(tag, has, ...inside) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(has.trim ? { class: has } : has)) {
    if (value instanceof Function) made[name] = value;
    else if (value || value === 0) made.setAttribute(name, value);
  }
  made.append(...inside.flat(9).filter(Boolean));
  return made;
}

const [b, br, div, h1, h2, i, label, li, p, section, small, span, ul] = "b br div h1 h2 i label li p section small span ul".split(" ").map((tag) => (has, ...inside) => make(tag, has, ...inside));
const fill = (id, ...inside) => $(id).replaceChildren(...inside.flat(9).filter(Boolean));
const push = (css, label, onclick, ...inside) => make("button", { type: "button", class: css, "aria-label": label, onclick }, ...inside);

function address(key) {
  const bare = key.replace(/@.*/, "");
  if (/^(person|character|figure|buildings)\//.test(bare)) return `/art/${bare}@small.png`;
  return `/art/${bare}.${bare.startsWith("token/") ? "svg" : "png"}`;
}

function art(key, css = "", alt = "") {
  const drawn = make("img", { class: css, src: key[0] === "/" ? key : address(key), onerror: () => drawn.replaceWith(drawn.alt) });
  drawn.alt = alt;
  return drawn;
}

const say = (key, data = {}) => (words[key] || key).replace(/<(\w+)>/g, (tag, name) => data[name] ?? tag);

function called(key) {
  const short = key.replace(/.*\//, "");
  return icons[key] || icons[short] || icons[short.replace(/_[a-z]+$/, "")] || "";
}

function icon(key, css = "ic") {
  const drawn = art(key.includes("/") ? key : `icons/${key}`, css, called(key));
  drawn.dataset.rule = key;
  return drawn;
}

// A number and its picture never part at the end of a line.
function rich(text) {
  const parts = [];
  let from = 0;
  for (const match of text.matchAll(/([+−]?\d+\s?)?\[([\w/@]+)\](\s?(?:\d+ → \d+|[+−]?\d+(?!\[|\s?\[))|[:;,.])?/g)) {
    const [whole, before, key, after] = match, number = before && /^[+−]/.test(before) ? b("", before) : before;
    parts.push(text.slice(from, match.index), before || after ? span("nw", number, icon(key), after) : icon(key));
    from = match.index + whole.length;
  }
  return [...parts, text.slice(from)];
}

const plain = (text) => text.replace(/\[([\w/@]+)\]/g, (mark, key) => called(key)).replace(/\s+/g, " ").trim();
const lines = (texts = [], css = "") => texts.map((text) => span(`line ${css}`, rich(text)));
const paragraphs = (texts = [], css = "") => texts.map((text) => p(css, rich(text)));
const signed = (number) => `${number}`.replace("-", "−");
const listed = (names) => new Intl.ListFormat(language).format(names);

// Pictures.

function picture(what) {
  const key = what && (what.frame || what.pic);
  if (!key) return "";
  const people = /^card\/population_([a-z]+)/.exec(key);
  if (people) return crowd(people[1], Number(what.number));
  if (what.kind === "action") return action(what);
  if (what.kind === "land") return land(what);
  if (what.kind === "card") return span("card", art(key, "frame"), what.number && span("many", what.number));
  return art(what.pic, /^(person|character)/.test(what.pic) ? "portrait" : /^build/.test(what.pic) ? "house" : "thing");
}

function action({ frame, pic, tag, title }) {
  const name = span("title", title);
  name.style.fontSize = `${Math.min(13.2, 150 / String(title).length)}cqw`;
  return span("card action", art(frame, "frame"), art(pic, "pic"), tag && art(tag, "tag"), title && [art("card/banner", "banner"), name]);
}

function crowd(kind, number) {
  const nuns = [0, 1, 2, 3].map((place) => art(place < number ? "card/nun" : "card/nun_slot", "nun"));
  return span("card people", art(`card/population_${kind}`, "frame"), art(`figure/${kind}`, "pic"), art(`classes/${kind}`, "sign"), nuns);
}

function land({ pic, x, y }) {
  const round = span("land");
  round.style.backgroundImage = `url(${address(pic)})`;
  round.style.backgroundPosition = `${26 - x * 420}px ${26 - y * 263}px`;
  return round;
}

function track({ is, comes, of, strikes, icon: key }) {
  const then = is + comes, high = strikes || then >= of - 1 ? "on high" : "on", cells = [];
  for (let n = 1; n <= of; n++) cells.push(i(n <= Math.min(is, then) ? high : n <= then ? "new" : n <= is ? "less" : ""));
  const spoken = say("track", { now: is, then: Math.min(then, of), most: of }) + (strikes ? `, ${say("strikes")}` : "");
  const bar = span({ class: "track", role: "img", "aria-label": spoken }, cells, strikes && art("icons/skull", "lit"));
  return [bar, !strikes && span({ class: then < of ? "num" : "num bad", "aria-hidden": "true" }, key && icon(key), ` ${then}`)];
}

// One choice, in each of its shapes.

function button(choice, css, ...inside) {
  const made = push(css, "", () => tapped(choice), ...inside);
  if (choice.id) made.dataset.id = choice.id;
  if (choice.rule) made.dataset.rule = choice.rule;
  made.ariaPressed = choice.ticked;
  made.disabled = !choice.id;
  return made;
}

function leaf(choice) {
  const { brings = [], bad = [], soft, side, letter } = choice, mark = plan() && letter && plan().marks.find((each) => each.letter === letter);
  // A place without a picture is shown as it lies on the board.
  const drawn = picture(choice.picture || (mark && { kind: "land", pic: plan().picture, ...mark }));
  const pin = mark ? pin_of(letter) : "";
  const risk = choice.track || bad.length ? span("risk", choice.track && track(choice.track), bad.map((text) => b("bad", rich(text)))) : "";
  const told = span("words", span("name", rich(choice.name)), lines(brings), lines(soft, "soft"), risk);
  const weight = side && span("side", b(side[0][0] === "−" ? "bad" : "good", rich(side[0])), small("", rich(side[1])));
  const bare = !drawn && !pin && !brings.length && !side;
  return li("", button(choice, `option leaf ${bare ? "plain" : ""}`, drawn && pin ? span("beside", drawn, pin) : drawn || pin, told, weight), art("ui/notch", "notch"));
}

function pick(choice) {
  const made = button(choice, `pick ${choice.ticked ? "ticked" : ""}`, picture(choice.picture) || rich(choice.name), art("seals/good", "laid"));
  made.ariaLabel = plain([choice.name, ...(choice.brings || []), ...(choice.ticked ? [say("done")] : [])].join(", "));
  return li("", made);
}

// The zones between what is asked and the dock.

const plan = () => sheet.board?.picture && sheet.board;
const together = () => sheet.others.some(({ state }) => state === "thinks" || state === "ready");
const pin_of = (letter) => span({ class: "pin", "data-letter": letter, "aria-hidden": "true" }, letter);
const shape = (choice) => choice.as || "leaf";
const choice_of = (id) => id && sheet.choices.find((one) => one.id === id);

function choices() {
  const made = [], some = sheet.choices.filter((one) => shape(one) !== "seal");
  for (let from = 0, at = 0; at < some.length; from = at) {
    while (at < some.length && shape(some[at]) === shape(some[from])) at++;
    made.push(row(shape(some[from]), some.slice(from, at)));
  }
  return made;
}

function row(how, some) {
  if (how === "card") {
    const laid = some.filter((one) => one.ticked).length, [before, after] = say("so_many", { all: some.length }).split("<number>");
    return ul("spread", some.map(pick), sheet.about && li({ class: "count", "aria-hidden": "true" }, before, b("", String(laid)), after));
  }
  const few = some[1] && some.length < 4 && some.every((one) => one.picture);
  return ul(`options ${few ? "few" : some.length > 4 ? "tight" : ""}`, some.map(leaf));
}

function board({ picture: ground, marks }) {
  const pins = marks.map(({ letter, x, y }) => {
    const made = pin_of(letter);
    [made.style.left, made.style.top] = [`${100 * x}%`, `${100 * y}%`];
    return made;
  });
  return div({ class: "plan", "aria-hidden": "true", onclick: near }, art(ground), pins);
}

// A finger on the board means the letter next to it.
function near({ clientX, clientY, currentTarget }) {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const far = ({ x, y }) => Math.hypot(clientX - left - x * width, clientY - top - y * height);
  const mark = [...sheet.board.marks].sort((one, other) => far(one) - far(other))[0];
  const choice = far(mark) < 34 && sheet.choices.find((each) => each.letter === mark.letter);
  if (choice && lifted !== choice.id) tapped(choice);
}

function others() {
  const rows = sheet.others.map(({ name, tincture, state }) => li(state, art((SHAPES[state] || "crests/shield_") + tincture), name, small("", say(state))));
  return ul({ class: "others", "aria-label": say("together"), "aria-live": "polite" }, rows);
}

function hand(cards) {
  const eye = push("cover", say(covered ? "show" : "cover"), () => { covered = !covered; show(); }, art(covered ? "icons/eye_closed" : "icons/eye"));
  eye.dataset.id = "eye";
  const fan = `fan ${cards.length > 4 ? "packed" : cards.length > 1 ? "bent" : ""}`;
  return [div("label", h2("", say("hand")), eye), ul(fan, cards.map((card) => li("", covered ? span("back") : held_card(card))))];
}

function held_card(card) {
  const made = push("", card.name, () => { if (held !== "done") read(card.rule, card); }, picture(card.picture), card.picture?.kind !== "action" && span("below", card.name));
  made.dataset.rule = card.rule;
  return made;
}

// What is told line by line, with a crest or a box before each.
function log(told, css) {
  return make("ol", css, told.map((text) => {
    const [, key, rest] = /^\[(crests.\w+|check|hourglass)\](.*)/s.exec(text) || [];
    const sign = key && (BOXES[key] ? art(BOXES[key], "box lit", called(key)) : icon(key, "crest"));
    return li("", sign, span("", rich(key ? rest : text)));
  }));
}

const about = (place) => section("about leaf", picture(place.picture), div("", h2("", rich(place.title)), paragraphs(place.lines), paragraphs(place.soft, "soft")));

function weigh({ lines: told, beads, chance, was, hill: odds }) {
  const before = was === chance ? "" : span("soft", say("was", { chance: was }));
  return section({ class: "weigh leaf", "aria-live": "polite" }, beads && gain(beads), paragraphs(told), div("odds", div("", b("", chance), before), hill(odds)));
}

function gain({ name, is, comes, of, every }) {
  const row = [];
  for (let n = 1; n <= of; n++) row.push(i(`${n <= is ? "mine" : n <= is + comes ? "new" : ""} ${n % every ? "" : "fifth"}`));
  const beads = span({ class: "beads", role: "img", "aria-label": say("track", { now: is, then: is + comes, most: of }) }, row);
  return div("gain", b("good", `+${comes} ${name}`), beads, span("num", `${is} → ${is + comes}`));
}

// The chances of every number: left of the line dead, right of it alive.
function hill({ chances, rats, before }) {
  const wide = 176, high = 64, last = chances.length - 1, top = Math.max(...chances), here = Math.min(rats, last);
  const x = (n) => 6 + (n * (wide - 12)) / last, y = (n) => high - (58 * chances[n]) / top;
  const made = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const draw = (css, tag, has, text) => {
    const part = document.createElementNS(made.namespaceURI, tag);
    for (const [name, value] of Object.entries({ class: css, ...has })) part.setAttribute(name, value);
    part.textContent = text;
    made.append(part);
  };
  const line = (css, d) => draw(css, "path", { d }, ""), write = (css, n, text) => draw(css, "text", { x: x(n), y: 80 }, text);
  const slope = (from, to) => chances.slice(from, to + 1).map((part, n) => `L${x(from + n)} ${y(from + n)}`).join("");
  made.classList.add("hill");
  made.setAttribute("viewBox", `0 0 ${wide} 84`);
  line("dead", `M${x(0)} ${high}${slope(0, here)}V${high}z`);
  line("alive", `M${x(here)} ${high}${slope(here, last)}V${high}z`);
  line("pen", `M2 ${high}${slope(0, last)}L${wide - 2} ${high}z`);
  if (before < here) line("was", `M${x(before)} ${high}V${y(before)}`);
  line("now", `M${x(here)} ${high + 4}V${Math.max(2, y(here) - 6)}`);
  for (const n of [0, last / 2, last]) if (Math.abs(n - here) > last / 8) write("", n, n);
  write("here", here, rats);
  return made;
}

function ranks({ seats }) {
  const row = seats.map(({ name, tincture, points, place }) => li(name === sheet.self.name ? "me" : "", art(`seals/seal_${tincture}`), b("", ROMAN[place - 1]), name, br(""), signed(points)));
  return make("ol", { class: "ranks", "aria-label": say("places") }, row);
}

function sum({ rows, total }) {
  const most = Math.max(1, ...rows.map(([, points]) => Math.abs(points)));
  const made = rows.map(([name, points, key]) => {
    const bar = span(`bar ${points < 0 ? "minus" : ""}`);
    bar.style.width = `${(100 * Math.abs(points)) / most}%`;
    return li("", key ? art(key) : span(""), span("", rich(name)), span("", points ? bar : ""), span("num", signed(points)));
  });
  return ul({ class: "sum leaf", "aria-label": say("sources") }, made, li("total", span(""), b("", say("points")), span(""), span("num", signed(total))));
}

// The whole sheet.

const drawn = {};

function fresh(zone, ...what) {
  const key = JSON.stringify([language, ...what]), is = drawn[zone] !== key;
  drawn[zone] = key;
  return is;
}

function only(...ids) {
  for (const id of ["door", "alone", "self", "table", "dock"]) $(id).hidden = !ids.includes(id);
}

function dye(seat, kind) {
  root.className = [seat, ...["dark", "large"].filter(kept)].join(" ");
  document.body.className = kind;
}

function show() {
  const { kind, self } = sheet;
  dye(self.tincture, kind === "greet" || kind === "choose" ? "mine" : kind);
  document.title = kind === "choose" ? `● ${say("your_turn")}, ${self.name}` : plain(sheet.head) || self.name;
  if (kind === "greet") return greet();
  const focus = document.activeElement.dataset.id;
  only("self", "table", "dock");
  showSelf();
  showAsked();
  showZones();
  showDock();
  if (focus && document.activeElement === document.body) (document.querySelector(`[data-id="${CSS.escape(focus)}"]`) || $("ask")).focus({ preventScroll: true });
}

function showSelf() {
  const { self, when, own, end } = sheet;
  if (!fresh("self", self, when, own, end, icons)) return;
  const numbers = own.map(([key, value]) => div("", make("dt", "", icon(key)), make("dd", "", value)));
  const place = end && p("own", say("so_many", { number: ROMAN[end.place - 1], all: end.seats.length }));
  fill("self", art(`crests/shield_${self.tincture}`, "crest"), div("who", h2("", self.name), span("when", rich(when))), place || (own.length && make("dl", "own", numbers)));
}

function showAsked() {
  const { kind, head, self, others: some } = sheet, acting = some.find(({ state }) => state === "acts" || (state === "sleeps" && !together()));
  if (!fresh("asked", kind, head, sheet.small, self, some)) return;
  const [letter = "", ...rest] = head, key = INITIALS[letter.toLowerCase()] || letter.toLowerCase();
  const waits = kind === "wait", painted = !waits && /^[a-z]/.test(key);
  const sign = acting ? (SHAPES[acting.state] || "crests/shield_") + acting.tincture : together() ? `seals/seal_${self.tincture}` : "icons/hourglass";
  fill("mark", waits ? art(sign, "crest lit") : painted && art(`initials/${key}`, "initial"));
  // It is read whole, though its first letter is painted.
  fill("ask", painted ? [span("unseen", plain(head)), span({ "aria-hidden": "true" }, rich(rest.join("")))] : rich(head));
  fill("small", rich(sheet.small));
  $("asked").classList.toggle("leaf", waits);
  const from = some.indexOf(acting), turns = waits && acting ? [...some.slice(from), self] : [];
  const word = (one) => (one === acting ? small("", say("now")) : one === self ? small("", say("you")) : "");
  $("queue").ariaLabel = say("turns");
  fill("queue", turns.map((one) => li({ "aria-current": one === acting ? "step" : "" }, art((SHAPES[one.state] || "crests/shield_") + one.tincture, "", one.name), word(one))));
}

function showZones() {
  const { kind, end, others: some } = sheet;
  if (fresh("zones", kind, sheet.choices, sheet.board, sheet.notes, some, sheet.hand, sheet.told, sheet.about, sheet.weigh, end, covered, icons)) {
    const steps = /^\[(check|hourglass)/.test(sheet.notes[0]), notes = sheet.notes.length ? log(sheet.notes, steps ? "log leaf boxes" : "log leaf") : "";
    const made = [steps && notes];
    if (kind === "choose") made.push(sheet.about && about(sheet.about), plan() && board(plan()), choices(), sheet.weigh && weigh(sheet.weigh));
    if (end) made.push(ranks(end), sum(end));
    made.push(!steps && notes, together() && others(), sheet.hand.length && hand(sheet.hand));
    if (kind === "wait" && sheet.told.length) made.push(h2("label", say("told")), log(sheet.told, "log leaf"));
    $("zones").className = freshStep === sheet.step ? "" : "fresh";
    freshStep = sheet.step;
    fill("zones", made);
  }
  const up = choice_of(lifted);
  for (const each of all("#zones [aria-pressed]:enabled")) {
    each.ariaPressed = each.dataset.id === lifted;
    each.classList.toggle("chosen", each.dataset.id === lifted);
  }
  for (const pin of all(".pin")) pin.classList.toggle("chosen", Boolean(up && up.letter === pin.dataset.letter));
}

const TOOLS = [["help", "rules", rules], ["advice", "advice", advise], ["recap", "recap", recap], ["undo", "undo", () => tell("undo", { step: sheet.step })], ["menu", "menu", menu]];

function showDock() {
  const { kind, end, self } = sheet, up = choice_of(lifted), yes = end ? end.again : [], mine = yes.includes(self.name), rest = yes.filter((name) => name !== self.name);
  if (end) dress(say(mine ? "yours" : "again"), rest.length ? say("agreed", { names: listed(rest) }) : mine ? "" : say("asks"), mine || !open, mine);
  else if (kind === "choose") {
    dress(sent ? say("sealed") : up ? up.seal : say("choose"), together() && up ? say("change") : "", !up || !open || sent, sent);
  }
  $("seal").hidden = kind === "wait";
  const thinks = sheet.advice?.thinking;
  if (!fresh("tools", words, sheet.undo, kind, thinks)) return;
  $("tools").ariaLabel = say("menu");
  fill("tools", TOOLS.filter(([key]) => !end || key === "menu").map(([key, word, does]) => {
    const made = push("leaf", say(word), does, art(`icons/${key}`, "lit"));
    made.dataset.id = `tool:${key}`;
    made.disabled = (key === "undo" && !sheet.undo) || (key === "advice" && kind !== "choose");
    made.classList.toggle("busy", Boolean(thinks && key === "advice"));
    return made;
  }));
}

function dress(text, more, off, pressed) {
  const seal = $("seal");
  if (fresh("seal", text, more)) seal.replaceChildren(art("seals/action"), span("", rich(text), more && small("", more)));
  seal.hidden = false;
  seal.disabled = Boolean(off);
  seal.classList.toggle("pressed", Boolean(pressed));
}

// What a person does.

function tapped(choice) {
  if (held === "done" || !choice.id || sent) return;
  if (choice.now || (lifted === choice.id && Date.now() - liftedAt > TWICE)) { press(choice.id); return; }
  if (lifted === choice.id) return;
  lifted = choice.id;
  liftedAt = Date.now();
  tell("lift", { step: sheet.step, option: lifted });
  buzz(8);
  showZones();
  showDock();
}

function press(option) {
  if (sheet.end) { tell("again"); return; }
  if (!option || sent || !open) return;
  const mine = (sent = Date.now());
  tell("seal", { step: sheet.step, option });
  buzz(18);
  showDock();
  // Should no new sheet come, it can be tried again.
  setTimeout(() => { if (sent === mine) { sent = 0; show(); } }, PATIENCE);
}

function tell(t, data) {
  if (open) socket.send(JSON.stringify({ t, ...data }));
}

function buzz(how) {
  // Before the first tap a browser complains.
  if (navigator.vibrate && (!navigator.userActivation || navigator.userActivation.hasBeenActive)) navigator.vibrate(how);
}

// What is held up to be read.

function hold(what, title, ...inside) {
  const dialog = $("sheet");
  reading = what;
  dialog.replaceChildren(h2({ id: "title", tabindex: "-1" }, title), div({ class: "text", tabindex: "0" }, inside), push("strip", "", () => dialog.close(), say("close")));
  if (!dialog.open) dialog.showModal();
  $("title").focus();
}

function read(rule, card) {
  wanted = rule;
  tell("rule", { about: rule });
  hold("rule", card ? [picture(card.picture), span("", card.name)] : say("rules"), card?.text ? paragraphs(card.text) : p("soft", say("moment")));
}

function rules() {
  const links = new Map([...sheet.choices, ...sheet.hand].filter((one) => one.rule).map((one) => [one.rule, plain(one.name)]));
  wanted = "";
  tell("rule", { about: "" });
  hold("rule", say("rules"), p("", say("hold")), div("links", [...links].map(([rule, title]) => push("strip", "", () => read(rule), title))));
}

function shown({ title, text, picture: pic }) {
  if (reading === "rule") hold("rule", [picture({ pic }), span("", title)], paragraphs(text), wanted ? "" : [...all("#sheet .links")]);
}

function advise() {
  if (!sheet.advice) tell("advice", { step: sheet.step });
  counsel();
}

function counsel() {
  const told = sheet.advice, one = (each) => [make("h3", "", rich(each.title)), paragraphs([each.reason]), choice_of(each.id) ? push("strip go", "", () => follow(each.id), say("lift")) : ""].flat();
  if (!told || told.thinking) hold("advice", say("advice"), div("thinking", art("icons/advice", "lit"), p("", say("thinking"))));
  else hold("advice", say("advice"), ...one(told), ...(told.also ? [p("soft", say("also")), ...one(told.also)] : []));
}

function follow(id) {
  $("sheet").close();
  if (lifted !== id && !choice_of(id).now) tapped(choice_of(id));
}

function recap() {
  tell("recap");
  hold("recap", say("recap"), sheet.recap.length ? log(sheet.recap, "log") : p("", say("nothing")));
}

function menu() {
  hold("menu", say("menu"), settings("menu"));
}

function settings(where) {
  const tick = (type, on, name, onchange) => { const made = make("input", { type, name, onchange }); made.checked = on; return made; };
  const tongues = Object.entries(LANGUAGES).map(([code, name]) => label({ class: "leaf", lang: code }, tick("radio", code === language, `language_${where}`, () => tell("language", { language: code })), name));
  const ways = [["large", "text_size"], ["dark", "contrast"]].map(([what, key]) => label("leaf", tick("checkbox", kept(what), what, ({ target }) => keep(what, target.checked)), span("", art(`icons/${key}`, "lit"), say(what))));
  const set = (css, word, inside) => make("fieldset", css, make("legend", "unseen", say(word)), inside);
  return [set("tongues", "language", tongues), set("tongues two", "reading", ways)];
}

// What this phone remembers of how its person likes to read.

function kept(what) {
  const told = localStorage.getItem(what);
  return told ? told === "1" : what === "dark" && matchMedia("(prefers-color-scheme: dark)").matches;
}

function keep(what, on) {
  localStorage.setItem(what, Number(on));
  root.classList.toggle(what, on);
}

// Pages of one leaf.

function greet() {
  only("alone", "dock");
  const { self, title, others: some } = sheet, names = some.map((one) => one.name);
  if (fresh("alone", self, names, words)) {
    $("alone").className = "alone sit";
    fill("alone", p("mark leaf", art("title/wordmark", "", "Rats & Bells")), art(`/art/crests/shield_${self.tincture}.svg`, "great"),
      section("greet leaf", h1("", self.name), p("", say("greeting"), br(""), say("greeting_board"))), ...settings("greet"),
      p("dim", names.length ? say("with", { game: title, names: listed(names) }) : title));
  }
  lone(say("sit"), "", !open);
}

function lone(...how) {
  drawn.tools = fill("tools");
  dress(...how);
}

function lost(why) {
  // Before the first sheet has come there is nothing to say.
  if (!sheet) return;
  const { name, tincture: seat } = sheet.self, asleep = why === "asleep";
  $("sheet").close();
  only("alone", asleep ? "dock" : "");
  dye(seat, "lone");
  document.title = say(why);
  if (fresh("alone", why, words)) {
    const great = { asleep: `seals/broken_${seat}`, taken: `crests/shield_${seat}` }[why] || "icons/curtain";
    $("alone").className = asleep ? "alone lost" : "alone lost out";
    fill("alone", art(`/art/${great}.svg`, "great"), section({ class: "greet leaf", role: "status", "aria-live": asleep ? "polite" : "assertive" }, h1("", say(why)), p("", say(`${why}_text`, { name })), p("", say(`${why}_more`))),
      p("dim", say(`${why}_hint`, { name })), art(`title/rat_${{ asleep: "sit", out: "run" }[why] || "scribe"}`, "rat"));
  }
  if (asleep) lone(say("look"), tries ? say("try", { number: tries }) : "");
}

function door() {
  stop();
  sheet = null;
  $("sheet").close();
  only("door");
  dye("", "lone");
  for (const each of all("#door [lang]")) each.hidden = each.lang !== root.lang;
  grumble("stale", location.pathname.startsWith("/J/"));
}

function grumble(word, on) {
  for (const each of all(".bad[data-word]")) each.hidden = !on || each.dataset.word !== word;
}

async function knock(event) {
  event.preventDefault();
  const field = $("letters"), answer = await fetch(`/T/${encodeURIComponent(field.value.trim().toUpperCase())}`).catch(() => null);
  if (answer?.ok) { location.replace("/"); return; }
  grumble("wrong", true);
  field.value = "";
  field.focus();
}

// The line to the table.

function connect() {
  clearTimeout(timer);
  if (ended) return;
  const mine = new WebSocket(`ws://${location.host}/s`);
  drop();
  socket = mine;
  heard = Date.now();
  mine.onopen = () => { if (mine === socket) open = true; };
  mine.onmessage = ({ data }) => { if (mine === socket) take(JSON.parse(data)); };
  mine.onclose = ({ code }) => { if (mine === socket) { if (code === REPLACED) part("taken"); else parted(); } };
}

// Whatever a line still says after it was dropped is not heard.
function drop() {
  const former = socket;
  socket = null;
  open = false;
  former?.close();
}

function parted() {
  const never = !open;
  drop();
  lostAt ||= Date.now();
  tries++;
  clearTimeout(timer);
  timer = setTimeout(connect, Math.min(LONGEST, 250 * 2 ** tries) * (0.8 + 0.4 * Math.random()));
  if (never) refused();
  if (tries > 1) lost("asleep");
  else if (sheet) show();
}

// A socket cannot say why it was refused; the page can ask whether this phone still has its seat.
async function refused() {
  const answer = await fetch("/", { cache: "no-store" }).catch(() => null);
  if (answer?.status === 401 && !open && !ended) door();
}

function part(why) {
  stop();
  lost(why);
}

function stop() {
  ended = true;
  clearTimeout(timer);
  drop();
}

function wake() {
  if (document.hidden || ended || (socket && Date.now() - heard < SILENCE / 2)) return;
  tries = 0;
  connect();
}

function watch() {
  if (ended) return;
  if (socket && Date.now() - heard > SILENCE) parted();
  else if (lostAt && Date.now() - lostAt > 1500) lost("asleep");
}

function take(message) {
  const back = lostAt;
  heard = Date.now();
  tries = lostAt = 0;
  if (message.t === "sheet") came(message);
  else if (message.t === "words") learn(message);
  else if (message.t === "rule") shown(message);
  else if (message.t !== "beat") part(message.t);
  else if (back && sheet) show();
}

function learn(message) {
  ({ icons, language } = message);
  words = { ...words, ...message.page };
  root.lang = language;
  if (sheet) show();
}

// What is shown when nothing can be fetched any more.
function provide(seat) {
  provide.kept = [`seals/broken_${seat}.svg`, "icons/curtain.svg", "title/rat_sit.png", "title/rat_run.png", "title/rat_scribe.png"].map((key) => art(`/art/${key}`));
}

function came(next) {
  if (!sheet) setTimeout(provide, 1500, next.self.tincture);
  const before = sheet || {}, same = before.step === next.step && before.kind === next.kind;
  sheet = next;
  if (!same || !choice_of(lifted)) lifted = next.choices.find((one) => shape(one) === "seal")?.id;
  sent = 0;
  show();
  if (!same) window.scrollTo(0, 0);
  if (reading === "advice") { if (next.kind === "choose") counsel(); else $("sheet").close(); }
  if (same || next.kind !== "choose") return;
  if (before.kind && before.kind !== "choose") buzz([70, 60, 120]);
  const key = JSON.stringify(next.recap);
  if (next.recap_due && next.recap.length && recapped !== key) recap();
  recapped = key;
}

// Holding a finger on something asks for its rule.

const ruled = (event) => sheet && event.target.closest?.("[data-rule]");

function begin(event) {
  const on = ruled(event);
  if (!on || event.button) return;
  [begin.x, begin.y] = [event.clientX, event.clientY];
  held = setTimeout(() => { held = "done"; buzz(12); ask(on); }, HOLD);
}

function leave() {
  if (held === "done") setTimeout(() => { held = null; }, 60);
  else { clearTimeout(held); held = null; }
}

function ask(on) {
  const { rule } = on.dataset, card = [...sheet.hand, ...sheet.choices].find((one) => one.rule === rule);
  const sign = on.alt && { name: on.alt, picture: { pic: rule.includes("/") ? rule : `icons/${rule}` } };
  read(rule, sign || (card && { ...card, name: plain(card.name) }));
}

document.addEventListener("pointerdown", begin);
document.addEventListener("pointermove", (event) => { if (held && held !== "done" && Math.hypot(event.clientX - begin.x, event.clientY - begin.y) > 10) leave(); });
for (const name of ["pointerup", "pointercancel", "scroll"]) document.addEventListener(name, leave, { capture: true, passive: true });
document.addEventListener("contextmenu", (event) => {
  const on = ruled(event);
  if (!on) return;
  event.preventDefault();
  if (held !== "done") { clearTimeout(held); ask(on); }
});
$("seal").addEventListener("click", () => {
  if ($("alone").hidden) press(lifted);
  else if (open) tell("sit");
  else { tries = 0; connect(); }
});
$("sheet").addEventListener("click", (event) => { if (held !== "done" && event.target === $("sheet") && event.clientY < $("sheet").getBoundingClientRect().top) $("sheet").close(); });
$("sheet").addEventListener("close", () => { reading = ""; });
$("knock").addEventListener("submit", knock);
document.addEventListener("visibilitychange", wake);
window.addEventListener("pageshow", wake);
setInterval(watch, 1000);

root.lang = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => tag in LANGUAGES) || "en";
for (const each of all(`#door [lang=${root.lang}] [data-word], #door [lang=${root.lang}][data-word]`)) words[each.dataset.word] = each.textContent;
dye("", "lone");
connect();
