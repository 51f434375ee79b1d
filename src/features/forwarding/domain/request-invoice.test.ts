import { expect, test } from "vitest";
import { requestLines } from "./request-invoice.ts";

const PRICED = {
  shippingCents: 1900,
  dutyCents: 300,
  vatCents: 2350,
  storageCents: 500,
  deliveryCents: 369,
  feeCents: 35,
};

test("an imported parcel's invoice exempts transport, duty and import VAT", () => {
  const lines = requestLines(PRICED, 21);
  expect(
    lines.map(({ what, grossCents, vatPercent, exempt }) => [what, grossCents, vatPercent, exempt]),
  ).toEqual([
    [{ part: "transport" }, 1900, 0, "import_services"],
    [{ part: "duty" }, 300, 0, "paid_for_you"],
    [{ part: "import_vat" }, 2350, 0, "paid_for_you"],
    [{ part: "storage" }, 500, 21, undefined],
    [{ part: "delivery" }, 369, 21, undefined],
    [{ part: "payment_fee" }, 35, 21, undefined],
  ]);
});

test("an invoice within a customs area taxes transport and omits zero amounts", () => {
  const inside = {
    ...PRICED,
    dutyCents: 0,
    vatCents: 0,
    storageCents: 0,
    feeCents: 0,
    deliveryCents: 0,
  };
  expect(requestLines(inside, 21)).toEqual([
    { what: { part: "transport" }, quantity: 1, grossCents: 1900, vatPercent: 21 },
  ]);
});
