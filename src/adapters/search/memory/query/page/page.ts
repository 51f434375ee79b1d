import {
  isAfter,
  makeRanked,
  putRanked,
  type Ranked,
  selectPage,
  swapPositions,
} from "./select-page.ts";

/**
 * Collects the documents of one page and keeps the best of those offered: lower keys first, then lower second keys,
 * then lower ids.
 */
export type Page = {
  /** A document with a key above this cannot get onto the page any more. */
  worstKey: number;
  /** Nor can one with the worst key and a second key above this. */
  worstSecond: number;
  offer(key: number, second: number, id: number): void;
  ids(): Uint32Array;
};

/** For larger pages, a heap costs more than gathering everything and selecting once. */
const LARGEST_HEAP = 2048;

export function createPage(offset: number, limit: number, mostOffers: number): Page {
  const size = Math.min(offset + limit, mostOffers);
  if (limit === 0 || offset >= mostOffers) return emptyPage();
  // Stryker disable next-line ConditionalExpression,EqualityOperator: both kinds give the same page
  return size <= LARGEST_HEAP ? heapPage(offset, size) : gatheredPage(offset, limit, mostOffers);
}

const emptyPage = (): Page => ({
  worstKey: Number.NEGATIVE_INFINITY,
  worstSecond: Number.NEGATIVE_INFINITY,
  offer() {},
  ids: () => new Uint32Array(0),
});

/** A heap whose root is the worst of the page; one more place, the last, holds the new document. */
function heapPage(offset: number, size: number): Page {
  const ranked = makeRanked(size + 1);
  const heap = new Uint32Array(size);
  let count = 0;

  function siftUp(from: number): void {
    let at = from;
    while (at > 0) {
      const parent = (at - 1) >>> 1;
      if (!isAfter(ranked, heap[at] as number, heap[parent] as number)) return;
      swapPositions(heap, at, parent);
      at = parent;
    }
  }

  function siftDown(): void {
    let at = 0;
    for (;;) {
      let worst = at * 2 + 1;
      if (worst >= count) return;
      if (worst + 1 < count && isAfter(ranked, heap[worst + 1] as number, heap[worst] as number)) {
        worst += 1;
      }
      if (!isAfter(ranked, heap[worst] as number, heap[at] as number)) return;
      swapPositions(heap, at, worst);
      at = worst;
    }
  }

  const page: Page = {
    worstKey: Number.POSITIVE_INFINITY,
    worstSecond: Number.POSITIVE_INFINITY,
    offer(key, second, id) {
      if (count < size) {
        putRanked(ranked, count, key, second, id);
        heap[count] = count;
        siftUp(count++);
      } else {
        putRanked(ranked, size, key, second, id);
        const root = heap[0] as number;
        if (!isAfter(ranked, root, size)) return;
        putRanked(ranked, root, key, second, id);
        siftDown();
      }
      if (count < size) return;
      page.worstKey = ranked.keys[heap[0] as number] as number;
      page.worstSecond = ranked.seconds[heap[0] as number] as number;
    },
    ids: () => idsInOrder(ranked, heap.subarray(0, count)).subarray(offset),
  };
  return page;
}

function gatheredPage(offset: number, limit: number, mostOffers: number): Page {
  const ranked = makeRanked(mostOffers);
  let count = 0;
  return {
    worstKey: Number.POSITIVE_INFINITY,
    worstSecond: Number.POSITIVE_INFINITY,
    offer(key, second, id) {
      putRanked(ranked, count++, key, second, id);
    },
    ids: () => idsInOrder(ranked, selectPage(ranked, count, offset, limit)),
  };
}

function idsInOrder(ranked: Ranked, places: Uint32Array): Uint32Array {
  const sorted = Array.from(places).sort((a, b) => (isAfter(ranked, a, b) ? 1 : -1));
  return Uint32Array.from(sorted, (place) => ranked.ids[place] as number);
}
