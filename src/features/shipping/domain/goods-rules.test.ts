import { expect, test } from "vitest";
import { judgeGoods } from "./goods-rules.ts";

const judge = (name: string, url = "https://shop.example/p/1", kind = "other" as const) =>
  judgeGoods({ name, url, kind, options: "" });

test.each([
  ["Hunting rifle", "weapons"],
  ["Šautuvas", "weapons"],
  ["Medību ieroči", "weapons"],
  ["Jahipüss ja padrunid", "weapons"],
  ["Пистолет", "weapons"],
  ["Antibiotikai", "medicines"],
  ["Red wine", "alcohol"],
  ["Водка", "alcohol"],
  ["Elektroninė cigaretė", "tobacco"],
  ["Fresh meat", "perishables"],
  ["Fireworks", "dangerous"],
  ["Gift card 50", "money"],
])("%s is not bought", (name, rule) => {
  expect(judge(name)).toEqual({ rule, level: "prohibited" });
});

test.each([
  ["Power bank 20000", "batteries"],
  ["Išorinė baterija", "batteries"],
  ["Аккумулятор", "batteries"],
  ["Eau de perfume", "liquids"],
  ["Küünelakk", "liquids"],
  ["Camera drone", "drones"],
])("%s is looked at first", (name, rule) => {
  expect(judge(name)).toEqual({ rule, level: "restricted" });
});

test.each([
  "Gunmetal watch",
  "Wineglass set",
  "Trail shoes",
  "Cheeseboard",
  "Ginkgo T-shirt",
  "Milky way poster",
])("%s is nothing of the kind", (name) => {
  expect(judge(name)).toBeUndefined();
});

test("the link tells too, but not the name of the shop", () => {
  expect(judge("A thing", "https://shop.example/hunting/rifle-12")?.rule).toBe("weapons");
  expect(judge("Glasses", "https://wine.example/glasses")).toBeUndefined();
  expect(judge("Cream", undefined, "cosmetics" as never)?.level).toBe("restricted");
});
