import { matchScore } from "../palette/palette-match.ts";

export type Mentionable = { id: number; name: string };
/** What is typed of a name: where its `@` stands, and the letters after it. */
export type TypedMention = { at: number; query: string };

/** More than these nobody reads; a letter more finds the others. */
const MOST = 6;
/** A name has few words: whatever is longer is a sentence. */
const TYPED = /(?:^|[^\p{L}\p{N}])@((?:[\p{L}\p{N}.'’-]+ ?){0,3})$/u;

/** The name that is being typed right before the caret, if one is. */
export function typedMention(text: string, caret: number): TypedMention | undefined {
  const query = TYPED.exec(text.slice(0, caret))?.[1];
  return query === undefined ? undefined : { at: caret - query.length - 1, query };
}

/** Colleagues whose names have what was typed; nobody where a whole name stands there already. */
export function suggestColleagues<Person extends Mentionable>(
  colleagues: readonly Person[],
  query: string,
): Person[] {
  const isWhole = colleagues.some(({ name }) => `${name} `.toLowerCase() === query.toLowerCase());
  if (isWhole) return [];
  return colleagues
    .map((person) => ({ person, score: matchScore(query, [person.name]) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, MOST)
    .map(({ person }) => person);
}

/** The text with the whole name in the place of what was typed of it, and the caret after it. */
export function insertMention(
  text: string,
  { at, query }: TypedMention,
  name: string,
): { text: string; caret: number } {
  const before = `${text.slice(0, at)}@${name} `;
  const rest = text.slice(at + 1 + query.length).replace(/^ /, "");
  return { text: before + rest, caret: before.length };
}
