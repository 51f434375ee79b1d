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
} from "../occurrence.ts";
import { createTermOccurrences } from "./term-occurrences.ts";
import type { Token, TokenTable } from "./token-table.ts";

/** Grouped whole numbers: no leading zero, no fraction. */
const FIRST_GROUP = /^[1-9]\d{0,2}$/;
const LAST_GROUP = /^\d{3}$/;

/** Adds all terms of a token to a field: its own, and those it makes with the tokens before it. */
function tokenIndexer(table: TokenTable, add: (term: number, field: number) => void) {
  function addToken(tokens: readonly Token[], at: number, field: number): void {
    const token = tokens[at] as Token;
    const pieceField = field | (field & IN_NAME ? NAME_PIECE : PIECE);
    for (let part = 0; part < token.terms.length; part++) {
      add(token.terms[part] as number, part === 0 || token.hasUnit ? field : pieceField);
    }
    const thousands = groupedNumber(tokens, at);
    if (thousands) add(table.termId(thousands), field);
    if (token.unit !== undefined) addMeasures(tokens, at, token.unit, field);
  }

  /** "128" and "gb" next to each other are also indexed as 128gb. */
  function addMeasures(tokens: readonly Token[], at: number, unit: string, field: number): void {
    for (const number of [tokens[at - 1]?.number, groupedNumber(tokens, at - 1)]) {
      if (number) add(table.termId(number + unit), field);
    }
  }

  return addToken;
}

/** "20 000": the number that two tokens write together. */
function groupedNumber(tokens: readonly Token[], at: number): string | undefined {
  // Stryker disable next-line StringLiteral: what is no number is no group
  const [first = "", last = ""] = [tokens[at - 1]?.number, tokens[at]?.number];
  return FIRST_GROUP.test(first) && LAST_GROUP.test(last) ? first + last : undefined;
}

/** Words of a description after these are left out: they would outweigh everything else. */
const DESCRIPTION_WORDS = 48;
const KEYWORDS = 64;
const HAS_DIGIT = /\d/;

/** The terms of a document and their places, field by field. */
export function createDocumentReader(table: TokenTable) {
  const places = createTermOccurrences();
  const addToken = tokenIndexer(table, places.add);
  const repeated = new Map<string, Token[]>();
  /** Terms whose token was seen outside descriptions, so they may be shown. */
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

  /** Queries are completed with colours and materials, but not with article numbers. */
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

  /** Returns the tokens of the name; `places.take` has the terms. */
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
