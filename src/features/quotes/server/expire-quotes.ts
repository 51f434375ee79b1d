import { forEachSettled } from "#core/work-queue.ts";
import { inTransaction } from "#database/transaction.ts";
import { quoteLifecycle } from "./quote-lifecycle.ts";
import { lockQuote, type Quote, selectExpiring } from "./quotes.repository.ts";
import type { QuotesDeps } from "./quotes-deps.ts";

export const isOver = ({ status, expiresAt }: Quote, now: Date): boolean =>
  status === "priced" && expiresAt !== null && expiresAt <= now;

/** Product notes §4: a price is valid for 14 days. Runs every minute, and whenever somebody opens such a quote. */
export async function expireQuotes(
  deps: Pick<QuotesDeps, "db" | "now" | "reportProblem">,
): Promise<void> {
  const over = await selectExpiring(deps.db, deps.now());
  await forEachSettled(
    over,
    (id) => expireQuote(deps, id),
    (quote, err) => deps.reportProblem("quote_sweep_failed", { quote, err }),
  );
}

export async function expireQuote(deps: Pick<QuotesDeps, "db" | "now">, id: number): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const quote = await lockQuote(tx, id);
    if (quote && isOver(quote, deps.now())) {
      await quoteLifecycle.move(deps, tx, quote, "expired", { actor: { kind: "system" } });
    }
  });
}
