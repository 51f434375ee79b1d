import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { packPage, packQuickly, quickBody } from "./page-encoding.ts";
import { etagOf, storePage } from "./stored-page.ts";

const html = Buffer.from(`<p>${"labas rytas, dėžė ".repeat(500)}</p>`);
const page = storePage({ html, status: 200, headers: {}, tags: [], isPublic: true });

test("a page that was just rendered is compressed in the requested encoding", () => {
  expect(brotliDecompressSync(quickBody(page, "br"))).toEqual(html);
  expect(gunzipSync(quickBody(page, "gzip"))).toEqual(html);
  expect(quickBody(page, "identity")).toBe(html);
});

test("a packed page has only its brotli body, and its size is the memory it uses", async () => {
  const headers = { "content-security-policy": "default-src 'self'" };
  const packed = await packPage({ ...page, headers, size: html.length + 18 });
  const { br } = packed.bodies;
  if (!br) throw new Error("a packed page has brotli");
  expect(brotliDecompressSync(br)).toEqual(html);
  expect(packed.bodies.identity).toBeUndefined();
  expect(br.buffer.byteLength).toBe(br.length);
  expect(packed.size).toBe(18 + br.length);
});

test("other encodings of a packed page are derived from its brotli body", async () => {
  const packed = await packPage(page);
  expect(quickBody(packed, "br")).toBe(packed.bodies.br);
  expect(quickBody(packed, "identity")).toEqual(html);
  expect(gunzipSync(quickBody(packed, "gzip"))).toEqual(html);
});

test("a page gets its ETag from its brotli body, and the same HTML gets the same one", async () => {
  const packed = await packPage(page);
  expect(page.etag).toBeUndefined();
  expect(packed.etag).toBe(etagOf(packed.bodies.br ?? html));
  expect((await packPage({ ...page })).etag).toBe(packed.etag);
  const other = await packPage({ ...page, bodies: { identity: Buffer.from("<p>viso gero</p>") } });
  expect(other.etag).not.toBe(packed.etag);
  const quick = packQuickly(page);
  expect(quick.etag).toBe(etagOf(quick.bodies.br ?? html));
});

test("the size of a stored page includes its headers", () => {
  const headers = { "content-security-policy": "x".repeat(3000) };
  expect(storePage({ html, status: 200, headers, tags: [], isPublic: true }).size).toBe(
    html.length + 3000,
  );
});
