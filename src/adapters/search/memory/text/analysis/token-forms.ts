import { fold } from "./fold.ts";
import { unitOf } from "./units.ts";

/** Longer words are cut: nobody types them, and they would only fill the dictionary. */
const MOST_LETTERS = 32;
const MOST_PARTS = 8;

/** What one token is found by. */
export type TokenForms = {
  /** The token as one word: "wh1000xm4", "128gb", "tshirt". */
  whole: string;
  /** What it is made of, cut at hyphens and between letters and digits; empty where that is itself. */
  pieces: readonly string[];
  /** All it is found by besides the whole: its pieces, and those that only hyphens part. */
  parts: readonly string[];
  /** The plain number it is, or the unit it names: neighbours of these become one word. */
  number?: string;
  unit?: string;
  /** It is a number with its unit. */
  hasUnit?: boolean;
};

/** A piece is all digits or has none. */
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

/** "128" and "gb" beside each other are the word that "128gb" is. */
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

/** Hyphened pieces first ("1000xm4"), then what they are made of ("1000", "xm", "4"). */
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
