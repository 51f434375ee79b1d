import type { SearchText } from "#ports/search.ts";
import { growingUint32 } from "./shared-arrays.ts";

/**
 * Each chunk is twice as large as the one before: an update of one product takes little memory, and a catalogue has
 * few chunks.
 */
const FIRST_CHUNK_BYTES = 1 << 14;
const LARGEST_CHUNK_BYTES = 1 << 22;

/**
 * The texts of a catalogue during its build, as bytes outside the heap: a million objects would take several times as
 * much memory and keep the garbage collector busy.
 */
export type TextStore = {
  add(document: number, text: SearchText): void;
  /** The text of a document, if it has one. */
  read(document: number): SearchText | undefined;
};

export function createTextStore(): TextStore {
  const chunks: Buffer[] = [];
  let chunk = Buffer.alloc(0);
  let used = 0;
  const places = growingUint32();
  const starts = growingUint32();
  const lengths = growingUint32();

  function reserve(bytes: number): void {
    if (used + bytes <= chunk.length) return;
    const wanted = Math.min(2 * chunk.length, LARGEST_CHUNK_BYTES);
    chunk = Buffer.allocUnsafeSlow(Math.max(FIRST_CHUNK_BYTES, wanted, bytes));
    chunks.push(chunk);
    used = 0;
  }

  return {
    add(document, text) {
      const json = JSON.stringify(text);
      reserve(Buffer.byteLength(json));
      const length = chunk.write(json, used);
      while (places.length < document) {
        places.push(0);
        starts.push(0);
        lengths.push(0);
      }
      places.push(chunks.length - 1);
      starts.push(used);
      lengths.push(length);
      used += length;
    },
    read(document) {
      const length = document < lengths.length ? lengths.at(document) : 0;
      if (length === 0) return undefined;
      const start = starts.at(document);
      const json = chunks[places.at(document)]?.toString("utf8", start, start + length);
      return json ? JSON.parse(json) : undefined;
    },
  };
}
