import type { CarriedSubject } from "#features/shipping/server/register-shipment.ts";
import { quoteNumber } from "../domain/quote-status.ts";
import { linesOf, selectQuoteById, selectQuoteHistory } from "./quotes.repository.ts";
import type { QuotesDeps } from "./quotes-deps.ts";

/** A price that was asked for, to whoever looks for its number among parcels. */
export async function describeForTracking(
  { db }: Pick<QuotesDeps, "db">,
  id: number,
): Promise<CarriedSubject | undefined> {
  const quote = await selectQuoteById(db, id);
  if (!quote) return undefined;
  const history = await selectQuoteHistory(db, id);
  const lines = await linesOf(db, id);
  return {
    number: quoteNumber(id),
    path: `/quotes/${quote.slug}`,
    customerId: quote.customerId,
    status: quote.status,
    isEnded: quote.status === "declined",
    toPickupPoint: false,
    history: history.map(({ status, at }) => ({ status, at })),
    goods: lines.map(({ name, quantity }) => ({ name, quantity, picture: null })),
  };
}
