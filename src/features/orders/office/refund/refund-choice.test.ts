import { expect, test } from "vitest";
import type { StaffOrder } from "../../staff-calls.ts";
import {
  chosenTotal,
  emptyChoice,
  isChoiceRight,
  isOverLimit,
  promisedChoice,
  readPromised,
  refundSums,
  sentOf,
  tickLine,
  tickSum,
  withQuantity,
} from "./refund-choice.ts";

const line = {
  position: 0,
  quantity: 3,
  paid: 10,
  refunded: 3.33,
  refunded_quantity: 1,
  refunded_sent_quantity: 0,
  shipped_quantity: 1,
};
const order = {
  lines: [line, { ...line, position: 1, quantity: 1, refunded: 0, refunded_quantity: 0 }],
  refundable: { left: 20, shipping_paid: 6, shipping_refunded: 1, to_wallet: true },
} as StaffOrder;

test("the refund total follows the ticked lines, quantities and shipping", () => {
  const empty = emptyChoice(order);
  expect(chosenTotal(empty)).toBe(0);
  expect(isChoiceRight(empty, 2000)).toBe(false);
  const [first, second] = empty.lines;
  if (!first || !second) throw new Error("There are two lines");
  const ticked = { ...empty, lines: [tickLine(first, true), second] };
  expect(chosenTotal(ticked)).toBe(667);
  const one = { ...ticked, lines: [withQuantity(first, 1), second] };
  expect(chosenTotal(one)).toBe(334);
  const withShipping = { ...one, shipping: tickSum(one.shipping, true, true) };
  expect(chosenTotal(withShipping)).toBe(834);
  expect(isChoiceRight(withShipping, 2000)).toBe(true);
  expect(isChoiceRight(withShipping, 833)).toBe(false);
  expect([834, 833].map((left) => isOverLimit(withShipping, left))).toEqual([false, true]);
  expect(refundSums(withShipping)).toEqual({
    lines: [{ position: 0, quantity: 1, amount: 3.34, restock: true, sent: 1 }],
    shipping: 5,
    other: 0,
  });
  expect(chosenTotal({ ...one, lines: [withQuantity(first, 0), second] })).toBe(0);
});

test("a typed refund amount is valid only above zero and up to what is left", () => {
  const empty = emptyChoice(order);
  const ticked = { ...empty, other: tickSum(empty.other, true, false) };
  expect(isChoiceRight(ticked, 2000)).toBe(false);
  expect(isChoiceRight({ ...ticked, other: { ...ticked.other, cents: 2000 } }, 2000)).toBe(true);
  expect(isChoiceRight({ ...ticked, other: { ...ticked.other, cents: 2001 } }, 2000)).toBe(false);
});

test("staff choose which pieces are refunded if both shipped and waiting ones could be", () => {
  const [first, second] = emptyChoice(order).lines;
  if (!first || !second) throw new Error("There are two lines");
  const one = withQuantity(first, 1);
  expect(sentOf(one)).toEqual({ sent: 1, most: 1, isOpen: true });
  expect(sentOf({ ...one, isSentFirst: false })).toMatchObject({ sent: 0 });
  expect(sentOf(withQuantity(first, 2))).toMatchObject({ sent: 1, isOpen: false });
});

test("what a claim promised is filled in by pieces, and the rest belongs to no line", () => {
  const promised = { claimId: 17, pieces: [{ position: 0, quantity: 1 }] };
  const choice = promisedChoice(order, { ...promised, sumCents: 500 });
  expect(chosenTotal(choice)).toBe(500);
  expect(refundSums(choice)).toMatchObject({
    lines: [{ position: 0, quantity: 1, amount: 3.34, restock: false }],
    other: 1.66,
  });
  const less = promisedChoice(order, { ...promised, sumCents: 200 });
  expect(refundSums(less)).toMatchObject({ lines: [{ amount: 2 }], other: 0 });
  const sum = promisedChoice(order, { claimId: 17, pieces: [], sumCents: 200 });
  expect(refundSums(sum)).toMatchObject({ lines: [], other: 2 });
});

test("a promised refund is read from the address", () => {
  expect(readPromised("?refund=12.50&pieces=0x1&pieces=2x3&claim=17")).toEqual({
    claimId: 17,
    sumCents: 1250,
    pieces: [
      { position: 0, quantity: 1 },
      { position: 2, quantity: 3 },
    ],
  });
  for (const other of ["", "?refund=12.50", "?refund=1e3&claim=1", "?refund=5&claim=x"]) {
    expect(readPromised(other)).toBeUndefined();
  }
});
