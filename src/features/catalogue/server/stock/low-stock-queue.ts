import { MINUTE_MS } from "#core/durations.ts";
import type { Queryable } from "#database/connect.ts";
import type { OfficeQueue } from "#features/records/server/tasks/work-record.ts";
import { countGoodsUpTo } from "./low-stock.repository.ts";

const LOW_STOCK = 3;

/** An index for this would make every sale slower, so the count is cached for a minute. */
const counted = new WeakMap<Queryable, { at: number; count: number }>();

async function countLowStock(db: Queryable, now: Date): Promise<number> {
  const at = now.getTime();
  const last = counted.get(db);
  if (last && at - last.at <= MINUTE_MS) return last.count;
  const count = await countGoodsUpTo(db, LOW_STOCK);
  counted.set(db, { at, count });
  return count;
}

/** Goods that are soon sold out, on all sites: for staff who work for only some, nothing is counted. */
export const lowStockQueue: OfficeQueue = {
  key: "low_stock",
  roles: ["catalogue"],
  to: `/products?pieces-below=${LOW_STOCK}`,
  count: async (db, siteIds, now) => (siteIds ? 0 : countLowStock(db, now)),
};
