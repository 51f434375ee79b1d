import { expect, test } from "vitest";
import { renderOnSite } from "#features/sites/shop/rendered-page.fixture.tsx";
import { buildCheckoutData } from "../../domain/checkout.fixture.ts";
import { Shortages } from "./shortages.tsx";

test("a cart that was emptied in another window is told, with the way to it", () => {
  const html = renderOnSite(<Shortages data={buildCheckoutData({ products: [] })} />);
  expect(html).toContain("Your cart is empty.");
  expect(html).toContain('href="/en/cart"');
});
