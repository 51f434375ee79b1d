import type { BrandView } from "./catalogue-views.ts";

export type BrandGroup = { letter: string; brands: readonly BrandView[] };

/** The group of names that begin with a digit or a sign. */
const OTHERS = "#";

function letterOf(name: string): string {
  const first = name.normalize("NFD").charAt(0).toUpperCase();
  return /\p{L}/u.test(first) ? first : OTHERS;
}

/** Reads `az` from the query: one letter, or "#"; null shows all. */
export function readLetter(value: string | null): string | null {
  const letter = value?.trim() ?? "";
  return letter.length === 1 ? letterOf(letter) : null;
}

export function brandsByLetter(brands: readonly BrandView[]): BrandGroup[] {
  const groups = Map.groupBy(brands, ({ name }) => letterOf(name));
  return [...groups]
    .sort(([a], [b]) => Number(a === OTHERS) - Number(b === OTHERS) || (a < b ? -1 : 1))
    .map(([letter, own]) => ({ letter, brands: own }));
}
