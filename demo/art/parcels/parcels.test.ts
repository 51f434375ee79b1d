import { existsSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { DEMO_FORWARD_REQUESTS } from "../../parcels/forward-requests.ts";
import { GOODS_FOLDER } from "../manifest.ts";
import { CONTENTS, demoPhotos } from "./demo-parcels.ts";
import { solidPaint } from "./paints.ts";
import { meet, solid, turnedBy } from "./solid.ts";

const cube = solid({ at: [0, 0, -10], size: [2, 2, 2], paint: { rest: solidPaint("#808080") } });

describe("a ray through a box", () => {
  test("hits the side that faces it", () => {
    const hit = meet(cube, [0, 0, 0], [0, 0, -1], 100);
    expect([hit?.far, hit?.face, hit?.normal]).toEqual([9, "front", [0, 0, 1]]);
  });

  test("misses what is beside, behind or beyond its range", () => {
    expect(meet(cube, [3, 0, 0], [0, 0, -1], 100)).toBeUndefined();
    expect(meet(cube, [0, 0, -20], [0, 0, -1], 100)).toBeUndefined();
    expect(meet(cube, [0, 0, 0], [0, 0, -1], 5)).toBeUndefined();
  });

  test("hits the corner of a rotated box", () => {
    const turned = { ...cube, axes: turnedBy(45) };
    expect(meet(turned, [0, 0, 0], [0, 0, -1], 100)?.far).toBeCloseTo(10 - Math.SQRT2);
  });
});

test("every received demo parcel has three photographs, showing existing pictures of goods", () => {
  const received = DEMO_FORWARD_REQUESTS.filter(({ box }) => box);
  expect(demoPhotos()).toHaveLength(3 * received.length);
  for (const one of Object.values(CONTENTS).flat()) {
    if ("picture" in one) expect(existsSync(path.join(GOODS_FOLDER, one.picture))).toBe(true);
  }
});
