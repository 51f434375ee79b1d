import { buildOrder, type OrderDefinition } from "./order-builder.ts";

const RASA = { email: "rasa@cartage.example", siteId: 2 };
const JANIS = { email: "janis@cartage.example", siteId: 3 };
const KADRI = { email: "kadri@cartage.example", siteId: 4 };
const DAIVA = { email: "pro@cartage.example", siteId: 1 };

/** One in every state but unpaid, the oldest first. */
const OF_RASA: OrderDefinition[] = [
  {
    ...RASA,
    daysAgo: 81,
    lastDaysAgo: 58,
    status: "delivered" as const,
    goods: [
      [4, 1],
      [9, 2],
    ] as const,
    method: "sea" as const,
    shippingFeeCents: 690,
    balanceCents: 3000,
  },
  { ...RASA, daysAgo: 64, lastDaysAgo: 57, status: "expired" as const, goods: [[30, 1]] as const },
  {
    ...RASA,
    daysAgo: 52,
    lastDaysAgo: 50,
    status: "refunded" as const,
    goods: [[17, 1]] as const,
    balanceCents: 2000,
  },
  {
    ...RASA,
    daysAgo: 40,
    lastDaysAgo: 39,
    status: "cancelled" as const,
    goods: [
      [22, 1],
      [23, 1],
    ] as const,
  },
  { ...RASA, daysAgo: 21, lastDaysAgo: 4, status: "delivered" as const, goods: [[12, 1]] as const },
  {
    ...RASA,
    daysAgo: 16,
    lastDaysAgo: 0.2,
    status: "out_for_delivery" as const,
    goods: [[2, 1]] as const,
    courier: "venipak",
  },
  {
    ...RASA,
    daysAgo: 15,
    lastDaysAgo: 1,
    status: "ready_for_pickup" as const,
    goods: [
      [41, 1],
      [3, 2],
      [55, 1],
    ] as const,
  },
  { ...RASA, daysAgo: 12, lastDaysAgo: 1, status: "in_country" as const, goods: [[8, 1]] as const },
  {
    ...RASA,
    daysAgo: 11,
    lastDaysAgo: 2,
    status: "in_customs" as const,
    goods: [[60, 1]] as const,
    shippingDiscountCents: 150,
  },
  { ...RASA, daysAgo: 9, lastDaysAgo: 3, status: "shipped" as const, goods: [[14, 3]] as const },
  {
    ...RASA,
    daysAgo: 7,
    lastDaysAgo: 2,
    status: "at_warehouse" as const,
    goods: [
      [70, 1],
      [71, 1],
      [72, 1],
      [73, 1],
      [74, 1],
    ] as const,
  },
  { ...RASA, daysAgo: 5, lastDaysAgo: 3, status: "purchased" as const, goods: [[33, 1]] as const },
  {
    ...RASA,
    daysAgo: 2,
    lastDaysAgo: 2,
    status: "paid" as const,
    goods: [[48, 2]] as const,
    currency: "USD" as const,
  },
].map((order) => buildOrder(order));

const RETURNED = 8;

/** A workshop orders every week, each time partly from its wallet; one order was returned. */
const OF_DAIVA: OrderDefinition[] = Array.from({ length: 26 }, (_, at) =>
  buildOrder({
    ...DAIVA,
    daysAgo: 190 - at * 7,
    lastDaysAgo: Math.max(1, 168 - at * 7),
    status: at === RETURNED ? "refunded" : at < 23 ? "delivered" : at < 25 ? "shipped" : "paid",
    goods: [[(at * 5) % 90, 1 + (at % 3)]],
    // Orders sent by sea three weeks ago have not arrived yet.
    method: at < 22 ? (at % 2 === 0 ? "sea" : "air") : at === 22 ? "air" : "sea",
    balanceCents: 3500 + ((at * 731) % 4000),
  }),
);

export const DEMO_ORDERS: OrderDefinition[] = [
  ...OF_DAIVA,
  ...OF_RASA,
  buildOrder({ ...DAIVA, daysAgo: 0.6, lastDaysAgo: 0.6, goods: [[11, 1]] }),
  buildOrder({
    ...JANIS,
    daysAgo: 10,
    lastDaysAgo: 3,
    status: "shipped",
    goods: [[5, 1]],
    balanceCents: 2385,
  }),
  buildOrder({ ...KADRI, daysAgo: 3, lastDaysAgo: 3, goods: [[31, 1]], method: "sea" }),
  buildOrder({ ...KADRI, daysAgo: 1, lastDaysAgo: 1, goods: [[26, 1]] }),
  buildOrder({
    ...KADRI,
    daysAgo: 0.4,
    lastDaysAgo: 0.4,
    goods: [
      [6, 1],
      [19, 1],
    ],
  }),
];

export const DEMO_PROMOTIONS = [
  { code: "CARTAGE10", amount: 1000, type: 1 as const, minimumCents: 3000, maxUsesPerCustomer: 1 },
  { code: "MINUS5", amount: 500, type: 0 as const, minimumCents: 2500 },
];
