import { tokenForms } from "../analysis/token-forms.ts";

/** The meaning of a token as written, computed once. */
export type Token = {
  raw: string;
  /** Numbers of its terms, that of the whole token first. */
  terms: readonly number[];
  number?: string;
  unit?: string;
  /** True for a number with its unit: then the number alone does not count as a mere piece. */
  hasUnit: boolean;
  /** How often it was seen outside descriptions: the most common spelling is shown. */
  seen: number;
  /** Its index among the cached tokens, for counting pairs. */
  id: number;
};

/** When this many are cached, further tokens are computed every time. */
const MAX_TOKENS = 1_000_000;
/** Article numbers hardly ever repeat: caching them would only fill memory. */
const isArticleNumber = (raw: string) => raw.length >= 8 && /\d/.test(raw);

/** The id of tokens that are not cached; no cached one is so high. */
const NOT_KEPT = 0x3ff_ffff;

export type TokenTable = {
  token(raw: string): Token;
  termId(term: string): number;
  terms: readonly string[];
  tokens: readonly Token[];
};

export function createTokenTable(maxTokens = MAX_TOKENS): TokenTable {
  const terms: string[] = [];
  const termIds = new Map<string, number>();
  const tokens: Token[] = [];
  const kept = new Map<string, Token>();

  function termId(term: string): number {
    const known = termIds.get(term);
    if (known !== undefined) return known;
    termIds.set(term, terms.length);
    return terms.push(term) - 1;
  }

  function token(raw: string): Token {
    const known = kept.get(raw);
    if (known) return known;
    const { whole, parts, number, unit, hasUnit = false } = tokenForms(raw);
    const words = whole === "" ? [] : [whole, ...parts.filter((part) => part !== whole)];
    const made: Token = { raw, terms: words.map(termId), seen: 0, hasUnit, id: NOT_KEPT };
    // Stryker disable next-line ConditionalExpression: not having one is as good as none
    if (number !== undefined) made.number = number;
    // Stryker disable next-line ConditionalExpression: not having one is as good as none
    if (unit !== undefined) made.unit = unit;
    if (kept.size < maxTokens && !isArticleNumber(raw)) {
      kept.set(raw, made);
      made.id = tokens.push(made) - 1;
    }
    return made;
  }

  return { token, termId, terms, tokens };
}
