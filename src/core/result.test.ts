import { expect, test } from "vitest";
import { fail, succeed } from "./result.ts";

test("a success has a value, and a failure has a code and optional errors by field", () => {
  expect(succeed(7)).toEqual({ ok: true, value: 7 });
  expect(fail("errors.unexpected")).toStrictEqual({ ok: false, code: "errors.unexpected" });
  const errors = { email: ["validation.email" as const] };
  expect(fail("errors.invalid_input", errors)).toEqual({
    ok: false,
    code: "errors.invalid_input",
    errors,
  });
});
