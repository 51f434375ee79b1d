import { describe, expect, test } from "vitest";
import { testApp } from "#server/fixtures/test-app.ts";
import { seedTestGoods } from "../fixtures/seed-test-goods.ts";

const { ask, post, services, db } = await testApp();
await seedTestGoods(db);
await services.applyChanges(["everything"]);

const KEY = "default-en-products";

/** The same query in both forms: as a POST body, and as a URL. */
const WAYS = {
  POST: (key: string, body: object) => post(`/api/lupa/query/${key}`, body),
  GET: (key: string, body: object) =>
    ask(`/api/lupa/query/${key}?${new URLSearchParams(bracketed(body))}`),
};

/** `filters[price][gte]=1`, `filters[brand][]=A`, `sort[0][price]=asc`. */
function bracketed(value: object, path = ""): [string, string][] {
  return Object.entries(value).flatMap(([name, below]): [string, string][] => {
    const own = path === "" ? name : `${path}[${isPlainList(value) ? "" : name}]`;
    return typeof below === "object" && below !== null
      ? bracketed(below, own)
      : [[own, String(below)]];
  });
}
const isPlainList = (value: object) =>
  Array.isArray(value) && value.every((one) => typeof one !== "object");

async function expectJsonFailure(response: Response, status: number) {
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ status: false, message: expect.any(String) });
}

const FILTERS_200 = Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`f${at}`, ["x"]]));

describe.each(Object.entries(WAYS))("a search query by %s", (_way, asked) => {
  const query = (body: object, key = KEY) => asked(key, { searchText: "", ...body });

  test("is filtered, sorted, paged and limited to fields", async () => {
    const response = await query({
      searchText: "runner",
      filters: { manufacturer: ["Swift"], current_price: { gte: 20, lt: 30 } },
      sort: [{ current_price: "desc" }],
      limit: 2,
      offset: 1,
      modifiers: { facets: false },
      selectFields: ["slug", "current_price"],
    });
    expect(response.status).toBe(200);
    const answer = await response.json();
    expect(answer).toMatchObject({
      total: 5,
      items: [
        { slug: "test-shoe-17", current_price: 27 },
        { slug: "test-shoe-15", current_price: 25 },
      ],
    });
    expect(answer).not.toHaveProperty("facets");
  });

  test("with a suggestion key responds with a plain list", async () => {
    const response = await query({ searchText: "run", limit: 3 }, `${KEY}-suggestions`);
    expect(await response.json()).toEqual(expect.any(Array));
  });

  test.each([
    ["an unknown sort", { sort: [{ nonsense: "asc" }] }, 400],
    ["a sort that leads nowhere", { sort: [{ current_price: "sideways" }] }, 422],
    ["page −1", { offset: -1 }, 422],
    ["page 10⁹", { offset: 1e9 }, 422],
    ["half a page", { limit: 1.5 }, 422],
    ["a page of words", { limit: "many" }, 422],
    ["a 10 kB query", { searchText: "a".repeat(10_240) }, 422],
    ["200 filters", { filters: FILTERS_200 }, 422],
    ["text that is none", { searchText: { gt: "x" } }, 422],
    ["filters that are none", { filters: ["x"] }, 422],
    ["a range with an end of its own", { filters: { current_price: { above: 1 } } }, 422],
  ])("is refused with %s", async (_what, body, status) => {
    await expectJsonFailure(await query(body), status);
  });

  test.each([
    ["a reversed range", { filters: { current_price: { gte: 20, lte: 10 } } }],
    ["NaN", { filters: { current_price: { gte: "NaN" } } }],
    ["NaN at both ends", { filters: { discount_percentage: { gt: "NaN", lt: "NaN" } } }],
    ["an endless range", { filters: { current_price: { gte: "Infinity" } } }],
    ["an unknown filter key", { filters: { nonsense: ["x"] } }],
    ["a filter key that every object has", { filters: { constructor: { gte: 1 } } }],
    ["a field that is not there", { filters: { additional_field_999: ["x"] } }],
    ["an unknown value", { filters: { manufacturer: ["%", ".*"] } }],
    ["marks of our own", { filters: { marks: ["pro"] } }],
    ["wildcard characters", { searchText: "qqq%_*?" }],
    ["regex characters", { searchText: "(qqq+)+$ [^qqq] \\ .*" }],
    ["emoji", { searchText: "👟🏃‍♀️" }],
    ["right-to-left text", { searchText: "‏حذاء" }],
    ["a zero byte", { searchText: "qqq\0xxx" }],
    ["SQL", { searchText: "'; drop table products; --" }],
  ])("with %s finds nothing", async (_what, body) => {
    const response = await query(body);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ total: 0, items: [] });
  });

  test("with an unknown query key responds with 404", async () => {
    await expectJsonFailure(await query({}, "nobody"), 404);
  });

  test("with a query key of another site responds with 404", async () => {
    await expectJsonFailure(await query({}, "pj-lt-products"), 404);
    await expectJsonFailure(await query({}, "pj-lt-products-suggestions"), 404);
  });
});

test("a range with null is refused", async () => {
  const body = { searchText: "", filters: { current_price: { gte: null } } };
  await expectJsonFailure(await post(`/api/lupa/query/${KEY}`, body), 422);
});

test.each([
  "/en/c/nowhere",
  "/en/c/footwear/nowhere",
  "/en/p/nowhere",
  "/en/market/product/nowhere",
])("an unknown slug responds with 404: %s", async (target) => {
  expect((await ask(target)).status).toBe(404);
});

test.each([
  "p=-1",
  "p=1000000000",
  "s=nonsense",
  "f.nonsense=x",
  "fr.current_price=NaN:NaN",
  "fr.current_price=20:10",
  `q=${"a".repeat(10_240)}`,
  `q=${encodeURIComponent("👟 ‏حذاء (a+)+$ %_*?")}`,
  Object.keys(FILTERS_200)
    .map((key) => `f.${key}=x`)
    .join("&"),
])("a listing responds to %.60s", async (address) => {
  expect((await ask(`/en/search?${address}`)).status).toBe(200);
});

describe("invalid catalogue input", () => {
  async function expectJsonFailure(response: Response, status: number) {
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ status: false, message: expect.any(String) });
  }

  test.each([
    { locale: { toString: 1 } },
    { langId: { valueOf: 1, toString: 1 } },
    { langId: [[[{ toString: null }]]], locale: "nn" },
  ])("gives no flags for %j", async (body) => {
    const response = await post("/api/lupa/flags", body);
    expect([response.status, await response.json()]).toEqual([200, []]);
  });

  test.each([0, -1, 999_999])("gives no items for category %d", async (categoryId) => {
    const response = await post("/api/lupa/searchForCategoryItems", { locale: "lt", categoryId });
    expect(await response.json()).toMatchObject({ total: 0, items: [] });
  });

  test.each(["2147483648", "1,2,999999999999999", "-1", "x", ""])(
    "gives a list for the product ids %s",
    async (ids) => {
      const response = await ask(`/lt/goods-by-id?ids=${ids}`);
      expect(response.status).toBe(200);
      expect(Array.isArray(await response.json())).toBe(true);
    },
  );

  test.each(["", "/facets", "/refiners", "/related"])("gives 404 for a bad key%s", async (rest) => {
    await expectJsonFailure(await post(`/api/lupa/query/nobody${rest}`, { searchText: "" }), 404);
  });

  test.each([
    "/api/lupa/query/pj-lt-products/ids?ids=1",
    "/api/lupa/recommendations/document/1?recommendationQueryKey=pj-lt-products",
    "/api/lupa/recommendations/documentsByMultipleIds?recommendationQueryKey=pj-lt-products",
    "/api/lupa/redirections/pj-lt-products",
  ])("with another site's key responds with 404: %s", async (target) => {
    await expectJsonFailure(await ask(target), 404);
  });

  test("finds products with another site's key only on that site", async () => {
    const there = await post(
      "/api/lupa/query/pj-lt-products",
      { searchText: "" },
      { host: "pj.localhost" },
    );
    expect((await there.json()).total).toBe(60);
    await expectJsonFailure(await post("/api/lupa/query/pj-lt-products", { searchText: "" }), 404);
  });

  test("with ids that do not exist finds nothing", async () => {
    const found = await (
      await ask(`/api/lupa/query/${KEY}/ids?ids=abc&ids=-1&ids=99999999999`)
    ).json();
    expect(found).toMatchObject({ total: 0, items: [] });
  });

  test("without a query key responds with 404 on a site without a catalogue", async () => {
    const response = await post("/api/lupa/query/", { searchText: "" }, { host: "tp.localhost" });
    expect(response.status).toBe(404);
  });
});
