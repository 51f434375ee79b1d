/**
 * A rendered document as the bytes that are sent. It is also edited as bytes: each edit of a string copies the whole
 * page, and the garbage collector has to remove the copies.
 */
export type DocumentBytes = NonSharedBuffer;

/** `once`: replaces only the first occurrence. */
export type Edit = { from: string; to: string; once?: true };

type Match = { start: number; end: number; to: Buffer };

function matchesOf(html: DocumentBytes, { from, to, once }: Edit): Match[] {
  const matches: Match[] = [];
  const sought = Buffer.from(from);
  const written = Buffer.from(to);
  for (let start = html.indexOf(sought); start >= 0; ) {
    const end = start + sought.length;
    matches.push({ start, end, to: written });
    if (once) break;
    start = html.indexOf(sought, end);
  }
  return matches;
}

/** Applies all edits with one copy. Edits must not overlap: none sees the result of another. */
export function editDocument(html: DocumentBytes, edits: readonly Edit[]): DocumentBytes {
  const matches = edits.flatMap((edit) => matchesOf(html, edit)).sort((a, b) => a.start - b.start);
  const parts: Buffer[] = [];
  let done = 0;
  for (const { start, end, to } of matches) {
    parts.push(html.subarray(done, start), to);
    done = end;
  }
  return Buffer.concat([...parts, html.subarray(done)]);
}
