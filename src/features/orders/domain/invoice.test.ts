import { expect, test } from "vitest";
import { invoiceNumber } from "#features/invoices/domain/invoice.ts";
import { writeInvoice } from "#features/invoices/domain/write-invoice.ts";
import { FEE_TYPES } from "#features/payments/domain/payment-fee.ts";
import { explainTotal } from "./explain-total.ts";
import { invoiceLines } from "./invoice.ts";
import type { OrderLine } from "./order.ts";

const line = (name: string, priceCents: number, quantity: number): OrderLine => ({
  productId: 1,
  variantId: 1,
  slug: "a",
  sku: "A",
  name,
  options: "",
  picture: null,
  priceCents,
  quantity,
});
const orderLines = [line("Headphones", 8999, 1), { ...line("Socks", 499, 3), options: "M" }];
const head = {
  number: invoiceNumber({ region: "lt", product: "cartage" }, 42),
  orderNumber: "QU10001",
  issuedOn: "2026-11-15",
  language: "lt",
  currency: "EUR",
  seller: {} as never,
  buyer: { address: null, country: "Lietuva", company: null },
};

function invoiceOf(balanceCents: number, rate = 1) {
  const total = explainTotal(
    {
      lines: orderLines,
      shippingFeeCents: 900,
      shippingDiscountCents: 100,
      deliveryCents: 0,
      promotion: { amount: 1000, type: FEE_TYPES.percentage },
      balanceCents,
      fee: { fee: 35, feeType: FEE_TYPES.fixed },
    },
    rate,
  );
  const sold = { orderLines, total, countryIso: "LT", day: head.issuedOn };
  const lines = invoiceLines(sold);
  const asked = lines.reduce((sum, { grossCents }) => sum + grossCents, 0);
  const invoice = writeInvoice(head, lines, asked - total.final);
  return { total, invoice };
}

test.each([
  [0, 1],
  [2500, 1],
  [2500, 1.0834],
])("with %d from the wallet at rate %d, lines and tax add up to the invoice", (balance, rate) => {
  const { total, invoice } = invoiceOf(balance, rate);
  const sum = (of: "netCents" | "grossCents") =>
    invoice.lines.reduce((all, one) => all + one[of], 0);
  expect(sum("grossCents")).toBe(invoice.totalCents);
  expect(sum("netCents")).toBe(invoice.netCents);
  expect(invoice.netCents + invoice.vatCents).toBe(invoice.totalCents);
  expect(invoice.totalCents - invoice.fromBalanceCents).toBe(total.final);
});

test("an invoice lists goods, shipping, discounts and fees as separate lines", () => {
  const { invoice } = invoiceOf(2500);
  expect(invoice.number).toBe("LT-000042");
  expect(invoice.lines.map(({ what, quantity }) => [what, quantity])).toEqual([
    [{ name: "Headphones" }, 1],
    [{ name: "Socks, M" }, 3],
    [{ part: "shipping" }, 1],
    [{ part: "shipping_discount" }, 1],
    [{ part: "promotion" }, 1],
    [{ part: "payment_fee" }, 1],
  ]);
  // 89.99 + 14.97 + 9.00 − 10.50 (10 %, half up) + 0.35
  expect(invoice).toMatchObject({ totalCents: 10_381, fromBalanceCents: 2500 });
  expect(invoice.vat).toEqual([{ percent: 21, netCents: 8579, vatCents: 1802 }]);
});
