import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findPoints, indexPoints, type PointQuery } from "./find-points.ts";
import { buildPoint } from "./fixtures/point.ts";
import { distanceMetres } from "./pickup-point.ts";

const VILNIUS = { latitude: 54.6872, longitude: 25.2797 };
const KAUNAS = { latitude: 54.8985, longitude: 23.9036 };

const points = indexPoints([
  buildPoint({
    id: "k",
    city: "Kauno m.",
    name: "Kauno Krantinė",
    coordinates: KAUNAS,
    postCode: "44240",
  }),
  buildPoint({ id: "v1", name: "Aušros vartai", courier: "dpd", kind: "shop" }),
  buildPoint({ id: "v2", name: "Žaliasis tiltas", address: "Šiaulių g. 7", coordinates: null }),
]);
const ids = (query: Partial<PointQuery>) =>
  findPoints(points, { limit: 50, ...query }).points.map(({ id }) => id);

describe("a search of pickup points", () => {
  test.each([
    ["", ["v1", "v2", "k"]],
    ["vilnius", ["v1", "v2"]],
    ["VILNIUS ausros", ["v1"]],
    ["aušr", ["v1"]],
    ["siauliu", ["v2"]],
    ["Šiauliai", ["v2"]],
    ["kaunas", ["k"]],
    ["kaunas vartai", []],
    ["442", ["k"]],
    ["4424 krant", ["k"]],
    ["tiltas 7", ["v2"]],
    ["  ,.!  ", ["v1", "v2", "k"]],
    ["a".repeat(10_000), []],
  ])("matches all words of %j", (text, found) => {
    expect(ids({ text })).toEqual(found);
  });
});

test("couriers and kinds filter the points; the limit does not change the total", () => {
  expect(ids({ couriers: ["dpd"] })).toEqual(["v1"]);
  expect(ids({ couriers: [] })).toEqual([]);
  expect(ids({ kinds: ["locker"] })).toEqual(["v2", "k"]);
  expect(findPoints(points, { limit: 1 })).toMatchObject({ total: 3, points: [{ id: "v1" }] });
});

test("points are sorted by distance, and those without coordinates come last", () => {
  const found = findPoints(points, { near: KAUNAS, limit: 3 }).points;
  expect(found.map(({ id, distance }) => [id, distance])).toEqual([
    ["k", 0],
    ["v1", distanceMetres(KAUNAS, VILNIUS)],
    ["v2", undefined],
  ]);
});

test("distances follow the great circle, also across the date line", () => {
  expect(distanceMetres(VILNIUS, KAUNAS)).toBeGreaterThan(90_000);
  expect(distanceMetres(VILNIUS, KAUNAS)).toBeLessThan(93_000);
  const dateLine = (longitude: number) => ({ latitude: 0, longitude });
  expect(distanceMetres(dateLine(179.5), dateLine(-179.5))).toBeLessThan(112_000);
});

test("any search returns at most the limit of points", () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 5 }), (text, limit) => {
      const { points: found, total } = findPoints(points, { text, limit });
      expect(found.length).toBe(Math.min(total, limit));
    }),
  );
});

test("points are sorted by town size, town, name, courier and id in any input order", () => {
  const sorted = [
    buildPoint({ id: "1", city: "Vilnius", name: "A", courier: "dpd" }),
    buildPoint({ id: "2", city: "Vilnius", name: "A", courier: "dpd" }),
    buildPoint({ id: "1", city: "Vilnius", name: "A", courier: "omniva" }),
    buildPoint({ id: "4", city: "Vilnius", name: "B" }),
    buildPoint({ id: "5", city: "Alytus", name: "Z" }),
    buildPoint({ id: "6", city: "Kaunas", name: "A" }),
  ];
  const keys = (all: typeof sorted) =>
    indexPoints(all).map(({ point }) => `${point.city} ${point.name} ${point.courier} ${point.id}`);
  const expected = sorted.map(({ city, name, courier, id }) => `${city} ${name} ${courier} ${id}`);
  for (const told of [sorted, sorted.toReversed(), [...sorted.slice(3), ...sorted.slice(0, 3)]]) {
    expect(keys(told)).toEqual(expected);
  }
});

test("letters of other alphabets are found by plain letters", () => {
  const found = indexPoints([buildPoint({ id: "x", name: "Straße Ørsted" })]);
  for (const text of ["strasse", "orsted"]) {
    expect(
      findPoints(found, { limit: 5, text }).points.map(({ id }) => id),
      text,
    ).toEqual(["x"]);
  }
});

test("points have a distance only if the search has a place", () => {
  expect(findPoints(points, { limit: 1 }).points[0]).not.toHaveProperty("distance");
});
