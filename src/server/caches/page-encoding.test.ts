import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { packPage, quickBody } from "./page-encoding.ts";
import { storePage } from "./stored-page.ts";

const html = Buffer.from(`<p>${"labas rytas, dėžė ".repeat(500)}</p>`);
const page = storePage({ html, status: 200, headers: {}, tags: [], isPublic: true });

test("a page just rendered is compressed quickly, in the encoding that is asked for", () => {
  expect(brotliDecompressSync(quickBody(page, "br"))).toEqual(html);
  expect(gunzipSync(quickBody(page, "gzip"))).toEqual(html);
  expect(quickBody(page, "identity")).toBe(html);
});

test("a packed page has all three bodies, counts them, and is not compressed again", async () => {
  const packed = await packPage(page);
  const { br = Buffer.alloc(0), gzip = Buffer.alloc(0) } = packed.bodies;
  expect(brotliDecompressSync(br)).toEqual(html);
  expect(gunzipSync(gzip)).toEqual(html);
  expect(packed.size).toBe(html.length + br.length + gzip.length);
  expect(quickBody(packed, "br")).toBe(br);
});
