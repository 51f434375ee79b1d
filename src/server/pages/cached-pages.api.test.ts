import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { eventually } from "#database/fixtures/eventually.ts";
import { serveApp } from "../fixtures/nodes/serve-app.ts";
import { testApp } from "../fixtures/test-app.ts";
import { pageKey } from "./page-key.ts";

const { app, services } = await testApp();
const asked = vi.spyOn(app, "answerFromCache");
const fromCache = () => asked.mock.results.filter(({ value }) => value === true).length;
const { port } = await serveApp(app);

async function visit(path: string, headers: Record<string, string> = {}, method = "GET") {
  const to = { host: "127.0.0.1", port, path, method };
  const request = get({ ...to, headers: { host: "localhost", ...headers } });
  request.end();
  const [response] = (await once(request, "response")) as [IncomingMessage];
  const { statusCode, headers: answered } = response;
  return { statusCode, headers: answered, body: Buffer.concat(await response.toArray()) };
}

/** Waits until the page is in the cache in compressed form, as for all but the first visitors. */
async function kept(path: string) {
  await visit(path);
  const site = services.sites.registry.byHost("localhost");
  const key = pageKey({ site, target: path, cookieHeader: "" }) ?? "";
  await eventually(() => expect(services.pages.peek(key)?.bodies.br).toBeDefined());
  asked.mockClear();
}

test("a cached page equals the rendered one in every encoding", async () => {
  const rendered = await visit("/en/warranty");
  await kept("/en/warranty");
  const [brotli, gzip, plain] = await Promise.all(
    ["br", "gzip", "identity"].map((name) => visit("/en/warranty", { "accept-encoding": name })),
  );
  expect(fromCache()).toBe(3);
  expect(plain?.body).toEqual(rendered.body);
  expect(brotliDecompressSync(brotli?.body ?? "")).toEqual(rendered.body);
  expect(gunzipSync(gzip?.body ?? "")).toEqual(rendered.body);
  expect(brotli?.headers["content-encoding"]).toBe("br");
});

test("a cached page has the headers of a rendered one", async () => {
  const rendered = await visit("/en/faq");
  await kept("/en/faq");
  const again = await visit("/en/faq");
  expect(fromCache()).toBe(1);
  const stable = ({
    date: _,
    etag,
    "x-request-id": id,
    ...headers
  }: IncomingMessage["headers"]) => {
    expect(id).toMatch(/^[\da-f-]{36}$/);
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
    return headers;
  };
  expect(stable(again.headers)).toMatchObject(stable(rendered.headers));
});

test("a cached page has one ETag in every encoding, and its visitors are not sent it again", async () => {
  await kept("/en/privacy-policy");
  const visitAs = (encoding: string, headers = {}) =>
    visit("/en/privacy-policy", { "accept-encoding": encoding, ...headers });
  const { etag = "" } = (await visitAs("br")).headers;
  for (const encoding of ["gzip", "identity"]) {
    expect((await visitAs(encoding)).headers.etag).toBe(etag);
    const again = await visitAs(encoding, { "if-none-match": etag });
    expect(again).toMatchObject({ statusCode: 304, headers: { etag }, body: Buffer.of() });
  }
});

test("a cached page answers HEAD without a body, and a known ETag with 304", async () => {
  await kept("/en/contacts");
  const head = await visit("/en/contacts", {}, "HEAD");
  expect(head.body.length).toBe(0);
  const again = await visit("/en/contacts", { "if-none-match": head.headers.etag ?? "" });
  expect(again.statusCode).toBe(304);
  expect(fromCache()).toBe(2);
});

test("a cached page is logged like others, without its query", async () => {
  await kept("/en/warranty");
  const info = vi.spyOn(services.log, "info");
  const { headers } = await visit("/en/warranty?utm_source=letter");
  expect(fromCache()).toBe(1);
  expect(info).toHaveBeenCalledWith(
    expect.objectContaining({
      id: headers["x-request-id"],
      method: "GET",
      path: "/en/warranty",
      status: 200,
      site: "default",
      cached: true,
    }),
  );
});

test("a filtered listing is cached under its normalized query until its products change", async () => {
  const path = "/en/c/footwear?f.manufacturer=Fenrun&s=5";
  const rendered = await visit(path);
  asked.mockClear();
  const again = await visit("/en/c/footwear?utm_source=mail&s=5&f.manufacturer=Fenrun");
  expect(fromCache()).toBe(1);
  expect(again.body).toEqual(rendered.body);
  expect(again.body.toString()).toContain("Fenrun");
  const gzip = await visit(path, { "accept-encoding": "gzip" });
  expect(gunzipSync(gzip.body)).toEqual(rendered.body);
  expect((await visit("/en/c/footwear?f.manufacturer=Fenrun")).body).not.toEqual(rendered.body);

  await services.applyChanges(["categories"]);
  asked.mockClear();
  await visit(path);
  expect(fromCache()).toBe(0);
});
