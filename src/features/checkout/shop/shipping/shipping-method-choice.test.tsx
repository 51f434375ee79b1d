import { expect, test } from "vitest";
import { renderOnSite } from "#features/sites/shop/fixtures/rendered-page.tsx";
import { buildCheckoutData } from "../rules/fixtures/checkout.ts";
import { ChosenShippingMethod } from "./shipping-method-choice.tsx";

const travel = (sea: number | null) =>
  renderOnSite(
    <ChosenShippingMethod
      data={buildCheckoutData({
        shipping_methods: { air: 9, sea },
        shipping_days: { air: { min: 3, max: 5 }, sea: { min: 30, max: 38 } },
      })}
      today="2026-11-16"
      value="sea"
      onChange={() => {}}
    />,
  );

test("the method chosen in the cart is shown with price and days and can be changed", () => {
  const html = travel(4);
  expect(html).toMatch(/<details(?![^>]* open)/);
  expect(html).toContain("By sea");
  expect(html).toContain("4.00");
  expect(html).toContain("2026-12-16");
  expect(html).toContain("Change");
  expect(html.match(/type="radio"/g)).toHaveLength(2);
});

test("the methods are open if the chosen one is not available in the country", () => {
  expect(travel(null)).toMatch(/<details[^>]* open/);
});
