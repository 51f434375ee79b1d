import { expect, test } from "vitest";
import { postedChange } from "./posted-change.ts";

const posted = (fields: Record<string, string>) => {
  const change = postedChange(new URLSearchParams(fields));
  return change && [change.request.path, change.input];
};

test("a posted form becomes a cart call, whose schema checks the numbers", () => {
  expect(
    posted({ intent: "add", product_id: "7", variant_id: "8", quantity: "2", admin: "1" }),
  ).toEqual(["/api/cart/add", { product_id: 7, variant_id: 8, quantity: 2 }]);
  expect(posted({ intent: "update", item_id: "3", quantity: "x" })).toEqual([
    "/api/cart/update",
    { item_id: 3, quantity: Number.NaN },
  ]);
  expect(posted({ intent: "remove", item_id: "3" })).toEqual(["/api/cart/remove", { item_id: 3 }]);
  expect(posted({ intent: "method", shipping_method: "sea" })).toEqual([
    "/api/cart/shipping-method",
    { shipping_method: "sea" },
  ]);
  expect(posted({ intent: "method", shipping_method: "mule" })?.[1]).toEqual({
    shipping_method: undefined,
  });
});

test("a form with an unknown or missing intent is no change", () => {
  expect(posted({})).toBeUndefined();
  expect(posted({ intent: "empty" })).toBeUndefined();
});
