import { expect, test } from "vitest";
import { checkoutBuyers, fetched } from "#features/checkout/server/fixtures/checkout-buyers.ts";
import { trackedBy } from "#features/marketing/domain/events/tracked-product.ts";
import { pageEvents } from "#features/marketing/shop/rules/page-events.ts";
import { testApp } from "../fixtures/test-app.ts";

const app = await testApp();
const { newGuest, begin } = await checkoutBuyers(app);
const ORIGIN = "http://localhost";
const place = { origin: ORIGIN, language: "en", toTracked: trackedBy(1) };

test("a real cart and its checkout are told with all that is known, and with pictures that are there", async () => {
  const guest = newGuest();
  const slug = await begin(guest);
  const { cart } = (await guest.call("/api/cart/fetch", {})).body;
  const { data } = (await fetched(guest, slug)).body;
  const events = [
    ...pageEvents(place, { pathname: "/en/cart", search: "", data: { cart } }),
    ...pageEvents(place, { pathname: `/en/checkout/${slug}`, search: "", data: { data } }),
  ];
  expect(events.map(({ name }) => name)).toEqual(["view_cart", "begin_checkout"]);
  for (const event of events) {
    const [item] = "items" in event ? event.items : [];
    expect(item).toMatchObject({
      sku: expect.stringMatching(/\S/),
      manufacturer: expect.stringMatching(/\S/),
      category: expect.stringMatching(/\S/),
      image: expect.stringMatching(/^http:\/\/localhost\/_ipx\/[^/]+\/[^/]/),
    });
    const picture = await app.ask(item?.image?.slice(ORIGIN.length) ?? "");
    expect(picture.status).toBe(200);
    expect(picture.headers.get("content-type")).toBe("image/webp");
  }
});
