import { IN_NAME, NAME_PIECE, PIECE } from "../occurrence.ts";
import type { Token, TokenTable } from "./token-table.ts";

/** Whole numbers as they are written: no leading zero, no fraction. */
const FIRST_GROUP = /^[1-9]\d{0,2}$/;
const LAST_GROUP = /^\d{3}$/;

/** Adds all terms of a token to a field: its own, and those it makes with the tokens before it. */
export function tokenIndexer(table: TokenTable, add: (term: number, field: number) => void) {
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

  /** "128" and "gb" beside each other are 128gb too. */
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
