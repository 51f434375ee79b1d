import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { afterAll, expect, test } from "vitest";
import { KEY, standInEdge } from "#adapters/edge-cache/fixtures/stand-in-edge.ts";
import { VARNISH_FORMAT } from "#adapters/edge-cache/fixtures/varnish-format.ts";
import { createVarnishEdgeCache } from "#adapters/edge-cache/varnish-edge-cache.ts";
import { FEED_LOST } from "#database/change-feed.ts";
import { eventually } from "#database/fixtures/eventually.ts";
import { followDatabase } from "../changes/follow-database.ts";
import { serveApp } from "../fixtures/nodes/serve-app.ts";
import { testApp } from "../fixtures/test-app.ts";

let address = "";
const edge = await standInEdge(VARNISH_FORMAT, ({ url, key }) => {
  address = url;
  return createVarnishEdgeCache({ url, secret: key });
});
afterAll(() => edge.close());
const { app, services, url, db } = await testApp({
  EDGE_CACHE: "varnish",
  EDGE_CACHE_URL: address,
  EDGE_CACHE_KEY: KEY,
  TRUSTED_PROXIES: "127.0.0.1",
});
const { port } = await serveApp(app);

async function visit(path: string, headers: Record<string, string> = {}) {
  const request = get({ port, path, headers: { host: "localhost", ...headers } });
  const [response] = (await once(request, "response")) as [IncomingMessage];
  response.resume();
  return response.headers;
}

const feed = await followDatabase(
  { connection: { connectionString: url }, revive: () => {} },
  { ...services, setFollowed: services.edge.setFollowed },
  services.log,
);
afterAll(() => feed.close());

const AT_EDGE = { "x-edge-currency": "none" };
const AS_EVER = "public, max-age=0, must-revalidate";

test("pages are not cacheable at the edge while the node has lost the change feed", async () => {
  await eventually(async () =>
    expect((await visit("/en/faq", AT_EDGE))["cache-control"]).toContain("s-maxage="),
  );
  services.invalidateRecent([FEED_LOST]);
  expect((await visit("/en/faq", AT_EDGE))["cache-control"]).toBe(AS_EVER);
  services.edge.setFollowed(true);
});

test("pages are not cacheable at the edge while changes cannot be read or applied", async () => {
  const kept = async () => (await visit("/en/faq", AT_EDGE))["cache-control"];
  await db.execute("alter table changes rename to changes_elsewhere");
  await db.execute("notify changes, 'sites'");
  await eventually(async () => expect(await kept()).toBe(AS_EVER));
  await db.execute("alter table changes_elsewhere rename to changes");
  await eventually(async () => expect(await kept()).toContain("s-maxage="));
});

test("a page names its lifetime and tags for the edge, both freshly rendered and from the cache", async () => {
  const rendered = await visit("/en/warranty", AT_EDGE);
  const kept = await visit("/en/warranty", AT_EDGE);
  for (const headers of [rendered, kept]) {
    expect(headers["cache-control"]).toMatch(/^public, max-age=0, s-maxage=(29\d|300), must-reval/);
    expect(headers["surrogate-key"]?.toString().split(" ")).toEqual(
      expect.arrayContaining(["everything", "content", "sites", "categories", "texts:1"]),
    );
    expect(headers.vary).toBe("accept-encoding, x-edge-currency");
  }
  expect(
    (await visit("/en/warranty", { ...AT_EDGE, "if-none-match": String(kept.etag) }))[
      "surrogate-key"
    ],
  ).toBe(kept["surrogate-key"]);
});

test("data of a client-side navigation is cached like its page, separately per requested route", async () => {
  const parts = "/en/faq.data?_routes=features%2Fcontent%2Fshop%2Ffaq%2Ffaq.page";
  const [whole, part] = [await visit("/en/faq.data", AT_EDGE), await visit(parts, AT_EDGE)];
  for (const headers of [whole, part, await visit(parts, AT_EDGE)]) {
    expect(headers["cache-control"]).toMatch(/^public, max-age=0, s-maxage=(59|60), must-reval/);
    expect(headers["surrogate-key"]?.toString().split(" ")).toEqual(
      expect.arrayContaining(["everything", "content", "sites", "texts:1"]),
    );
  }
  expect(part.etag).not.toBe(whole.etag);
  // Without an edge, a browser that prefetched the data may use it once.
  const ahead = { "sec-purpose": "prefetch" };
  expect((await visit(parts, ahead))["cache-control"]).toBe("private, max-age=10");
  expect((await visit(parts))["cache-control"]).toBe(AS_EVER);
});

test.each([
  ["does not say which currency it keeps pages under", {}],
  ["did not see the visitor's choice", { ...AT_EDGE, cookie: "mm_currency_id=2" }],
  [
    "takes another currency for the visitor's",
    { "x-edge-currency": "3", cookie: "mm_currency_id=2" },
  ],
])("an edge that %s gets no cacheable page", async (_, headers) => {
  const answer = await visit("/en/faq", headers);
  expect(answer["cache-control"]).toBe(AS_EVER);
  expect(answer["surrogate-key"]).toBeUndefined();
});

test.each(["/en/cart", "/en/user/account", "/api/cart/get", "/en/nowhere", "/"])(
  "%s is never cacheable at the edge",
  async (path) => {
    const answer = await visit(path, AT_EDGE);
    expect(answer["cache-control"] ?? "").not.toContain("s-maxage");
    expect(answer["surrogate-key"]).toBeUndefined();
  },
);

test("outdated pages are purged once this node shows the change, and the position is stored", async () => {
  await edge.visit("/en/", ["texts:1", "sites"]);
  await edge.visit("/en/rates", ["shipping"]);
  await db.execute("update sites set name = 'At the edge' where is_default");
  await eventually(async () => expect(await edge.isKept("/en/")).toBe(false));
  expect(await edge.isKept("/en/rates")).toBe(true);
  await eventually(async () => {
    const { rows } = await db.execute("select from change_readers where name = 'edge'");
    expect(rows).toHaveLength(1);
  });
});
