import { describe, expect, test } from "vitest";
import { testApp } from "#server/fixtures/test-app.ts";
import { MAX_EVENTS_PER_HOUR } from "../domain/search-event.ts";
import { productPopularity, searchEvents } from "./events/search-events.tables.ts";
import { COLOUR, FOOTWEAR, OFFER, seedTestGoods } from "./fixtures/seed-test-goods.ts";

const { post, services, db } = await testApp();
await seedTestGoods(db);
await services.applyChanges(["everything"]);

const json = async (response: Response | Promise<Response>) => (await response).json();
const KEY = "default-en-products";
const query = (body: object, key = KEY) => json(post(`/api/lupa/query/${key}`, body));

describe("catalogue calls of SPEC §7", () => {
  test("/api/lupa/flags lists offers with five images", async () => {
    const flags = await json(post("/api/lupa/flags", { langId: 2, locale: "lt" }));
    expect(flags).toEqual([
      {
        id: OFFER,
        type: "2",
        slug: "flag-7",
        name: "Ruduo",
        position: 7,
        images: expect.any(Array),
      },
      { id: 8, type: "1", slug: "flag-8", name: "Eko", position: 8 },
    ]);
    expect(flags[0].images).toHaveLength(5);
    expect(flags[0].images[0]).toMatch(/^\/_ipx\/w_640,f_webp\/goods\//);
  });

  test.each([{}, { langId: 99, locale: "xx" }, { langId: {}, locale: [] }])(
    "/api/lupa/flags responds with an empty list for %j",
    async (body) => {
      expect(await json(post("/api/lupa/flags", body))).toEqual([]);
    },
  );

  test.each(["default-categories", KEY])("parsed-categories responds for %s", async (queryKey) => {
    const tree = await json(post("/api/lupa/parsed-categories", { queryKey, locale: "lt" }));
    expect(tree).toEqual([
      {
        id: FOOTWEAR,
        slug: "footwear",
        name: "Avalynė",
        parent_id: null,
        position: FOOTWEAR,
        filterable_additional_fields: [COLOUR],
        display_in_marketplace: true,
        children: [],
      },
    ]);
  });

  test("/api/lupa/searchForCategoryItems lists five products of an offer", async () => {
    const { items, total } = await json(
      post("/api/lupa/searchForCategoryItems", {
        locale: "en",
        params: { "f.flag_ids": OFFER },
        categoryId: FOOTWEAR,
        limit: 5,
        offset: 0,
      }),
    );
    expect(total).toBe(6);
    expect(items.map(({ slug }: { slug: string }) => slug)).toEqual(
      [1, 2, 3, 4, 5].map((number) => `test-shoe-${number}`),
    );
    expect(items[0].image).toMatch(/^\/_ipx\//);
  });

  test.each([
    [{ params: { "f.nonsense": "1" } }, 0],
    [{ params: { "f.flag_ids": ["7", "8"] } }, 6],
    [{ categoryId: "1932", limit: 1 }, 60],
    [{ categoryId: 999_999 }, 0],
    [{}, 60],
  ])("/api/lupa/searchForCategoryItems %j finds %d", async (body, total) => {
    expect((await json(post("/api/lupa/searchForCategoryItems", body))).total).toBe(total);
  });
});

describe("the search protocol", () => {
  test("returns items with every field of product notes §7", async () => {
    const { items } = await query({ searchText: "", filters: { discount_percentage: { lt: 1 } } });
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({
      slug: "test-shoe-3",
      kind: "p",
      name: "Runner shoe 3",
      manufacturer: "Swift",
      current_price: 13,
      old_price: 26,
      discount_percentage: 0.5,
      lowest_price_30d: 26,
      image: expect.stringMatching(/^\/_ipx\//),
      images: [expect.any(String)],
      category_id: FOOTWEAR,
      category_ids: [FOOTWEAR],
      flag_ids: [OFFER],
      [`additional_field_${COLOUR}`]: ["Red"],
      variant_id: expect.any(Number),
      variants: [{ size: "42", colour: "red", current_price: 13, in_stock: true }],
      in_stock: true,
    });
  });

  test("returns exact totals and pages without gaps or repeats", async () => {
    const ids = new Set<number>();
    for (const offset of [0, 25, 50]) {
      const { items, total } = await query({ searchText: "", limit: 25, offset });
      expect(total).toBe(60);
      for (const { id } of items) ids.add(id);
    }
    expect(ids.size).toBe(60);
  });

  test.each([
    [{ current_price: "asc" }, "test-shoe-1"],
    [{ current_price: "desc" }, "test-shoe-60"],
    [{ discount_percentage: "asc" }, "test-shoe-3"],
    [{ paid_amount: "desc" }, "test-shoe-1"],
  ])("sorted by %j returns %s first", async (sort, slug) => {
    expect((await query({ searchText: "", sort: [sort], limit: 1 })).items[0].slug).toBe(slug);
  });

  test("returns translated facets, whose titles can be used as filters", async () => {
    const { facets } = await query({ searchText: "" }, "default-lt-products");
    const colour = facets.find(({ key }: { key: string }) => key === `additional_field_${COLOUR}`);
    expect(colour).toEqual({
      type: "terms",
      key: `additional_field_${COLOUR}`,
      label: "Spalva",
      items: [
        { title: "Juoda", count: 40, key: "black" },
        { title: "Raudona", count: 20, key: "red" },
      ],
    });
    const black = { filters: { [`additional_field_${COLOUR}`]: ["Juoda"] } };
    expect((await query({ searchText: "", ...black }, "default-lt-products")).total).toBe(40);
    const categories = facets.find(({ key }: { key: string }) => key === "category_ids");
    expect(categories.items.map(({ key }: { key: string }) => key)).toEqual([String(FOOTWEAR)]);
    const price = facets.find(({ key }: { key: string }) => key === "current_price");
    expect(price).toMatchObject({ type: "stats", min: 11, max: 70 });
  });

  test("leaves out facets and fields that modifiers and selectFields exclude", async () => {
    const answer = await query({
      searchText: "",
      modifiers: { facets: false },
      selectFields: ["id", "name"],
      limit: 1,
    });
    expect(answer).not.toHaveProperty("facets");
    expect(Object.keys(answer.items[0])).toEqual(["id", "name"]);
  });

  test("returns similar results if nothing is found", async () => {
    const answer = await query({ searchText: "", filters: { manufacturer: ["Nobody"] } });
    expect(answer).toMatchObject({ total: 0, items: [], similarResults: { total: 12 } });
  });
});

describe("search events", () => {
  const click = (itemId: unknown, name = "itemClick") =>
    post("/api/lupa/events/collector", { queryKey: KEY, name, searchQuery: "shoe", itemId });

  test("count once per visitor, item and hour for a product's popularity", async () => {
    await db.delete(searchEvents);
    const { items } = await query({ searchText: "", limit: 3, sort: [{ current_price: "desc" }] });
    const [first, second] = items;
    for (let time = 0; time < 5; time += 1) expect((await click(first.id)).status).toBe(200);
    await click(String(second.id), "addToCart");
    await click("not a product");
    await click(null, "suggestionClick");
    const scores = await db.select().from(productPopularity);
    const byId = new Map(scores.map(({ productId, score }) => [productId, score]));
    expect(byId).toEqual(
      new Map([
        [first.id, 1],
        [second.id, 10],
      ]),
    );
    expect(await db.select().from(searchEvents)).toHaveLength(3);
  });

  test("with an unknown or invalid product are not stored", async () => {
    const before = await db.$count(searchEvents);
    for (const itemId of [999_999_999, "0", "abc", null, "1 or 1=1"]) {
      expect((await click(itemId, "addToCart")).status).toBe(200);
    }
    expect(await db.$count(searchEvents)).toBe(before);
  });

  test.each(["", "anything", "constructor", "ItemClick"])("refuse type %j", async (name) => {
    expect((await click(1, name)).status).toBe(422);
  });

  test("are stored up to an hourly limit per visitor", async () => {
    for (let at = 0; at < MAX_EVENTS_PER_HOUR + 5; at += 1) {
      expect((await click(`shoe ${at}`, "suggestionClick")).status).toBe(200);
    }
    expect(await db.$count(searchEvents)).toBe(MAX_EVENTS_PER_HOUR);
    await db.delete(searchEvents);
  });

  test.each(["a\0b", "👟", "‏حذاء", "x".repeat(200)])("accept item %j", async (itemId) => {
    expect((await click(itemId)).status).toBe(200);
  });

  test("with a query key of another site are refused", async () => {
    const before = await db.select().from(searchEvents);
    const response = await post("/api/lupa/events/collector", {
      queryKey: "pj-lt-products",
      name: "itemClick",
      itemId: 1,
    });
    expect(response.status).toBe(404);
    expect(await db.select().from(searchEvents)).toHaveLength(before.length);
  });
});
