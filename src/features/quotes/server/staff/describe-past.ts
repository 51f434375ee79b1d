import { toDecimal } from "#core/money.ts";
import type { OrderLine } from "../../domain/order-line.ts";
import { shopOf } from "../../domain/pasted-links.ts";
import { quoteNumber } from "../../domain/quote-status.ts";
import type { PastPrice } from "../../staff-calls.ts";
import type { Quote } from "../quotes.repository.ts";
import type { QuotesDeps } from "../quotes-deps.ts";
import { selectPastPrices } from "./staff-quotes.repository.ts";

type Told = {
  quote: Quote;
  lines: readonly OrderLine[];
  /** The sites that the caller works for. */
  siteIds: readonly number[] | undefined;
};

/** What was asked for goods of these shops before, and what became of it. */
export async function describePast(
  { db, orders }: Pick<QuotesDeps, "db" | "orders">,
  { quote, lines, siteIds }: Told,
): Promise<PastPrice[]> {
  const shops = [...new Set(lines.map(({ url }) => shopOf(url)))];
  const rows = await selectPastPrices(db, { quoteId: quote.id, shops }, siteIds);
  const statuses = await orders.statusesOf(rows.map(({ id }) => id));
  return rows.flatMap(({ price, position, priceCents, at, ...row }) => {
    const priced = price?.unitCents[position];
    if (priced === undefined) return [];
    return {
      ...row,
      number: quoteNumber(row.id),
      at: at.toISOString(),
      price: priceCents === null ? null : toDecimal(priceCents),
      priced: toDecimal(priced),
      order_status: statuses.get(row.id) ?? null,
    };
  });
}
