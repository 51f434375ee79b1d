/**
 * A cache in front of all nodes, Varnish or a CDN, that keeps public pages by the tags of what they show
 * until it is told that something of it changed.
 */
export type EdgeCache = {
  /**
   * Resolves when no page with one of these tags is answered any more; rejects when it is to be tried again.
   * Told twice it does no harm.
   */
  purge: (tags: readonly string[]) => Promise<void>;
};

/** Tags in groups whose text, with a space between each two, and whose number stay within what a request may hold. */
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
