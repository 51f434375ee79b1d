import { expect, test } from "vitest";
import { renderOnSite } from "#features/sites/shop/fixtures/rendered-page.tsx";
import { PaymentFees } from "./payment-fees.tsx";
import type { CartState } from "./rules/cart-state.ts";

type Method = CartState["payment_methods"][number];
const FREE: Method = { id: 1, fee: 0, fee_type: 0 };
const render = (...methods: Method[]) => renderOnSite(<PaymentFees methods={methods} />);

test("the cart lists the fee of each payment method", () => {
  const html = render(FREE, { id: 2, fee: 3.4, fee_type: 1 }, { id: 3, fee: 0.5, fee_type: 0 });
  const rows = [...html.matchAll(/<dt>([^<]*)<\/dt><dd[^>]*>([^<]*)<\/dd>/g)];
  expect(rows.map(([, name, fee]) => `${name}: ${fee}`)).toEqual([
    "Bank card: no fee",
    "PayPal: + 3.4 %",
    "Online bank: + 0.50 €",
  ]);
});

test("the cart says that no payment method costs extra, or nothing if no methods are known", () => {
  expect(render(FREE)).toContain("No payment method costs extra.");
  expect(render()).toBe("");
});
