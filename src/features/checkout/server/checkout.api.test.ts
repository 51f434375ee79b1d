import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { testApp } from "#server/testing/test-app.ts";
import { testBrowser } from "#server/testing/test-browser.ts";

const app = await testApp();
const { rows } = await app.db.execute<{ product_id: number; variant_id: number }>(sql`
  select distinct on (p.id) v.product_id, v.id as variant_id from variants v join products p on p.id = v.product_id
  where v.stock >= 5 and v.stock < 90 and p.seller_id is null
    and not exists (select from product_sites s where s.product_id = p.id)
  order by p.id, v.id limit 3`);
const [goods] = rows;

const ADDRESS = {
  first_name: "Rasa",
  last_name: "Rasaitė",
  first_address: "Slapta g. 7",
  city: "Vilnius",
  zip: "LT-01103",
  phone_number: "+370 612 34567",
};

test("a guest goes from the cart to the payment", async () => {
  const guest = testBrowser(app);
  await guest.call("/api/cart/add", { ...goods, quantity: 2 });
  const started = await (await guest.get("/api/checkout/generate")).json();
  expect(started).toEqual({
    status: true,
    slug: expect.stringMatching(/^[\w-]{43}$/),
    reservation_error: null,
  });
  const { slug } = started;
  const first = await guest.call(`/api/checkout/fetch/${slug}`, { step: 3 });
  expect(first.body).toMatchObject({ status: true, data: { status: "open", step: 3 } });
  const door = first.body.data.local_delivery_couriers.find(
    (one: { has_pickup_points: boolean }) => !one.has_pickup_points,
  );
  const shipped = await guest.call(`/api/checkout/fetch/${slug}`, {
    step: 4,
    shipping: "sea",
    delivery: door.local_delivery_type,
    address: ADDRESS,
    country: 1,
    email: "guest@example.com",
  });
  expect(shipped.body).toMatchObject({
    status: true,
    data: { step: 4, selected_shipping_method: "sea", lacking: {} },
  });
});
