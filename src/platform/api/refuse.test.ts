import { expect, test, vi } from "vitest";
import { asMessageKey } from "#core/message-key.ts";
import { fail } from "#core/result.ts";
import { refuseWith } from "./refuse.ts";

const refuse = refuseWith({
  "orders.errors.out_of_stock": 409,
  "auth.errors.too_many_attempts": 429,
});

test.each([
  ["orders.errors.out_of_stock", 409],
  ["errors.not_found", 404],
  ["errors.offline", 422],
  ["constructor", 422],
])("the error %s has the HTTP status %i", (code, httpStatus) => {
  const setHeader = vi.fn();
  expect(refuse({ setHeader }, fail(asMessageKey(code)))).toEqual({
    failed: true,
    httpStatus,
    message: code,
  });
  expect(setHeader).not.toHaveBeenCalled();
});

test("a refusal has errors by field and a retry-after header", () => {
  const setHeader = vi.fn();
  const errors = { amount: ["validation.invalid" as const] };
  const refused = { ...fail("auth.errors.too_many_attempts", errors), retryAfterSeconds: 7 };
  expect(refuse({ setHeader }, refused)).toMatchObject({ httpStatus: 429, errors });
  expect(setHeader).toHaveBeenCalledWith("retry-after", "7");
});
