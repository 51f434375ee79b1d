import { expect, test } from "vitest";
import type { StaffOrder } from "#features/orders/staff-calls.ts";
import {
  asksOwner,
  chosenRemedy,
  firstChoice,
  isComplete,
  linesToChoose,
  withPieces,
  withWay,
} from "./accept-choice.ts";

const line = { quantity: 3, paid: 10, refunded: 0, refunded_quantity: 0, shipped_quantity: 3 };
const order = {
  lines: [
    { ...line, position: 0, refunded_sent_quantity: 0 },
    { ...line, position: 1, refunded: 10, refunded_quantity: 3, refunded_sent_quantity: 3 },
  ],
  refundable: { left: 300, shipping_paid: 0, shipping_refunded: 0, to_wallet: true },
} as StaffOrder;
const claim = { refundable: { left: 300, currency: "USD", rate: 1.2 }, limit: 200 };
const empty = firstChoice(claim);

test("starts with a refund, or with the wallet once nothing is left", () => {
  expect(empty.way).toBe("refund");
  expect(firstChoice({ refundable: { ...claim.refundable, left: 0 } }).way).toBe("wallet");
});

test("pieces fill in what was paid for them, and no pieces no sum", () => {
  const one = withPieces(empty, order, { position: 0, quantity: 1 });
  expect(one.cents).toBe(333);
  expect(withPieces(one, order, { position: 0, quantity: 0 }).cents).toBeNull();
  expect(chosenRemedy(one)).toEqual({
    way: "refund",
    lines: [{ position: 0, quantity: 1 }],
    amount: 3.33,
  });
});

test("refunded lines can only be sent again", () => {
  const positions = (way: "refund" | "resend") =>
    linesToChoose(order, way).map((one) => one.line.position);
  expect([positions("refund"), positions("resend")]).toEqual([[0], [0, 1]]);
  const resent = withPieces(withWay(empty, order, "resend"), order, { position: 1, quantity: 2 });
  expect(chosenRemedy(resent)).toMatchObject({ lines: [{ position: 1, quantity: 2 }], amount: 0 });
  expect(withWay(resent, order, "refund").pieces).toEqual({});
});

test("the wallet gets a sum without lines", () => {
  const one = withPieces(empty, order, { position: 0, quantity: 1 });
  expect(chosenRemedy(withWay(one, order, "wallet")).lines).toEqual([]);
});

test("a choice is complete with a sum above 0 of what is left, or with pieces to send", () => {
  expect(isComplete(empty, claim)).toBe(false);
  expect(isComplete({ ...empty, cents: 0 }, claim)).toBe(false);
  expect(isComplete({ ...empty, cents: 30_000 }, claim)).toBe(true);
  expect(isComplete({ ...empty, cents: 30_001 }, claim)).toBe(false);
  expect(isComplete({ ...empty, way: "resend" }, claim)).toBe(false);
});

test("the owner is asked for more than the limit in euros, and has none", () => {
  expect(asksOwner({ ...empty, cents: 24_000 }, claim)).toBe(false);
  expect(asksOwner({ ...empty, cents: 24_001 }, claim)).toBe(true);
  expect(asksOwner({ ...empty, way: "wallet", cents: 20_001 }, claim)).toBe(true);
  expect(asksOwner({ ...empty, cents: 24_001 }, { ...claim, limit: null })).toBe(false);
  expect(asksOwner({ ...empty, way: "resend", cents: 24_001 }, claim)).toBe(false);
});
