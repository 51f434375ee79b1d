import { DAY_MS } from "#core/durations.ts";
import type { Queryable } from "#database/connect.ts";
import { countUnpaidSince } from "./order-list/list-orders.repository.ts";

/** Each holds goods for a while and writes a mail: whoever leaves so many unpaid in a day does not buy. */
const MOST_UNPAID = 10;

type Buyer = { customerId: number | null; visitorHash: Buffer | undefined };

/** Whether somebody may make one more order; those paid for, or with money on its way, are not counted. */
export async function canOrder(db: Queryable, buyer: Buyer, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - DAY_MS);
  return (await countUnpaidSince(db, buyer, since)) < MOST_UNPAID;
}
