import { fail, type Result, succeed } from "#core/result.ts";
import { inTransaction } from "#database/transaction.ts";
import { rateOf } from "#features/sites/domain/currency-choice.ts";
import { quoteLifecycle } from "../quote-lifecycle.ts";
import { linesOf, lockQuote, type Quote, selectQuoteById } from "../quotes.repository.ts";
import type { QuotesDeps } from "../quotes-deps.ts";
import { termsOfQuote } from "./price-terms.ts";
import { proposeForQuote } from "./propose-for-quote.ts";

/** Product notes §4: prices an expired quote again, at today's rates, and clears the chosen delivery. */
export async function recalculateQuote(
  deps: QuotesDeps,
  { quoteId, customerId }: { quoteId: number; customerId: number },
): Promise<Result<Quote>> {
  const terms = await termsOfQuote(deps, await selectQuoteById(deps.db, quoteId));
  return inTransaction<Result<Quote>>(deps.db, async (tx) => {
    const quote = await lockQuote(tx, quoteId);
    if (!quote) return fail("errors.not_found");
    if (quote.status !== "expired") return fail("quotes.errors.wrong_state");
    const rate = rateOf({ isoCode: quote.currency }, deps.findSite(quote.siteId));
    const again = await quoteLifecycle.tryMove(deps, tx, quote, "submitted", {
      actor: { kind: "customer", id: customerId },
      rate,
      price: null,
      pricedAt: null,
      expiresAt: null,
      delivery: null,
      note: null,
      submittedAt: deps.now(),
    });
    if (!again.ok) return again;
    const lines = await linesOf(tx, quoteId);
    return succeed(await proposeForQuote(deps, tx, again.value, { lines, terms }));
  });
}
