import { addDays, formatDate, startOfDay } from "#core/dates.ts";
import { DAY_MS, HOUR_MS } from "#core/durations.ts";
import type { OrderStatus } from "#features/orders/domain/order-status.ts";
import { DEMO_SITES } from "../sites/sites.ts";
import { buildOrder, type OrderDefinition } from "./order-builder.ts";

const TOMAS = { email: "tomas@cartage.example", siteId: 1, courier: "lp_express" };
const IEVA = { email: "ieva@cartage.example", siteId: 2, courier: "venipak" };
const ANDREJS = { email: "andrejs@cartage.example", siteId: 3, courier: "dpd" };
const LIIS = { email: "liis@cartage.example", siteId: 4, courier: "smartposti" };
const BUYERS = [TOMAS, IEVA, ANDREJS, LIIS];

/** Times of today's orders as fractions of the day so far, so that there are as many at any hour. */
const TODAY = [0.08, 0.31, 0.42, 0.47, 0.66, 0.81, 0.9];

type PastDay = { daysBack: number; hours: readonly number[]; status: OrderStatus };

/** The previous days: hours of the orders in the office's time zone, and the status that the orders have reached. */
const PAST_DAYS: readonly PastDay[] = [
  { daysBack: 1, hours: [9.2, 13.6, 19.1], status: "paid" },
  { daysBack: 2, hours: [11.4, 20.3], status: "purchased" },
  { daysBack: 3, hours: [10.1], status: "purchased" },
  { daysBack: 4, hours: [16.8], status: "purchased" },
  { daysBack: 5, hours: [12.5], status: "shipped" },
  { daysBack: 6, hours: [8.7, 18.2], status: "shipped" },
  { daysBack: 7, hours: [7.9, 10.3, 11.6, 14.2, 17.5, 20.8], status: "shipped" },
  { daysBack: 8, hours: [15.4], status: "shipped" },
];
/** An order that moved on did so at this fraction of the time since its payment. */
const MOVED_AT = 0.85;
const PAID_AFTER_DAYS = 0.0001;

/** Paid orders of today and the previous days, so that the office has figures to show. */
export function weekOrders(now: Date): OrderDefinition[] {
  const timeZone = DEMO_SITES.find(({ isDefault }) => isDefault)?.timeZone ?? "UTC";
  const today = formatDate(now, timeZone);
  const begun = startOfDay(today, timeZone).getTime();
  const daysAgo = (at: number) => (now.getTime() - at) / DAY_MS;
  const past = PAST_DAYS.flatMap(({ daysBack, hours, status }) => {
    const start = startOfDay(addDays(today, -daysBack), timeZone).getTime();
    return hours.map((hour) => ({ paidDaysAgo: daysAgo(start + hour * HOUR_MS), status }));
  });
  const ofToday = TODAY.map((part) => ({
    paidDaysAgo: daysAgo(begun + part * (now.getTime() - begun)),
    status: "paid" as const,
  }));
  return [...past, ...ofToday].map(({ paidDaysAgo, status }, at) =>
    buildOrder({
      ...BUYERS[at % BUYERS.length],
      status,
      paidDaysAgo,
      daysAgo: paidDaysAgo + PAID_AFTER_DAYS,
      lastDaysAgo: status === "paid" ? paidDaysAgo : paidDaysAgo * (1 - MOVED_AT),
      goods:
        at % 3 === 0
          ? [
              [(at * 7) % 90, 1],
              [(at * 11 + 4) % 90, 1],
            ]
          : [[(at * 7) % 90, 1 + (at % 2)]],
    }),
  );
}
