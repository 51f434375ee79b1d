import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { compressResponses } from "./compress-responses.ts";
import type { AppEnv } from "./request/request-scope.ts";

const TEXTS = { texts: "labas rytas ".repeat(200) };
const app = new Hono<AppEnv>().use(compressResponses);
for (const [path, value] of [
  ["/call/large", TEXTS],
  ["/call/small", { status: true }],
] as const) {
  app.get(path, (c) => {
    const text = JSON.stringify(value);
    c.set("jsonText", text);
    return c.body(text, 200, { "content-type": "application/json" });
  });
}
app.get("/large", (c) => c.json(TEXTS, 200, { "cache-control": "no-store" }));
app.get("/small", (c) => c.json({ status: true }));
app.get("/page", (c) => c.html("<p>".repeat(2000)));
app.get("/data", () => {
  const parts = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode("first,"));
      setImmediate(() => {
        controller.enqueue(new TextEncoder().encode("second"));
        controller.close();
      });
    },
  });
  return new Response(parts, { headers: { "content-type": "text/x-script; charset=utf-8" } });
});

const ask = (path: string, encoding?: string) =>
  app.request(path, encoding ? { headers: { "accept-encoding": encoding } } : {});
const bytes = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

describe("a large JSON response", () => {
  test("is compressed with the best encoding that the browser accepts", async () => {
    const brotli = await ask("/large", "gzip, br");
    expect(brotli.headers.get("content-encoding")).toBe("br");
    expect(brotli.headers.get("cache-control")).toBe("no-store");
    expect(brotli.headers.get("vary")).toBe("accept-encoding");
    expect(JSON.parse(brotliDecompressSync(await bytes(brotli)).toString())).toEqual(TEXTS);
    expect(JSON.parse(gunzipSync(await bytes(await ask("/large", "gzip"))).toString())).toEqual(
      TEXTS,
    );
  });

  test("is not compressed without an Accept-Encoding header", async () => {
    const plain = await ask("/large");
    expect(plain.headers.has("content-encoding")).toBe(false);
    expect(await plain.json()).toEqual(TEXTS);
  });
});

test("a large response of a call is compressed without re-reading it, a small one is not", async () => {
  const large = await ask("/call/large", "br");
  expect(large.headers.get("content-encoding")).toBe("br");
  expect(large.headers.get("content-type")).toBe("application/json");
  expect(JSON.parse(brotliDecompressSync(await bytes(large)).toString())).toEqual(TEXTS);
  for (const encoding of ["br", undefined]) {
    const small = await ask("/call/small", encoding);
    expect(small.headers.get("vary")).toBe("accept-encoding");
    expect(small.headers.has("content-encoding")).toBe(false);
    expect(await small.json()).toEqual({ status: true });
  }
});

test("a small response is not compressed", async () => {
  const answer = await ask("/small", "br");
  expect(answer.headers.has("content-encoding")).toBe(false);
  expect(await answer.json()).toEqual({ status: true });
});

test("streamed page data is complete after compression", async () => {
  const answer = await ask("/data", "br");
  expect(answer.headers.get("content-encoding")).toBe("br");
  expect(brotliDecompressSync(await bytes(answer)).toString()).toBe("first,second");
});

test("pages are not compressed by this middleware", async () => {
  expect((await ask("/page", "br")).headers.has("content-encoding")).toBe(false);
});
