import { describe, expect, expectTypeOf, test } from "vitest";
import * as z from "zod/mini";
import { defineCall, type InputOf, isFailedResponse, type OutputOf, type Schema } from "./call.ts";

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
  ])("%j is a failure: %s", (answer, failed) => {
    expect(isFailedResponse(answer)).toBe(failed);
  });
});

const anything: Schema<unknown> = { "~standard": { validate: (value) => ({ value }) } };
const description = { summary: "A", tag: "a", input: anything, output: anything };

test("a call is by default a POST with a timeout of ten seconds and no retries (SPEC §9)", () => {
  const usual = { method: "POST", timeoutMs: 10_000, retries: 0, retryDelayMs: 100 };
  const path = "/api/a";
  expect(defineCall({ path, ...description })).toEqual({ path, ...description, ...usual });
  const own = { path, method: "GET" as const, timeoutMs: 1, retries: 2, retryDelayMs: 3 };
  expect(defineCall({ ...own, ...description })).toEqual({ ...own, ...description });
});

test("the input and output types of a call come from its schemas", () => {
  const call = defineCall({
    path: "/api/a",
    tag: "a",
    summary: "A",
    input: z.object({ id: z.coerce.number<string>(), page: z._default(z.int(), 1) }),
    output: z.object({ items: z.array(z.string()) }),
  });
  expectTypeOf<InputOf<typeof call>>().toEqualTypeOf<{ id: string; page?: number | undefined }>();
  expectTypeOf<OutputOf<typeof call>>().toEqualTypeOf<{ items: string[] }>();
});
