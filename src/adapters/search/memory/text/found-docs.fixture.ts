import { listDocs } from "../bits/bits.ts";
import { listedSet } from "../bits/doc-set.ts";
import type { TextIndex } from "./text-index.ts";

/** Everything that a text finds: documents ascending, scores in parallel. */
export function matchAll(index: TextIndex, text: string) {
  const words = Math.ceil(index.buffers.nameLengths.length / 32);
  const bits = new Int32Array(words);
  const match = index.match(text, bits);
  if (match?.docs) listedSet(match.docs, bits);
  const all = new Uint32Array(words * 32);
  const docs = match ? all.subarray(0, listDocs(bits, 0, words, all)) : new Uint32Array(0);
  const scores = new Uint8Array(docs.length);
  match?.score({ docs, bits }, scores);
  return { docs, scores, band: match?.band };
}
