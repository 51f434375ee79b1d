import { and, eq, gt, inArray, lte, type SQL } from "drizzle-orm";
import { MINUTE_MS } from "#core/durations.ts";
import type { Queryable } from "#database/connect.ts";
import { variants } from "#features/catalogue/server/products.tables.ts";
import { claims } from "#features/claims/server/claims.tables.ts";
import { forwardRequests } from "#features/forwarding/server/forwarding.tables.ts";
import type { OrderStatus } from "#features/orders/domain/order-status.ts";
import { orders } from "#features/orders/server/orders.tables.ts";
import { refunds } from "#features/payments/server/payments.tables.ts";
import { quotes } from "#features/quotes/server/quotes.tables.ts";
import { phoneReservations } from "#features/reservations/server/reservations.tables.ts";
import { requireOneOfRoles, type StaffActor } from "#platform/auth/require-role.ts";
import type { StaffRole } from "#platform/auth/staff-role.ts";
import type { QueueKey } from "../domain/queue-keys.ts";

type SiteIds = readonly number[] | undefined;
type Queue = {
  roles: readonly StaffRole[];
  /** Below the office; none where the page is not there yet. */
  to: string | null;
  /** Without one it is counted by whoever keeps what was counted last. */
  count?: (db: Queryable, siteIds: SiteIds) => Promise<number>;
};
export type CountedQueue = { key: QueueKey; to: string | null; count: number };

const ofSites = (column: Parameters<typeof inArray>[0], siteIds: SiteIds): SQL | undefined =>
  siteIds ? inArray(column, [...siteIds]) : undefined;

const ordersIn =
  (status: OrderStatus): NonNullable<Queue["count"]> =>
  (db, siteIds) =>
    db.$count(orders, and(eq(orders.status, status), ofSites(orders.siteId, siteIds)));

const LOW_STOCK = 3;

/** No index helps here without a price for every sale: looked at once a minute. */
function lowStockCounter(db: Queryable) {
  let last = { at: 0, count: 0 };
  return async (now: number): Promise<number> => {
    if (now - last.at > MINUTE_MS) {
      const isLow = and(gt(variants.stock, 0), lte(variants.stock, LOW_STOCK));
      last = { at: now, count: await db.$count(variants, isLow) };
    }
    return last.count;
  };
}

/** What waits, by the page where it is done. */
const QUEUES: Readonly<Record<QueueKey, Queue>> = {
  quotes: {
    roles: ["orders"],
    to: null,
    count: (db, siteIds) =>
      db.$count(quotes, and(eq(quotes.status, "submitted"), ofSites(quotes.siteId, siteIds))),
  },
  unpaid: {
    roles: ["orders", "finance", "support"],
    to: "/orders?state=awaiting_payment",
    count: ordersIn("awaiting_payment"),
  },
  to_buy: { roles: ["orders"], to: "/orders?state=paid&sort=paid", count: ordersIn("paid") },
  to_arrive: { roles: ["orders"], to: "/orders?state=purchased", count: ordersIn("purchased") },
  to_ship: {
    roles: ["orders", "warehouse"],
    to: "/orders?state=at_warehouse",
    count: ordersIn("at_warehouse"),
  },
  to_pack: {
    roles: ["warehouse"],
    to: null,
    count: (db, siteIds) =>
      db.$count(
        forwardRequests,
        and(eq(forwardRequests.status, "paid"), ofSites(forwardRequests.siteId, siteIds)),
      ),
  },
  reservations: {
    roles: ["orders"],
    to: null,
    count: (db, siteIds) =>
      db.$count(
        phoneReservations,
        and(eq(phoneReservations.status, "confirmed"), ofSites(phoneReservations.siteId, siteIds)),
      ),
  },
  claims: {
    roles: ["support"],
    to: null,
    count: (db, siteIds) =>
      db.$count(
        claims,
        and(inArray(claims.status, ["received", "in_review"]), ofSites(claims.siteId, siteIds)),
      ),
  },
  // These two are of all sites: for whoever works for some nothing of them waits.
  refunds: {
    roles: ["finance"],
    to: null,
    count: async (db, siteIds) =>
      siteIds ? 0 : db.$count(refunds, inArray(refunds.status, ["by_hand", "failed"])),
  },
  low_stock: { roles: ["catalogue"], to: "/products" },
};

/** Those of somebody's roles, on the sites of each role. */
export function queueCounter(db: Queryable) {
  const countLowStock = lowStockCounter(db);
  return async (
    actor: StaffActor,
    { keys, now }: { keys: readonly QueueKey[]; now: Date },
  ): Promise<CountedQueue[]> => {
    const counted: CountedQueue[] = [];
    for (const key of keys) {
      const { roles, to, count } = QUEUES[key];
      const allowed = requireOneOfRoles(actor, roles);
      if (!allowed.ok) continue;
      const { siteIds } = allowed.value;
      const waiting = count
        ? await count(db, siteIds)
        : siteIds
          ? 0
          : await countLowStock(now.getTime());
      counted.push({ key, to, count: waiting });
    }
    return counted;
  };
}
