import { expect, test } from "vitest";
import { renderOnSite } from "#features/sites/shop/rendered-page.fixture.tsx";
import { buildCheckoutData } from "../../domain/checkout.fixture.ts";
import { CheckoutFrame } from "./checkout-frame.tsx";

test("a cart that was emptied in another window is told in place of choices and sums, with a way to the goods", () => {
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
