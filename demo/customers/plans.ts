import type { HeldPlanDefinition, PlanDefinition } from "./insert-plans.ts";

/** The same on every site of the demo, although sites may differ. */
export const DEMO_PLANS: PlanDefinition[] = [
  {
    code: "start",
    name: "Pro Start",
    position: 1,
    monthCents: 490,
    yearCents: 4_900,
    shippingPercent: 5,
    servicePercent: 25,
    storageDays: 45,
  },
  {
    code: "plus",
    name: "Pro Plus",
    position: 2,
    monthCents: 990,
    yearCents: 9_900,
    shippingPercent: 12,
    servicePercent: 50,
    storageDays: 60,
  },
  {
    code: "max",
    name: "Pro Max",
    position: 3,
    monthCents: 2_490,
    yearCents: 24_900,
    shippingPercent: 20,
    servicePercent: 100,
    storageDays: 90,
  },
];

/** A workshop with an active plan, and a customer whose month has ended. */
export const DEMO_HELD_PLANS: HeldPlanDefinition[] = [
  {
    email: "pro@cartage.example",
    siteId: 1,
    code: "plus",
    period: "year",
    daysAgo: 120,
  },
  {
    email: "kadri@cartage.example",
    siteId: 4,
    code: "start",
    period: "month",
    daysAgo: 41,
    cancelledDaysAgo: 18,
  },
];
