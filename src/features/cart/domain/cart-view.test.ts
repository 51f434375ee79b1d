import { expect, test } from "vitest";
import type { LineGoods } from "#features/catalogue/domain/line-goods.ts";
import { evenRate } from "#features/shipping/domain/fixtures/rates.ts";
import { toCartData } from "../server/cart-response.ts";
import { CART_COOKIE, CART_COUNT_COOKIE } from "./cart-cookie.ts";
import { makeCartView } from "./cart-view.ts";

const now = new Date("2026-11-16T12:00:00Z");
const later = new Date("2026-11-16T12:10:00Z");
const muchLater = new Date("2026-11-16T12:20:00Z");

const goods = (variantId: number, more: Partial<LineGoods> = {}) =>
  ({
    productId: variantId * 10,
    variantId,
    slug: `thing-${variantId}`,
    seller: null,
    sku: `SKU${variantId}`,
    manufacturer: "Calm",
    category: "Shoes",
    name: `Thing ${variantId}`,
    image: "/a.webp",
    picture: null,
    options: [{ name: "Colour", value: "red" }],
    priceCents: 1050,
    isSold: true,
    warehouse: "US",
    parcel: { grams: 1000, lengthCm: 10, widthCm: 10, heightCm: 10 },
    ...more,
  }) as LineGoods;

const stored = (id: number, more = {}) => ({
  id,
  variantId: id,
  quantity: 2,
  stock: 5,
  heldByOthers: 0,
  held: 2,
  expiresAt: later as Date | undefined,
  ...more,
});

const known = {
  method: "sea" as const,
  now,
  lines: [stored(1), stored(2, { expiresAt: muchLater })],
  goods: new Map([
    [1, goods(1)],
    [2, goods(2)],
  ]),
  rates: new Map([["US", [evenRate("air", 500)]]]),
  shortages: [],
  mayHold: true,
  delivery: undefined,
};

test("a cart view has current prices, the earliest end of a hold and the shipping prices", () => {
  const view = makeCartView(known);
  expect(view.lines[0]).toEqual({
    id: 1,
    productId: 10,
    variantId: 1,
    slug: "thing-1",
    seller: null,
    sku: "SKU1",
    manufacturer: "Calm",
    category: "Shoes",
    name: "Thing 1",
    image: "/a.webp",
    picture: null,
    options: [{ name: "Colour", value: "red" }],
    quantity: 2,
    priceCents: 1050,
    maxQuantity: 5,
    reservedUntil: later,
    reservedQuantity: 2,
  });
  expect(view.lines.map(({ id }) => id)).toEqual([1, 2]);
  expect(view).toMatchObject({ method: "sea", expiration: later, shortages: [] });
  expect(view.totals).toEqual({ totalItems: 2, totalQuantity: 4, totalCents: 4200 });
  expect(view.shipping.air).toMatchObject({ cents: 500 + 4000, days: { min: 5, max: 9 } });
  expect(view.shipping.sea).toBeNull();
});

test("an expired or missing hold is shown as no hold", () => {
  const over = makeCartView({ ...known, lines: [stored(1, { expiresAt: now })] });
  expect(over.lines[0]?.reservedUntil).toBeNull();
  const none = makeCartView({ ...known, lines: [stored(1, { expiresAt: undefined })] });
  expect(none.lines[0]?.reservedUntil).toBeNull();
  expect(none.expiration).toBeNull();
});

test("a line whose product is unknown is left out", () => {
  expect(makeCartView({ ...known, goods: new Map([[2, goods(2)]]) }).lines).toHaveLength(1);
});

test("each line with too little stock is reported with the quantity left", () => {
  const view = makeCartView({ ...known, lines: [stored(1, { stock: 1 }), stored(2)] });
  expect(view.lines.map(({ quantity, maxQuantity }) => [quantity, maxQuantity])).toEqual([
    [1, 1],
    [2, 5],
  ]);
  expect(view.shortages).toEqual([
    { itemId: 1, variantId: 1, name: "Thing 1", requested: 2, available: 1 },
  ]);
});

test("a shortage reported by the call replaces the one computed for the line", () => {
  const shortages = [{ variantId: 2, requested: 9, available: 5 }];
  expect(makeCartView({ ...known, shortages }).shortages).toEqual([
    { itemId: 2, variantId: 2, name: "Thing 2", requested: 9, available: 5 },
  ]);
});

test("a product that is no longer sold has a maximum quantity of 0", () => {
  const view = makeCartView({ ...known, goods: new Map([[1, goods(1, { isSold: false })]]) });
  expect(view.lines[0]?.maxQuantity).toBe(0);
});

test("a plan discount reduces the shipping price", () => {
  const { air } = makeCartView({ ...known, planPercent: 20 }).shipping;
  expect(air).toMatchObject({ cents: 3600, discountCents: 900, discountBy: "plan" });
});

test("the response has amounts in euros and ISO timestamps (product notes §7)", () => {
  const lines = [stored(1, { stock: 1 }), stored(2, { expiresAt: undefined })];
  const wire = toCartData(makeCartView({ ...known, lines, planPercent: 20 }));
  expect(wire).toEqual({
    items: [
      {
        id: 1,
        product_id: 10,
        variant_id: 1,
        slug: "thing-1",
        seller: null,
        sku: "SKU1",
        manufacturer: "Calm",
        category: "Shoes",
        name: "Thing 1",
        image: "/a.webp",
        options: [{ name: "Colour", value: "red" }],
        quantity: 1,
        price: 10.5,
        max_quantity: 1,
        reserved_until: "2026-11-16T12:10:00.000Z",
        reserved_quantity: 1,
      },
      expect.objectContaining({ id: 2, reserved_until: null }),
    ],
    delivery: null,
    payment_methods: [],
    shipping: {
      shipping_methods: { air: 28, sea: null },
      shipping_discounts: { air: 7, sea: 0 },
      discount_by: "plan",
      days: { air: { min: 5, max: 9 }, sea: null },
    },
    shipping_method: "sea",
    expiration: "2026-11-16T12:10:00.000Z",
    may_hold: true,
    reservation_error: [{ item_id: 1, variant_id: 1, name: "Thing 1", requested: 2, available: 1 }],
    total_items: 2,
    total_quantity: 3,
    total_sum: 31.5,
  });
});

test("the response has null for a shipping method that is not available", () => {
  const bySea = new Map([["US", [evenRate("sea", 500)]]]);
  expect(toCartData(makeCartView({ ...known, rates: bySea, planPercent: 20 })).shipping).toEqual({
    shipping_methods: { air: null, sea: 36 },
    shipping_discounts: { air: 0, sea: 9 },
    discount_by: "plan",
    days: { air: null, sea: { min: 5, max: 9 } },
  });
  expect(toCartData(makeCartView({ ...known, lines: [] }))).toMatchObject({
    items: [],
    shipping: { shipping_methods: { air: null, sea: null }, discount_by: null },
    expiration: null,
    reservation_error: null,
    total_sum: 0,
  });
});

test("the cart cookies are named cart_token and cart_count", () => {
  expect([CART_COOKIE, CART_COUNT_COOKIE]).toEqual(["cart_token", "cart_count"]);
});
