import { expect, test } from "vitest";
import { renderOnSite } from "#features/sites/shop/fixtures/rendered-page.tsx";
import { buildCheckoutData } from "../rules/fixtures/checkout.ts";
import { ExplainedTotal } from "./explained-total.tsx";

test.each([
  ["plan", "Your Pro plan takes this off"],
  ["value", "The more you buy"],
] as const)("less shipping is explained by what takes it off: the %s", (reason, words) => {
  const data = buildCheckoutData({
    price: [{ part: "shipping_discount", amount: -2 }],
    shipping_discount_by: reason,
  });
  expect(renderOnSite(<ExplainedTotal data={data} />)).toContain(words);
});
