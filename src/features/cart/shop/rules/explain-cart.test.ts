import { describe, expect, test } from "vitest";
import type { CartItem } from "../../contract.ts";
import { type CartState, initialCart } from "./cart-state.ts";
import { cartShippingOptions, explainCart } from "./explain-cart.ts";

const line = (price: number, quantity: number) => ({ price, quantity }) as CartItem;

const cart: CartState = {
  ...initialCart,
  items: [line(10.1, 3), line(0.07, 1)],
  delivery: {
    local_delivery_type: 7,
    courier: "venipak",
    name: "Venipak",
    delivery_fee: 3.69,
    has_pickup_points: false,
    days: { min: 1, max: 2 },
  },
  shipping: {
    shipping_methods: { air: 8.5, sea: null },
    shipping_discounts: { air: 1.5, sea: 0 },
    discount_by: "value",
    days: { air: { min: 2, max: 4 }, sea: null },
  },
};

test("only methods with a price are offered, with the discount as a percentage", () => {
  expect(cartShippingOptions(cart)).toEqual([
    {
      method: "air",
      totalCents: 3037 + 850 + 369,
      shippingCents: 850,
      deliveryCents: 369,
      beforeCents: 1000,
      discountPercent: 15,
      discountBy: "value",
      days: { min: 3, max: 6 },
    },
  ]);
  expect(cartShippingOptions(initialCart)).toEqual([]);
});

test("a method without a price or without delivery days is not offered", () => {
  const { shipping } = cart;
  if (!shipping) throw new Error("a cart with shipping");
  const without = (change: Partial<typeof shipping>) =>
    cartShippingOptions({ ...cart, shipping: { ...shipping, ...change } });
  expect(without({ days: { air: null, sea: null } })).toEqual([]);
  expect(without({ shipping_methods: { air: null, sea: null } })).toEqual([]);
  expect(without({ discount_by: null })[0]?.discountBy).toBeNull();
});

describe("the total of a cart", () => {
  const [option] = cartShippingOptions(cart);

  test("is the exact sum of its parts in euros", () => {
    expect(explainCart(cart, option)).toEqual({
      lineCents: [3030, 7],
      goodsCents: 3037,
      shippingCents: 850,
      deliveryCents: 369,
      totalCents: 4256,
    });
    expect(explainCart(cart, undefined).totalCents).toBe(3037);
  });

  test("is computed from converted unit prices and shipping in dollars", () => {
    expect(explainCart(cart, option, 1.0896)).toEqual({
      lineCents: [1100 * 3, 8],
      goodsCents: 3308,
      shippingCents: 926,
      deliveryCents: 402,
      totalCents: 4636,
    });
  });
});
