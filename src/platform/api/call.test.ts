import { describe, expect, test } from "vitest";
import { defineCall, defineRequest, isFailedResponse, type Schema } from "./call.ts";

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
    expect(isFailedResponse(answer)).toBe(failed);
  });
});

const anything: Schema<unknown> = { "~standard": { validate: (value) => ({ value }) } };

test("a request is a POST of ten seconds that is tried once, unless it says otherwise (SPEC §9)", () => {
  const usual = { method: "POST", timeoutMs: 10_000, retries: 0, retryDelayMs: 100 };
  expect(defineRequest({ path: "/api/a" })).toEqual({ path: "/api/a", ...usual });
  const own = { path: "/api/a", method: "GET" as const, timeoutMs: 1, retries: 2, retryDelayMs: 3 };
  expect(defineRequest(own)).toEqual(own);
});

describe("a call is its request and its description", () => {
  const description = { summary: "A", tag: "a", input: anything, output: anything };
  const plain = { ...defineRequest({ path: "/api/a" }), ...description, changesState: false };

  test("without anything special", () => {
    expect(defineCall({ path: "/api/a", ...description })).toEqual(plain);
  });

  test.each([
    { changesState: true },
    { takesFile: true },
    { filesField: "photos" },
    { givesFile: "application/pdf" },
  ])("with %j", (special) => {
    expect(defineCall({ path: "/api/a", ...description, ...special })).toEqual({
      ...plain,
      ...special,
    });
  });
});
