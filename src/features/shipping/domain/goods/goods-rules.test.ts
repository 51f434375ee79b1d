import { expect, test } from "vitest";
import { checkGoodsRules } from "./goods-rules.ts";

const judge = (name: string, url = "https://shop.example/p/1", kind = "other" as const) =>
  checkGoodsRules({ name, url, kind, options: "" });

test.each([
  ["Hunting rifle", "weapons"],
  ["Šautuvas", "weapons"],
  ["Medību ieroči", "weapons"],
  ["Jahipüss ja padrunid", "weapons"],
  ["Винтовка", "weapons"],
  ["Antibiotikai", "medicines"],
  ["Tequila reposado", "alcohol"],
  ["Водка", "alcohol"],
  ["Elektroninė cigaretė", "tobacco"],
  ["Fresh meat", "perishables"],
  ["Fireworks", "dangerous"],
  ["Gift card 50", "money"],
])("goods named “%s” are prohibited", (name, rule) => {
  expect(judge(name)).toEqual({ rule, level: "prohibited" });
});

test.each([
  ["Power bank 20000", "batteries"],
  ["Išorinė baterija", "batteries"],
  ["Аккумулятор", "batteries"],
  ["Eau de perfume", "liquids"],
  ["Küünelakk", "liquids"],
  ["Camera drone", "drones"],
  ...[
    ["Wine glasses", "Beer mug", "Cheese grater", "Milk frother", "Body butter", "Whisky stones"],
    ["Glue gun", "Heat gun", "Massage gun", "Klijų pistoletas", "Клеевой пистолет", "Kitten heels"],
    ["Fuel pump", "Acid wash jeans", "Petrol blue", "Replica jersey", "Ivory dress"],
    ["Hialurono rūgštis", "Zāles pļāvējs", "Масло для волос", "Prescription glasses"],
  ]
    .flat()
    .map((name) => [name, "unclear"]),
])("goods named “%s” are restricted", (name, rule) => {
  expect(judge(name)).toEqual({ rule, level: "restricted" });
});

test.each([
  "Gunmetal watch",
  "Wineglass set",
  "Trail shoes",
  "Cheeseboard",
  "Ginkgo T-shirt",
  "Milky way poster",
  "Rainbow loom",
  "Must või valge särk",
  "Heroine T-shirt",
])("goods named “%s” match no rule", (name) => {
  expect(judge(name)).toBeUndefined();
});

test("goods rules also check the link's path and the kind, but not the shop's name", () => {
  expect(judge("A thing", "https://shop.example/hunting/rifle-12")?.rule).toBe("weapons");
  expect(judge("Glasses", "https://wine.example/glasses")).toBeUndefined();
  expect(judge("Cream", undefined, "cosmetics" as never)?.level).toBe("restricted");
});
