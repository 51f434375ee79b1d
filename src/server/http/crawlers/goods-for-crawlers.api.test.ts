import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { testDatabase } from "#database/fixtures/test-database.ts";
import { seedTestGoods } from "#features/catalogue/server/fixtures/seed-test-goods.ts";
import { testApp } from "../../fixtures/test-app.ts";
import type { AppEnv } from "../request/request-scope.ts";
import { mountSitemap } from "./sitemap.ts";

const { ask, services, db } = await testApp();
await seedTestGoods(db);
await services.applyChanges(["everything"]);
const text = async (target: string, host = "localhost") => (await ask(target, { host })).text();
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc);

describe("the sitemap", () => {
  test("lists products, categories and listings in every language of the site", async () => {
    const found = locations(await text("/sitemap.xml", "lt.localhost"));
    for (const path of [
      "lt/p/test-shoe-1",
      "ru/p/test-shoe-60",
      "en/c/footwear",
      "lt/marketplace",
    ]) {
      expect(found).toContain(`http://lt.localhost:3000/${path}`);
    }
    expect(new Set(found).size).toBe(found.length);
  });

  test("lists no products on a site without a marketplace", async () => {
    const found = locations(await text("/sitemap.xml", "tp.localhost"));
    expect(found.filter((loc) => /\/(p|c|marketplace)(\/|$)/.test(loc ?? ""))).toEqual([]);
  });

  test("is split into an index and several files of bounded length", async () => {
    const app = new Hono<AppEnv>();
    const site = services.sites.registry.byHost("lt.localhost");
    app.use(async (c, next) => {
      c.set("site", site);
      await next();
    });
    mountSitemap(app, services, 60);
    const read = async (path: string) => (await app.request(path)).text();
    const index = locations(await read("/sitemap.xml"));
    const [pages, ...files] = index.map((loc) => new URL(loc ?? "").pathname);
    expect(pages).toBe("/sitemap-pages.xml");
    const goods = await Promise.all(files.map(read));
    expect(goods.map((xml) => locations(xml).length)).toEqual([60, 60, 60]);
    expect(new Set(goods.flatMap(locations)).size).toBe(180);
    expect((await app.request("/sitemap-goods-999999999.xml")).status).toBe(404);
  });
});

describe("the product feed", () => {
  test("has every variant with the attributes that Google requires", async () => {
    const response = await ask("/feeds/lt/google.xml", { host: "lt.localhost" });
    expect(response.headers.get("content-type")).toMatch(/^application\/rss\+xml/);
    const xml = await response.text();
    expect(xml.match(/<item>/g)).toHaveLength(60);
    const item = xml.split("<item>").find((one) => one.includes("/lt/p/test-shoe-3<")) ?? "";
    for (const part of [
      "<g:title>Bėgimo batai 3, Raudona, 42</g:title>",
      "<g:link>http://lt.localhost:3000/lt/p/test-shoe-3</g:link>",
      "<g:availability>in_stock</g:availability>",
      "<g:price>26.00 EUR</g:price>",
      "<g:sale_price>13.00 EUR</g:sale_price>",
      "<g:brand>Swift</g:brand>",
      "<g:color>Raudona</g:color>",
      "<g:size>42</g:size>",
      "<g:product_type>Avalynė</g:product_type>",
      "<g:country>LT</g:country><g:service>air</g:service>",
    ]) {
      expect(item).toContain(part);
    }
    expect(item).toMatch(/<g:image_link>http:\/\/lt\.localhost:3000\/_ipx\/w_1280,f_jpeg,q_80\//);
  });

  test("is served from the stored file after it was generated", async () => {
    const first = await text("/feeds/en/google.xml");
    await services.feeds.settle();
    const kept = await ask("/feeds/en/google.xml");
    const bytes = Buffer.from(await kept.arrayBuffer());
    expect(kept.headers.get("content-length")).toBe(String(bytes.length));
    expect(bytes.toString()).toBe(first);
  });

  test.each(["/feeds/xx/google.xml", "/feeds/lv/google.xml", "/feeds/lt/other.xml"])(
    "answers 404 for %s",
    async (target) => {
      expect((await ask(target, { host: "lt.localhost" })).status).toBe(404);
    },
  );
});

test("sitemap and feed are read from the database replica if there is one", async () => {
  const replica = await testDatabase();
  const [{ slug = "" } = {}] = (
    await replica.pool.query<{ slug: string }>(
      "update products set slug = slug || '-of-the-replica' where id = (select min(id) from products) returning slug",
    )
  ).rows;
  expect(slug).toContain("-of-the-replica");
  const app = await testApp({}, testDatabase, { replicaUrl: replica.url });
  const read = async (target: string) => (await app.ask(target, { host: "lt.localhost" })).text();
  expect(locations(await read("/sitemap.xml"))).toContain(`http://lt.localhost:3000/lt/p/${slug}`);
  expect(await read("/feeds/lt/google.xml")).toContain(slug);
});
