import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { niceBounds, positionPoints, stepPath } from "./line-chart.tsx";

describe("the bounds of a chart", () => {
  it.each([
    [[0, 30, 80], { low: 0, high: 80, step: 20 }],
    [[12.5, 3], { low: 0, high: 15, step: 5 }],
    [[-20, 60], { low: -20, high: 60, step: 20 }],
    [[0, 0], { low: 0, high: 0.5, step: 0.5 }],
    [[], { low: 0, high: 0.5, step: 0.5 }],
  ])("of %j are %j", (values, bounds) => {
    expect(niceBounds(values)).toEqual(bounds);
  });

  it("include every value", () => {
    const amounts = fc.array(fc.integer({ min: -1e6, max: 1e6 }), { minLength: 1 });
    fc.assert(
      fc.property(amounts, (values) => {
        const { low, high } = niceBounds(values);
        return values.every((value) => value >= low && value <= high) && high > low;
      }),
    );
  });
});

describe("points of a line", () => {
  it("run from edge to edge, with larger values higher", () => {
    expect(
      positionPoints([{ value: 0 }, { value: 40 }, { value: 80 }], { width: 100, height: 40 }),
    ).toEqual([
      { x: 0, y: 40 },
      { x: 50, y: 20 },
      { x: 100, y: 0 },
    ]);
  });

  it("are positioned by their time", () => {
    const points = [
      { value: 0, at: 1000 },
      { value: 0, at: 1100 },
      { value: 0, at: 2000 },
    ];
    expect(positionPoints(points, { width: 100, height: 40 }).map(({ x }) => x)).toEqual([
      0, 10, 100,
    ]);
  });

  it("of a single value start at the left edge", () => {
    expect(positionPoints([{ value: 80 }], { width: 100, height: 40 })).toEqual([{ x: 0, y: 0 }]);
  });

  it("are connected in steps", () => {
    expect(
      stepPath([
        { x: 0, y: 9 },
        { x: 5, y: 3.333 },
      ]),
    ).toBe("M0 9H5V3.3");
  });
});
