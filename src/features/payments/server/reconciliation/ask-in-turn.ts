/** Of one provider. */
const AT_ONCE = 4;
/** A provider that does not answer so often in a row is left alone until the next time. */
const MOST_FAILURES = 3;

type Asking<Item> = {
  /** Whether there is no time for another. */
  isLate: () => boolean;
  /** Whether the provider answered, or did not have to. */
  ask: (item: Item) => Promise<boolean>;
};

/** What waits at one provider: several at a time, in order, for as long as it answers. */
export async function askInTurn<Item>(
  items: readonly Item[],
  { isLate, ask }: Asking<Item>,
): Promise<void> {
  const waiting = items.values();
  let failures = 0;
  const lane = async () => {
    while (failures < MOST_FAILURES && !isLate()) {
      const next = waiting.next();
      if (next.done) return;
      failures = (await ask(next.value)) ? 0 : failures + 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}
