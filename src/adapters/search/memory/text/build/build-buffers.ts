import type { SearchText } from "#ports/search.ts";
import { setDocs } from "../../bits/bits.ts";
import { sharedInt32, sharedUint8, sharedUint32, wordsFor } from "../../segment/shared-arrays.ts";
import { stopWordsOf } from "../languages/languages.ts";
import { packStrings } from "../string-list.ts";
import { TERM_FLAGS, type TextBuffers } from "../text-buffers.ts";
import { collectPhrases } from "./collect-phrases.ts";
import { collectPostings } from "./collect-postings.ts";
import { groupStems } from "./group-stems.ts";
import { type Inverted, invertPostings } from "./invert-postings.ts";
import { listTypoTerms } from "./list-typo-terms.ts";
import { createTokenTable, type TokenTable } from "./token-table.ts";

/** A term is common if more than one document in this many contains it. */
const COMMON_SHARE = 64;

type CommonTerms = Pick<TextBuffers, "commonTerms" | "commonBits" | "commonPlaces">;

/** Terms in many documents, with a bit for each document, so that sets of them are combined word by word. */
function listCommonTerms({
  postingStarts,
  postingDocs,
  nameLengths,
}: Omit<Inverted, "manufacturerCounts">): CommonTerms {
  const common: number[] = [];
  // Stryker disable next-line EqualityOperator,ArithmeticOperator: behind the last there are no documents
  for (let term = 0; term + 1 < postingStarts.length; term++) {
    const documents = (postingStarts[term + 1] as number) - (postingStarts[term] as number);
    // Stryker disable next-line EqualityOperator: it is as well found where it is not common
    if (documents * COMMON_SHARE > nameLengths.length) common.push(term);
  }
  const words = wordsFor(nameLengths.length);
  const commonTerms = sharedUint32(common.length);
  const commonBits = sharedInt32(common.length * words);
  const commonPlaces = sharedUint32(common.length * words);
  common.forEach((term, row) => {
    commonTerms[row] = term;
    const [start, end] = [postingStarts[term] as number, postingStarts[term + 1] as number];
    setDocs(commonBits.subarray(row * words), postingDocs, start, end);
    let at = start;
    // Stryker disable next-line EqualityOperator: the next row writes that word anew
    for (let word = 0; word < words; word++) {
      commonPlaces[row * words + word] = at;
      while (at < end && (postingDocs[at] as number) < (word + 1) << 5) at++;
    }
  });
  return { commonTerms, commonBits, commonPlaces };
}

/** Words that may complete a query: at least three letters, no numbers or codes. */
const COMPLETES = /^\p{L}{3,}$/u;

export function buildBuffers(
  language: string,
  documents: Iterable<{ doc: number; text: SearchText }>,
): TextBuffers {
  const table = createTokenTable();
  const collected = collectPostings(table);
  const stopWords = stopWordsOf(language);
  const phrases = collectPhrases(table, (word) => stopWords.has(word));
  for (const { doc, text } of documents) {
    phrases.add(text, collected.add(doc, text));
  }
  const { terms, rank } = orderTerms(table);
  const { manufacturerCounts, ...inverted } = invertPostings(collected, rank);
  const termFlags = sharedUint8(terms.length);
  const flag = (ids: ReadonlySet<number>, flags: number) => {
    for (const id of ids) {
      const at = rank[id] as number;
      if (COMPLETES.test(terms[at] as string)) termFlags[at] = flags;
    }
  };
  flag(collected.shown, TERM_FLAGS.completes);
  flag(collected.named, TERM_FLAGS.completes | TERM_FLAGS.named);
  manufacturerCounts.forEach((count, at) => {
    const start = inverted.postingStarts[at] as number;
    const all = (inverted.postingStarts[at + 1] as number) - start;
    if (count * 2 >= all) termFlags[at] = (termFlags[at] as number) | TERM_FLAGS.brand;
  });
  const packedTerms = packStrings(terms);
  const surfaces = packStrings(surfacesOf(table, rank));
  return {
    language: packStrings([language]).chars,
    termChars: packedTerms.chars,
    termStarts: packedTerms.starts,
    termFlags,
    surfaceChars: surfaces.chars,
    surfaceStarts: surfaces.starts,
    ...groupStems(language, terms, termFlags),
    ...inverted,
    ...listCommonTerms(inverted),
    ...listTypoTerms(terms, termFlags),
    ...phrases.pack(),
  };
}

function orderTerms(table: TokenTable) {
  const terms = table.terms.toSorted();
  const rank = new Uint32Array(terms.length);
  terms.forEach((term, at) => {
    rank[table.termId(term)] = at;
  });
  return { terms, rank };
}

/** The most common spelling of each term in lower case; empty if that is the term itself. */
function surfacesOf(table: TokenTable, rank: Uint32Array): string[] {
  const surfaces = Array.from<string>({ length: rank.length }).fill("");
  const most = new Uint32Array(rank.length);
  for (const { raw, terms, seen } of table.tokens) {
    const [id] = terms;
    // Stryker disable next-line ConditionalExpression: without a term there is none to show
    if (id === undefined) continue;
    const at = rank[id] as number;
    if (seen <= (most[at] as number)) continue;
    most[at] = seen;
    const lower = raw.toLowerCase();
    surfaces[at] = lower === table.terms[id] ? "" : lower;
  }
  return surfaces;
}
