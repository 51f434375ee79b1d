import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { checkoutBuyers, fetched } from "#features/checkout/server/fixtures/checkout-buyers.ts";
import { trackedBy } from "#features/marketing/domain/events/tracked-product.ts";
import { pageEvents } from "#features/marketing/shop/rules/page-events.ts";
import { testApp } from "../fixtures/test-app.ts";

const app = await testApp();
const { newGuest, begin } = await checkoutBuyers(app);
const ORIGIN = "http://localhost";
const place = { origin: ORIGIN, language: "en", toTracked: trackedBy(1) };

/** A seller's product, whose page has another kind of address. */
async function sellersGoods() {
  const { rows } = await app.db.execute<{ product_id: number; variant_id: number }>(sql`
    select p.id as product_id, v.id as variant_id from variants v join products p on p.id = v.product_id
    where v.stock > 0 and p.seller_id is not null
      and not exists (select from product_sites s where s.product_id = p.id)
    order by v.id limit 1`);
  if (!rows[0]) throw new Error("No seller has anything");
  return rows[0];
}

test("analytics events of a cart and its checkout have complete items with existing pictures", async () => {
  const guest = newGuest();
  await guest.call("/api/cart/add", { ...(await sellersGoods()), quantity: 1 });
  const slug = await begin(guest);
  const { cart } = (await guest.call("/api/cart/fetch", {})).body;
  const { data } = (await fetched(guest, slug)).body;
  const events = [
    ...pageEvents(place, { pathname: "/en/cart", search: "", data: { cart } }),
    ...pageEvents(place, { pathname: `/en/checkout/${slug}`, search: "", data: { data } }),
  ];
  expect(events.map(({ name }) => name)).toEqual(["view_cart", "begin_checkout"]);
  const items = events.flatMap((event) => ("items" in event ? event.items : []));
  expect(items.filter(({ url }) => url.includes("/market/product/"))).toHaveLength(2);
  expect(items).toHaveLength(4);
  for (const item of items) {
    expect((await app.ask(item.url.slice(ORIGIN.length))).status).toBe(200);
    expect(item).toMatchObject({
      sku: expect.stringMatching(/\S/),
      manufacturer: expect.stringMatching(/\S/),
      category: expect.stringMatching(/\S/),
      image: expect.stringMatching(/^http:\/\/localhost\/_ipx\/[^/]+\/[^/]/),
    });
    const picture = await app.ask(item.image?.slice(ORIGIN.length) ?? "");
    expect(picture.status).toBe(200);
    expect(picture.headers.get("content-type")).toBe("image/webp");
  }
});
