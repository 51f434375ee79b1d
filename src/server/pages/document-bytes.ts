/**
 * A rendered document as the bytes that are sent. It is changed as bytes too: strings as long as a page are copied
 * with every change, and the garbage collector has to take them away.
 */
export type DocumentBytes = NonSharedBuffer;

/** `once`: the first place alone. */
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

/** All edits in one copy. They are of different parts: what one writes another does not change. */
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
