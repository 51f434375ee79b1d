import { and, eq, gte, inArray, sql } from "drizzle-orm";
import { DAY_MS } from "#core/durations.ts";
import type { Queryable } from "#database/connect.ts";
import { KNOWN_DAYS, type KnownPrice } from "../../domain/known-prices.ts";
import type { OrderLine } from "../../domain/order-line.ts";
import { shopOf } from "../../domain/pasted-links.ts";
import { quoteLines, quotes } from "../quotes.tables.ts";

/** A price that the rules made, or the demo's, teaches nothing: its last pricing must be by staff. */
const isPricedByStaff = sql`(select actor_kind from quote_history
  where quote_id = ${quotes.id} and status = 'priced' order by id desc limit 1) = 'staff'`;

/** What staff confirmed lately in the shops of these lines, for one piece each, in euros. */
export async function selectKnownPrices(
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
