import { forEachSettled } from "#core/for-each-settled.ts";
import { inTransaction } from "#database/transaction.ts";
import { changeQuote } from "./change-quote.ts";
import { lockQuote, type Quote, selectExpiring } from "./quotes.repository.ts";
import type { QuotesDeps } from "./quotes-deps.ts";

export const isOver = ({ status, expiresAt }: Quote, now: Date): boolean =>
  status === "priced" && expiresAt !== null && expiresAt <= now;

/** Product notes §4: a price holds for 14 days. Every minute, and whenever one is asked for. */
export async function expireQuotes(
  deps: Pick<QuotesDeps, "db" | "now" | "reportProblem">,
): Promise<void> {
  const over = await selectExpiring(deps.db, deps.now());
  await forEachSettled(
    over,
    (id) => expireQuote(deps, id),
    (quote, err) => deps.reportProblem("a quote could not be swept", { quote, err }),
  );
}

export async function expireQuote(
  { db, now }: Pick<QuotesDeps, "db" | "now">,
  id: number,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const quote = await lockQuote(tx, id);
    if (quote && isOver(quote, now())) {
      await changeQuote(tx, quote, "expired", { actor: { kind: "system" } });
    }
  });
}
