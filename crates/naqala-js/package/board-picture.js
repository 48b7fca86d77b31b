// How <naqala-board> looks: its style, and pictures of the rules as elements.
import { trusted } from "./board-files.js";

// Shapes of the picture, and the variables by which a page colours them: the first of them that is set.
const COLOURS = [
  [".nq-ground", "fill", "--naqala-ground"],
  [".nq-ground", "stroke", "--naqala-ground-edge"],
  [".nq-count", "fill", "--naqala-ground-ink", "--naqala-ink"],
  [".nq-pit", "fill", "--naqala-hollow"],
  [".nq-pit", "stroke", "--naqala-hollow-rim"],
  [".nq-heap", "fill", "--naqala-ink"],
  [".nq-mark", "fill", "--naqala-ink"],
  [".nq-sign", "stroke", "--naqala-ink"],
  [".nq-seed", "fill", "--naqala-seed"],
  [".nq-other", "fill", "--naqala-seed-other", "--naqala-seed"],
  [".nq-third", "fill", "--naqala-seed-third", "--naqala-seed"],
  [".nq-seed", "stroke", "--naqala-seed-edge"],
];

export const STYLE = `
:host { display: block; max-width: 44rem; font: inherit; }
:host([hidden]) { display: none; }
.board { position: relative; }
.board svg { display: block; width: 100%; height: auto; }
.board .nq-caption { fill: currentColor; }
.pit { position: absolute; padding: 0; border: 0; border-radius: 12px; background: none; font: inherit; }
.pit:not([aria-disabled]) { cursor: pointer; box-shadow: inset 0 0 0 2px #fff9, inset 0 0 0 3px #0006; }
.pit:focus-visible { outline: 3px solid var(--naqala-focus, Highlight); outline-offset: -2px; box-shadow: inset 0 0 0 3px Canvas; }
.row { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: center; margin-block: 0.5rem; }
.row:empty { display: none; }
.row button { min-width: 2.75rem; min-height: 2.75rem; font: inherit; }
p { margin: 0.5rem 0; min-height: 1.5em; }
:host(:not([play], [controls])) p:empty { display: none; }
`;

// Lets the page choose the colours that the rules of a sheet give to shapes. A caption is written on the page and has its colour.
const lend = (rules) => {
  for (const rule of rules) {
    for (const [shape, property, ...names] of COLOURS) {
      const colour = rule.style?.getPropertyValue(property);
      if (!colour || !rule.selectorText.split(/,\s*/).includes(shape)) continue;
      rule.style.setProperty(property, names.reduceRight((otherwise, name) => `var(${name}, ${otherwise})`, colour));
    }
    lend(rule.cssRules ?? []);
  }
};

// The sheet of a style, one for all boards. A page with a strict policy allows these, and no style within a picture.
const sheets = new Map();
export const sheetOf = (style) => {
  if (!sheets.has(style)) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    lend(sheet.cssRules);
    sheets.set(style, sheet);
  }
  return sheets.get(style);
};

// A picture as an element, and its style as a sheet.
export const drawing = (text) => {
  const [, before, style, after] = text.match(/^(.*?)<style>(.*?)<\/style>(.*)$/s);
  const source = trusted("createHTML", before + after);
  const svg = document.importNode(new DOMParser().parseFromString(source, "image/svg+xml").documentElement, true);
  svg.setCurrentTime?.(0);
  return { svg, sheet: sheetOf(style) };
};
