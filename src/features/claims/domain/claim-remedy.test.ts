import { describe, expect, test } from "vitest";
import { type Remediable, type Remedy, refuseRemedy, remedyEuroCents } from "./claim-remedy.ts";
import { remedyPath } from "./remedy-path.ts";

const order: Remediable = {
  kind: "order",
  lines: [
    { position: 0, quantity: 3, leftQuantity: 2 },
    { position: 1, quantity: 1, leftQuantity: 0 },
  ],
  leftCents: 5000,
};
const parcel: Remediable = { kind: "parcel", lines: [], leftCents: 800 };
const remedy = (changes: Partial<Remedy>): Remedy => ({
  way: "refund",
  lines: [],
  amountCents: 1000,
  ...changes,
});
const pieces = (position: number, quantity: number) => [{ position, quantity }];

describe("a remedy", () => {
  test.each([
    ["a refund of a sum", remedy({}), order],
    ["a refund of all that is left", remedy({ amountCents: 5000 }), order],
    ["a refund of pieces", remedy({ lines: pieces(0, 2) }), order],
    ["a refund of a parcel", remedy({ amountCents: 800 }), parcel],
    ["more into the wallet than was paid", remedy({ way: "wallet", amountCents: 900 }), parcel],
    [
      "pieces that were refunded are sent again",
      remedy({ way: "resend", lines: pieces(1, 1), amountCents: 0 }),
      order,
    ],
  ])("is possible: %s", (_what, asked, of) => {
    expect(refuseRemedy(asked, of)).toBeUndefined();
  });

  test.each([
    ["nothing is refunded", remedy({ amountCents: 0 }), order, "amount"],
    ["more than is left", remedy({ amountCents: 5001 }), order, "amount"],
    ["a parcel of which nothing is left", remedy({}), parcel, "amount"],
    ["nothing into the wallet", remedy({ way: "wallet", amountCents: 0 }), order, "amount"],
    ["a million into the wallet", remedy({ way: "wallet", amountCents: 1e8 }), order, "amount"],
    ["more pieces than are left", remedy({ lines: pieces(0, 3) }), order, "lines"],
    ["a line that is not of the order", remedy({ lines: pieces(7, 1) }), order, "lines"],
    ["a line twice", remedy({ lines: [...pieces(0, 1), ...pieces(0, 1)] }), order, "lines"],
    ["nothing is sent again", remedy({ way: "resend" }), order, "lines"],
    [
      "more is sent again than ordered",
      remedy({ way: "resend", lines: pieces(0, 4) }),
      order,
      "lines",
    ],
    ["a parcel is sent again", remedy({ way: "resend", lines: pieces(0, 1) }), parcel, "way"],
  ])("is refused at its field: %s", (_what, asked, of, field) => {
    expect(Object.keys(refuseRemedy(asked, of) ?? {})).toEqual([field]);
  });

  test("costs euros: a refund is converted, the wallet is in euros already", () => {
    expect(remedyEuroCents(remedy({ amountCents: 10_850 }), 1.085)).toBe(10_000);
    expect(remedyEuroCents(remedy({ way: "wallet", amountCents: 500 }), 1.085)).toBe(500);
  });
});

test.each([
  [{ way: "refund", lines: pieces(1, 2) }, "/orders/7?refund=12.50&pieces=1x2&claim=3"],
  [{ way: "refund", orderId: null, requestId: 9 }, "/forward/9?refund=12.50&claim=3"],
  [{ way: "wallet" }, "/customers/5/wallet?amount=12.50&reason=claim&record=CL3"],
  [{ way: "resend" }, "/claims/3"],
] as const)("the remedy %j is made on %s", (changes, path) => {
  const asked = { claimId: 3, customerId: 5, orderId: 7, requestId: null };
  expect(remedyPath({ ...asked, lines: [], amountCents: 1250, ...changes })).toBe(path);
});
