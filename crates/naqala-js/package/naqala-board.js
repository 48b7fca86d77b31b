// <naqala-board>: shows a position, replays a record, or lets somebody play. `naqala-board.d.ts` describes it.
import init, { Game, Session, addLanguage } from "./naqala.js";

const HERE = new URL("./", import.meta.url);
const THINKS = 500;

// Shapes of the picture, and the variables by which a page colours them.
const COLOURS = [
  [".nq-ground", "fill", "--naqala-ground"],
  [".nq-ground", "stroke", "--naqala-ground-edge"],
  [".nq-pit", "fill", "--naqala-hollow"],
  [".nq-pit", "stroke", "--naqala-hollow-rim"],
  [".nq-seed", "fill", "--naqala-seed"],
  [".nq-other", "fill", "--naqala-seed-other"],
  [".nq-third", "fill", "--naqala-seed-third"],
  [".nq-seed", "stroke", "--naqala-seed-edge"],
  [".nq-count,.nq-name,.nq-caption,.nq-heap,.nq-label", "fill", "--naqala-ink"],
];

const STYLE = `
:host { display: block; max-width: 44rem; font: inherit; }
:host([hidden]) { display: none; }
.board { position: relative; }
.board svg { display: block; width: 100%; height: auto; }
.pit { position: absolute; padding: 0; border: 0; border-radius: 12px; background: none; font: inherit; }
.pit:not([aria-disabled]) { cursor: pointer; box-shadow: inset 0 0 0 2px color-mix(in srgb, currentColor 35%, transparent); }
.pit:focus-visible { outline: 3px solid var(--naqala-focus, Highlight); outline-offset: -2px; }
.row { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: center; margin-block: 0.5rem; }
.row:empty { display: none; }
.row button { min-width: 2.75rem; min-height: 2.75rem; font: inherit; }
p { margin: 0.5rem 0; min-height: 1.5em; }
`;
let sheet;
const shared = () => {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
  }
  return sheet;
};

let started;
const start = () => (started ??= init());

const fetched = new Map();
const fetchOnce = (url, read) => {
  if (!fetched.has(url)) {
    const answer = fetch(url).then((response) => {
      if (!response.ok) throw new Error(`${url} cannot be fetched: ${response.status}`);
      return read(response);
    });
    // What failed is tried again the next time.
    answer.catch(() => fetched.delete(url));
    fetched.set(url, answer);
  }
  return fetched.get(url);
};

const bytesOf = async (response) => new Uint8Array(await response.arrayBuffer());

// The words of the element in a language, which the rules know from then on, too. A language that is not there is English.
const languages = new Map();
const learn = (asked) => {
  const code = (asked || "en").split("-")[0].toLowerCase();
  if (!languages.has(code)) {
    const known = read(code);
    known.catch(() => languages.delete(code));
    languages.set(code, known);
  }
  return languages.get(code);
};
const read = async (code) => {
  try {
    const { rules, view, words } = await fetchOnce(new URL(`languages/${code}.json`, HERE).href, (r) => r.json());
    if (rules) addLanguage(code, rules, view);
    return { code, words };
  } catch (error) {
    if (code === "en") throw error;
    return learn("en");
  }
};

// The engine, in a thread of its own. It answers one question after the other.
class Engine {
  constructor(game) {
    const { href, origin } = new URL("engine-worker.js", HERE);
    // A worker comes from the page's own site; what it imports may come from elsewhere.
    const script = () => new Blob([`import ${JSON.stringify(href)};`], { type: "text/javascript" });
    const url = origin === location.origin ? href : URL.createObjectURL(script());
    this.worker = new Worker(url, { type: "module" });
    this.ready = Promise.all([fetchOnce(game, bytesOf), this.answer()]).then(([bytes]) => this.worker.postMessage(bytes));
  }

  answer() {
    return new Promise((resolve, reject) => {
      this.worker.onmessage = ({ data }) => resolve(data);
      this.worker.onerror = (event) => reject(new Error(event.message || "the engine cannot be started"));
    });
  }

  async ask(question) {
    await this.ready;
    const answer = this.answer();
    this.worker.postMessage(question);
    return answer;
  }

  stop() {
    this.worker.terminate();
  }
}

// A server that renders pages imports this file where there are no elements: there it defines nothing.
export class NaqalaBoard extends (globalThis.HTMLElement ?? Object) {
  static observedAttributes = ["game", "src", "position", "moves", "controls", "play", "level", "lang", "theme"];

  #root = this.attachShadow({ mode: "open" });
  #colours = new CSSStyleSheet();
  #board = document.createElement("div");
  #choices = document.createElement("div");
  #controls = document.createElement("div");
  #says = document.createElement("p");
  #plies = [];
  #shown = 0;
  #learnt;
  #game;
  #engine;
  #focus;
  #words = {};
  #language = "en";
  #setting = 0;
  #moving = false;

  constructor() {
    super();
    this.#root.adoptedStyleSheets = [shared(), this.#colours];
    this.#board.className = "board";
    this.#choices.className = this.#controls.className = "row";
    this.#says.setAttribute("aria-live", "polite");
    this.#root.append(this.#board, this.#choices, this.#controls, this.#says);
    this.#board.addEventListener("keydown", (event) => this.#press(event));
    this.session = undefined;
  }

  connectedCallback() {
    this.#set();
  }

  disconnectedCallback() {
    this.#setting += 1;
    this.#engine?.stop();
    this.#engine = undefined;
  }

  attributeChangedCallback(_, before, after) {
    if (this.isConnected && before !== after) this.#set();
  }

  get progress() {
    return [this.#shown, this.#plies.length];
  }

  // Sets everything up as the attributes say; a later call makes an earlier one void.
  async #set() {
    const setting = (this.#setting += 1);
    // Attributes that are set one after the other are one change.
    await Promise.resolve();
    try {
      const src = this.getAttribute("src");
      const name = `${this.getAttribute("game") || "oware"}.game`;
      const url = src ? new URL(src, document.baseURI) : new URL(`games/${name}`, HERE);
      const [, bytes] = await Promise.all([
        start(),
        fetchOnce(url.href, bytesOf),
      ]);
      const { code, words } = await learn(this.getAttribute("lang") || document.documentElement.lang);
      if (setting !== this.#setting) return;
      this.#engine?.stop();
      this.#engine = undefined;
      [this.#language, this.#words] = [code, words];
      // The engine has the same game with what it has learnt.
      this.#learnt = src ? url.href : new URL(`engine/${name}`, HERE).href;
      this.#game = new Game(bytes);
      const session = this.#begin();
      const plies = (this.getAttribute("moves") || "").split(/\s+/).filter(Boolean);
      for (const ply of plies) session.play(ply);
      this.#plies = session.plies();
      this.#shown = this.hasAttribute("controls") && !this.hasAttribute("play") ? 0 : this.#plies.length;
      this.session = this.#at(this.#shown);
      this.#moving = false;
      this.#paint();
      this.#tell("naqala-ready", null);
      await this.#go();
    } catch (error) {
      if (setting !== this.#setting) return;
      this.#moving = false;
      this.#fail(error);
    }
  }

  #begin() {
    const session = new Session(this.#game, this.getAttribute("position") ?? undefined);
    const theme = this.getAttribute("theme");
    if (theme && !session.setTheme(theme)) throw new Error(`there is no theme ${theme}`);
    return session;
  }

  #at(count) {
    const session = this.#begin();
    for (const ply of this.#plies.slice(0, count)) session.play(ply);
    return session;
  }

  #tell(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, detail }));
  }

  #fail(error) {
    const wrong = error instanceof Error ? error : new Error(String(error));
    this.#says.textContent = wrong.message;
    this.#tell("naqala-error", wrong);
  }

  // Whether a person moves next.
  get #isOpen() {
    const who = this.getAttribute("play");
    const isPerson = who !== null && (who === "" || who === "both" || who === this.session?.seat);
    return Boolean(this.session) && !this.#moving && isPerson && !this.session.isOver;
  }

  async play(move) {
    if (!this.session || this.#moving) throw new Error("the board is not ready for a move");
    this.session.play(move);
    this.#plies = this.session.plies();
    this.#shown = this.#plies.length;
    await this.#happened();
    await this.#go();
  }

  async show(count) {
    if (!this.session || this.#moving) return;
    const to = Math.max(0, Math.min(count, this.#plies.length));
    const isNext = to === this.#shown + 1;
    this.#shown = to;
    this.session = this.#at(to);
    if (isNext) await this.#animate();
    this.#paint();
    this.#explain();
  }

  async undo() {
    if (!this.session || this.#moving) return;
    const who = this.getAttribute("play");
    do {
      if (!this.session.undo()) break;
    } while (who && who !== "both" && this.session.seat !== who);
    this.#plies = this.session.plies();
    this.#shown = this.#plies.length;
    this.#paint();
    this.#explain();
    await this.#go();
  }

  // A move was played: it is shown, told and explained.
  async #happened() {
    const setting = this.#setting;
    await this.#animate();
    if (setting !== this.#setting) return;
    this.#paint();
    const explanation = this.#explain();
    const move = this.#plies.at(-1);
    this.#tell("naqala-move", { move, moves: [...this.#plies], position: this.session.position, explanation });
    if (this.session.isOver) {
      const reason = this.session.reason(this.#language) ?? "";
      this.#says.textContent = [explanation, reason].filter(Boolean).join(" ");
      this.#tell("naqala-end", { winner: this.session.winner, winners: this.session.winners, reason });
    }
  }

  #explain() {
    return (this.#says.textContent = this.session.explain(this.#language) ?? "");
  }

  // Lets the engine move as long as it is its turn.
  async #go() {
    const who = this.getAttribute("play");
    const [setting, session] = [this.#setting, this.session];
    if (!who || who === "both") return;
    while (setting === this.#setting && session === this.session && !session.isOver && session.seat !== who) {
      this.#engine ??= new Engine(this.#learnt);
      const level = Number(this.getAttribute("level") || 5);
      this.#moving = true;
      const ahead = session.copy();
      try {
        do {
          const answer = await this.#engine.ask(ahead.question(level, THINKS, Math.floor(Math.random() * 2 ** 31)));
          if (setting !== this.#setting) return;
          ahead.answer(answer);
        } while (ahead.isWithinMove && ahead.seat === session.seat);
      } catch (error) {
        // The next question goes to another engine.
        if (setting === this.#setting) {
          this.#engine?.stop();
          this.#engine = undefined;
        }
        throw error;
      } finally {
        if (setting === this.#setting) this.#moving = false;
      }
      const ply = ahead.plies().at(-1);
      session.play(ply);
      this.#plies = session.plies();
      this.#shown = this.#plies.length;
      await this.#happened();
    }
  }

  // Shows the latest move as it happens; where things are not to move, nothing.
  async #animate() {
    const isStill = this.hasAttribute("still") || matchMedia("(prefers-reduced-motion: reduce)").matches;
    const moving = isStill ? undefined : this.session.animation(this.#language);
    if (!moving) return;
    const setting = this.#setting;
    const begins = [...moving.matchAll(/begin="([\d.]+)s"/g)].map((found) => Number(found[1]));
    this.#moving = true;
    this.#board.querySelector("svg")?.replaceWith(drawing(moving));
    for (const pit of this.#board.querySelectorAll(".pit")) pit.setAttribute("aria-disabled", "true");
    await new Promise((resolve) => setTimeout(resolve, 1000 * Math.max(0, ...begins) + 100));
    if (setting === this.#setting) this.#moving = false;
  }

  // Draws board, buttons and controls as they are now.
  #paint() {
    this.#colour();
    const svg = drawing(this.session.picture(this.#language));
    const [, , width, height] = svg.getAttribute("viewBox").split(" ").map(Number);
    const isOpen = this.#isOpen;
    const moves = isOpen ? this.session.moves() : [];
    const names = this.#game.pits;
    const seeds = this.session.seeds;
    const pits = [];
    for (const area of this.session.areas()) {
      const [name, ...place] = area.split(" ");
      const at = names.indexOf(name);
      if (at < 0) continue;
      const [left, top, wide, high] = place.map(Number);
      const pit = document.createElement("button");
      pit.type = "button";
      pit.className = "pit";
      pit.dataset.pit = name;
      pit.setAttribute("aria-label", `${name}: ${seeds[at]}`);
      if (!moves.some((move) => pitOf(move, names) === name)) pit.setAttribute("aria-disabled", "true");
      pit.style.cssText = `left:${percent(left, width)};top:${percent(top, height)};width:${percent(wide, width)};height:${percent(high, height)}`;
      pit.addEventListener("click", () => this.#choose(name));
      pit.addEventListener("focus", () => this.#rove(name));
      pits.push(pit);
    }
    const hadFocus = this.#root.activeElement?.dataset.pit;
    this.#board.replaceChildren(svg, ...pits);
    this.#rove(this.#focus ?? names[0]);
    if (hadFocus) this.#pit(hadFocus)?.focus();
    this.#offer(moves.filter((move) => pitOf(move, names) === undefined));
    this.#control();
  }

  #pit(name) {
    return this.#board.querySelector(`[data-pit="${CSS.escape(name)}"]`);
  }

  // One pit is reached by Tab, the others by arrows.
  #rove(name) {
    this.#focus = name;
    for (const pit of this.#board.querySelectorAll(".pit")) pit.tabIndex = pit.dataset.pit === name ? 0 : -1;
  }

  #choose(name) {
    if (!this.#isOpen) return;
    const names = this.#game.pits;
    const moves = this.session.moves().filter((move) => pitOf(move, names) === name);
    if (moves.length === 1) this.play(moves[0]).catch((error) => this.#fail(error));
    else this.#offer(moves, true);
  }

  // Buttons for moves that a pit alone does not tell.
  #offer(moves, takesFocus = false) {
    const buttons = moves.map((move) => button(move, move, () => this.play(move).catch((error) => this.#fail(error))));
    this.#choices.replaceChildren(...buttons);
    if (takesFocus) buttons[0]?.focus();
  }

  #control() {
    const [shown, all] = this.progress;
    const buttons = [];
    const add = (sign, word, isPossible, act) => {
      const made = button(sign, this.#words[word] ?? word, () => act().catch((error) => this.#fail(error)));
      made.disabled = !isPossible;
      made.dataset.control = word;
      buttons.push(made);
    };
    if (this.hasAttribute("controls")) {
      add("|◀", "to-start", shown > 0, () => this.show(0));
      add("◀", "back", shown > 0, () => this.show(shown - 1));
      add("▶", "forward", shown < all, () => this.show(shown + 1));
      add("▶|", "to-end", shown < all, () => this.show(all));
    }
    if (this.hasAttribute("play")) add("↶", "undo", all > 0, () => this.undo());
    const focused = this.#root.activeElement?.dataset.control;
    this.#controls.replaceChildren(...buttons);
    const again = buttons.find((made) => made.dataset.control === focused);
    (again?.disabled ? buttons.find((made) => !made.disabled) : again)?.focus();
  }

  // The colours that the page has chosen.
  #colour() {
    const style = getComputedStyle(this);
    const rules = COLOURS.filter(([, , name]) => style.getPropertyValue(name).trim());
    const text = rules.map(([shape, property, name]) => `.board :is(${shape}):not(.nq-closed) { ${property}: var(${name}); }`);
    this.#colours.replaceSync(text.join("\n"));
  }

  #press(event) {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    const step = steps[event.key];
    if (step) {
      const to = this.#neighbour(...step);
      if (to) to.focus();
    } else if (event.key.length === 1 && this.#pit(event.key)) {
      this.#pit(event.key).focus();
      this.#choose(event.key);
    } else {
      return;
    }
    event.preventDefault();
  }

  // The nearest pit in a direction.
  #neighbour(right, down) {
    const centre = (pit) => [pit.offsetLeft + pit.offsetWidth / 2, pit.offsetTop + pit.offsetHeight / 2];
    const here = this.#root.activeElement;
    if (!here?.dataset.pit) return undefined;
    const [x, y] = centre(here);
    let [best, least] = [undefined, Infinity];
    for (const pit of this.#board.querySelectorAll(".pit")) {
      const [dx, dy] = [centre(pit)[0] - x, centre(pit)[1] - y];
      const ahead = dx * right + dy * down;
      const aside = Math.abs(dx * down) + Math.abs(dy * right);
      // Ahead rather than aside.
      if (ahead > 1 && aside <= ahead * 2 && ahead + 2 * aside < least) [best, least] = [pit, ahead + 2 * aside];
    }
    return best;
  }
}

const percent = (part, all) => `${(100 * part) / all}%`;

// The pit with which a move begins; nothing where it begins otherwise.
const pitOf = (move, names) => {
  const fitting = names.filter((name) => move.startsWith(name));
  return fitting.sort((a, b) => b.length - a.length)[0];
};

const button = (sign, label, act) => {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = sign;
  made.setAttribute("aria-label", label);
  made.title = label;
  made.addEventListener("click", act);
  return made;
};

// A picture as an element.
const drawing = (text) => {
  const svg = document.importNode(new DOMParser().parseFromString(text, "image/svg+xml").documentElement, true);
  svg.setCurrentTime?.(0);
  return svg;
};

if (globalThis.customElements?.get("naqala-board") === undefined) globalThis.customElements?.define("naqala-board", NaqalaBoard);
