import { MINUTE_MS } from "#core/durations.ts";
import type { Queryable } from "#database/connect.ts";
import { requireOneOfRoles, type StaffActor } from "#platform/auth/require-role.ts";
import type { StaffRole } from "#platform/auth/staff-role.ts";
import type { QueueKey } from "../domain/queue-keys.ts";
import {
  countConfirmedReservations,
  countGoodsUpTo,
  countOpenClaims,
  countOrdersIn,
  countPaidRequests,
  countStuckRefunds,
  countSubmittedQuotes,
} from "./figures.repository.ts";
import type { OfficeLink } from "./link-for.ts";

type SiteIds = readonly number[] | undefined;
type Queue = {
  roles: readonly StaffRole[];
  /** Null while the page does not exist yet. */
  to: OfficeLink | null;
  /** If missing, a cached count is used. */
  count?: (db: Queryable, siteIds: SiteIds) => Promise<number>;
};
type CountedQueue = { key: QueueKey; to: OfficeLink | null; count: number };

const LOW_STOCK = 3;

/** An index for this would make every sale slower, so the count is cached for a minute. */
function lowStockCounter(db: Queryable) {
  let last = { at: 0, count: 0 };
  return async (now: number): Promise<number> => {
    if (now - last.at > MINUTE_MS) {
      last = { at: now, count: await countGoodsUpTo(db, LOW_STOCK) };
    }
    return last.count;
  };
}

/** Queues of waiting work, with the page where it is done. */
const QUEUES: Readonly<Record<QueueKey, Queue>> = {
  quotes: {
    roles: ["orders"],
    to: null,
    count: countSubmittedQuotes,
  },
  unpaid: {
    roles: ["orders", "finance", "support"],
    to: "/orders?state=awaiting_payment",
    count: countOrdersIn("awaiting_payment"),
  },
  to_buy: { roles: ["orders"], to: "/orders?state=paid&sort=paid", count: countOrdersIn("paid") },
  to_arrive: {
    roles: ["orders"],
    to: "/orders?state=purchased",
    count: countOrdersIn("purchased"),
  },
  to_ship: {
    roles: ["orders", "warehouse"],
    to: "/orders?state=at_warehouse",
    count: countOrdersIn("at_warehouse"),
  },
  to_pack: {
    roles: ["warehouse"],
    to: null,
    count: countPaidRequests,
  },
  reservations: {
    roles: ["orders"],
    to: null,
    count: countConfirmedReservations,
  },
  claims: {
    roles: ["support"],
    to: "/claims?state=received,in_review&sort=number",
    count: countOpenClaims,
  },
  refunds: { roles: ["finance"], to: "/tasks?kind=refund_stuck", count: countStuckRefunds },
  // Covers all sites: for staff who work for only some, nothing is counted.
  low_stock: { roles: ["catalogue"], to: `/products?pieces-below=${LOW_STOCK}` },
};

/** Counts the queues for the person's roles, on each role's sites. */
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
