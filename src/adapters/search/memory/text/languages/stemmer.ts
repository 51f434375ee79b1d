import type { LanguageRules } from "./language-rules.ts";
import { rulesOf } from "./languages.ts";

type Change = { from: string; to: string };

const VOWEL = /[aeiouyаеиоуыэюя]/;
const LETTERS_ONLY = /^\p{L}+$/u;
const LAST_VOWEL = /[aeiouyаеиоуыэюя]$/;
/** Shorter words are mostly names and codes. */
const LEAST_LETTERS = 3;
/** The fewest letters of an irregular word at the end of a compound, and of the part before it. */
const LEAST_TAIL = 5;
const LEAST_HEAD = 3;

/**
 * Returns a function from a folded word to the stem that its inflected forms share; without rules for the language,
 * to the word itself.
 */
export function stemmerOf(language: string): (word: string) => string {
  const rules = rulesOf(language);
  if (!rules) return withoutBreve;
  const endings = new Map(changesOf(rules.endings).map((one) => [one.from, one]));
  const longest = Math.max(...[...endings.keys()].map((ending) => ending.length));
  const changes = changesOf(rules.changes);
  const softChanges = changesOf(rules.softChanges);
  const irregular = irregularForms(rules);
  return (word) => {
    const plain = withoutBreve(word);
    const known = irregular.get(plain) ?? (rules.compounds && compoundStem(plain, irregular));
    if (known) return known;
    if (plain.length < LEAST_LETTERS || !LETTERS_ONLY.test(plain)) return plain;
    const ending = longestEnding(plain, endings, longest, rules);
    const left = ending ? replaceEnd(plain, ending) : plain;
    const isSoft = ending?.from.startsWith("i");
    return changeEnd(isSoft ? changeEnd(left, softChanges) : left, changes);
  };
}

function withoutBreve(word: string): string {
  return word.replaceAll("й", "и");
}

function longestEnding(
  word: string,
  endings: ReadonlyMap<string, Change>,
  longest: number,
  { leastLeft, endsInConsonant }: LanguageRules,
): Change | undefined {
  // Stryker disable next-line EqualityOperator: no ending is empty
  for (let length = Math.min(longest, word.length - 1); length > 0; length--) {
    const ending = endings.get(word.slice(word.length - length));
    if (!ending) continue;
    const before = word.slice(0, word.length - length);
    if (endsInConsonant && ending.to === "" && LAST_VOWEL.test(before)) continue;
    if (before.length + ending.to.length >= leastLeft && VOWEL.test(before)) return ending;
  }
  return undefined;
}

/** matka+saapaid has the stem matka+saabas. */
function compoundStem(word: string, irregular: ReadonlyMap<string, string>): string | undefined {
  for (let cut = LEAST_HEAD; cut <= word.length - LEAST_TAIL; cut++) {
    const tail = irregular.get(word.slice(cut));
    if (tail !== undefined) return word.slice(0, cut) + tail;
  }
  return undefined;
}

function changeEnd(word: string, changes: readonly Change[]): string {
  const change = changes.find((one) => word.endsWith(one.from));
  return change ? replaceEnd(word, change) : word;
}

function replaceEnd(word: string, change: Change): string {
  return word.slice(0, word.length - change.from.length) + change.to;
}

function changesOf(list: string | undefined): Change[] {
  // Stryker disable next-line ArrayDeclaration: no word ends in what would stand there
  return (list?.split(" ") ?? []).map((entry) => {
    const [from, to = ""] = entry.split(">") as [string, string?];
    return { from, to };
  });
}

function irregularForms(rules: LanguageRules): Map<string, string> {
  const forms = new Map<string, string>();
  for (const [stem, list] of Object.entries(rules.irregular ?? {})) {
    for (const form of list.split(" ")) forms.set(form, stem);
  }
  return forms;
}
