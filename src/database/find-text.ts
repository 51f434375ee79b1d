import { type Column, type SQL, sql } from "drizzle-orm";

/** Beyond every text that begins in the same way. */
const LAST_SIGN = "\u{10ffff}";

/** What a text begins with, by an index with `text_pattern_ops`; nothing in it is a wildcard. */
export const startsWith = (value: SQL | Column, text: string): SQL =>
  sql`(${value} ~>=~ ${text} and ${value} ~<~ ${text + LAST_SIGN})`;

/** A part of a text, in any case. For short lists alone: no index helps. */
export const contains = (value: SQL | Column, text: string): SQL =>
  sql`${value} ilike ${`%${text.replaceAll(/[\\%_]/g, "\\$&")}%`}`;

/** Every word begins one of a `tsvector`. Words come from `wordsOf`. */
export const hasWords = (vector: SQL | Column, words: readonly string[]): SQL =>
  sql`${vector} @@ ${words.map(beginningOf).join(" & ")}::tsquery`;

/** Every word is one of a `tsvector`. Words that many rows have take a fraction of what their beginnings take. */
export const hasWholeWords = (vector: SQL | Column, words: readonly string[]): SQL =>
  sql`${vector} @@ ${words.map(quoteWord).join(" & ")}::tsquery`;

/** Every word but the last is one of a `tsvector`, the last begins one: somebody is typing it. */
export const hasWordsTyped = (vector: SQL | Column, words: readonly string[]): SQL =>
  sql`${vector} @@ ${[...words.slice(0, -1).map(quoteWord), ...words.slice(-1).map(beginningOf)].join(" & ")}::tsquery`;

const quoteWord = (word: string): string => `'${word.replaceAll(/['\\]/g, "$&$&")}'`;
const beginningOf = (word: string): string => `${quoteWord(word)}:*`;
