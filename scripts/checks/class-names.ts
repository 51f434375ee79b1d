import path from "node:path";
import type { Finding, SourceFile } from "./source-files.ts";

/**
 * A class belongs to the file whose name it begins with: `shipping-option-picker.css` has `.shipping-option-picker…`.
 * The files listed here also hold small families that would each be a file of a few lines.
 */
const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  "src/features/cart/shop/product/add-to-cart.css": ["add-bar"],
  "src/features/catalogue/shop/card/card.css": [
    "colour-dot",
    "deal-countdown",
    "goods-grid",
    "goods-row-head",
  ],
  "src/features/catalogue/shop/home/category-tile.css": ["home-offers"],
  "src/features/catalogue/shop/offers/offers.css": ["market-tabs"],
  "src/features/catalogue/shop/product/options.css": [
    "colour-option",
    "option-",
    "size-asked",
    "size-option",
  ],
  "src/features/catalogue/shop/product/product.css": [
    "size-chart",
    "specifications",
    "stock-",
    "total-",
  ],
  "src/features/catalogue/shop/search/search-box.css": ["search-field", "search-sheet"],
  "src/features/content/shop/article/reading.css": ["toc-"],
  "src/features/content/shop/blog/blog.css": ["byline"],
  "src/features/delivery/shop/pickup-points.css": ["courier-"],
  "src/features/delivery/shop/point-picker/point-picker.css": [
    "chosen-point",
    "map-scale",
    "point-",
  ],
  "src/features/shipping/shop/calculator/journey.css": ["goods-line"],
  "src/features/shipping/shop/parcel/parcel-fields.css": ["calc-fields", "calc-notes", "measure"],
  "src/features/shipping/shop/result/lane.css": ["calc-axis"],
  "src/features/shipping/shop/weight-explained.css": [
    "calc-bar",
    "calc-drawing",
    "calc-faces",
    "calc-rules",
    "calc-tape",
    "calc-why",
  ],
  "src/features/tracking/shop/tracking.css": ["arrival", "number-form", "tracked", "way-"],
  "src/office/styles/desktop-only.css": ["phone-only"],
  "src/office/styles/box.css": ["dot"],
  "src/office/styles/conflict-table.css": ["conflict-", "merged-field"],
  "src/office/styles/filter-bar.css": ["filter-chip", "filter-form"],
  "src/office/styles/key-hints.css": ["keys-list"],
  "src/office/styles/list-table.css": ["list-"],
  "src/office/styles/office-page.css": [
    "office-body",
    "office-columns",
    "office-foot",
    "office-head",
    "office-link",
    "office-title",
    "office-welcome",
  ],
  "src/office/styles/office-shell.css": [
    "office-brand",
    "office-find",
    "office-main",
    "office-mark",
    "office-side",
  ],
  "src/office/styles/office-tabs.css": ["office-drawer-menu", "office-tab"],
  "src/office/styles/saved-views.css": ["saved-view"],
  "src/shop/home/hero/arch-hero.css": ["arch"],
  "src/shop/home/hero/awning-hero.css": ["awning", "price-tag"],
  "src/shop/home/hero/conversation.css": ["talk"],
  "src/shop/home/hero/cover-hero.css": ["cover"],
  "src/ui/styles/heading.css": ["display", "h1", "h2", "h3", "label"],
  "src/ui/styles/input.css": ["select"],
  "src/ui/table/table.css": ["phone-entry"],
};

/** Style sheets with rules for everything: focus, motion, print. */
const OF_ALL = /\/styles\/(base|motion|print)\.css$/;

type Rule = { selector: string; line: number };

const CLASS = /\.([a-z_][\w-]*)/gi;
const classesIn = (text: string) => [...text.matchAll(CLASS)].map(([, name = ""]) => name);

/** Comments, strings and URLs contain dots that are not classes. */
const blank = (text: string) =>
  text.replace(/\/\*[\s\S]*?\*\/|"[^"\n]*"|url\([^)]*\)/g, (found) => found.replace(/[^\n]/g, " "));

function rulesOf(file: SourceFile): Rule[] {
  const text = blank(file.text);
  const heads = [...text.matchAll(/([^{};]+)\{/g)];
  return heads.flatMap(({ 1: head = "", index }) => {
    const line = text.slice(0, index).split("\n").length + (/^\s*\n/.exec(head) ? 1 : 0);
    const utility = /^\s*@utility\s+([\w-]+)/.exec(head)?.[1];
    if (utility) return [{ selector: `.${utility}`, line }];
    if (head.trim().startsWith("@")) return [];
    return splitSelectors(head).map((selector) => ({ selector, line }));
  });
}

/** Splits at commas outside of brackets. */
function splitSelectors(head: string): string[] {
  const parts: string[] = [""];
  let depth = 0;
  for (const sign of head) {
    if (sign === "(" || sign === "[") depth++;
    if (sign === ")" || sign === "]") depth--;
    if (sign === "," && depth === 0) parts.push("");
    else parts[parts.length - 1] += sign;
  }
  return parts;
}

const familiesOf = (file: SourceFile, families: typeof FAMILIES) => [
  path.basename(file.path, ".css"),
  ...(families[file.path] ?? []),
];

/** The file that owns a class: the one with the longest name, or family, that the class begins with. */
function ownerOf(name: string, sheets: readonly SourceFile[], families: typeof FAMILIES) {
  let owner: string | undefined;
  let longest = 0;
  for (const sheet of sheets) {
    for (const family of familiesOf(sheet, families)) {
      if (!name.startsWith(family) || family.length <= longest) continue;
      longest = family.length;
      owner = sheet.path;
    }
  }
  return owner;
}

/** Every selector must contain a class of its own file; it may contain others as context. */
export function findForeignClasses(
  sheets: readonly SourceFile[],
  families: typeof FAMILIES = FAMILIES,
): Finding[] {
  const owners = new Map<string, string | undefined>();
  const ownerOnce = (name: string) => {
    if (!owners.has(name)) owners.set(name, ownerOf(name, sheets, families));
    return owners.get(name);
  };
  const ofOne = sheets.filter(({ path: file }) => !OF_ALL.test(file));
  return ofOne.flatMap((sheet) =>
    rulesOf(sheet).flatMap(({ selector, line }) => {
      const names = classesIn(selector);
      if (names.length === 0 || names.some((name) => ownerOnce(name) === sheet.path)) return [];
      const [name = ""] = names.slice(-1);
      const owner = ownerOnce(name);
      const problem = owner
        ? `.${name} belongs to ${owner}`
        : `no file is named as .${name} begins`;
      return [{ file: sheet.path, line, problem }];
    }),
  );
}

/** A class name is used if it is written out, or composed: `btn-${variant}`. */
function isUsed(name: string, words: ReadonlySet<string>, beginnings: readonly string[]): boolean {
  return words.has(name) || beginnings.some((beginning) => name.startsWith(beginning));
}

/** Classes that have rules but are used in no component. */
export function findDeadClasses(
  sheets: readonly SourceFile[],
  components: readonly SourceFile[],
): Finding[] {
  const code = components.map(({ text }) => text).join("\n");
  const words = new Set(code.match(/[a-z_][\w-]*/gi));
  const beginnings = [...code.matchAll(/([a-z][\w-]*-)\$\{/gi)].map(([, found = ""]) => found);
  return sheets.flatMap((sheet) =>
    rulesOf(sheet).flatMap(({ selector, line }) =>
      classesIn(selector)
        .filter((name) => !isUsed(name, words, beginnings))
        .map((name) => ({ file: sheet.path, line, problem: `.${name} is used nowhere` })),
    ),
  );
}
