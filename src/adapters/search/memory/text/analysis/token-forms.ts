import { fold } from "./fold.ts";

/** Units by their canonical form, with all the spellings that shoppers use in five languages. */
const SPELLINGS: Readonly<Record<string, string>> = {
  inch: 'inch inches in zoll coliu coliai colis colio colius col collu collas collam toll tolli tolline tollised дюйм дюйма дюймов дюймовыи дюймовый " ″ ”',
  gb: "gb гб gigabyte gigabytes gigabaitu gigabaiti gigabaiti гигабаит гигабайт",
  tb: "tb тб",
  mb: "mb мб",
  ml: "ml мл mililitru mililitri milliliitrit миллилитров",
  cl: "cl",
  l: "l л ltr litre litres liter liters litrai litru litro litri liitrit liitri liitrine литр литра литров",
  mg: "mg мг",
  g: "g г gr gram grams gramu gramai grami grammi грамм",
  kg: "kg кг kilogram kilogramai kilogramu kilogrami kilogrammi килограмм",
  mm: "mm мм",
  cm: "cm см centimetru centimetrai centimetri sentimeetrit",
  m: "m м metru metrai metri meetrit meeter метр метра метров",
  w: "w вт watt watts vatu vatti ватт",
  kw: "kw квт",
  v: "v voltu",
  mah: "mah мач ма маh",
  hz: "hz гц",
  mp: "mp мп megapikseliu",
  dpi: "dpi",
  pcs: "pcs pc vnt gab tk шт штук tukki gabali",
};

const canonical = new Map<string, string>();
for (const [unit, spellings] of Object.entries(SPELLINGS)) {
  for (const spelling of spellings.split(" ")) canonical.set(spelling, unit);
}

/** The canonical unit of a folded word; undefined if it is not a unit. */
function unitOf(word: string): string | undefined {
  return canonical.get(word);
}

/** Longer words are cut: nobody types them, and they would only fill the dictionary. */
const MOST_LETTERS = 32;
const MOST_PARTS = 8;

/** The forms by which one token is found. */
export type TokenForms = {
  /** The token as one word: "wh1000xm4", "128gb", "tshirt". */
  whole: string;
  /** Its pieces, cut at hyphens and between letters and digits; empty if that is the whole token. */
  pieces: readonly string[];
  /** All other forms by which it is found: its pieces, and the parts between hyphens. */
  parts: readonly string[];
  /** Set if it is a plain number, or a unit: a number and the unit next to it become one word. */
  number?: string;
  unit?: string;
  /** True for a number with its unit. */
  hasUnit?: boolean;
};

/** A piece is either all digits or has no digits. */
const NUMBER = /\d/;
const PIECES = /\d+(?:[.,]\d+)?|[^\d\-‐‑–.,_&'’`ʼ+"″”“′]+/g;
const INCH_MARK = /["″”“]/;

export function tokenForms(raw: string): TokenForms {
  const folded = fold(raw);
  const pieces = (folded.match(PIECES) ?? []).map((piece) => piece.replace(",", "."));
  if (INCH_MARK.test(raw)) pieces.push("inch");
  const [first, second] = pieces;
  if (first === undefined) return { whole: "", pieces: [], parts: [] };
  if (second === undefined) return singleForm(first);
  const unit = unitOf(second);
  if (pieces.length === 2 && NUMBER.test(first) && unit) {
    const number = trimmedNumber(first);
    return { whole: cut(number + unit), pieces: [number, second], parts: [number], hasUnit: true };
  }
  return { whole: cut(pieces.join("")), pieces, parts: partsOf(folded, pieces) };
}

/** "128" and "gb" next to each other give the same word as "128gb". */
export function joinedWithUnit(number: TokenForms, unit: TokenForms): string | undefined {
  if (number.number === undefined || unit.unit === undefined) return undefined;
  return number.number + unit.unit;
}

function singleForm(word: string): TokenForms {
  if (NUMBER.test(word)) {
    const number = trimmedNumber(word);
    return { whole: cut(number), pieces: [], parts: [], number };
  }
  const unit = unitOf(word);
  return { whole: cut(word), pieces: [], parts: [], ...(unit && { unit }) };
}

/** Hyphenated parts first ("1000xm4"), then their pieces ("1000", "xm", "4"). */
function partsOf(folded: string, pieces: readonly string[]): string[] {
  const hyphened = folded.split(/[-‐‑–_&]/).map((piece) => piece.replace(/[^\p{L}\p{N}.]/gu, ""));
  const found = new Set<string>();
  for (const part of [...(hyphened.length > 1 ? hyphened : []), ...pieces]) {
    if (part !== "" && found.size < MOST_PARTS) found.add(cut(part));
  }
  return [...found];
}

/** 2.0 is 2, 0.50 is 0.5. */
function trimmedNumber(number: string): string {
  return number.includes(".") ? number.replace(/\.?0+$/, "") : number;
}

function cut(word: string): string {
  return word.slice(0, MOST_LETTERS);
}
