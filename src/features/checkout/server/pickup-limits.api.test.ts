import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { testApp } from "#server/fixtures/test-app.ts";
import {
  type Courier,
  checkoutBuyers,
  dataOf,
  fetched,
  refused,
} from "./fixtures/checkout-buyers.ts";

const app = await testApp();
const { newGuest, begin, shipping, locker } = await checkoutBuyers(app);
const isLocker = (one: Courier) => one.has_pickup_points;

/** Adds a television that weighs little but is too large for any locker, in the demo shop that sells it. */
async function televisionInCart() {
  const { rows } = await app.db.execute<{ product_id: number; variant_id: number }>(sql`
    select p.id as product_id, v.id as variant_id from products p
    join variants v on v.product_id = p.id where p.slug = 'velluma-corso-s-television-50in'`);
  const guest = newGuest("wl.localhost");
  const added = await guest.call("/api/cart/add", { ...rows[0], quantity: 1 });
  expect(added.status).toBe(200);
  return { guest, slug: (await (await guest.get("/api/checkout/generate")).json()).slug };
}

test("goods that are too large for a locker are only delivered to the door", async () => {
  const { guest, slug } = await televisionInCart();
  const data = await dataOf(guest, slug);
  expect(data.too_large_for_pickup).toBe(true);
  expect(data.local_delivery_couriers.length).toBeGreaterThan(0);
  expect(data.local_delivery_couriers.some(isLocker)).toBe(false);
  const asked = { courier: "omniva", limit: 1 };
  const { points } = (await guest.call("/api/delivery/pickup-points", asked)).body;
  const toLocker = { ...shipping, delivery: locker, parcel_shop: points[0].parcelshop_id };
  expect(await fetched(guest, slug, { ...toLocker, step: 4 })).toEqual(
    refused(422, "checkout.errors.shipping_incomplete", {
      delivery: ["checkout.errors.too_large_for_pickup"],
    }),
  );
  const paid = await guest.call(`/api/checkout/pay/${slug}`, { payment_id: 1 });
  expect([paid.status, paid.body.status]).toEqual([422, false]);
  const toDoor = await fetched(guest, slug, { ...shipping, step: 4 });
  expect([toDoor.status, toDoor.body.data?.step]).toEqual([200, 4]);
});

test("goods that fit into a locker may be delivered there", async () => {
  const guest = newGuest();
  const data = await dataOf(guest, await begin(guest));
  expect(data.too_large_for_pickup).toBe(false);
  expect(data.local_delivery_couriers.some(isLocker)).toBe(true);
});
