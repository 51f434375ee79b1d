import { describe, expect, test } from "vitest";
import { placeOf } from "./place.ts";
import { drawWay, project, WORLD } from "./way-on-map.ts";

const at = (country: string, city = "") => {
  const place = placeOf(country, city);
  if (!place) throw new Error(`Nobody knows where ${country} is`);
  return place;
};
const from = at("US");
const [hub, to] = [at("DE"), at("LT", "kaunas")];
const wide = { aspect: 2.35, covered: 0.3 };
const way = { from, to, passed: [from, hub], is_between: false };

test("a city is found however it is written; another is where its country's first is", () => {
  expect(at("LT", " KLAIPEDA").city).toBe("Klaipėda");
  expect(at("LT", "Druskininkai").city).toBe("Vilnius");
  expect(placeOf("XX", "Nowhere")).toBeUndefined();
});

test("the world is drawn where its outlines are", () => {
  expect(project({ ...from, latitude: 0, longitude: 0 })).toEqual({ x: 1000, y: WORLD.equator });
  const north = project({ ...from, latitude: 78, longitude: 180 });
  expect(north.x).toBe(WORLD.width);
  expect(Math.abs(north.y)).toBeLessThan(2);
});

describe("the way", () => {
  test("what was gone and what is ahead; where it waits is its last place", () => {
    const drawn = drawWay(way, wide);
    expect([drawn.gone.length, drawn.ahead.length]).toEqual([1, 1]);
    const stop = drawn.marks.find(({ kind }) => kind === "stop");
    expect(drawn.here.x).toBeCloseTo(stop?.x ?? 0);
  });

  test("between two places it is on the line", () => {
    const { here, marks, gone } = drawWay({ ...way, is_between: true }, wide);
    const [, stop, end] = marks;
    expect(gone).toHaveLength(2);
    expect(here.x).toBeGreaterThan(stop?.x ?? 1);
    expect(here.x).toBeLessThan(end?.x ?? 0);
  });

  test("where it has arrived nothing is ahead", () => {
    const { ahead, here, marks } = drawWay({ ...way, passed: [from, hub, to] }, wide);
    expect(ahead).toEqual([]);
    expect(here.x).toBeCloseTo(marks.at(-1)?.x ?? 0);
  });

  test.each([
    ["over the ocean", way],
    ["next door", { from: hub, to: at("NL"), passed: [hub], is_between: true }],
    ["to the Gulf", { from, to: at("AE"), passed: [from], is_between: true }],
  ])("%s: all of it in sight, beside what covers the map", (_name, places) => {
    for (const shape of [wide, { aspect: 1.2, covered: 0 }, { aspect: 1.9, covered: 0 }]) {
      const { marks, here, view } = drawWay(places, shape);
      expect(view.width / view.height).toBeCloseTo(shape.aspect, 1);
      for (const { x, y } of [...marks, here]) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(1 - shape.covered);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(1);
      }
    }
  });
});
