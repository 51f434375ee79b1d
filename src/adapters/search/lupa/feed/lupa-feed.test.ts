import { afterAll, expect, test } from "vitest";
import { fedDocument, searchFeedSuite } from "#ports/search-feed.suite.ts";
import { startSandbox } from "../../../../../sandbox/start-sandbox.ts";
import { createLupaFeed } from "./lupa-feed.ts";

const sandbox = await startSandbox({ port: 0, shopUrl: "" });
afterAll(sandbox.close);
const { lupa, keys } = sandbox;

const target = { region: "lt", language: "lt", index: "goods-lt" };
const settings = { url: `${sandbox.url}/lupa/v1/`, targets: [target], pauseMs: 1 };
const feed = createLupaFeed({ ...settings, apiKey: keys.lupa.apiKey });

const STATUSES = { busy: 429, broken: 503 };

searchFeedSuite("LupaSearch", async () => ({
  feed,
  stranger: createLupaFeed({ ...settings, apiKey: "wrong-key" }),
  target: { ...target, index: "suite" },
  breakDown: (how, times) => lupa.breakDown(...Array<number>(times).fill(STATUSES[how])),
  refuseDocument: (id) => lupa.refuse(id),
  removeIndex: (isGone) => (isGone ? lupa.deleteIndex("suite") : lupa.createIndex("suite")),
  known: () => lupa.documents("suite").map(({ id, name }) => [Number(id), String(name)]),
  close: async () => {},
}));

test("documents have the fields that queries filter and sort by", async () => {
  await feed.put(target, [fedDocument(7)]);
  expect(lupa.documents("goods-lt")).toEqual([
    {
      id: 7,
      name: "Batas",
      manufacturer: "Acme",
      categories: ["Batai"],
      keywords: ["A-1"],
      description: "Geri.",
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

test("a request that keeps failing is sent three times", async () => {
  lupa.breakDown(503, 429, 503);
  await expect(feed.put(target, [fedDocument(11)])).rejects.toThrow("LupaSearch answered 503");
  await feed.put(target, [fedDocument(11)]);
  expect(lupa.documents("goods-lt").map(({ id }) => id)).toContain(11);
});

test("a wrong key is reported at once, without the key in the message", async () => {
  const stranger = createLupaFeed({ ...settings, apiKey: "wrong-key" });
  await expect(stranger.remove(target, [7])).rejects.toThrow(
    /^LupaSearch answered 401 to goods-lt/,
  );
});
