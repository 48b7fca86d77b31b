// What a page looks like to those who judge whether everybody can use it: plain facts, as an object.
const focusable =
  "a[href], button, select, input, textarea, summary, [tabindex]:not([tabindex='-1']), [role='button']";

const isShown = (element) => {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
};
const all = (selector) => [...document.querySelectorAll(selector)].filter(isShown);
const named = (element) => {
  const text = (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 30);
  const names = [...element.classList].map((name) => "." + name).join("");
  return element.tagName.toLowerCase() + (element.id ? "#" + element.id : "") + names + ` "${text}"`;
};
// The colours behind an element, the outermost first, with how much of each shows.
const layers = (element) => {
  const found = [];
  for (let at = element; at; at = at.parentElement) {
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(at);
    found.unshift({ colour: backgroundColor, image: backgroundImage, opacity: Number(opacity) });
  }
  return found;
};
// Only told to those who listen.
const isUnseen = (element) => element.closest(".hidden, .skip-link:not(:focus)") !== null;
const isOff = (element) => element.closest("[disabled], fieldset[disabled]") !== null;

const texts = [];
const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (walk.nextNode()) {
  const element = walk.currentNode.parentElement;
  if (!walk.currentNode.data.trim() || !isShown(element) || isUnseen(element) || isOff(element)) continue;
  if (element.closest("svg, option, noscript, script")) continue;
  const { color, fontSize, fontWeight } = getComputedStyle(element);
  const text = { who: named(element), colour: color, pixels: parseFloat(fontSize), weight: Number(fontWeight) };
  texts.push({ ...text, layers: layers(element) });
}

const targets = all(focusable).filter((element) => !isUnseen(element) && !isOff(element));
const area = (element) => {
  const whole = element.closest("label") ?? element;
  const { left, top, width, height } = whole.getBoundingClientRect();
  return { left, top, width, height };
};
// A link within a sentence is as high as its line.
const isInline = (element) => {
  const around = element.parentElement.textContent.trim().length;
  return getComputedStyle(element).display === "inline" && around > element.textContent.trim().length;
};

// Browsers draw boxes to be ticked themselves.
const fields = all("input:not([type='checkbox']), select, textarea").filter((element) => !isOff(element));
const borders = [...fields, ...all(".pit.open, .store.turn")].map((element) => {
  const { borderTopColor, borderTopWidth } = getComputedStyle(element);
  const isField = fields.includes(element);
  return {
    who: named(element),
    colour: borderTopColor,
    width: parseFloat(borderTopWidth),
    // A field stands on the page; what is drawn on the board stands out against what it surrounds.
    layers: layers(isField ? element.parentElement : element),
  };
});

// The keyboard was used last, so that what gets the focus shows it.
const unmarked = [];
const rings = [];
for (const element of [...targets, ...all("button[tabindex='-1']")]) {
  const looks = () => {
    const { outlineStyle, outlineWidth, boxShadow, borderTopColor, backgroundColor } = getComputedStyle(element);
    return [outlineStyle, outlineWidth, boxShadow, borderTopColor, backgroundColor].join();
  };
  document.activeElement?.blur();
  const before = looks();
  element.focus({ preventScroll: true, focusVisible: true });
  if (document.activeElement !== element) continue;
  if (looks() === before) unmarked.push(named(element));
  const { outlineColor, outlineStyle, outlineWidth } = getComputedStyle(element);
  if (outlineStyle !== "none")
    rings.push({ who: named(element), colour: outlineColor, width: parseFloat(outlineWidth), layers: layers(element.parentElement) });
  element.blur();
}

const ids = [...document.querySelectorAll("[id]")].map((element) => element.id);
return {
  lang: document.documentElement.lang,
  title: document.title,
  named: document.querySelector("h1")?.textContent ?? "",
  mains: all("main").length,
  headings: all("h1, h2, h3, h4, h5, h6").map((heading) => Number(heading.tagName[1])),
  twice: ids.filter((id, at) => ids.indexOf(id) !== at),
  ordered: all("[tabindex]").filter((element) => element.tabIndex > 0).map(named),
  pictures: all("img:not([alt]), svg:not([aria-hidden='true'], [role='img'], [role='img'] svg)").map(named),
  // Where something happens, it is told.
  speaks: !document.querySelector(".board") || document.querySelector("[role='status'], [role='alert'], [aria-live]") !== null,
  overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  texts,
  targets: targets.map((element) => ({ who: named(element), inline: isInline(element), ...area(element) })),
  borders,
  rings,
  unmarked,
};
