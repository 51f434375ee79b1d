import { PaymentRefused } from "#ports/payments.ts";

/** How many requests to one provider run at once. */
const AT_ONCE = 4;
/** After this many failures in a row, a provider is left alone until the next run. */
const MOST_FAILURES = 3;

/** Makes a request to the provider; an error counts as a provider that does not answer, unless it is a refusal. */
export type AskProvider = <Answer>(request: () => Promise<Answer>) => Promise<Answer>;

/** For callers that make a single request: failures are not counted. */
export const askOnce: AskProvider = (request) => request();

type Asking<Item> = {
  /** Whether there is no time for another. */
  isLate: () => boolean;
  /** Only errors inside `askProvider` count; failures on our side say nothing about the provider. */
  handle: (item: Item, askProvider: AskProvider) => Promise<unknown>;
};

/** Handles one provider's items in order, several at once, as long as the provider answers. */
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
