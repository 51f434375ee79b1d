import { expect, test } from "vitest";
import { renderOnSite } from "#features/sites/shop/fixtures/rendered-page.tsx";
import { buildCheckoutData } from "../rules/fixtures/checkout.ts";
import { CheckoutFrame } from "./checkout-frame.tsx";

test("an empty checkout shows a link to the goods instead of choices and sums", () => {
  const html = renderOnSite(
    <CheckoutFrame
      step="checkout"
      data={buildCheckoutData({ products: [] })}
      summary="The sum"
      action="Go on"
    >
      The choices
    </CheckoutFrame>,
  );
  expect(html).toContain("Your cart is empty");
  expect(html).toContain("Nothing is left to order here");
  expect(html).toContain('href="/en/marketplace"');
  for (const part of ["The sum", "Go on", "The choices"]) expect(html).not.toContain(part);
});

const product = {
  id: 1,
  product_id: 1,
  variant_id: 1,
  slug: "thing",
  name: "Thing",
  options: "",
  picture: null,
  sku: "SKU1",
  manufacturer: "Calm",
  category: "Shoes",
  quantity: 1,
  currentPrice: 10,
  seller: null,
  total: 10,
};
const frameOf = (changes: Parameters<typeof buildCheckoutData>[0]) =>
  renderOnSite(
    <CheckoutFrame
      step="checkout"
      data={buildCheckoutData({ products: [product], ...changes })}
      summary=""
      action=""
    >
      The choices
    </CheckoutFrame>,
  );

test("the checkout shows how long the goods are held and when the hold is over", () => {
  const held = frameOf({ expiration: "2030-01-01T10:00:00.000Z" });
  expect(held).toContain("Held for you for another");
  expect(held).toContain('role="timer"');
  const over = frameOf({ expiration: null });
  expect(over).toContain("The hold is over");
  expect(over).toContain("Hold again");
});

test("a checkout with an order does not say that the hold is over", () => {
  const order = {
    id: 1,
    number: "QU1",
    slug: "slug",
    status: "awaiting_payment" as const,
    is_being_paid: false,
    paid_at: null,
    payment_reference: null,
  };
  expect(frameOf({ order })).not.toContain("The hold is over");
});
