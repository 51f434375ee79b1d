import { countCommon, countListed, docSet } from "../bits/doc-set.ts";
import { fold } from "./analysis/fold.ts";
import { rawTokens } from "./analysis/raw-tokens.ts";
import { tokenForms } from "./analysis/token-forms.ts";
import { expandTyped } from "./match/expand-word.ts";
import { findTogether, gatherInto } from "./match/find-together.ts";
import { emptySetToLook } from "./match/found-documents.ts";
import type { MatcherTools } from "./match/matcher.ts";
import { asWords } from "./match/query-words.ts";
import { commonRow, weighWords } from "./match/weigh-words.ts";
import { spellText } from "./spellings.ts";
import { prefixRange, type StringList, stringAt } from "./string-list.ts";
import { TERM_FLAGS } from "./text-buffers.ts";

type Completion = { text: string; count: number };

const MOST_CHARACTERS = 100;
const MOST_BEFORE = 5;
/** Colours and materials occur in many products but are rarely searched, so they count less. */
const KEYWORD_SHARE = 4;

/** Queries that continue the typed text, or its likely correction; those with the most documents first. */
export function completeText(tools: MatcherTools, text: string, limit: number): string[] {
  const lower = text.slice(0, MOST_CHARACTERS).toLowerCase();
  const tokens = rawTokens(lower);
  // Stryker disable next-line EqualityOperator: the first none of them are none
  if (tokens.length === 0 || limit <= 0) return [];
  const found = completionsOf(tools, tokens);
  if (found.length > 0) return withoutDoubles(tools, found).slice(0, limit);
  const [spelt] = spellText(tools, lower, 1);
  if (spelt === undefined) return [];
  return withoutDoubles(tools, completionsOf(tools, rawTokens(spelt))).slice(0, limit);
}

function completionsOf(tools: MatcherTools, tokens: readonly string[]): Completion[] {
  const found = [...phrases(tools, tokens), ...words(tools, tokens)];
  // Stryker disable next-line EqualityOperator: of two that are the same either may be first
  return found.sort((a, b) => b.count - a.count || (a.text < b.text ? -1 : 1));
}

function phrases({ buffers }: MatcherTools, tokens: readonly string[]): Completion[] {
  const keys: StringList = { chars: buffers.phraseKeyChars, starts: buffers.phraseKeyStarts };
  const texts: StringList = { chars: buffers.phraseChars, starts: buffers.phraseStarts };
  const { from, to } = prefixRange(keys, fold(tokens.join(" ")));
  const order = Array.from({ length: to - from }, (_, at) => from + at);
  order.sort((a, b) => (buffers.phraseCounts[b] ?? 0) - (buffers.phraseCounts[a] ?? 0));
  return order.slice(0, 50).map((at) => ({
    text: stringAt(texts, at),
    count: buffers.phraseCounts[at] as number,
  }));
}

/** Completes the last word; counts only documents that contain the words before it. */
function words(tools: MatcherTools, tokens: readonly string[]): Completion[] {
  const { dictionary } = tools;
  const last = tokenForms(tokens.at(-1) ?? "").whole;
  const before = tokens.slice(0, -1).slice(-MOST_BEFORE);
  const { from, to } = dictionary.beginningWith(last);
  const count = before.length > 0 ? countWithin(tools, before) : dictionary.documents;
  const wanted = before.length > 0 ? TERM_FLAGS.named : TERM_FLAGS.completes;
  const found: { term: number; count: number }[] = [];
  for (let term = from; term < to; term++) {
    const flags = dictionary.flags(term);
    if ((flags & wanted) === 0) continue;
    const times = count(term) / (flags & TERM_FLAGS.named ? 1 : KEYWORD_SHARE);
    if (times > 0) found.push({ term, count: times });
  }
  found.sort((a, b) => b.count - a.count || a.term - b.term);
  const head = before.map((raw) => properly(tools, raw)).join(" ");
  return found.slice(0, 50).map((one) => ({
    text: head === "" ? dictionary.surface(one.term) : `${head} ${dictionary.surface(one.term)}`,
    count: one.count,
  }));
}

/** The spelling with the diacritics that were left out while typing. */
function properly({ dictionary }: MatcherTools, raw: string): string {
  const term = dictionary.find(tokenForms(raw).whole);
  return term >= 0 && fold(raw) === raw ? dictionary.surface(term) : raw;
}

function countWithin(tools: MatcherTools, before: readonly string[]) {
  const { buffers } = tools;
  const typed = asWords(before.map((raw) => tokenForms(raw).whole)).map((word) =>
    expandTyped({ ...word, isLast: false }, tools),
  );
  const within = emptySetToLook(buffers);
  const found = findTogether(buffers, weighWords(buffers, typed), within);
  if (found) gatherInto(within, found);
  const set = docSet(within);
  return (term: number): number => {
    const row = commonRow(buffers, term);
    // Stryker disable next-line ConditionalExpression,EqualityOperator: its list has the same documents
    if (row >= 0) return countCommon(set, buffers.commonBits, row * within.length);
    const { postingStarts, postingDocs } = buffers;
    const [start, end] = [postingStarts[term] as number, postingStarts[term + 1] as number];
    return countListed(set, postingDocs, start, end);
  };
}

/** Keeps one of all spellings and inflected forms: the most common. */
function withoutDoubles({ stem }: MatcherTools, found: readonly Completion[]): string[] {
  const kept = new Map<string, string>();
  for (const { text } of found) {
    const key = rawTokens(text)
      .map((raw) => stem(tokenForms(raw).whole))
      .join(" ");
    if (!kept.has(key)) kept.set(key, text);
  }
  return [...kept.values()];
}
