import { expect, test } from "vitest";
import { renderOnSite } from "#features/sites/shop/fixtures/rendered-page.tsx";
import { PROVIDERS } from "#ports/provider-id.ts";
import { buildCheckoutData } from "../rules/fixtures/checkout.ts";
import { PayLabel } from "./confirm-step.tsx";

const wallet = { available: 0, used: 220.98 };

test.each([
  ["Pay 9.00 €", { payment_id: PROVIDERS.stripe }],
  ["Pay 9.00 € from the wallet", { payment_id: PROVIDERS.wallet }],
  ["Pay 220.98 € from the wallet", { total: 0, wallet }],
  ["Place the order", { total: 0 }],
])("the pay button says what is charged: %s", (words, changes) => {
  expect(renderOnSite(<PayLabel data={buildCheckoutData(changes)} />)).toBe(words);
});
