import { describe, expect, test } from "vitest";
import { pickEncoding } from "./encoding.ts";

describe("encoding", () => {
  test.each([
    ["gzip, deflate, br", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["br;q=0.5", "br"],
    ["identity", "identity"],
    [undefined, "identity"],
    ["bread", "identity"],
  ])("the header %s selects the encoding %s", (header, encoding) => {
    expect(pickEncoding(header)).toBe(encoding);
  });
});
