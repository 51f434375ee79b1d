import type { MessageKey } from "#core/message-key.ts";

const PLACEHOLDER = /\{\{\s*([\w.]+)\s*\}\}/g;

/** Names that a text is filled in with, each once. */
export const placeholdersOf = (text: string): string[] =>
  [...new Set([...text.matchAll(PLACEHOLDER)].map(([, name = ""]) => name))].sort();

type Replacement = {
  original: string;
  text: string;
  /** One of several forms: any of them may say its number by the form alone. */
  isPlural: boolean;
};

/** What keeps a text from standing in the place of another: it is filled in with the same names. */
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
