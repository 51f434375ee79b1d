import fc from "fast-check";
import { expect, test } from "vitest";
import { cartShipping } from "#features/cart/domain/cart-shipping.ts";
import { forwardPrices } from "#features/forwarding/domain/forward-price.ts";
import { writeInvoice } from "#features/invoices/domain/write-invoice.ts";
import { explainTotal } from "#features/orders/domain/explain-total.ts";
import { invoiceLines } from "#features/orders/domain/invoice.ts";
import { calculate, withPlan } from "#features/shipping/domain/calculate.ts";
import { SHIPPING_METHODS } from "#features/shipping/domain/chargeable-weight.ts";
import { anyParcel } from "#features/shipping/domain/fixtures/any-parcel.ts";
import { GOODS_KINDS } from "#features/shipping/domain/goods/goods-kind.ts";
import { orderDiscount } from "#features/shipping/domain/order-discount.ts";
import { shippingDiscount } from "#features/shipping/domain/shipping-discount.ts";
import { testWarehouses } from "#features/shipping/shop/fixtures/warehouses.ts";
import { explainQuote } from "./explain-quote.ts";
import { totalBy } from "./fixtures/total-by.ts";
import { priceQuote } from "./quote-price.ts";

const [warehouse] = testWarehouses;
if (!warehouse) throw new Error("There is no warehouse to try");
const { rates } = warehouse;
const way = { from: warehouse.countryIso, to: "LT", day: "2026-11-15" };
const goods = fc.array(
  fc.record({
    kind: fc.constantFrom(...GOODS_KINDS),
    unitCents: fc.integer({ min: 1, max: 60_000 }),
    quantity: fc.integer({ min: 1, max: 5 }),
  }),
  { minLength: 1, maxLength: 6 },
);
const percents = fc.constantFrom(0, 5, 12, 20, 100);
type Goods = { unitCents: number; quantity: number };
const worthOf = (lines: readonly Goods[]) =>
  lines.reduce((sum, { unitCents, quantity }) => sum + unitCents * quantity, 0);

/** Returns the shipping amount on the invoice of an order with this shipping. */
function invoiceOf(lines: readonly Goods[], shipping: { feeCents: number; discountCents: number }) {
  const orderLines = lines.map(({ unitCents: priceCents, quantity }, at) => ({
    ...{ productId: at, variantId: at, slug: "a", sku: "A", name: "A thing", options: "" },
    ...{ picture: null, priceCents, quantity },
  }));
  const total = explainTotal({
    lines: orderLines,
    shippingFeeCents: shipping.feeCents,
    shippingDiscountCents: shipping.discountCents,
    deliveryCents: 0,
    promotion: undefined,
    balanceCents: 0,
  });
  const sold = invoiceLines({ orderLines, total, countryIso: way.to, day: way.day });
  const invoice = writeInvoice({ issuedOn: way.day } as never, sold);
  return invoice.lines
    .filter(({ what }) => "part" in what && what.part.startsWith("shipping"))
    .reduce((sum, { grossCents }) => sum + grossCents, 0);
}

test("calculator, cart, quote, parcel and invoice compute the same shipping and taxes", () => {
  fc.assert(
    fc.property(anyParcel, goods, percents, (parcel, lines, planPercent) => {
      const subtotalCents = worthOf(lines);
      const plan = { shippingPercent: planPercent, servicePercent: 0, storageDays: 0 };
      const declared = lines.map(({ kind, ...line }) => ({ kind, valueCents: worthOf([line]) }));
      const asked = calculate(rates, { ...way, parcel, lines: declared });
      const inCart = cartShipping([{ quantity: 1, warehouse: "US", parcel }], {
        rates: new Map([["US", rates]]),
        subtotalCents,
        planPercent,
      });
      const quoted = priceQuote(lines, { origin: warehouse, ...way, parcel, plan });
      const load = { ...way, parcels: [parcel], lines: declared, storageCents: 0, planPercent };
      const forwarded = forwardPrices(rates, load);
      const { percent, by } = orderDiscount(subtotalCents, planPercent);
      for (const method of SHIPPING_METHODS) {
        const { shipping, customs } = asked.find((one) => one.shipping.method === method) ?? {};
        if (!shipping || !customs) throw new Error(`Nothing goes by ${method}`);
        const discountCents = shippingDiscount(shipping.cents, percent);
        const feeCents = shipping.cents - discountCents;
        expect(inCart[method]).toMatchObject({ cents: feeCents, discountCents, discountBy: by });
        const { dutyCents, vatCents } = customs;
        expect(quoted.methods[method]).toMatchObject({
          feeCents,
          discountCents,
          dutyCents,
          vatCents,
        });
        const sent = forwarded.find((one) => one.shipping.method === method);
        const taken = shippingDiscount(shipping.cents, planPercent);
        expect(sent).toMatchObject({
          shippingCents: shipping.cents - taken,
          discountCents: taken,
          dueCents: shipping.cents - taken + dutyCents + vatCents,
        });
        // What the calculator shows to a customer with the plan, before they order anything.
        const own = withPlan(asked, planPercent).find((one) => one.shipping.method === method);
        expect(own).toMatchObject({ discountCents: taken, totalCents: sent?.dueCents });
        if (by === "plan") expect(own?.discountCents).toBe(inCart[method]?.discountCents);
        expect(invoiceOf(lines, { feeCents, discountCents })).toBe(feeCents);
        const explained = explainQuote(quoted, lines, { method, rate: 1 });
        expect(explained?.totalCents).toBe(totalBy(quoted, lines, method));
      }
    }),
  );
});
