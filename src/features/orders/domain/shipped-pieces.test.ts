import { describe, expect, test } from "vitest";
import { chooseShipment, piecesToShip, shippedPieces, withSentPieces } from "./shipped-pieces.ts";

const line = (
  position: number,
  quantity: number,
  shippedQuantity = 0,
  refundedQuantity = 0,
  refundedSentQuantity = 0,
) => ({ position, quantity, shippedQuantity, refundedQuantity, refundedSentQuantity });

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

describe("a piece that left and was paid back", () => {
  test("is taken off what is to be shipped once", () => {
    expect(piecesToShip(line(0, 3, 1, 1, 1))).toBe(2);
    expect(piecesToShip(line(0, 3, 1, 1, 0))).toBe(1);
    expect(piecesToShip(line(0, 3, 2, 2, 1))).toBe(0);
  });

  const [one] = [{ position: 0, quantity: 1 }];
  const sentOf = (asked: object, ordered = line(0, 3, 1)) =>
    withSentPieces([{ ...one, ...asked }], [ordered])?.[0]?.sentQuantity;

  test("is one of those that left, unless somebody says that it is here", () => {
    expect(sentOf({})).toBe(1);
    expect(sentOf({ sentQuantity: 0 })).toBe(0);
    expect(sentOf({ quantity: 3 })).toBe(1);
    expect(sentOf({}, line(0, 3))).toBe(0);
  });

  test.each([
    ["more left than did", { quantity: 2, sentQuantity: 2 }, line(0, 3, 1)],
    ["left and was paid back before", { sentQuantity: 1 }, line(0, 3, 1, 1, 1)],
    ["is here though all left", { sentQuantity: 0 }, line(0, 3, 3)],
  ])("not one that %s", (_what, asked, ordered) => {
    expect(sentOf(asked, ordered)).toBeUndefined();
  });
});
