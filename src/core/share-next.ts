import { createSerialQueue } from "./serial-queue.ts";

/**
 * One at a time: whoever asks while it works shares the next time with all others who do, however many they are. It
 * begins after each of them asked.
 */
export function shareNext<Item>(
  work: (items: readonly Item[]) => Promise<void>,
): (items: readonly Item[]) => Promise<void> {
  const queue = createSerialQueue();
  let next: { items: Set<Item>; done: Promise<void> } | undefined;
  return (asked) => {
    if (!next) {
      const items = new Set<Item>();
      const done = queue.run(() => {
        next = undefined;
        return work([...items]);
      });
      next = { items, done };
    }
    for (const item of asked) next.items.add(item);
    return next.done;
  };
}
