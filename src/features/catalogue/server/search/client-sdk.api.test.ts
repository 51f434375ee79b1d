import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { afterAll, expect, test } from "vitest";
import { serveApp } from "#server/fixtures/nodes/serve-app.ts";
import { testApp } from "#server/fixtures/test-app.ts";
import { seedTestGoods } from "../fixtures/seed-test-goods.ts";

/** Runs the search protocol's public client, as shops bundle it, against our server over real HTTP. */
type Sdk = typeof import("@getlupa/client-sdk").default;

const folder = await mkdtemp(path.join(tmpdir(), "client-sdk-"));
afterAll(() => rm(folder, { recursive: true }));
await build({
  configFile: false,
  logLevel: "silent",
  ssr: { noExternal: true },
  build: {
    ssr: path.resolve("node_modules/@getlupa/client-sdk/dist/src/index.js"),
    outDir: folder,
    rolldownOptions: { output: { entryFileNames: "sdk.mjs" } },
  },
});
const { default: sdk } = (await import(pathToFileURL(path.join(folder, "sdk.mjs")).href)) as {
  default: Sdk;
};

const { app, services, db } = await testApp();
await seedTestGoods(db);
await services.applyChanges(["everything"]);
const { port } = await serveApp(app);

const options = {
  environment: "production" as const,
  customBaseUrl: `http://127.0.0.1:${port}/api/lupa/`,
};
const KEY = "default-en-products";

test("the client's query gets items and total", async () => {
  const result = await sdk.query(
    KEY,
    { searchText: "runner", limit: 5, filters: { manufacturer: ["Swift"] } },
    options,
  );
  expect(result).toMatchObject({ success: true, total: 30, limit: 5 });
  expect("items" in result && result.items).toHaveLength(5);
});

test("the client's facets and refiners get their results", async () => {
  const facets = await sdk.queryFacets(KEY, { searchText: "" }, options);
  expect(facets).toMatchObject({
    success: true,
    facets: expect.arrayContaining([expect.objectContaining({ key: "manufacturer" })]),
  });
  const nothing = { searchText: "", filters: { manufacturer: ["Nobody"] } };
  expect(await sdk.queryRefiners(KEY, nothing, options)).toMatchObject({
    success: true,
    similarResults: { total: 12 },
  });
});

test("the client's suggestions get a list", async () => {
  const result = await sdk.suggestions(
    `${KEY}-suggestions`,
    { searchText: "run", limit: 3 },
    options,
  );
  expect(result).toMatchObject({ success: true, items: expect.any(Array) });
});

test("the client's related queries get facet filters", async () => {
  const result = await sdk.queryRelated(KEY, { searchText: "runner" }, options);
  expect(result).toMatchObject({
    relatedQueries: expect.arrayContaining([
      expect.objectContaining({ action: "FILTER", facetKey: "manufacturer", total: 30 }),
    ]),
  });
});

test("the client gets products by ids in their order, and recommendations", async () => {
  const found = await sdk.query(KEY, { searchText: "", limit: 3 }, options);
  const ids = "items" in found ? found.items.map(({ id }) => String(id)).reverse() : [];
  const again = await sdk.queryByIds(KEY, ids, options);
  expect("items" in again && again.items.map(({ id }) => String(id))).toEqual(ids);
  const one = await sdk.recommend(KEY, ids[0] ?? "", { manufacturer: ["Calm"] }, options);
  expect(one).toMatchObject({ recommended: expect.any(Array) });
  if (!("recommended" in one)) return expect.fail();
  expect(one.recommended.length).toBeGreaterThan(0);
  for (const item of one.recommended) expect(item).toMatchObject({ manufacturer: "Calm" });
  const many = await sdk.recommend(KEY, ids, undefined, options);
  const recommended = "recommended" in many ? many.recommended.map(({ id }) => String(id)) : [];
  expect(recommended).toHaveLength(12);
  expect(recommended.some((id) => ids.includes(id))).toBe(false);
});

test("the client's events are stored and its redirections returned", async () => {
  const found = await sdk.query(KEY, { searchText: "", limit: 1 }, options);
  const itemId = "items" in found ? String(found.items[0]?.id) : "";
  const newest = "select id, item_id from search_events order by id desc limit 1";
  const before = await db.execute(newest);
  await sdk.track(KEY, { name: "itemClick", searchQuery: "runner", itemId }, options);
  const { rows } = await db.execute(newest);
  expect(rows).toEqual([{ id: expect.anything(), item_id: itemId }]);
  expect(rows).not.toEqual(before.rows);
  expect(await sdk.loadRedirectionRules(KEY, options)).toMatchObject({
    rules: [{ sources: ["footwear"], target: "/en/c/footwear" }],
  });
});

test("the client can read an error", async () => {
  expect(await sdk.query("pj-lt-products", { searchText: "" }, options)).toMatchObject({
    success: false,
    errors: { status: false, message: "errors.not_found" },
  });
});
