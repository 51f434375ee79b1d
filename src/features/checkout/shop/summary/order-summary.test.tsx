import { expect, test } from "vitest";
import { renderOnSite } from "#features/sites/shop/fixtures/rendered-page.tsx";
import { buildCheckoutData } from "../rules/fixtures/checkout.ts";
import { OrderSummary } from "./order-summary.tsx";

const ORDER = {
  ...{ id: 1, number: "QU1", slug: "slug", is_being_paid: false, paid_at: null },
  payment_reference: null,
};

test.each([
  ["To pay", 10, null],
  ["Paid", 10, "paid"],
  ["To pay", 0, "paid"],
] as const)("the wallet's part is subtracted after the total: %s %d", (label, rest, status) => {
  const order = status && { ...ORDER, status };
  const price = [
    { part: "subtotal" as const, amount: 50 },
    { part: "balance" as const, amount: rest - 51 },
    { part: "payment_fee" as const, amount: 1 },
  ];
  const data = buildCheckoutData({ price, total: rest, order });
  const html = renderOnSite(<OrderSummary data={data} />);
  const sums = html.slice(html.indexOf("checkout-lines"), html.indexOf("</dl>"));
  const rows = [...sums.matchAll(/<dt[^>]*>([^<]*).*?<dd[^>]*>([^<]*)/g)];
  expect(rows.map(([, name, amount]) => [name, amount])).toEqual([
    ["Goods", "50.00 €"],
    ["Payment fee", "1.00 €"],
    ["Total", "51.00 €"],
    ["From your wallet", `−${51 - rest}.00 €`],
    [label, `${rest}.00 €`],
  ]);
});

test.each([
  [[0, 3], "from 0.00 €"],
  [[0, 0], "free"],
  [[2, 3], "from 2.00 €"],
])("pickup fees %j are shown as %s", (fees, words) => {
  const courier = (delivery_fee: number) => ({
    ...{ local_delivery_type: 1, courier: "omniva" as const, name: "Omniva", delivery_fee },
    ...{ days: { min: 1, max: 2 }, has_pickup_points: true, pickup_points: [] },
  });
  const data = buildCheckoutData({
    price: [
      { part: "subtotal", amount: 50 },
      { part: "delivery", amount: 0 },
    ],
    total: 50,
    local_delivery_couriers: fees.map(courier),
  });
  const html = renderOnSite(<OrderSummary data={data} />).replaceAll("\u00a0", " ");
  const [, shown] = /data-part="delivery".*?<dd[^>]*>([^<]*)/.exec(html) ?? [];
  expect(shown).toBe(words);
});
