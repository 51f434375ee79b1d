import fc from "fast-check";
import { expect, test } from "vitest";
import { convertCents, sum, toDecimal } from "#core/money.ts";
import type { CartItem } from "#features/cart/contract.ts";
import { type CartState, initialCart } from "#features/cart/shop/rules/cart-state.ts";
import { cartShippingOptions, explainCart } from "#features/cart/shop/rules/explain-cart.ts";
import { writeInvoice } from "#features/invoices/domain/write-invoice.ts";
import { explainTotal, partOf, totalBeforeWallet } from "#features/orders/domain/explain-total.ts";
import { invoiceLines } from "#features/orders/domain/invoice.ts";
import type { OrderLine } from "#features/orders/domain/order.ts";
import type { PricedOrder } from "#features/orders/domain/order-totals.ts";
import { FEE_TYPES } from "#features/payments/domain/payment-fee.ts";

const cents = fc.integer({ min: 1, max: 300_000 });
const amount = fc.oneof(
  fc.record({ amount: cents, type: fc.constant(FEE_TYPES.fixed) }),
  fc.record({
    amount: fc.integer({ min: 0, max: 10_000 }),
    type: fc.constant(FEE_TYPES.percentage),
  }),
);
const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const purchases = fc.record({
  lines: fc.array(fc.record({ priceCents: cents, quantity: fc.integer({ min: 1, max: 99 }) }), {
    minLength: 1,
    maxLength: 20,
  }),
  shippingFeeCents: cents,
  shippingDiscountCents: fc.nat(5000),
  deliveryCents: fc.nat(2000),
  promotion: optional(amount),
  balanceCents: fc.oneof(fc.constant(0), fc.nat(50_000), fc.constant(100_000_000)),
  fee: optional(amount.map(({ amount: fee, type: feeType }) => ({ fee, feeType }))),
}) satisfies fc.Arbitrary<PricedOrder>;
const rates = fc.oneof(
  fc.constantFrom(1, 1.09, 1.0896, 1.0834),
  fc.integer({ min: 500_000, max: 5_000_000 }).map((rate) => rate / 1_000_000),
);

const cartOf = ({ lines, shippingFeeCents, shippingDiscountCents }: PricedOrder): CartState => ({
  ...initialCart,
  items: lines.map(
    ({ priceCents, quantity }) => ({ price: toDecimal(priceCents), quantity }) as CartItem,
  ),
  shipping: {
    shipping_methods: { air: toDecimal(shippingFeeCents), sea: null },
    shipping_discounts: { air: toDecimal(shippingDiscountCents), sea: 0 },
    discount_by: "value",
    days: { air: { min: 2, max: 4 }, sea: null },
  },
});

const soldLine = (line: PricedOrder["lines"][number]) =>
  ({ ...line, name: "A thing", options: "" }) as OrderLine;

test("cart, order, invoice and payment agree to the cent in every currency", () => {
  fc.assert(
    fc.property(purchases, rates, (order, rate) => {
      const cart = cartOf(order);
      const shown = explainCart(cart, cartShippingOptions(cart)[0], rate);
      const total = explainTotal(order, rate);

      // A line is its price × quantity, and shipping is the method's own price.
      const reckoned = order.lines.map((one) => convertCents(one.priceCents, rate) * one.quantity);
      expect(total.lineCents).toEqual(reckoned);
      expect(shown.lineCents).toEqual(total.lineCents);
      const part = (name: Parameters<typeof partOf>[1]) => partOf(total.parts, name);
      expect(part("shipping") + part("shipping_discount")).toBe(shown.shippingCents);
      expect(shown.shippingCents).toBe(convertCents(order.shippingFeeCents, rate));
      expect(part("delivery")).toBe(convertCents(order.deliveryCents, rate));
      expect(shown.totalCents).toBe(part("subtotal") + shown.shippingCents);

      // The shown parts add up to the charged total, and a discount is never more than the goods' price.
      expect(sum(total.parts.map(({ cents }) => cents))).toBe(total.final);
      expect(total.beforeFee).toBeGreaterThanOrEqual(0);
      expect(0 - part("promotion")).toBeLessThanOrEqual(part("subtotal"));

      // The invoice covers everything that was sold, and the provider and the wallet have paid all of it.
      const sold = { orderLines: order.lines.map(soldLine), total, countryIso: "LT" };
      const lines = invoiceLines({ ...sold, day: "2026-11-16" });
      const invoice = writeInvoice({} as never, lines);
      expect(invoice.totalCents).toBe(totalBeforeWallet(total));
      expect(invoice.totalCents + part("balance")).toBe(total.final);
      expect(invoice.netCents + invoice.vatCents).toBe(invoice.totalCents);
    }),
  );
});
