import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { matchesEtag, pickEncoding, storePage } from "./stored-page.ts";

describe("encoding", () => {
  test.each([
    ["gzip, deflate, br", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["br;q=0.5", "br"],
    ["identity", "identity"],
    [undefined, "identity"],
    ["bread", "identity"],
  ])("%s → %s", (header, encoding) => {
    expect(pickEncoding(header)).toBe(encoding);
  });
});

test("the three bodies are one page", async () => {
  const html = `<p>${"labas ".repeat(500)}</p>`;
  const page = await storePage({ html, status: 200, headers: {}, tags: [], isPublic: true });
  expect(page.html.toString()).toBe(html);
  expect(brotliDecompressSync(page.br).toString()).toBe(html);
  expect(gunzipSync(page.gzip).toString()).toBe(html);
  expect(page.br.length).toBeLessThan(html.length / 5);
});

test("only a public page carries an ETag", async () => {
  const parts = { html: "a", status: 200, headers: {}, tags: [] };
  expect((await storePage({ ...parts, isPublic: true })).headers.etag).toBeDefined();
  expect((await storePage({ ...parts, isPublic: false })).headers.etag).toBeUndefined();
});

describe("If-None-Match", () => {
  test.each([
    ['"a"', true],
    ['W/"a"', true],
    ['"b", "a"', true],
    ["*", true],
    ['"b"', false],
    [undefined, false],
  ])("%s: %s", (header, matches) => {
    expect(matchesEtag(header, '"a"')).toBe(matches);
  });
});
