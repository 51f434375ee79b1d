import { describe, expect, test } from "vitest";
import { ORDER_STATUSES, type OrderStatus } from "#features/orders/domain/order-status.ts";
import { trackedBy } from "./events/tracked-product.ts";
import {
  isOrderUpdate,
  makeOrderUpdate,
  type OrderToReport,
  orderUpdateKind,
} from "./order-update.ts";

const paidAt = new Date("2026-11-16T09:00:00Z");

describe("order steps that are reported", () => {
  test("are paid, shipped, cancelled and refunded", () => {
    const told = ORDER_STATUSES.filter((status) => orderUpdateKind(status));
    expect(told).toEqual(["paid", "shipped", "cancelled", "refunded"]);
  });

  test.each<[OrderStatus, OrderStatus, Date | null, boolean]>([
    ["awaiting_payment", "paid", paidAt, true],
    ["paid", "purchased", paidAt, false],
    ["at_warehouse", "shipped", paidAt, true],
    ["paid", "cancelled", paidAt, true],
    ["cancelled", "refunded", paidAt, true],
    ["delivered", "refunded", paidAt, true],
    ["awaiting_payment", "cancelled", null, false],
    ["awaiting_payment", "expired", null, false],
    // Paid when its products were sold out: it was never reported as placed.
    ["awaiting_payment", "cancelled", paidAt, false],
    ["cancelled", "refunded", null, false],
  ])("include %s to %s if paid %j: %j", (from, to, at, expected) => {
    expect(isOrderUpdate({ from, to, paidAt: at })).toBe(expected);
  });
});

describe("an order update", () => {
  const place = { origin: "https://lt.example", language: "lt", toTracked: trackedBy(2) };
  const line = {
    ...{ product_id: 7, slug: "boots", sku: "BT-42", name: "Boots", options: "42" },
    ...{ picture: { src: "boots.jpg" }, quantity: 2, currentPrice: 50, seller: null },
  };
  const order: OrderToReport = {
    number: "QU12",
    email: "rasa@example.com",
    currency: "EUR",
    total: 112.5,
    items: [line],
  };
  const about = { kind: "placed" as const, at: paidAt };

  test("has the e-mail and the products in dollars", () => {
    expect(makeOrderUpdate(place, about, order)).toEqual({
      kind: "placed",
      number: "QU12",
      at: paidAt,
      email: "rasa@example.com",
      currency: "USD",
      total: 225,
      items: [
        {
          ...{ id: "7", sku: "BT-42", name: "Boots", variant: "42", price: 100, quantity: 2 },
          url: "https://lt.example/lt/p/boots",
          image: "https://lt.example/_ipx/w_640,f_webp/boots.jpg",
        },
      ],
    });
  });

  test("keeps amounts of an order paid in dollars", () => {
    const news = makeOrderUpdate(place, about, { ...order, currency: "USD" });
    expect([news.total, news.items[0]?.price]).toEqual([112.5, 50]);
  });

  test("names deleted products by slug and leaves out a quote's lines", () => {
    const gone = { ...line, product_id: null };
    const typed = { ...line, product_id: null, slug: "", name: "For Rasa, Slapta g. 7" };
    const news = makeOrderUpdate(place, about, { ...order, items: [gone, typed] });
    expect(news.items.map(({ id }) => id)).toEqual(["boots"]);
    expect(JSON.stringify(news)).not.toContain("Slapta");
  });
});
