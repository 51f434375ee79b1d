import { expect, test } from "vitest";
import { checkTopUp } from "./use-top-up.ts";

test.each([
  ["", "validation.required"],
  ["twenty", "validation.number"],
  ["0.5", "validation.top_up_amount"],
  ["5000.01", "validation.top_up_amount"],
  ["20.505", "validation.top_up_amount"],
  ["-20", "validation.top_up_amount"],
  ["20,50", undefined],
])("the top-up amount %j has the error %s", (amount, key) => {
  expect(checkTopUp({ amount }).amount?.key).toBe(key);
});
