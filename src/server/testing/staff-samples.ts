import { eq, sql } from "drizzle-orm";
import {
  BOX,
  bringTo,
  type Customer,
  forwardingCustomer,
} from "#features/forwarding/server/forwarding.fixture.ts";
import { orders } from "#features/orders/server/orders.tables.ts";
import { phoneReservations } from "#features/reservations/server/reservations.tables.ts";
import { declareTestParcel } from "./declare-test-parcel.ts";
import { placeTestOrder } from "./place-test-order.ts";
import { reserveTestPhone } from "./reserve-test-phone.ts";
import { GOODS_SAMPLES } from "./staff-goods-samples.ts";
import { HOME_SAMPLES } from "./staff-home-samples.ts";
import { MAIL_SAMPLES } from "./staff-mail-samples.ts";
import { ORDER_SAMPLES } from "./staff-order-samples.ts";
import type { SampleShop, StaffSample } from "./staff-sample.ts";
import { SHOP_CALLS_ELSEWHERE, SHOP_SAMPLES } from "./staff-samples-of-shop.ts";
import { TEXT_SAMPLES } from "./staff-text-samples.ts";
import { registeredBrowser } from "./test-browser.ts";

const SHOES = {
  url: "https://shop.example/shoes",
  name: "Shoes",
  quantity: 1,
  price: 80,
  kind: "shoes",
};

async function aQuote({ app }: SampleShop): Promise<string> {
  const customer = await registeredBrowser(app);
  const { body } = await customer.call("/api/quotes/create", {
    items: [{ ...SHOES, price: null }],
  });
  return body.quote.slug;
}

async function aReservation({ app }: SampleShop) {
  await reserveTestPhone(app, await registeredBrowser(app));
  const rows = await app.db.select().from(phoneReservations).orderBy(phoneReservations.id);
  const row = rows.at(-1);
  return { id: row?.id ?? 0, phoneId: row?.phoneId ?? 0 };
}

async function aClaim(shop: SampleShop): Promise<number> {
  const customer = await registeredBrowser(shop.app);
  const { id, slug } = await placeTestOrder(shop.app, customer);
  await shop.app.db.update(orders).set({ status: "delivered" }).where(eq(orders.id, id));
  const said = { order: slug, reason: "faulty", description: "It is silent" };
  return (await customer.call("/api/claims/create", said)).body.claim.id;
}

/** A parcel in a state, of somebody with enough money. */
async function aParcel({ app, owner }: SampleShop, to: Parameters<typeof bringTo>[2]) {
  const customer: Customer = await forwardingCustomer(app, 500_000);
  return bringTo(app, { owner: customer, warehouse: owner }, to);
}

async function aDeclaredParcel({ app }: SampleShop): Promise<number> {
  return (await declareTestParcel(app, await forwardingCustomer(app))).id;
}

const newColleague = () => `sample-${crypto.randomUUID()}@example.com`;

/**
 * Every capability adds its calls of staff here; `staff-calls.api.test.ts` makes each of them as every role and
 * for another site, looks for its audit row, and finds those that are missing.
 */
export const STAFF_SAMPLES: StaffSample[] = [
  ...TEXT_SAMPLES,
  ...HOME_SAMPLES,
  ...MAIL_SAMPLES,
  ...ORDER_SAMPLES,
  {
    call: "/api/staff/quotes/price/{slug}",
    make: async (shop) => ({ slug: await aQuote(shop), unit_prices: [30] }),
  },
  {
    call: "/api/staff/quotes/ask/{slug}",
    make: async (shop) => ({ slug: await aQuote(shop), question: "Which colour?" }),
  },
  {
    call: "/api/staff/quotes/decline/{slug}",
    make: async (shop) => ({ slug: await aQuote(shop), reason: "Sold out" }),
  },
  { call: "/api/staff/reservations/list" },
  {
    call: "/api/staff/reservations/move/{id}",
    make: async (shop) => ({ id: (await aReservation(shop)).id, to: "expired" }),
  },
  {
    call: "/api/staff/reservations/stock/{id}",
    make: async (shop) => ({ id: (await aReservation(shop)).phoneId, stock: 1000 }),
  },
  { call: "/api/staff/claims/list" },
  { call: "/api/staff/claims/get/{id}", make: async (shop) => ({ id: await aClaim(shop) }) },
  {
    call: "/api/staff/claims/move/{id}",
    make: async (shop) => ({ id: await aClaim(shop), to: "in_review" }),
  },
  {
    call: "/api/staff/forward/receive/{id}",
    make: async (shop) => ({ id: await aDeclaredParcel(shop), ...BOX }),
  },
  {
    call: "/api/staff/forward/pack/{id}",
    make: async (shop) => ({ id: await aParcel(shop, "paid") }),
  },
  {
    call: "/api/staff/forward/ship/{id}",
    make: async (shop) => ({
      id: await aParcel(shop, "packed"),
      carrier: "DHL",
      tracking_number: "3318810036",
    }),
  },
  {
    call: "/api/staff/forward/move/{id}",
    make: async (shop) => ({ id: await aParcel(shop, "received"), to: "on_hold" }),
  },
  {
    call: "/api/staff/forward/settle-customs/{id}",
    make: async (shop) => ({ id: await aParcel(shop, "in_customs"), duty: 0, vat: 0 }),
  },
  {
    call: "/api/staff/forward/charge-storage/{id}",
    make: async (shop) => {
      const id = await aParcel(shop, "received");
      await shop.app.db.execute(sql`update forward_parcels
        set received_at = now() - interval '60 days' where request_id = ${id}`);
      return { id };
    },
  },
  { call: "/api/staff/own/factors" },
  { call: "/api/staff/own/sessions" },
  { call: "/api/staff/people/list" },
  {
    call: "/api/staff/people/grant",
    make: async () => ({ email: newColleague(), role: "orders", site_ids: null }),
  },
  {
    call: "/api/staff/people/revoke",
    make: async ({ owner }) => {
      const given = { email: newColleague(), role: "content", site_ids: null };
      await owner.call("/api/staff/people/grant", given);
      return { email: given.email, role: given.role };
    },
  },
  {
    call: "/api/staff/people/require-factor",
    make: async () => ({ role: "content", needs_factor: false }),
  },
  { call: "/api/staff/audit/list" },
  { call: "/api/staff/audit/versions", make: async () => ({ record: "order:1" }) },
  ...SHOP_SAMPLES,
  ...GOODS_SAMPLES,
];

/** One's own account and what asks providers: by tests of their own (`office.api.test.ts`, `office-security.api.test.ts`). */
export const CALLS_TESTED_ELSEWHERE: readonly string[] = [
  "/api/staff/own/totp/remove",
  "/api/staff/own/passkeys/remove",
  "/api/staff/own/recovery-codes",
  "/api/staff/own/sessions/end",
  ...SHOP_CALLS_ELSEWHERE,
];
