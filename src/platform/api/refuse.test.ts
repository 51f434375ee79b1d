import { expect, test, vi } from "vitest";
import { fail } from "#core/result.ts";
import { refuseWith } from "./refuse.ts";

const refuse = refuseWith({ "cart.errors.sold_out": 409, "cart.errors.wait": 429 });

test.each([
  ["cart.errors.sold_out", 409],
  ["errors.not_found", 404],
  ["cart.errors.anything", 422],
  ["constructor", 422],
])("%s is %i", (code, httpStatus) => {
  const setHeader = vi.fn();
  expect(refuse({ setHeader }, fail(code))).toEqual({ failed: true, httpStatus, message: code });
  expect(setHeader).not.toHaveBeenCalled();
});

test("fields and the time to wait are told", () => {
  const setHeader = vi.fn();
  const errors = { amount: ["validation.invalid"] };
  const refused = { ...fail("cart.errors.wait", errors), retryAfterSeconds: 7 };
  expect(refuse({ setHeader }, refused)).toMatchObject({ httpStatus: 429, errors });
  expect(setHeader).toHaveBeenCalledWith("retry-after", "7");
});
