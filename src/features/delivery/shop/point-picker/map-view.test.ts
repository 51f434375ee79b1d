import { describe, expect, test } from "vitest";
import {
  clusterSpots,
  isClosest,
  nearestToMiddle,
  projectionOf,
  scaleOf,
  spotTowards,
  viewOf,
  zoomed,
} from "./map-view.ts";

const size = { width: 600, height: 400 };
const vilnius = { lng: 25.28, lat: 54.69 };
const klaipeda = { lng: 21.14, lat: 55.7 };

test("a map view contains every place, even a single one", () => {
  for (const places of [[vilnius, klaipeda], [vilnius]]) {
    const view = viewOf(places);
    if (!view) throw new Error("no view");
    for (const { lng, lat } of places) {
      const [x = -1, y = -1] = projectionOf(view, size)([lng, lat]) ?? [];
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(size.width);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(size.height);
    }
  }
  expect(viewOf([])).toBeUndefined();
});

test("zooming keeps the centre and stops at the closest view", () => {
  let view = viewOf([vilnius, klaipeda]) ?? { west: 0, east: 0, south: 0, north: 0 };
  const middle = view.west + view.east;
  for (let times = 0; times < 20; times++) view = zoomed(view, 0.5);
  expect(view.west + view.east).toBeCloseTo(middle, 6);
  expect(isClosest(view)).toBe(true);
  expect(isClosest(zoomed(view, 2))).toBe(false);
});

test("zooming in on a place keeps it within the view", () => {
  let view = viewOf([vilnius, klaipeda]) ?? { west: 0, east: 0, south: 0, north: 0 };
  for (let times = 0; times < 8; times++) {
    const place = nearestToMiddle(view, [klaipeda, vilnius]);
    view = zoomed(view, 0.5, place);
    const [x = -1, y = -1] = projectionOf(view, size)([place?.lng ?? 0, place?.lat ?? 0]) ?? [];
    expect(x > 0 && x < size.width && y > 0 && y < size.height).toBe(true);
  }
  expect(scaleOf(view, size).metres).toBeGreaterThanOrEqual(1000);
  expect(nearestToMiddle(view, [])).toBeUndefined();
});

test("the map scale is a round length that fits", () => {
  for (const places of [[vilnius, klaipeda], [vilnius]]) {
    const view = viewOf(places);
    if (!view) throw new Error("no view");
    const { metres, pixels } = scaleOf(view, size);
    expect(String(metres)).toMatch(/^[125]0*$/);
    expect(pixels).toBeGreaterThan(size.width / 15);
    expect(pixels).toBeLessThanOrEqual(size.width / 5 + 1);
  }
});

test("the map scale has room for its label on a phone at every zoom level", () => {
  const phone = { width: 326, height: 280 };
  for (const factor of [0.3, 0.5, 0.7, 1, 1.4, 2, 2.8]) {
    const { metres, pixels } = scaleOf(
      zoomed({ west: 21, east: 26.8, south: 54, north: 56.4 }, factor),
      phone,
    );
    expect(pixels, `${metres} m`).toBeGreaterThanOrEqual(48);
    expect(pixels).toBeLessThan(phone.width / 2);
  }
});

test("overlapping spots are clustered", () => {
  const spots = [
    { x: 100, y: 100, of: "a" },
    { x: 300, y: 100, of: "b" },
    { x: 110, y: 100, of: "c" },
  ];
  expect(clusterSpots(spots, 30)).toEqual([
    { x: 105, y: 100, of: ["a", "c"] },
    { x: 300, y: 100, of: ["b"] },
  ]);
  expect(clusterSpots(spots, 5)).toHaveLength(3);
});

describe("arrow keys on the map", () => {
  const spots = [
    { x: 0, y: 0, of: 0 },
    { x: 10, y: 1, of: 1 },
    { x: 5, y: 50, of: 2 },
    { x: -20, y: -3, of: 3 },
  ];
  test.each([
    ["ArrowRight", 1],
    ["ArrowDown", 2],
    ["ArrowLeft", 3],
    ["ArrowUp", undefined],
    ["Enter", undefined],
  ])("move with %s to the nearest spot in that direction", (key, at) => {
    expect(spotTowards(spots, 0, key)).toBe(at);
  });
  test("do nothing if there is no further spot", () => {
    expect(spotTowards(spots, 1, "ArrowRight")).toBeUndefined();
    expect(spotTowards([], 0, "ArrowRight")).toBeUndefined();
  });
});
