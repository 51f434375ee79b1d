import { expect, test } from "vitest";
import type { CartData, CartItem } from "../../contract.ts";
import {
  cartFailed,
  cartFetched,
  cartRequested,
  initialCart,
  isHeldInPart,
  isSoldOut,
  unheldItems,
  withMethod,
  withoutItem,
  withQuantity,
  withShortages,
} from "./cart-state.ts";

const item = (id: number, more: Partial<CartItem> = {}): CartItem => ({
  id,
  product_id: id,
  variant_id: id,
  slug: "thing",
  seller: null,
  sku: "T-1",
  name: "Thing",
  manufacturer: "Acme",
  category: "Things",
  image: null,
  options: [],
  quantity: 2,
  price: 10,
  max_quantity: 5,
  reserved_until: "2026-11-15T12:00:00.000Z",
  reserved_quantity: 2,
  ...more,
});

const cart: CartData = {
  items: [item(1), item(2)],
  delivery: null,
  payment_methods: [],
  shipping: {
    shipping_methods: { air: 7, sea: null },
    shipping_discounts: { air: 0, sea: 0 },
    discount_by: null,
    days: { air: { min: 2, max: 4 }, sea: null },
  },
  shipping_method: "sea",
  expiration: "2026-11-15T12:00:00.000Z",
  may_hold: true,
  reservation_error: [{ item_id: 1, variant_id: 1, name: "Thing", requested: 9, available: 5 }],
  total_items: 2,
  total_quantity: 4,
  total_sum: 40,
};
const short = (item_id: number) => ({
  item_id,
  variant_id: item_id,
  name: "Thing",
  requested: 9,
  available: 5,
});
const filled = cartFetched(initialCart, cart);

test("a fetch clears the cart and the error, then fills it; a failed fetch is not loaded", () => {
  expect(initialCart).toMatchObject({ loaded: false, has_error: false, shipping_method: "air" });
  expect(filled).toMatchObject({ items: cart.items, shipping: cart.shipping, loaded: true });
  expect(filled.shipping_method).toBe("sea");

  const failed = cartFailed(filled);
  expect(failed).toMatchObject({ items: [], shipping: null, has_error: true, loaded: false });
  expect(failed).toMatchObject({ expiration: null, reservation_error: null });
  expect(cartRequested(failed)).toMatchObject({ items: [], shipping: null, has_error: false });
  expect(cartRequested(filled)).toMatchObject({ items: [], delivery: null, shipping: null });
  expect(cartFetched(failed, cart)).toEqual(filled);
});

test.each([
  [3, 3],
  [0, 1],
  [-4, 1],
  [99, 5],
])(
  "a quantity of %d is shown as %d before the response, and its shortage is cleared",
  (asked, shown) => {
    const changed = withQuantity(filled, 1, asked);
    expect(changed.items.map(({ quantity }) => quantity)).toEqual([shown, 2]);
    expect(changed.reservation_error).toEqual([]);
    expect(filled.items[0]?.quantity).toBe(2);
  },
);

test("a quantity change clears only the shortage of its own line", () => {
  const both = { ...filled, reservation_error: [1, 2].map((item_id) => short(item_id)) };
  expect(withQuantity(both, 1, 3).reservation_error).toEqual([short(2)]);
  expect(withQuantity({ ...filled, reservation_error: null }, 1, 3).reservation_error).toBeNull();
});

test("the initial state is an empty cart", () => {
  expect(initialCart).toEqual({
    items: [],
    delivery: null,
    shipping: null,
    has_error: false,
    loaded: false,
    shipping_method: "air",
    reservation_error: null,
    payment_methods: [],
    expiration: null,
    may_hold: true,
  });
});

test("a removal and a chosen method are applied before the response", () => {
  expect(withoutItem(filled, 1).items.map(({ id }) => id)).toEqual([2]);
  expect(withMethod(filled, "air").shipping_method).toBe("air");
});

test("a sold-out line is not held again, a line with an expired hold is", () => {
  const gone = item(3, { max_quantity: 0, reserved_until: null });
  const over = item(4, { reserved_until: null });
  expect([gone, over].map(isSoldOut)).toEqual([true, false]);
  expect(unheldItems([item(1), gone, over])).toEqual([over]);
});

test("a cart is held in part if some of its lines or pieces are held", () => {
  expect(isHeldInPart([item(1), item(2)])).toBe(false);
  expect(isHeldInPart([item(1, { reserved_quantity: 1 })])).toBe(true);
  const unheld = item(2, { reserved_until: null, reserved_quantity: 0 });
  expect(isHeldInPart([item(1), unheld])).toBe(true);
  expect(isHeldInPart([unheld])).toBe(false);
});

test("a shortage is kept while the fetched line is still short", () => {
  const state = cartFetched(initialCart, cart);
  const next = (more: Partial<CartItem>) =>
    cartFetched(state, { ...cart, items: [item(1, more)], reservation_error: null });
  expect(next({ max_quantity: 8 }).reservation_error).toEqual([short(1)]);
  expect(next({ max_quantity: 9 }).reservation_error).toBeNull();
  expect(next({ id: 3 }).reservation_error).toBeNull();
  const newer = { ...short(1), requested: 7 };
  const both = cartFetched(state, { ...cart, reservation_error: [newer, short(2)] });
  expect(both.reservation_error).toEqual([newer, short(2)]);
});

test("a new shortage replaces the one of the same line and no other", () => {
  const lines = [
    item(1, { quantity: 2, max_quantity: 1 }),
    item(2, { quantity: 2, max_quantity: 1 }),
  ];
  const before = { ...filled, items: lines, reservation_error: [short(1), short(2)] };
  const again = { ...short(1), available: 0 };
  const ids = withShortages(before, [again]).reservation_error?.map(({ item_id }) => item_id);
  expect(ids?.filter((id) => id === 1)).toEqual([1]);
  expect(withShortages({ ...before, reservation_error: null }, null).reservation_error).toBeNull();
});

test("a single partly held line makes the cart partly held", () => {
  const part = item(2, { quantity: 3, reserved_quantity: 1 });
  expect(isHeldInPart([item(1), part])).toBe(true);
});
