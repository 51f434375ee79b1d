import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { aQuery } from "#ports/fixtures/search-document.ts";
import { SORT } from "#ports/sort-type.ts";
import { createLupaSearch } from "./create-lupa-search.ts";

type ReceivedRequest = {
  path: string;
  headers: Record<string, unknown>;
  body: Record<string, unknown>;
};

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A server with `total` products that returns the ids of a page and records its requests. */
async function openShop(total: number, statusOfChanges = 200) {
  const asked: ReceivedRequest[] = [];
  const server = createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request) text += chunk;
    const body = JSON.parse(text);
    asked.push({ path: request.url ?? "", headers: request.headers, body });
    const { offset = 0, limit = 0 } = body;
    const ids = Array.from(
      { length: Math.max(0, Math.min(limit, total - offset)) },
      (_, at) => offset + at,
    );
    const facets = [
      {
        type: "terms",
        key: "category_id",
        items: ["3", "4", "5"].map((title) => ({ title, count: 1 })),
      },
      {
        type: "terms",
        key: "manufacturer",
        items: ["A", "B", "C"].map((title) => ({ title, count: 1 })),
      },
    ];
    const isChange = request.url?.endsWith("/changes");
    const words = ["lamp", "lamps", "lampshade"].map((suggestion) => ({ suggestion }));
    response
      .writeHead(isChange ? statusOfChanges : 200, { "content-type": "application/json" })
      .end(
        JSON.stringify(
          request.url?.endsWith("-suggestions")
            ? words
            : { total, items: ids.map((id) => ({ id })), facets },
        ),
      );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const engine = createLupaSearch({
    baseUrls: [`http://127.0.0.1:${port}/`],
    timeoutMs: 60_000,
    queryKey: (siteId, language) => (siteId === 1 ? `shop-${language}` : undefined),
  });
  return { engine, asked };
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at);

test.each([
  [0, 500, 2000, [[0, 500]], 500],
  [
    0,
    501,
    2000,
    [
      [0, 500],
      [500, 1],
    ],
    501,
  ],
  [
    10,
    1200,
    2000,
    [
      [10, 500],
      [510, 500],
      [1010, 200],
    ],
    1200,
  ],
  [
    10,
    1200,
    600,
    [
      [10, 500],
      [510, 90],
    ],
    590,
  ],
  [0, 500, 100, [[0, 500]], 100],
  [-3, 2.9, 100, [[0, 2]], 2],
  [999_999, 5, 2_000_000, [[999_999, 5]], 5],
  [1_000_000, 5, 2_000_000, [[1_000_000, 5]], 5],
  [1_000_001, 5, 2_000_000, [[1_000_000, 0]], 0],
])("offset %d, limit %d of %d is requested as %j", async (offset, limit, total, pages, found) => {
  const { engine, asked } = await openShop(total);
  const { ids } = await engine.search(aQuery({ offset, limit, facets: "all" }));
  expect(asked.map(({ body }) => [body.offset, body.limit])).toEqual(pages);
  const first = Math.min(Math.max(0, offset), 1_000_000);
  expect(ids).toEqual(range(first, first + found));
  // Only the first page asks for facets.
  expect(asked.map(({ body }) => (body.modifiers as { facets: boolean }).facets)).toEqual(
    pages.map((_page, at) => at === 0),
  );
  expect(asked[0]?.path).toBe("/query/shop-en");
  expect(asked[0]?.headers).toMatchObject({
    "content-type": "application/json",
    "accept-encoding": "identity",
  });
});

test("a query with too many filters or values is refused before any request", async () => {
  const { engine, asked } = await openShop(1);
  const filters = (count: number) =>
    Object.fromEntries(range(0, count).map((at) => [`additional_field_${at}`, ["x"]]));
  const values = (count: number) => ({ manufacturer: range(0, count).map(String) });
  const ask = (terms: object) => engine.search(aQuery({ filters: { terms } }));
  await expect(ask(filters(51))).rejects.toThrow("takes 50 filters of 1000 values each");
  await expect(ask(values(1001))).rejects.toThrow(RangeError);
  expect(asked).toEqual([]);
  await ask(filters(50));
  await ask(values(1000));
  await ask({ manufacturer: undefined });
  expect(asked).toHaveLength(3);
  expect(engine.can).toEqual({ exactTotal: 10_000, filters: 50, values: 1000 });
});

test("suggestions combine suggested texts with the products that the text finds", async () => {
  const { engine, asked } = await openShop(10);
  const suggested = await engine.suggest({ siteId: 1, language: "lt", text: "la", limit: 2 });
  expect(suggested).toEqual({
    queries: [{ text: "lamp" }, { text: "lamps" }],
    productIds: [0, 1],
    categoryIds: [3, 4],
    manufacturers: ["A", "B"],
  });
  expect(asked.map(({ path }) => path).toSorted()).toEqual([
    "/query/shop-lt",
    "/query/shop-lt-suggestions",
  ]);
  const bodyOf = (path: string) => asked.find((one) => one.path === path)?.body;
  expect(bodyOf("/query/shop-lt-suggestions")).toEqual({ searchText: "la", limit: 2 });
  expect(bodyOf("/query/shop-lt")).toMatchObject({
    searchText: "la",
    offset: 0,
    limit: 2,
    filters: {},
    sort: [{ _relevance: "desc" }],
    modifiers: { facets: true },
  });
});

test("an unknown site has empty results and suggestions", async () => {
  const { engine } = await openShop(10);
  expect(await engine.search(aQuery({ siteId: 2, sort: SORT.relevance }))).toEqual({
    ids: [],
    total: 0,
    facets: [],
    didYouMean: [],
  });
  expect(await engine.suggest({ siteId: 2, language: "en", text: "a", limit: 5 })).toEqual({
    queries: [],
    productIds: [],
    categoryIds: [],
    manufacturers: [],
  });
});

test("changes are sent with their tags, and again after a failed request", async () => {
  const { engine, asked } = await openShop(1);
  await engine.follow(["product:1"], "10:10:");
  await engine.follow(["product:2"], "10:10:");
  expect(asked.map(({ path, body }) => [path, body])).toEqual([
    ["/changes", { tags: ["product:1"] }],
    ["/changes", { tags: ["product:2"] }],
  ]);
  const failing = await openShop(1, 500);
  await expect(failing.engine.follow(["a"], "10:10:")).rejects.toThrow("refused changes: 500");
  await expect(failing.engine.follow(["b"], "10:10:")).rejects.toThrow();
  expect(failing.asked).toHaveLength(2);
});
