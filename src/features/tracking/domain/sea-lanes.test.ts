import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { project } from "./draw-route.ts";
import { CANAL, SEA_LANES, type SeaPoint, seaRoute, seaSpot } from "./sea-lanes.ts";

const svg = readFileSync(new URL("../shop/world.svg", import.meta.url), "utf8");

/** The outlines of the land, in map units. */
const rings = [...(svg.match(/ d="([^"]+)"/)?.[1] ?? "").matchAll(/M([^Z]+)Z/g)].map(
  ([, path = ""]) => {
    const [start = "", steps = ""] = path.split("l");
    const numbers = (text: string) => (text.match(/-?\d+/g) ?? []).map(Number);
    const [x0 = 0, y0 = 0] = numbers(start);
    const moves = numbers(steps);
    const ring = [[x0, y0]];
    for (let at = 0; at + 1 < moves.length; at += 2) {
      const [x = 0, y = 0] = ring.at(-1) ?? [];
      ring.push([x + (moves[at] ?? 0), y + (moves[at + 1] ?? 0)]);
    }
    return ring.map(([x = 0, y = 0]) => [x / 10, y / 10] as const);
  },
);

function isLand(x: number, y: number): boolean {
  return rings.reduce((inside, ring) => {
    const crossed = ring.filter(([ax, ay], at) => {
      const [bx, by] = ring[(at + 1) % ring.length] ?? [ax, ay];
      return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
    }).length;
    return crossed % 2 === 1 ? !inside : inside;
  }, false);
}

/** How many of 60 points on a lane are on land. */
function landOn(from: SeaPoint, to: SeaPoint): number {
  const [a, b] = [from, to].map((point) => project(seaSpot(point)));
  const steps = Array.from({ length: 60 }, (_, at) => at / 59);
  return steps.filter((part) => {
    if (!a || !b) return true;
    return isLand(a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part);
  }).length;
}

test("the map outlines tell land from sea", () => {
  const vilnius = project({ latitude: 54.7, longitude: 25.3 });
  const atlantic = project({ latitude: 45, longitude: -30 });
  expect([isLand(vilnius.x, vilnius.y), isLand(atlantic.x, atlantic.y)]).toEqual([true, false]);
});

test("no sea lane crosses land except the canal", () => {
  const crossing = SEA_LANES.filter(({ from, to }) => landOn(from, to) > 0);
  const isCanal = ({ from, to }: { from: SeaPoint; to: SeaPoint }) =>
    CANAL.includes(from) && CANAL.includes(to);
  expect(crossing.filter((lane) => !isCanal(lane)).map(({ from, to }) => `${from}-${to}`)).toEqual(
    [],
  );
});

test.each<[string, string, SeaPoint[]]>([
  ["GB", "NL", ["felixstowe", "rotterdam"]],
  [
    "US",
    "GB",
    ["delaware", "atlantic_west", "atlantic", "channel_west", "channel", "dover", "felixstowe"],
  ],
  ["DE", "NL", ["cuxhaven", "german_bight", "texel", "rotterdam"]],
])("ships from %s to %s take the shortest route", (from, to, points) => {
  expect(seaRoute(from, to)).toEqual(points.map(seaSpot));
  expect(seaRoute(to, from)).toEqual(points.toReversed().map(seaSpot));
});

test("ships to the Gulf pass Gibraltar and Suez, and Lisbon only if it is nearer", () => {
  const way = (from: string) => seaRoute(from, "AE").map((spot) => JSON.stringify(spot));
  const passes = (from: string, point: SeaPoint) =>
    way(from).includes(JSON.stringify(seaSpot(point)));
  for (const country of ["US", "GB", "NL"]) {
    expect(
      ["gibraltar", "suez", "hormuz"].every((point) => passes(country, point as SeaPoint)),
    ).toBe(true);
  }
  expect([passes("US", "lisbon"), passes("GB", "lisbon")]).toEqual([false, true]);
  expect([passes("US", "atlantic"), passes("GB", "atlantic")]).toEqual([false, false]);
});

test("there is no sea route to a country without a port or within one country", () => {
  expect([seaRoute("US", "CZ"), seaRoute("CZ", "US"), seaRoute("US", "US")]).toEqual([[], [], []]);
});

describe("the sea route", () => {
  test.each(
    ["US", "GB", "DE"].flatMap((from) =>
      ["LT", "LV", "EE", "NL", "AE"].map((to) => [from, to] as const),
    ),
  )("from %s to %s exists and is the same in reverse", (from, to) => {
    const way = seaRoute(from, to);
    expect(way.length).toBeGreaterThan(1);
    expect(seaRoute(to, from)).toEqual(way.toReversed());
  });

  test("does not exist within a country or to an unknown port", () => {
    expect(seaRoute("NL", "NL")).toEqual([]);
    expect(seaRoute("US", "CH")).toEqual([]);
  });
});
