import { expect, test } from "vitest";
import { renderOnSite } from "#features/sites/shop/fixtures/rendered-page.tsx";
import type { OrderItem } from "../../contract.ts";
import { BuyAgainForm } from "./buy-again-form.tsx";

const item = (product_id: number | null): OrderItem => ({
  product_id,
  variant_id: product_id,
  slug: "",
  sku: "",
  name: "Ridge 28",
  options: "",
  picture: null,
  quantity: 1,
  currentPrice: 10,
  total: 10,
});
const shown = (...items: OrderItem[]) =>
  renderOnSite(<BuyAgainForm order={{ items }} here="/en/my-orders/x" done={undefined} />);

test("only goods of the shop offer “Buy again”", () => {
  expect(shown(item(null), item(7))).toContain("Buy again");
  expect(shown(item(null))).toBe("");
});
