import { DAY_MS } from "#core/durations.ts";
import type { Transaction } from "#database/connect.ts";
import type { OrderLine } from "../../domain/order-line.ts";
import { isFirm, proposePrice } from "../../domain/propose-price.ts";
import { PRICE_DAYS } from "../../domain/quote-status.ts";
import { postQuoteMail } from "../quote-emails.ts";
import { quoteLifecycle } from "../quote-lifecycle.ts";
import {
  isKnownToStaff,
  type Quote,
  selectKnownPrices,
  updateQuote,
} from "../quotes.repository.ts";
import type { QuotesDeps } from "../quotes-deps.ts";
import type { Terms } from "./price-terms.ts";

export const validity = (now: Date) => ({
  pricedAt: now,
  expiresAt: new Date(now.getTime() + PRICE_DAYS * DAY_MS),
});

/**
 * Prices a quote that was just submitted: an estimate that waits for staff or, if staff confirmed the
 * shop's prices before, a firm price. If staff have handled this quote, they check it again, as they may
 * know better than the customer's data. Call it with the quote locked and with terms read before the lock.
 */
export async function proposeForQuote(
  deps: QuotesDeps,
  tx: Transaction,
  quote: Quote,
  { lines, terms }: { lines: readonly OrderLine[]; terms: Terms | undefined },
): Promise<Quote> {
  const proposal = terms && proposePrice(lines, terms);
  const price = proposal?.price ?? null;
  const now = deps.now();
  const isConfirmed =
    proposal?.isOrdinary &&
    !(await isKnownToStaff(tx, quote.id)) &&
    (deps.confirmsEstimates || isFirm(proposal, lines, await selectKnownPrices(tx, lines, now)));
  if (!isConfirmed) {
    await updateQuote(tx, quote.id, { price });
    return { ...quote, price };
  }
  const step = { actor: { kind: "system" as const }, price, ...validity(now) };
  const priced = await quoteLifecycle.move(deps, tx, quote, "priced", step);
  await postQuoteMail(deps, tx, priced, "priced", terms?.couriers);
  return priced;
}
