import { describe, expect, test } from "vitest";
import { matchesEtag } from "./stored-page.ts";

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
