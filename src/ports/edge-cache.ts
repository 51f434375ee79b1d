/**
 * A cache in front of all nodes, Varnish or a CDN. It stores public pages with the tags of what they show, until it
 * is told that one of the tags changed.
 */
export type EdgeCache = {
  /**
   * Resolves when no cached page with one of these tags is served any more; rejects if it must be retried. Repeating
   * it does no harm.
   */
  purge: (tags: readonly string[]) => Promise<void>;
};

/** Groups of tags that fit into one request, by the length of their text (joined with spaces) and by their number. */
export function tagGroups(
  tags: readonly string[],
  { most, bytes }: { most: number; bytes: number },
): string[][] {
  const groups: string[][] = [];
  let room = 0;
  for (const tag of tags) {
    const last = groups.at(-1);
    const isFull = !last || last.length >= most || tag.length + 1 > room;
    if (isFull) groups.push([tag]);
    else last.push(tag);
    room = (isFull ? bytes : room) - tag.length - 1;
  }
  return groups;
}
