import type { Matches } from "./matches.ts";

/** What either finds, with the better of both scores. */
export function union(a: Matches, b: Matches): Matches {
  if (a.docs.length === 0) return b;
  if (b.docs.length === 0) return a;
  const docs = new Uint32Array(a.docs.length + b.docs.length);
  const scores = new Float32Array(docs.length);
  let count = 0;
  let left = 0;
  let right = 0;
  while (left < a.docs.length || right < b.docs.length) {
    const leftDoc = a.docs[left] ?? Number.POSITIVE_INFINITY;
    const rightDoc = b.docs[right] ?? Number.POSITIVE_INFINITY;
    docs[count] = Math.min(leftDoc, rightDoc);
    const leftScore = leftDoc <= rightDoc ? (a.scores[left++] as number) : 0;
    const rightScore = rightDoc <= leftDoc ? (b.scores[right++] as number) : 0;
    scores[count++] = Math.max(leftScore, rightScore);
  }
  return { docs: docs.subarray(0, count), scores: scores.subarray(0, count) };
}
