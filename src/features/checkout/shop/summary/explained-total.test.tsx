import { expect, test } from "vitest";
import { renderOnSite } from "#features/sites/shop/fixtures/rendered-page.tsx";
import { buildCheckoutData } from "../rules/fixtures/checkout.ts";
import { ExplainedTotal } from "./explained-total.tsx";

test("a total that depends on the pickup point is shown as a minimum", () => {
  const courier = (delivery_fee: number) => ({
    ...{ local_delivery_type: 1, courier: "omniva" as const, name: "Omniva", delivery_fee },
    ...{ days: { min: 1, max: 2 }, has_pickup_points: true, pickup_points: [] },
  });
  const price = [
    { part: "subtotal" as const, amount: 50 },
    { part: "delivery" as const, amount: 0 },
  ];
  const explained = (...fees: number[]) => {
    const local_delivery_couriers = fees.map(courier);
    const data = buildCheckoutData({ price, total: 50, local_delivery_couriers });
    return renderOnSite(<ExplainedTotal data={data} />).replaceAll("\u00a0", " ");
  };
  const figures = (html: string) =>
    [...html.matchAll(/class="num">([^<]*)/g)].map(([, one]) => one);
  expect(figures(explained(2, 3))).toEqual(["50.00 €", "from 2.00 €", "from 52.00 €"]);
  expect(figures(explained(2, 2))).toEqual(["50.00 €", "2.00 €", "52.00 €"]);
});

test.each([
  ["plan", "Your Pro plan takes this off"],
  ["value", "The more you buy"],
] as const)("a shipping discount is explained by its reason: the %s", (reason, words) => {
  const data = buildCheckoutData({
    price: [{ part: "shipping_discount", amount: -2 }],
    shipping_discount_by: reason,
  });
  expect(renderOnSite(<ExplainedTotal data={data} />)).toContain(words);
});
