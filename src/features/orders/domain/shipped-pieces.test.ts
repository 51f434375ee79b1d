import { describe, expect, test } from "vitest";
import { chooseShipment, shippedPieces } from "./shipped-pieces.ts";

const line = (position: number, quantity: number, shippedQuantity = 0, refundedQuantity = 0) => ({
  position,
  quantity,
  shippedQuantity,
  refundedQuantity,
});

describe("what leaves with a shipment", () => {
  const lines = [line(0, 1), line(1, 4, 1, 1), line(2, 2, 2)];

  test("all that is left, unless somebody says what", () => {
    expect(chooseShipment(lines, undefined)).toEqual({
      pieces: [
        { position: 0, quantity: 1 },
        { position: 1, quantity: 2 },
      ],
      isLast: true,
    });
  });

  test("a part, and then the last of it", () => {
    const part = [{ position: 1, quantity: 1 }];
    expect(chooseShipment(lines, part)).toEqual({ pieces: part, isLast: false });
    const rest = [
      { position: 1, quantity: 2 },
      { position: 0, quantity: 1 },
    ];
    expect(chooseShipment(lines, rest)?.isLast).toBe(true);
  });

  test.each([
    ["more than is left", [{ position: 1, quantity: 3 }]],
    ["what left before", [{ position: 2, quantity: 1 }]],
    ["a line that is none", [{ position: 9, quantity: 1 }]],
    ["nothing", []],
    ["no pieces", [{ position: 0, quantity: 0 }]],
    [
      "a line twice",
      [
        { position: 1, quantity: 1 },
        { position: 1, quantity: 1 },
      ],
    ],
  ])("not %s", (_what, chosen) => {
    expect(chooseShipment(lines, chosen)).toBeUndefined();
  });
});

test("what has left, by line; a shipment without lines had everything", () => {
  const lines = [line(0, 3), line(1, 1)];
  const part = { lines: [{ position: 0, quantity: 2 }] };
  expect([...shippedPieces(lines, [part])]).toEqual([
    [0, 2],
    [1, 0],
  ]);
  expect([...shippedPieces(lines, [part, { lines: [] }])]).toEqual([
    [0, 3],
    [1, 1],
  ]);
});

test("where everything left or went back, there is nothing to ship", () => {
  expect(chooseShipment([line(0, 2, 2), line(1, 1, 0, 1)], undefined)).toBeUndefined();
});
