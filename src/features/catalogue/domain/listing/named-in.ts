import { foldForSearch, matchesSearch } from "#features/content/domain/faq-search.ts";

/** Goods that fit lie in many categories; only those that were named are worth a line of their own. */
export function namedIn(text: string): (name: string) => boolean {
  const words = text.split(/\s+/).filter((word) => word.length > 1);
  return (name) => words.some((word) => matchesSearch(foldForSearch(name), word));
}
