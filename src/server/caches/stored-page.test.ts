import { describe, expect, test } from "vitest";
import { matchesEtag, storePage } from "./stored-page.ts";

test("only a public page carries an ETag", () => {
  const parts = { html: Buffer.from("a"), status: 200, headers: {}, tags: [] };
  expect(storePage({ ...parts, isPublic: true }).headers.etag).toBeDefined();
  expect(storePage({ ...parts, isPublic: false }).headers.etag).toBeUndefined();
});

describe("the If-None-Match header", () => {
  test.each([
    ['"a"', true],
    ['W/"a"', true],
    ['"b", "a"', true],
    ["*", true],
    ['"b"', false],
    [undefined, false],
  ])("the header %s matches the ETag a: %s", (header, matches) => {
    expect(matchesEtag(header, '"a"')).toBe(matches);
  });
});
