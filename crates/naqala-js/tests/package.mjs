// The package in Node: types are beside the modules, games are data, errors are errors.
import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { before, test } from "node:test";

const PACKAGE = new URL("../../../target/npm/", import.meta.url);
const file = (name) => readFile(new URL(name, PACKAGE));
const { default: init, Game, Session, addLanguage, version } = await import(new URL("naqala.js", PACKAGE));

// Nothing is ready before `init`.
let early;
try {
  new Game(new Uint8Array(3));
} catch (error) {
  early = error;
}

before(async () => init({ module_or_path: await file("naqala_bg.wasm") }));

test("every game of the package is played", async () => {
  const games = JSON.parse(await file("games/index.json"));
  assert.ok(games.length > 50);
  for (const { id, name, theme, presets } of games) {
    const game = new Game(await file(`games/${id}.game`));
    assert.deepEqual([game.id, game.name], [id, name]);
    const session = new Session(game);
    assert.ok(session.setTheme(theme), id);
    for (let step = 0; step < 12 && !session.isOver; step += 1) {
      const moves = session.moves();
      session.play(moves[(step * 7) % moves.length]);
    }
    // The element takes the one style out of a picture: a strict policy of a page forbids others.
    for (const picture of [session.picture("en"), session.animation("en")]) {
      assert.ok(picture.startsWith("<svg"), id);
      assert.deepEqual([picture.split("<style>").length, picture.includes(" style=")], [2, false], id);
    }
    for (const preset of presets) assert.equal(new Game(await file(`games/${id}/${preset}.game`)).id, id);
  }
});

test("what is wrong is an Error with one line", async () => {
  const wrong = (act) => assert.throws(act, (error) => !String(error.message ?? error).includes("\n"));
  wrong(() => new Game(new Uint8Array(3)));
  const game = new Game(await file("games/kalah.game"));
  wrong(() => new Session(game, "S 1 2"));
  wrong(() => new Session(game).play("A"));
  const session = new Session(game);
  const said = (act, words) => assert.throws(act, (error) => error instanceof Error && words.test(error.message));
  said(() => session.play(3), /text/);
  said(() => new Session(game, 3), /text/);
  said(() => session.explain("xx"), /language/);
  for (const numbers of [[99, 5, 0], [Number.NaN, 5, 0], [1, -5, 0], [1, 5, 0.5]]) {
    said(() => session.question(...numbers), /whole number/);
  }
  assert.match(early.message, /init/);
  assert.equal(session.play("a"), undefined);
});

test("languages are data", async () => {
  const session = new Session(new Game(await file("games/oware.game")));
  session.play("c");
  const english = session.explain("en");
  assert.match(english, /South sows 4 seeds from c/);
  for (const name of await readdir(new URL("languages/", PACKAGE))) {
    const code = name.split(".")[0];
    const { rules, view, words } = JSON.parse(await file(`languages/${name}`));
    assert.equal(Object.keys(words).length, 7);
    // A word that is missing stands for itself.
    assert.deepEqual(Object.entries(words).filter(([key, word]) => key === word), [], code);
    if (code === "en") continue;
    addLanguage(code, rules, view);
    assert.notEqual(session.explain(code), english, code);
  }
});

test("partners win together", async () => {
  const session = new Session(new Game(await file("games/ruma.game")));
  assert.deepEqual(session.winners, []);
  for (let step = 0; !session.isOver; step += 1) {
    const moves = session.moves();
    session.play(moves[(step * 7) % moves.length]);
  }
  assert.deepEqual(session.winners, session.winner === "South" ? ["South", "North"] : ["East", "West"]);
});

test("the element can be imported without a page", async () => {
  const { NaqalaBoard } = await import(new URL("naqala-board.js", PACKAGE));
  assert.equal(NaqalaBoard.name, "NaqalaBoard");
});

test("the engine answers", async () => {
  const engine = await import(new URL("naqala_web_engine.js", PACKAGE));
  await engine.default({ module_or_path: await file("naqala_web_engine_bg.wasm") });
  const bytes = await file("engine/kalah.game");
  const desk = new engine.Desk();
  desk.take(bytes);
  const session = new Session(new Game(bytes));
  for (let step = 0; step < 4; step += 1) {
    const answers = [];
    desk.answer(session.question(3, 50, 1), (answer) => answers.push(answer));
    assert.equal(session.answer(answers.at(-1)), true);
  }
  assert.equal(session.plies().length, 4);
});

test("the package says what it is", async () => {
  const { version: told, exports } = JSON.parse(await file("package.json"));
  assert.equal(told, version());
  for (const entry of [exports["."], exports["./board"]]) {
    for (const name of Object.values(entry)) assert.ok((await file(name)).length > 0, name);
  }
  for (const item of ["class Game", "class Session", "explain(language: string)"]) {
    assert.ok((await file("naqala.d.ts")).includes(item), item);
  }
  // What explains the functions is in the types, not in the scripts that everybody downloads.
  for (const name of ["naqala", "naqala_web_engine"]) {
    const script = String(await file(`${name}.js`));
    assert.ok(script.startsWith(`/* @ts-self-types="./${name}.d.ts" */`), name);
    assert.ok(!script.includes("/**"), name);
  }
});
