import { describe, expect, test } from "vitest";
import { isFailedAnswer } from "./call.ts";

describe("a server response counts as failed (SPEC §3)", () => {
  test.each([
    [{ errors: {} }, true],
    [{ message: "errors.unexpected" }, true],
    [{ status: false }, true],
    [{ status: true, message: "cart.full" }, true],
    [{ status: true }, false],
    [{ items: [] }, false],
    [[], false],
    [true, false],
    [null, false],
  ])("%j → %s", (answer, failed) => {
    expect(isFailedAnswer(answer)).toBe(failed);
  });
});
