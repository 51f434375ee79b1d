import { and, eq, gte, inArray, sql } from "drizzle-orm";
import { DAY_MS } from "#core/durations.ts";
import type { Queryable, Transaction } from "#database/connect.ts";
import { KNOWN_DAYS, type KnownPrice } from "../../domain/known-prices.ts";
import type { OrderLine } from "../../domain/order-line.ts";
import { shopOf } from "../../domain/pasted-links.ts";
import { isFirm, proposePrice } from "../../domain/propose-price.ts";
import { PRICE_DAYS } from "../../domain/quote-status.ts";
import { postQuoteMail } from "../quote-emails.ts";
import { quoteLifecycle } from "../quote-lifecycle.ts";
import { isKnownToStaff, type Quote, updateQuote } from "../quotes.repository.ts";
import { quoteLines, quotes } from "../quotes.tables.ts";
import type { QuotesDeps } from "../quotes-deps.ts";
import type { Terms } from "./price-terms.ts";

/** A price that the rules made, or the demo's, teaches nothing: its last pricing must be by staff. */
const isPricedByStaff = sql`(select actor_kind from quote_history
  where quote_id = ${quotes.id} and status = 'priced' order by id desc limit 1) = 'staff'`;

/** What staff confirmed lately in the shops of these lines, for one piece each, in euros. */
async function selectKnownPrices(
  db: Queryable,
  lines: readonly Pick<OrderLine, "url">[],
  now: Date,
): Promise<KnownPrice[]> {
  const shops = [...new Set(lines.map(({ url }) => shopOf(url)))];
  const since = new Date(now.getTime() - KNOWN_DAYS * DAY_MS);
  const rows = await db
    .select({
      shop: quoteLines.shop,
      kind: quoteLines.kind,
      position: quoteLines.position,
      price: quotes.price,
    })
    .from(quoteLines)
    .innerJoin(quotes, eq(quotes.id, quoteLines.quoteId))
    .where(and(inArray(quoteLines.shop, shops), gte(quotes.pricedAt, since), isPricedByStaff));
  return rows.flatMap(({ shop, kind, position, price }) => {
    const cents = price?.unitCents[position];
    return cents === undefined ? [] : [{ shop, kind, cents }];
  });
}

export const validity = (now: Date) => ({
  pricedAt: now,
  expiresAt: new Date(now.getTime() + PRICE_DAYS * DAY_MS),
});

/**
 * What the rules make of a quote that was just submitted: an estimate that waits for staff or, where they
 * know the shop's prices already, a firm price. Where staff priced it or asked before, they look again:
 * they may know better than what the customer typed. The quote is locked; its terms were read before.
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
  await postQuoteMail(deps, tx, priced, "priced");
  return priced;
}
