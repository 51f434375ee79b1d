import type { MessageKey } from "#core/message-key.ts";

const PLACEHOLDER = /\{\{\s*([\w.]+)\s*\}\}/g;

/** The names of a text's placeholders, without duplicates. */
export const placeholdersOf = (text: string): string[] =>
  [...new Set([...text.matchAll(PLACEHOLDER)].map(([, name = ""]) => name))].sort();

type Replacement = {
  original: string;
  text: string;
  /** True for one of several plural forms, which may leave out the number. */
  isPlural: boolean;
};

/** Why a text may not replace another: it must have the same placeholders. */
export function replacementProblem({
  original,
  text,
  isPlural,
}: Replacement): MessageKey | undefined {
  if (text.trim() === "") return "validation.required";
  const braces = (one: string) => /[{}]/.test(one.replaceAll(PLACEHOLDER, ""));
  if (braces(text) && !braces(original)) return "office.translations.errors.braces";
  const named = (one: string) =>
    String(placeholdersOf(one).filter((name) => !isPlural || name !== "count"));
  return named(text) === named(original) ? undefined : "office.translations.errors.placeholders";
}
