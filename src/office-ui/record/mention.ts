import { matchScore } from "../palette/palette-match.ts";

export type Mentionable = { id: number; name: string };
/** A mention that is being typed: the position of its `@`, and the letters after it. */
export type TypedMention = { at: number; query: string };

/** A longer list would not be read; one more letter finds the others. */
const MOST = 6;
/** A name has at most three words here; longer text is a sentence. */
const TYPED = /(?:^|[^\p{L}\p{N}])@((?:[\p{L}\p{N}.'’-]+ ?){0,3})$/u;

/** The mention right before the caret, if there is one. */
export function typedMention(text: string, caret: number): TypedMention | undefined {
  const query = TYPED.exec(text.slice(0, caret))?.[1];
  return query === undefined ? undefined : { at: caret - query.length - 1, query };
}

/** Colleagues whose names match the query; none if the query is already a whole name. */
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

/** Replaces the typed part by the whole name, and returns the caret's position after it. */
export function insertMention(
  text: string,
  { at, query }: TypedMention,
  name: string,
): { text: string; caret: number } {
  const before = `${text.slice(0, at)}@${name} `;
  const rest = text.slice(at + 1 + query.length).replace(/^ /, "");
  return { text: before + rest, caret: before.length };
}
