import { expect, test } from "vitest";
import { renderOnSite } from "#features/sites/shop/fixtures/rendered-page.tsx";
import { buildCheckoutData } from "../rules/fixtures/checkout.ts";
import { OrderSummary } from "./order-summary.tsx";

test.each([
  [[0, 3], "from 0.00 €"],
  [[0, 0], "free"],
  [[2, 3], "from 2.00 €"],
])("pickup for %j is written as %s", (fees, words) => {
  const courier = (delivery_fee: number) => ({
    ...{ local_delivery_type: 1, courier: "omniva" as const, name: "Omniva", delivery_fee },
    ...{ days: { min: 1, max: 2 }, has_pickup_points: true, pickup_points: [] },
  });
  const data = buildCheckoutData({
    price: [
      { part: "subtotal", amount: 50 },
      { part: "delivery", amount: 0 },
    ],
    total: 50,
    local_delivery_couriers: fees.map(courier),
  });
  const html = renderOnSite(<OrderSummary data={data} />).replaceAll("\u00a0", " ");
  const [, shown] = /data-part="delivery".*?<dd[^>]*>([^<]*)/.exec(html) ?? [];
  expect(shown).toBe(words);
});
