import { expect, test } from "vitest";
import type { CartData, CartItem } from "../../contract.ts";
import { shortageQuery, withShortageFromQuery } from "./shortage-query.ts";

const items = [{ id: 3, variant_id: 7, name: "Thing", max_quantity: 5 } as CartItem];
const cart = { items, reservation_error: null } as CartData;
const shortage = { item_id: 3, variant_id: 7, name: "Thing", requested: 9, available: 5 };
const seen = (address: string) =>
  withShortageFromQuery(cart, new URLSearchParams(address)).reservation_error;

test("a shortage is passed through the redirect in the query", () => {
  expect(shortageQuery(cart)).toBe("");
  const address = shortageQuery({ ...cart, reservation_error: [shortage] });
  expect(seen(address)).toEqual([shortage]);
});

test.each(["", "short=3", "short=4&wanted=9", "short=3&wanted=5", "short=3&wanted=x"])(
  "a query that contradicts the cart reports no shortage: %s",
  (address) => {
    expect(seen(address)).toBeNull();
  },
);
