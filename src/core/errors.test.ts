import { expect, test } from "vitest";
import { asError, hasErrorCode } from "./errors.ts";

const coded = (code: string | number, cause?: unknown) =>
  Object.assign(new Error("no", { cause }), { code });

test("an error code is found on an error or its cause", () => {
  expect(hasErrorCode(coded("40001"), ["23505", "40001"])).toBe(true);
  expect(hasErrorCode(coded(7), ["7"])).toBe(true);
  expect(hasErrorCode(new Error("outer", { cause: coded("40001") }), ["40001"])).toBe(true);
  expect(hasErrorCode(coded("other", coded("40001")), ["40001"])).toBe(true);
});

test("an error code is not found on other errors and on values that are no errors", () => {
  expect(hasErrorCode(coded("42P01"), ["40001"])).toBe(false);
  expect(hasErrorCode(new Error("no"), ["40001", "undefined"])).toBe(false);
  for (const thrown of [undefined, null, "40001", { code: "40001" }]) {
    expect(hasErrorCode(thrown, ["40001"])).toBe(false);
  }
});

test("any thrown value becomes an Error", () => {
  const error = new TypeError("no");
  expect(asError(error)).toBe(error);
  expect(asError("words").message).toBe("words");
});
