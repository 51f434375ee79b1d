import { expect, test } from "vitest";
import { townLabels } from "./town-labels.ts";

const size = { width: 360, height: 280 };
const at = (city: string, x: number, y: number) => ({ city, x, y });

test("a town has one label below the centre of its points", () => {
  expect(townLabels([at("Kaunas", 100, 100), at("Kaunas", 140, 120)], size)).toEqual([
    { city: "Kaunas", x: 120, y: 134 },
  ]);
});

test("the town with more points keeps its label where labels overlap", () => {
  const near = [at("Jonava", 130, 100), at("Kaunas", 120, 100), at("Kaunas", 120, 100)];
  expect(townLabels(near, size).map(({ city }) => city)).toEqual(["Kaunas"]);
  const apart = [at("Jonava", 130, 150), ...near.slice(1)];
  expect(townLabels(apart, size)).toHaveLength(2);
});

test("a label covered by another town's points is left out", () => {
  const points = [at("Telšiai", 100, 100), at("Mažeikiai", 110, 126)];
  expect(townLabels(points, size).map(({ city }) => city)).toEqual(["Mažeikiai"]);
});

test.each([
  ["over the left edge", at("Klaipėda", 10, 100)],
  ["over the right edge", at("Vilnius", 355, 100)],
  ["under the lower edge", at("Alytus", 100, 270)],
  ["without a town", at("", 100, 100)],
])("there is no label %s", (_where, point) => {
  expect(townLabels([point], size)).toEqual([]);
});
