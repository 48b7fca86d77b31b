// <naqala-board>: shows a position, replays a record, or lets somebody play. `naqala-board.d.ts` describes it.
import { Engine } from "./board-engine.js";
import { HERE, bytesOf, fetchOnce, learn, start } from "./board-files.js";
import { STYLE, drawing, sheetOf } from "./board-picture.js";
import { Game, Session } from "./naqala.js";

const THINKS = 500;

// A server that renders pages imports this file where there are no elements: there it defines nothing.
export class NaqalaBoard extends (globalThis.HTMLElement ?? Object) {
  static observedAttributes = ["game", "src", "position", "moves", "controls", "play", "level", "lang", "theme"];

  #root = this.attachShadow({ mode: "open" });
  #board = document.createElement("div");
  #choices = document.createElement("div");
  #controls = document.createElement("div");
  #says = document.createElement("p");
  #plies = [];
  #shown = 0;
  #game;
  #learnt;
  #seed = 0;
  #person;
  #engine;
  #isThinking = false;
  #focus;
  #words = {};
  #language = "en";
  // The number of the game that is set up, and of the latest change of how it is shown.
  #setting = 0;
  #change = 0;
  // What is to be done, one after the other; how many wait; what ends the animation that runs.
  #queue = Promise.resolve();
  #waiting = 0;
  #skip;

  constructor() {
    super();
    this.#root.adoptedStyleSheets = [sheetOf(STYLE)];
    this.#board.className = "board";
    this.#board.setAttribute("role", "group");
    this.#choices.className = this.#controls.className = "row";
    this.#says.setAttribute("aria-live", "polite");
    const parts = { board: this.#board, choices: this.#choices, controls: this.#controls, text: this.#says };
    for (const [name, part] of Object.entries(parts)) part.setAttribute("part", name);
    this.#root.append(...Object.values(parts));
    this.#board.addEventListener("keydown", (event) => this.#press(event));
    this.#choices.addEventListener("keydown", (event) => this.#leave(event));
    this.session = undefined;
  }

  // An element that is moved to another place of the page goes on where it was.
  connectedCallback() {
    if (this.session) this.#adjust();
    else this.#set();
  }

  disconnectedCallback() {
    this.#skip?.();
    this.#stop();
  }

  // What is moved by `moveBefore` is not even interrupted.
  connectedMoveCallback() {}

  // What is played begins anew; how it is shown, and who plays, changes in the middle of a game.
  attributeChangedCallback(name, before, after) {
    if (!this.isConnected || before === after) return;
    if (!this.session || ["game", "src", "position", "moves"].includes(name)) this.#set();
    else this.#adjust();
  }

  get progress() {
    return [this.#shown, this.#plies.length];
  }

  // The method and the attribute have one name, and some frameworks assign attributes as properties.
  get play() {
    return this.#play;
  }

  set play(seat) {
    if (typeof seat === "string" || seat === true) this.setAttribute("play", seat === true ? "" : seat);
    else this.removeAttribute("play");
  }

  // Sets everything up as the attributes say; a later call makes an earlier one void.
  #set() {
    this.#setting += 1;
    this.#skip?.();
    this.#stop();
    // Until then nothing can be played: the picture may be that of another game.
    this.session = undefined;
    this.#queue = this.#load(this.#setting);
  }

  async #load(setting) {
    // Attributes that are set one after the other are one change.
    await Promise.resolve();
    if (setting !== this.#setting) return;
    try {
      const src = this.getAttribute("src");
      const name = `${this.getAttribute("game") || "oware"}.game`;
      const url = src ? new URL(src, document.baseURI) : new URL(`games/${name}`, HERE);
      const [, bytes] = await Promise.all([start(), fetchOnce(url.href, bytesOf)]);
      const known = await learn(this.#asked);
      if (setting !== this.#setting) return;
      const game = new Game(bytes);
      const person = personOf(this, game);
      const session = beginning(this, game);
      for (const ply of (this.getAttribute("moves") || "").split(/\s+/).filter(Boolean)) session.play(ply);
      [this.#game, this.#person, this.#plies] = [game, person, session.plies()];
      // The engine has the same game with what it has learnt.
      this.#learnt = src ? url.href : new URL(`engine/${name}`, HERE).href;
      // The dice of a game and the number of a move settle what the engine answers: whoever takes a move back can trust in it.
      this.#seed = Math.floor(Math.random() * 2 ** 31);
      this.#shown = this.hasAttribute("controls") && person === undefined ? 0 : this.#plies.length;
      this.session = this.#at(this.#shown);
      this.#board.setAttribute("aria-label", game.name);
      this.#speak(known);
      this.#paint();
      this.#tell("naqala-ready", null);
      this.#think();
    } catch (error) {
      if (setting !== this.#setting) return;
      for (const part of [this.#board, this.#choices, this.#controls]) part.replaceChildren();
      this.#fail(error);
    }
  }

  // Takes over attributes that leave the game as it is.
  async #adjust() {
    const [setting, change] = [this.#setting, (this.#change += 1)];
    await Promise.resolve();
    try {
      const known = await learn(this.#asked);
      if (setting !== this.#setting || change !== this.#change) return;
      await this.#next(() => {
        const person = personOf(this, this.#game);
        this.session = this.#at(this.#shown);
        this.#person = person;
        this.#speak(known);
        this.#paint();
        this.#explain();
      });
    } catch (error) {
      if (setting === this.#setting) this.#fail(error);
    }
  }

  // Does something once what is going on has come to its end: seeds that move arrive at once, and the engine thinks afterwards.
  #next(act) {
    const setting = this.#setting;
    this.#waiting += 1;
    this.#skip?.();
    if (this.#isThinking) this.#stop();
    const done = this.#queue.then(() => {
      this.#waiting -= 1;
      if (setting !== this.#setting) throw new Error("the board shows another game by now");
      if (!this.session) throw new Error("the board is not ready");
      return act();
    });
    this.#queue = done.catch(() => {}).then(() => void this.#think());
    return done;
  }

  // Does what a person has asked for.
  #obey(done) {
    const setting = this.#setting;
    done.catch((error) => setting === this.#setting && this.#fail(error));
  }

  // The language that is asked for.
  get #asked() {
    return this.closest("[lang]")?.lang || document.documentElement.lang;
  }

  #speak({ code, words }) {
    [this.#language, this.#words] = [code, words];
    for (const part of this.#root.children) part.lang = code;
  }

  #at(count) {
    const session = beginning(this, this.#game);
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

  // Whether it is the turn of who decides at this page.
  get #isTheirs() {
    return this.#person === "both" || this.#person === this.session.seat;
  }

  // Whether a person moves next.
  get #isOpen() {
    return Boolean(this.session) && !this.#skip && !this.session.isOver && this.#isTheirs;
  }

  #play(move) {
    return this.#next(() => {
      // Without `play` it is a script that moves.
      if (this.#person && !this.#isTheirs) throw new Error(`${this.session.seat} is to move`);
      return this.#move(move);
    });
  }

  // Plays a move, shows, tells and explains it.
  async #move(move) {
    const setting = this.#setting;
    this.session.play(move);
    this.#keep();
    await this.#animate();
    if (setting !== this.#setting) return;
    this.#paint();
    const { explanation, reason } = this.#explain();
    const { position, isOver, winner, winners } = this.session;
    this.#tell("naqala-move", { move: this.#plies.at(-1), moves: [...this.#plies], position, explanation });
    if (isOver) this.#tell("naqala-end", { winner, winners, reason });
  }

  show(count) {
    return this.#next(async () => {
      const setting = this.#setting;
      const to = Math.max(0, Math.min(Math.trunc(count) || 0, this.#plies.length));
      const isNext = to === this.#shown + 1;
      this.session = this.#at(to);
      this.#shown = to;
      if (isNext) await this.#animate();
      if (setting === this.#setting) this.#turnTo();
    });
  }

  undo() {
    return this.#next(() => {
      // The next engine throws its dice anew.
      this.#stop();
      do {
        if (!this.session.undo()) break;
      } while (this.#person && !this.#isTheirs);
      this.#keep();
      this.#turnTo();
    });
  }

  // The game is what has been played up to here.
  #keep() {
    this.#plies = this.session.plies();
    this.#shown = this.#plies.length;
  }

  // Another position of the game is shown.
  #turnTo() {
    this.#paint();
    const { explanation } = this.#explain();
    const [shown, all] = this.progress;
    this.#tell("naqala-show", { shown, all, position: this.session.position, explanation });
  }

  // Writes what the latest move did, and why the game is over.
  #explain() {
    const explanation = this.session.explain(this.#language) ?? "";
    const reason = this.session.reason(this.#language) ?? "";
    this.#says.textContent = [explanation, reason].filter(Boolean).join(" ");
    return { explanation, reason };
  }

  // Lets the engine move if it is its turn, while the page goes on.
  async #think() {
    const session = this.session;
    if (!session || session.isOver || !this.#person || this.#isTheirs) return;
    // Whoever looks back at earlier moves is left alone.
    if (this.#isThinking || this.#waiting > 0 || !this.isConnected || this.#shown < this.#plies.length) return;
    this.#isThinking = true;
    const engine = (this.#engine ??= new Engine(this.#learnt));
    try {
      const level = Number(this.getAttribute("level") || 5);
      const dice = this.#seed + this.#shown;
      const ahead = session.copy();
      do {
        const answer = await engine.ask(ahead.question(level, THINKS, dice));
        // It was stopped.
        if (engine !== this.#engine) return;
        ahead.answer(answer);
      } while (ahead.isWithinMove && ahead.seat === session.seat);
      this.#isThinking = false;
      await this.#next(() => this.#move(ahead.plies().at(-1)));
    } catch (error) {
      if (engine !== this.#engine) return;
      // The next question goes to another engine.
      this.#stop();
      this.#fail(error);
    }
  }

  #stop() {
    this.#engine?.stop();
    this.#engine = undefined;
    this.#isThinking = false;
  }

  // Shows the latest move as it happens; where things are not to move, nothing.
  async #animate() {
    const isStill = this.hasAttribute("still") || matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (isStill || this.#waiting > 0 || !this.isConnected) return;
    const moving = this.session.animation(this.#language);
    if (!moving) return;
    const begins = [...moving.matchAll(/begin="([\d.]+)s"/g)].map((found) => Number(found[1]));
    this.#board.querySelector("svg")?.replaceWith(this.#drawing(moving));
    for (const pit of this.#board.querySelectorAll(".pit")) pit.setAttribute("aria-disabled", "true");
    this.#offer([]);
    this.#control();
    await new Promise((resolve) => {
      this.#skip = resolve;
      setTimeout(resolve, 1000 * Math.max(0, ...begins) + 100);
    });
    this.#skip = undefined;
  }

  // Draws board, buttons and controls as they are now.
  #paint() {
    const svg = this.#drawing(this.session.picture(this.#language));
    const [, , width, height] = svg.getAttribute("viewBox").split(" ").map(Number);
    const moves = this.#isOpen ? this.session.moves() : [];
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
      Object.assign(pit.style, {
        left: percent(left, width),
        top: percent(top, height),
        width: percent(wide, width),
        height: percent(high, height),
      });
      pit.addEventListener("click", () => this.#choose(name));
      pit.addEventListener("focus", () => this.#rove(name));
      pits.push(pit);
    }
    const hadFocus = this.#root.activeElement?.dataset.pit;
    this.#board.replaceChildren(svg, ...pits);
    this.#rove(names.includes(this.#focus) ? this.#focus : names[0]);
    if (hadFocus) this.#pit(hadFocus)?.focus();
    this.#offer(withoutPit(moves, names));
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
    const legal = this.session.moves();
    const moves = legal.filter((move) => pitOf(move, names) === name);
    if (moves.length === 1) this.#obey(this.#play(moves[0]));
    else if (moves.length > 1) this.#offer([...moves, ...withoutPit(legal, names)], true);
  }

  // Buttons for moves that a pit alone does not tell; those without a pit, such as passing, are there all the time.
  #offer(moves, takesFocus = false) {
    const hadFocus = this.#choices.contains(this.#root.activeElement);
    const buttons = moves.map((move) => {
      const word = this.#words[{ "-": "button-pass", swap: "button-swap" }[move]] ?? move;
      return button(word, word, () => this.#obey(this.#play(move)));
    });
    this.#choices.replaceChildren(...buttons);
    if (takesFocus) buttons[0]?.focus();
    else if (hadFocus) this.#pit(this.#focus)?.focus();
  }

  // Escape leads from the ways to play a pit back to the pit.
  #leave(event) {
    if (event.key !== "Escape") return;
    this.#offer(withoutPit(this.#isOpen ? this.session.moves() : [], this.#game.pits));
    event.preventDefault();
  }

  #control() {
    const [shown, all] = this.progress;
    const buttons = [];
    const add = (sign, word, isPossible, act) => {
      const made = button(sign, this.#words[word] ?? word, () => this.#obey(act()));
      made.disabled = !isPossible;
      made.dataset.control = word;
      buttons.push(made);
    };
    if (this.hasAttribute("controls")) {
      add("|◀", "to-start", shown > 0, () => this.show(0));
      add("◀", "back", shown > 0, () => this.show(this.#shown - 1));
      add("▶", "forward", shown < all, () => this.show(this.#shown + 1));
      add("▶|", "to-end", shown < all, () => this.show(all));
    }
    if (this.hasAttribute("play")) add("↶", "undo", shown > 0, () => this.undo());
    const focused = this.#root.activeElement?.dataset.control;
    this.#controls.replaceChildren(...buttons);
    const again = buttons.find((made) => made.dataset.control === focused);
    (again?.disabled ? buttons.find((made) => !made.disabled) : again)?.focus();
  }

  // A picture as an element; its style is one of the element's.
  #drawing(text) {
    const { svg, sheet } = drawing(text);
    this.#root.adoptedStyleSheets = [sheetOf(STYLE), sheet];
    return svg;
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

// Whom a person plays: a seat, `both`, or nobody.
const personOf = (board, game) => {
  const asked = board.getAttribute("play")?.toLowerCase();
  if (asked === undefined) return undefined;
  if (asked === "" || asked === "both") return "both";
  const seat = game.seats.find((name) => name.toLowerCase() === asked);
  if (!seat) throw new Error(`\`play\` is ${game.seats.join(", ")} or both`);
  return seat;
};

// The game from its first position.
const beginning = (board, game) => {
  const session = new Session(game, board.getAttribute("position") ?? undefined);
  const theme = board.getAttribute("theme");
  if (theme && !session.setTheme(theme)) throw new Error(`there is no theme ${theme}`);
  return session;
};

const percent = (part, all) => `${(100 * part) / all}%`;

// The pit with which a move begins; nothing where it begins otherwise.
const pitOf = (move, names) => {
  const fitting = names.filter((name) => move.startsWith(name));
  return fitting.sort((a, b) => b.length - a.length)[0];
};

const withoutPit = (moves, names) => moves.filter((move) => pitOf(move, names) === undefined);

const button = (sign, label, act) => {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = sign;
  if (label !== sign) {
    made.setAttribute("aria-label", label);
    made.title = label;
  }
  made.setAttribute("part", "button");
  made.addEventListener("click", act);
  return made;
};

if (globalThis.customElements?.get("naqala-board") === undefined) globalThis.customElements?.define("naqala-board", NaqalaBoard);
