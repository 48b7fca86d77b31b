// What <naqala-board> fetches: the rules, games and languages, each once; all of it lies beside this file.
import init, { addLanguage } from "./naqala.js";

export const HERE = new URL("./", import.meta.url);

let started;
export const start = () => {
  started ??= init().catch((error) => {
    started = undefined;
    throw error;
  });
  return started;
};

const fetched = new Map();
export const fetchOnce = (url, read) => {
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

export const bytesOf = async (response) => new Uint8Array(await response.arrayBuffer());

// The words of the element in a language, which the rules know from then on, too. A language that is not there is English.
const LANGUAGES = "@LANGUAGES@".split(" ");
const languages = new Map();
export const learn = (asked = "") => {
  const wanted = asked.split("-")[0].toLowerCase();
  const code = LANGUAGES.includes(wanted) ? wanted : "en";
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
    // It is asked for again the next time.
    languages.delete(code);
    return learn("en");
  }
};

// A page may demand that a text is trusted before it becomes an element or a thread.
let policy;
export const trusted = (make, text) => {
  const asIs = (given) => given;
  policy ??= globalThis.trustedTypes?.createPolicy("naqala", { createHTML: asIs, createScriptURL: asIs });
  return policy ? policy[make](text) : text;
};
