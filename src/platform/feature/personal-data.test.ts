import { expect, test } from "vitest";
import { joinPersonalData, type PersonalDataOf } from "./personal-data.ts";

test("personal data of all features is joined by name", () => {
  const parts: PersonalDataOf[] = [{ cart: {} }, {}, { orders: {}, files: {} }];
  expect(Object.keys(joinPersonalData(parts))).toEqual(["cart", "orders", "files"]);
});

test("personal data that two features declare with the same name is refused", () => {
  expect(() => joinPersonalData([{ cart: {} }, { orders: {}, cart: {} }])).toThrow(
    'Two features declare the personal data "cart"',
  );
});
