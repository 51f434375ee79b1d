/** The next few after the one being read; after the last comes the first, so nobody ends at a wall. */
export function nextItems<Item extends { slug: string }>(
  items: readonly Item[],
  slug: string,
  count: number,
): Item[] {
  const at = items.findIndex((item) => item.slug === slug);
  const others = [...items.slice(at + 1), ...items.slice(0, Math.max(at, 0))];
  return others.slice(0, count);
}
