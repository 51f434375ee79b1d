import { type Column, type SQL, sql } from "drizzle-orm";

/** Sorts after any character, so `text + LAST_SIGN` is an upper bound for all texts that begin with `text`. */
const LAST_SIGN = "\u{10ffff}";

/** Whether a value begins with a text, by an index with `text_pattern_ops`; no character of the text is a wildcard. */
export const startsWith = (value: SQL | Column, text: string): SQL =>
  sql`(${value} ~>=~ ${text} and ${value} ~<~ ${text + LAST_SIGN})`;

/** Whether a value contains a text, ignoring case. Only for short lists, because no index helps. */
export const contains = (value: SQL | Column, text: string): SQL =>
  sql`${value} ilike ${`%${text.replaceAll(/[\\%_]/g, "\\$&")}%`}`;

/** Whether each word is the beginning of a word in a `tsvector`. The words come from `wordsOf`. */
export const hasWords = (vector: SQL | Column, words: readonly string[]): SQL =>
  sql`${vector} @@ ${words.map(beginningOf).join(" & ")}::tsquery`;

/** Whether each word is in a `tsvector` as a whole word. For common words this takes a fraction of a prefix search. */
export const hasWholeWords = (vector: SQL | Column, words: readonly string[]): SQL =>
  sql`${vector} @@ ${words.map(quoteWord).join(" & ")}::tsquery`;

/**
 * Like `hasWholeWords`, but the last word may be only the beginning of one, because the user may still be typing it.
 */
export const hasWordsTyped = (vector: SQL | Column, words: readonly string[]): SQL =>
  sql`${vector} @@ ${[...words.slice(0, -1).map(quoteWord), ...words.slice(-1).map(beginningOf)].join(" & ")}::tsquery`;

const quoteWord = (word: string): string => `'${word.replaceAll(/['\\]/g, "$&$&")}'`;
const beginningOf = (word: string): string => `${quoteWord(word)}:*`;
