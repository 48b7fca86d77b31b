// What a script does with the package that was just installed.
import { readFile } from "node:fs/promises";
import init, { Game, Session } from "naqala";

const folder = new URL(".", import.meta.resolve("naqala"));
const file = (name) => readFile(new URL(name, folder));
await init({ module_or_path: await file("naqala_bg.wasm") });
const session = new Session(new Game(await file("games/oware.game")));
session.play("c");
if (!session.picture("en").startsWith("<svg")) throw new Error("there is no picture");
console.log(session.explain("en"));
