import { describe, expect, test } from "vitest";
import { chooseShipment, piecesToShip, shippedPieces, withSentPieces } from "./shipped-pieces.ts";

const line = (
  position: number,
  quantity: number,
  shippedQuantity = 0,
  refundedQuantity = 0,
  refundedSentQuantity = 0,
) => ({ position, quantity, shippedQuantity, refundedQuantity, refundedSentQuantity });

describe("choosing the pieces of a shipment", () => {
  const lines = [line(0, 1), line(1, 4, 1, 1), line(2, 2, 2)];

  test("takes all remaining pieces by default", () => {
    expect(chooseShipment(lines, undefined)).toEqual({
      pieces: [
        { position: 0, quantity: 1 },
        { position: 1, quantity: 2 },
      ],
      isLast: true,
    });
  });

  test("allows a part, and marks the shipment with the last pieces", () => {
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
  ])("rejects %s", (_what, chosen) => {
    expect(chooseShipment(lines, chosen)).toBeUndefined();
  });
});

test("shipped pieces are counted by line; a shipment without lines contains everything", () => {
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

test("nothing can be shipped once every piece was shipped or refunded", () => {
  expect(chooseShipment([line(0, 2, 2), line(1, 1, 0, 1)], undefined)).toBeUndefined();
});

describe("a piece that was shipped and refunded", () => {
  test("reduces the pieces still to ship only once", () => {
    expect(piecesToShip(line(0, 3, 1, 1, 1))).toBe(2);
    expect(piecesToShip(line(0, 3, 1, 1, 0))).toBe(1);
    expect(piecesToShip(line(0, 3, 2, 2, 1))).toBe(0);
  });

  const [one] = [{ position: 0, quantity: 1 }];
  const sentOf = (asked: object, ordered = line(0, 3, 1)) =>
    withSentPieces([{ ...one, ...asked }], [ordered])?.[0]?.sentQuantity;

  test("counts as a shipped one unless the refund says otherwise", () => {
    expect(sentOf({})).toBe(1);
    expect(sentOf({ sentQuantity: 0 })).toBe(0);
    expect(sentOf({ quantity: 3 })).toBe(1);
    expect(sentOf({}, line(0, 3))).toBe(0);
  });

  test.each([
    ["more left than did", { quantity: 2, sentQuantity: 2 }, line(0, 3, 1)],
    ["left and was paid back before", { sentQuantity: 1 }, line(0, 3, 1, 1, 1)],
    ["is here though all left", { sentQuantity: 0 }, line(0, 3, 3)],
  ])("is rejected if it %s", (_what, asked, ordered) => {
    expect(sentOf(asked, ordered)).toBeUndefined();
  });
});
