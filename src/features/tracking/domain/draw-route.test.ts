import { describe, expect, test } from "vitest";
import { locateCity } from "./city-location.ts";
import { drawRoute, project, WORLD } from "./draw-route.ts";

const at = (country: string, city = "") => {
  const place = locateCity(country, city);
  if (!place) throw new Error(`Nobody knows where ${country} is`);
  return place;
};
const from = at("US");
const [hub, to] = [at("DE"), at("LT", "kaunas")];
const wide = { aspect: 2.35, covered: 0.3 };
const way = { from, to, passed: [from, hub], is_between: false };

test("a city is found in any spelling, and an unknown one is its country's main city", () => {
  expect(at("LT", " KLAIPEDA").city).toBe("Klaipėda");
  expect(at("LT", "Druskininkai").city).toBe("Vilnius");
  expect(locateCity("XX", "Nowhere")).toBeUndefined();
});

test("places are projected onto the map's outlines", () => {
  expect(project({ ...from, latitude: 0, longitude: 0 })).toEqual({ x: 1000, y: WORLD.equator });
  const north = project({ ...from, latitude: 78, longitude: 180 });
  expect(north.x).toBe(WORLD.width);
  expect(Math.abs(north.y)).toBeLessThan(2);
});

describe("the route", () => {
  test("is split into past and remaining parts at the last stop", () => {
    const drawn = drawRoute(way, wide);
    expect([drawn.gone.length, drawn.ahead.length]).toEqual([1, 1]);
    const stop = drawn.marks.find(({ kind }) => kind === "stop");
    expect(drawn.here.x).toBeCloseTo(stop?.x ?? 0);
  });

  test("places a parcel in transit between two stops", () => {
    const { here, marks, gone } = drawRoute({ ...way, is_between: true }, wide);
    const [, stop, end] = marks;
    expect(gone).toHaveLength(2);
    expect(here.x).toBeGreaterThan(stop?.x ?? 1);
    expect(here.x).toBeLessThan(end?.x ?? 0);
  });

  test("has no remaining part after arrival", () => {
    const { ahead, here, marks } = drawRoute({ ...way, passed: [from, hub, to] }, wide);
    expect(ahead).toEqual([]);
    expect(here.x).toBeCloseTo(marks.at(-1)?.x ?? 0);
  });

  test.each([
    ["over the ocean", way],
    ["next door", { from: hub, to: at("NL"), passed: [hub], is_between: true }],
    ["to the Gulf", { from, to: at("AE"), passed: [from], is_between: true }],
  ])("is entirely visible beside the panel: %s", (_name, places) => {
    for (const shape of [wide, { aspect: 1.2, covered: 0 }, { aspect: 1.9, covered: 0 }]) {
      const { marks, here, view } = drawRoute(places, shape);
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

describe("the sea route", () => {
  const places = { from, to, passed: [from, at("NL", "Rotterdam")], is_between: true };

  test("follows the sea lanes with the parcel halfway through the rest", () => {
    const drawn = drawRoute(places, wide, "sea");
    expect(drawn.gone[0]).toMatch(/^M[\d.]+ [\d.]+(L[\d.]+ [\d.]+){6,}$/);
    const [last, rest] = [drawn.gone.at(-1), drawn.ahead[0]];
    expect(last?.split("L").at(-1)).toBe(rest?.slice(1).split("L")[0]);
    expect(drawRoute(places, wide, "air").gone[0]).toContain("Q");
  });

  test("is split into two equally long halves of the rest", () => {
    const spots = (path = "") =>
      path
        .slice(1)
        .split("L")
        .map((spot) => spot.split(" ").map(Number));
    const lengthOf = (path?: string) => {
      const all = spots(path);
      return all.slice(1).reduce((sum, [x = 0, y = 0], at) => {
        const [beforeX = 0, beforeY = 0] = all[at] ?? [];
        return sum + Math.hypot(x - beforeX, y - beforeY);
      }, 0);
    };
    for (const country of ["LT", "EE", "AE", "GB", "DE"]) {
      const there = { ...places, to: at(country) };
      const [whole] = drawRoute({ ...there, is_between: false }, wide, "sea").ahead;
      const { gone, ahead } = drawRoute(there, wide, "sea");
      const [half, other] = [gone.at(-1), ahead[0]];
      expect(Math.abs(lengthOf(half) - lengthOf(other))).toBeLessThan(1);
      expect([...spots(half).slice(0, -1), ...spots(other).slice(1)]).toEqual(spots(whole));
    }
  });

  test("is entirely visible, around Denmark too", () => {
    const { view } = drawRoute(places, { aspect: 1.2, covered: 0 }, "sea");
    const skagen = project({ latitude: 58.05, longitude: 10.6 });
    expect(skagen.y).toBeGreaterThan(view.y);
    expect(skagen.x).toBeLessThan(view.x + view.width);
  });
});

describe("route labels", () => {
  test("alternate above and below for close places and stops", () => {
    const near = drawRoute(
      { from: hub, to, passed: [hub], is_between: true },
      { aspect: 1.2, covered: 0 },
    );
    expect(near.marks.map(({ label }) => label)).toEqual(["below", "above"]);
    expect(drawRoute(way, { aspect: 1.2, covered: 0 }).marks.map(({ label }) => label)).toEqual([
      "below",
      "above",
      "below",
    ]);
  });

  test("mark the place where the parcel is", () => {
    expect(drawRoute(way, wide).marks.map(({ isHere }) => isHere)).toEqual([false, true, false]);
  });
});

describe("the drawn route", () => {
  const passed = [from, hub, at("LT", "Vilnius")];
  const vilnius = at("LT", "Vilnius");
  const rounded = (value: number) => Math.round(value * 1000) / 1000;

  test("between two places has exact coordinates and half of the last part done", () => {
    const places = { from, to: vilnius, passed: passed.slice(0, 2), is_between: true };
    const drawn = drawRoute(places, { aspect: 2, covered: 0.3 });
    expect(drawn.view).toEqual({ x: 456.9, y: 126.5, width: 1152.6, height: 576.3 });
    expect(drawn.gone).toEqual([
      "M580.2 476.6Q824.4 330.6 1068.7 383.5",
      "M1068.7 383.5Q1086.7 368 1104.6 360.3",
    ]);
    expect(drawn.ahead).toEqual(["M1104.6 360.3Q1122.5 352.5 1140.4 352.6"]);
    expect([rounded(drawn.here.x), rounded(drawn.here.y)]).toEqual([0.562, 0.406]);
    expect(drawn.marks.map(({ x, y, kind }) => [rounded(x), rounded(y), kind])).toEqual([
      [0.107, 0.608, "from"],
      [0.531, 0.446, "stop"],
      [0.593, 0.392, "to"],
    ]);
  });

  test("at its last stop has the whole last part ahead", () => {
    const places = { from, to: vilnius, passed: passed.slice(0, 2), is_between: false };
    const drawn = drawRoute(places, { aspect: 1, covered: 0 });
    expect(drawn.view).toEqual({ x: 456.9, y: 11.2, width: 806.8, height: 806.8 });
    expect(drawn.gone).toHaveLength(1);
    expect(drawn.ahead).toEqual(["M1068.7 383.5Q1104.6 352.4 1140.4 352.6"]);
  });

  test("after arrival on a tall map has nothing ahead and stays within the world", () => {
    const places = { from, to: vilnius, passed, is_between: false };
    const drawn = drawRoute(places, { aspect: 0.8, covered: 0 });
    expect(drawn.view).toEqual({ x: 456.9, y: 0, width: 806.8, height: 1008.5 });
    expect(drawn.gone).toHaveLength(2);
    expect(drawn.ahead).toEqual([]);
  });

  test("around half of the world shows no more than the world", () => {
    const dubai = at("AE");
    const places = { from: dubai, to: from, passed: [dubai], is_between: true };
    const drawn = drawRoute(places, { aspect: 3, covered: 0.5 });
    expect(drawn.view).toEqual({ x: 0, y: 175.6, width: 2000, height: 666.7 });
    expect(drawn.gone).toEqual(["M1307.1 572.3Q1125.3 475 943.6 451.1"]);
  });
});
