import { BITS_SHIFT, sharedInt32, sharedUint32, wordsFor } from "./shared-arrays.ts";

/** The lowest and highest value of every 32 documents, so that most of these need not be checked one by one. */
export type Blocks = { lowest: Int32Array | Uint32Array; highest: Int32Array | Uint32Array };

type Column = Uint32Array | Uint16Array | Int32Array;

export function buildBlocks(column: Column): Blocks {
  const make = column instanceof Int32Array ? sharedInt32 : sharedUint32;
  const count = wordsFor(column.length);
  const blocks: Blocks = { lowest: make(count), highest: make(count) };
  // Stryker disable next-line EqualityOperator: behind the end there is nothing
  for (let block = 0; block < count; block += 1) {
    const end = Math.min(column.length, (block + 1) << BITS_SHIFT);
    let lowest = Number.POSITIVE_INFINITY;
    let highest = Number.NEGATIVE_INFINITY;
    for (let doc = block << BITS_SHIFT; doc < end; doc += 1) {
      const value = column[doc] as number;
      lowest = Math.min(lowest, value);
      highest = Math.max(highest, value);
    }
    blocks.lowest[block] = lowest;
    blocks.highest[block] = highest;
  }
  return blocks;
}
