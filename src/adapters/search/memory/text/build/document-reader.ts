import type { SearchText } from "#ports/search.ts";
import { rawTokens } from "../analysis/raw-tokens.ts";
import {
  IN_CATEGORY,
  IN_DESCRIPTION,
  IN_KEYWORDS,
  IN_MANUFACTURER,
  IN_NAME,
  IN_OWN_CATEGORY,
  POSITION_MASK,
} from "../occurrence.ts";
import { createTermOccurrences } from "./term-occurrences.ts";
import { tokenIndexer } from "./token-indexer.ts";
import type { Token, TokenTable } from "./token-table.ts";

/** Words of a description beyond these are left out: they would outweigh all the rest. */
const DESCRIPTION_WORDS = 48;
const KEYWORDS = 64;
const HAS_DIGIT = /\d/;

/** The terms of a document and their places, field by field. */
export function createDocumentReader(table: TokenTable) {
  const places = createTermOccurrences();
  const addToken = tokenIndexer(table, places.add);
  const repeated = new Map<string, Token[]>();
  /** Terms whose token was seen outside descriptions: fit to be shown. */
  const shown = new Set<number>();
  const named = new Set<number>();

  function addTokens(tokens: readonly Token[], field: number): void {
    for (let at = 0; at < tokens.length; at++) addToken(tokens, at, field);
  }

  function addName(tokens: readonly Token[]): void {
    for (let at = 0; at < tokens.length; at++) {
      show(tokens[at] as Token, named);
      addToken(tokens, at, IN_NAME | Math.min(at, POSITION_MASK));
    }
  }

  function addShown(text: string, field: number): void {
    const tokens = repeated.get(text) ?? rawTokens(text).map(table.token);
    // Stryker disable next-line CallExpression: made anew they are the same
    repeated.set(text, tokens);
    for (const token of tokens) show(token, named);
    addTokens(tokens, field);
  }

  /** Colours and materials are words that queries are completed with, article numbers are not. */
  function addKeyword(keyword: string): void {
    const tokens = rawTokens(keyword).map(table.token);
    if (!HAS_DIGIT.test(keyword)) for (const token of tokens) show(token, shown);
    addTokens(tokens, IN_KEYWORDS);
  }

  function show(token: Token, among: Set<number>): void {
    token.seen++;
    const [term] = token.terms;
    // Stryker disable next-line ConditionalExpression: nobody looks for what is no term
    if (term !== undefined) among.add(term);
  }

  /** Answers with the tokens of the name; `places.take` has the terms. */
  function read(text: SearchText): readonly Token[] {
    const name = rawTokens(text.name).map(table.token);
    addName(name);
    addShown(text.manufacturer, IN_MANUFACTURER);
    text.categories.forEach((category, at) => {
      addShown(category, at === 0 ? IN_OWN_CATEGORY : IN_CATEGORY);
    });
    for (const keyword of text.keywords.slice(0, KEYWORDS)) addKeyword(keyword);
    const words = rawTokens(text.description.slice(0, DESCRIPTION_WORDS * 12));
    addTokens(words.slice(0, DESCRIPTION_WORDS).map(table.token), IN_DESCRIPTION);
    return name;
  }

  return { read, take: places.take, shown, named };
}
