import { type GrowingNumbers, sharedUint32 } from "./shared-arrays.ts";
import type { TermSets } from "./term-sets.ts";

export type DocumentOrder = {
  size: number;
  /** By arrival: the document's number, or -1 if a later document replaced it. */
  positions: Int32Array;
  docsById: Uint32Array;
  setStarts: Uint32Array;
  /** By a category set's old number: its rank. */
  setRanks: Uint32Array;
};

/** Sorts documents by category set, then by id. */
export function orderDocuments(
  ids: GrowingNumbers,
  sets: GrowingNumbers,
  termSets: TermSets,
): DocumentOrder {
  const arrivals = latestById(ids);
  const setRanks = rankSets(termSets);
  const setStarts = sharedUint32(termSets.size + 1);
  for (const arrival of arrivals) {
    const after = (setRanks[sets.at(arrival)] as number) + 1;
    setStarts[after] = (setStarts[after] as number) + 1;
  }
  // Stryker disable next-line EqualityOperator: behind the end there is nothing
  for (let set = 0; set < termSets.size; set += 1) {
    setStarts[set + 1] = (setStarts[set + 1] as number) + (setStarts[set] as number);
  }
  const next = setStarts.slice();
  const positions = new Int32Array(ids.length).fill(-1);
  const docsById = sharedUint32(arrivals.length);
  for (const [at, arrival] of arrivals.entries()) {
    const set = setRanks[sets.at(arrival)] as number;
    const doc = next[set] as number;
    next[set] = doc + 1;
    positions[arrival] = doc;
    docsById[at] = doc;
  }
  return { size: arrivals.length, positions, docsById, setStarts, setRanks };
}

/** Arrivals by ascending id; of several with the same id, only the last. */
function latestById(ids: GrowingNumbers): Uint32Array {
  const sortable = new BigUint64Array(ids.length);
  for (let arrival = 0; arrival < ids.length; arrival += 1) {
    sortable[arrival] = (BigInt(ids.at(arrival)) << 32n) | BigInt(arrival);
  }
  sortable.sort();
  const arrivals = new Uint32Array(ids.length);
  let kept = 0;
  for (let at = 0; at < sortable.length; at += 1) {
    const arrival = Number((sortable[at] as bigint) & 0xffffffffn);
    const isSameAsBefore = kept > 0 && ids.at(arrivals[kept - 1] as number) === ids.at(arrival);
    if (isSameAsBefore) kept -= 1;
    arrivals[kept++] = arrival;
  }
  return arrivals.subarray(0, kept);
}

/**
 * Sets that share their most common categories get neighbouring ranks, so that each category consists of few ranges.
 */
function rankSets(termSets: TermSets): Uint32Array {
  const uses = new Map<number, number>();
  const sets = Array.from({ length: termSets.size }, (_, set) => termSets.terms(set));
  for (const term of sets.flat()) uses.set(term, (uses.get(term) ?? 0) + 1);
  const paths = sets.map((terms) =>
    terms.toSorted((a, b) => (uses.get(b) ?? 0) - (uses.get(a) ?? 0) || a - b),
  );
  const order = paths.map((_, set) => set).sort((a, b) => comparePaths(paths[a], paths[b]));
  const ranks = new Uint32Array(termSets.size);
  for (const [rank, set] of order.entries()) ranks[set] = rank;
  return ranks;
}

function comparePaths(a: readonly number[] = [], b: readonly number[] = []): number {
  for (const [at, term] of a.entries()) {
    const difference = term - (b[at] ?? -1);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}
