import { PaymentRefused } from "#ports/payments.ts";

/** Of one provider. */
const AT_ONCE = 4;
/** A provider that does not answer so often in a row is left alone until the next time. */
const MOST_FAILURES = 3;

/** Makes a request to the provider; what it throws counts as a provider that does not answer, unless it refuses. */
export type AskProvider = <Answer>(request: () => Promise<Answer>) => Promise<Answer>;

/** For whoever asks once: nothing is counted. */
export const askOnce: AskProvider = (request) => request();

type Asking<Item> = {
  /** Whether there is no time for another. */
  isLate: () => boolean;
  /** What fails on our side says nothing about the provider. */
  handle: (item: Item, askProvider: AskProvider) => Promise<unknown>;
};

/** What waits at one provider: several at a time, in order, for as long as it answers. */
export async function askInTurn<Item>(
  items: readonly Item[],
  { isLate, handle }: Asking<Item>,
): Promise<void> {
  const waiting = items.values();
  let failures = 0;
  const askProvider: AskProvider = async (request) => {
    try {
      const answer = await request();
      failures = 0;
      return answer;
    } catch (error) {
      failures = error instanceof PaymentRefused ? 0 : failures + 1;
      throw error;
    }
  };
  const lane = async () => {
    while (failures < MOST_FAILURES && !isLate()) {
      const next = waiting.next();
      if (next.done) return;
      await handle(next.value, askProvider);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}
