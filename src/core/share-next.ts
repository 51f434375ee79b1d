import { createSerialQueue } from "./serial-queue.ts";

/**
 * Runs `work` one at a time. All callers that come while it runs share the next run, which begins after they called.
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
