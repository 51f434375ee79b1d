/**
 * Works on up to `atOnce` items at the same time, started in order. A lane that fails starts no more items; the other
 * lanes finish the rest, then the failure is thrown.
 */
export async function forEachInParallel<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  const lane = async () => {
    for (const item of waiting) await work(item);
  };
  const ends = await Promise.allSettled(Array.from({ length: atOnce }, lane));
  for (const end of ends) if (end.status === "rejected") throw end.reason;
}
