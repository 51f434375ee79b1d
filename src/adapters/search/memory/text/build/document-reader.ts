import type { SearchText } from "#ports/search.ts";
import { rawTokens } from "../analysis/raw-tokens.ts";
import {
  IN_CATEGORY,
  IN_DESCRIPTION,
  IN_KEYWORDS,
  IN_MANUFACTURER,
  IN_NAME,
  IN_OWN_CATEGORY,
  NAME_PIECE,
  PIECE,
  POSITION_MASK,
} from "../place.ts";
import { createPlaces } from "./places.ts";
import type { Token, TokenTable } from "./token-table.ts";

/** Words of a description beyond these are left out: they would outweigh all the rest. */
const DESCRIPTION_WORDS = 48;
const KEYWORDS = 64;

/** The terms of a document and their places, field by field. */
export function createDocumentReader(table: TokenTable) {
  const places = createPlaces();
  const repeated = new Map<string, Token[]>();
  /** Terms whose token was seen in a name, manufacturer or category: fit to be shown. */
  const shown = new Set<number>();

  function addToken(token: Token, previous: Token | undefined, field: number): void {
    const piece = field & IN_NAME ? NAME_PIECE : PIECE;
    for (let at = 0; at < token.terms.length; at++) {
      places.add(token.terms[at] as number, at === 0 || token.hasUnit ? field : field | piece);
    }
    if (token.unit !== undefined && previous?.number !== undefined) {
      places.add(table.termId(previous.number + token.unit), field);
    }
  }

  function addTokens(tokens: readonly Token[], field: number): void {
    for (let at = 0; at < tokens.length; at++) {
      addToken(tokens[at] as Token, tokens[at - 1], field);
    }
  }

  function addName(tokens: readonly Token[]): void {
    for (let at = 0; at < tokens.length; at++) {
      const token = tokens[at] as Token;
      show(token);
      addToken(token, tokens[at - 1], IN_NAME | Math.min(at, POSITION_MASK));
    }
  }

  function addShown(text: string, field: number): void {
    let tokens = repeated.get(text);
    if (!tokens) {
      tokens = rawTokens(text).map(table.token);
      repeated.set(text, tokens);
    }
    tokens.forEach(show);
    addTokens(tokens, field);
  }

  function show(token: Token): void {
    token.seen++;
    const [term] = token.terms;
    if (token.seen === 1 && term !== undefined) shown.add(term);
  }

  /** Answers with the tokens of the name; `places.take` has the terms. */
  function read(text: SearchText): readonly Token[] {
    const name = rawTokens(text.name).map(table.token);
    addName(name);
    addShown(text.manufacturer, IN_MANUFACTURER);
    text.categories.forEach((category, at) => {
      addShown(category, at === 0 ? IN_OWN_CATEGORY : IN_CATEGORY);
    });
    for (const keyword of text.keywords.slice(0, KEYWORDS)) {
      addTokens(rawTokens(keyword).map(table.token), IN_KEYWORDS);
    }
    if (text.description !== "") {
      const words = rawTokens(text.description.slice(0, DESCRIPTION_WORDS * 12));
      addTokens(words.slice(0, DESCRIPTION_WORDS).map(table.token), IN_DESCRIPTION);
    }
    return name;
  }

  return { read, take: places.take, shown };
}
