import type { TermsKey } from "#ports/search.ts";

/** Keys are numbered; additional fields get the next numbers when they first occur. */
export const FIXED_KEYS = [
  "manufacturer",
  "category_id",
  "category_ids",
  "flag_ids",
  "marks",
  "in_stock",
] as const satisfies readonly TermsKey[];

export const KEY = {
  manufacturer: 0,
  categoryId: 1,
  categoryIds: 2,
  flagIds: 3,
  marks: 4,
  inStock: 5,
} as const;

export const FIRST_FIELD_KEY = FIXED_KEYS.length;
const FIELD = "additional_field_";

export const fieldKey = (fieldId: number | string): TermsKey =>
  `${FIELD}${Number(fieldId)}` as TermsKey;

export const fieldIdOf = (key: string): number => Number(key.slice(FIELD.length));

/** The meaning of each code, e.g. code 17 = value "black" of key 8. Snapshots contain it unchanged. */
export type TermList = { keys: TermsKey[]; keyOf: number[]; values: string[] };

/**
 * Every value of every key has one code, the same in all segments, so counts of several segments can be added without
 * comparing values. It only grows; code 0 stands for "none".
 */
export type TermDictionary = {
  terms: TermList;
  keyNumber(key: string): number | undefined;
  code(keyNumber: number, value: string): number | undefined;
  addKey(key: TermsKey): number;
  addTerm(keyNumber: number, value: string): number;
};

const NO_KEY = 0xffff;

export const emptyTerms = (): TermList => ({
  keys: [...FIXED_KEYS],
  keyOf: [NO_KEY],
  values: [""],
});

export function openDictionary(terms: TermList): TermDictionary {
  const keyNumbers = new Map<string, number>(terms.keys.map((key, number) => [key, number]));
  const codes: Map<string, number>[] = terms.keys.map(() => new Map());
  for (let code = 1; code < terms.values.length; code += 1) {
    codes[terms.keyOf[code] as number]?.set(terms.values[code] as string, code);
  }
  return {
    terms,
    keyNumber: (key) => keyNumbers.get(key),
    code: (keyNumber, value) => codes[keyNumber]?.get(value),
    addKey(key) {
      const known = keyNumbers.get(key);
      if (known !== undefined) return known;
      keyNumbers.set(key, terms.keys.length);
      codes.push(new Map());
      return terms.keys.push(key) - 1;
    },
    addTerm(keyNumber, value) {
      const ofKey = codes[keyNumber];
      const known = ofKey?.get(value);
      if (known !== undefined) return known;
      const code = terms.values.push(value) - 1;
      terms.keyOf.push(keyNumber);
      ofKey?.set(value, code);
      return code;
    },
  };
}

/** The terms that one dictionary has and an older copy lacks. */
export type NewTerms = { keys: TermsKey[]; keyOf: number[]; values: string[] };

export function termsSince(terms: TermList, keyCount: number, termCount: number): NewTerms {
  return {
    keys: terms.keys.slice(keyCount),
    keyOf: terms.keyOf.slice(termCount),
    values: terms.values.slice(termCount),
  };
}

export function addNewTerms(dictionary: TermDictionary, added: NewTerms): void {
  for (const key of added.keys) dictionary.addKey(key);
  for (const [at, value] of added.values.entries()) {
    dictionary.addTerm(added.keyOf[at] as number, value);
  }
}
