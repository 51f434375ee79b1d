import { afterAll, expect, test } from "vitest";
import type { FedDocument } from "#ports/search-feed.ts";
import { startSandbox } from "../../../../../sandbox/start-sandbox.ts";
import { createLupaFeed } from "./lupa-feed.ts";

const sandbox = await startSandbox({ port: 0, shopUrl: "" });
afterAll(sandbox.close);
const { lupa, keys } = sandbox;

const target = { region: "lt", language: "lt", index: "goods-lt" };
const settings = { url: `${sandbox.url}/lupa/v1/`, targets: [target], pauseMs: 1 };
const feed = createLupaFeed({ ...settings, apiKey: keys.lupa.apiKey });

const text = {
  manufacturer: "Acme",
  categories: ["Batai"],
  keywords: ["A-1"],
  description: "Geri.",
};
const boot = (id: number, name = "Batas"): FedDocument => ({
  price: { siteId: 2, priceCents: 1999, paidFraction: 7500 },
  document: {
    id,
    sites: [],
    manufacturer: "Acme",
    categoryIds: [12, 1],
    ownCategoryIds: [12],
    flagIds: [4],
    marks: ["deal"],
    fields: { 3: ["black"] },
    inStock: true,
    paidAmount: 500,
    arrivalDay: 20_000,
    texts: { lt: { name, ...text } },
  },
});

test("documents have the names that questions filter and sort by", async () => {
  await feed.put(target, [boot(7)]);
  expect(lupa.documents("goods-lt")).toEqual([
    {
      id: 7,
      name: "Batas",
      ...text,
      category_id: ["12"],
      category_ids: ["12", "1"],
      flag_ids: ["4"],
      marks: ["deal"],
      in_stock: "true",
      additional_field_3: ["black"],
      current_price: 19.99,
      discount_percentage: 0.75,
      paid_amount: 500,
      arrival_date: "2024-10-04",
    },
  ]);
});

test("what is sent twice is there once, as it was sent last; what is removed is gone", async () => {
  await feed.put(target, [boot(8), boot(9)]);
  await feed.put(target, [boot(8, "Naujas")]);
  await feed.remove(target, [9, 1234]);
  const names = lupa.documents("goods-lt").map(({ id, name }) => [id, name]);
  expect(names).toEqual([
    [7, "Batas"],
    [8, "Naujas"],
  ]);
});

test("one that is busy or broken for a moment is asked again, and not for ever", async () => {
  lupa.breakDown(429, 503);
  await feed.put(target, [boot(10)]);
  expect(lupa.documents("goods-lt").map(({ id }) => id)).toContain(10);
  lupa.breakDown(503, 503, 503);
  await expect(feed.put(target, [boot(11)])).rejects.toThrow("LupaSearch answered 503");
});

test("a wrong key is told at once, without the key", async () => {
  const stranger = createLupaFeed({ ...settings, apiKey: "wrong-key" });
  await expect(stranger.remove(target, [7])).rejects.toThrow(
    /^LupaSearch answered 401 to goods-lt/,
  );
});
