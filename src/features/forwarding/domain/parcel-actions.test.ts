import { expect, test } from "vitest";
import { FORWARD_STATUSES, FORWARD_TRANSITIONS } from "./forward-status.ts";
import { obstacleTo, PARCEL_ACTIONS, type ParcelFacts, STATE_AFTER } from "./parcel-actions.ts";

const facts = (changes: Partial<ParcelFacts>): ParcelFacts => ({
  status: "received",
  isPaid: false,
  meetsCustoms: true,
  isCustomsSettled: false,
  storageDays: 0,
  hasRefundable: false,
  ...changes,
});

const STEPS = PARCEL_ACTIONS.filter(
  (action) => action in STATE_AFTER,
) as (keyof typeof STATE_AFTER)[];

test.each(STEPS)("%s is possible exactly where the table of states allows it", (action) => {
  for (const status of FORWARD_STATUSES) {
    const isAllowed = FORWARD_TRANSITIONS[status].includes(STATE_AFTER[action]);
    const from = { receive: "declared", release: "on_hold" }[action as string];
    const isPossible = from ? status === from : isAllowed;
    expect([status, obstacleTo(action, facts({ status })) === null]).toEqual([status, isPossible]);
  }
});

test.each([
  ["pack", "declared", "not_here"],
  ["pack", "received", "no_choice"],
  ["pack", "awaiting_payment", "unpaid"],
  ["pack", "on_hold", "on_hold"],
  ["pack", "packed", "packed"],
  ["ship", "paid", "not_packed"],
  ["ship", "received", "no_choice"],
  ["hold", "paid", "paid"],
  ["return", "shipped", "left"],
  ["delivered", "packed", "not_left"],
  ["delivered", "in_customs", "not_yet"],
  ["delivered", "delivered", "over"],
  ["in_customs", "consolidated", "merged"],
] as const)("%s of a parcel that is %s says why not: %s", (action, status, obstacle) => {
  expect(obstacleTo(action, facts({ status }))).toBe(obstacle);
});

test("customs are settled once, of a paid parcel that customs has seen", () => {
  const of = (changes: Partial<ParcelFacts>) =>
    obstacleTo("settle_customs", facts({ status: "in_customs", isPaid: true, ...changes }));
  expect(of({})).toBeNull();
  expect(of({ status: "shipped" })).toBe("not_in_customs");
  expect(of({ isPaid: false })).toBe("unpaid");
  expect(of({ isCustomsSettled: true })).toBe("settled");
  expect(of({ meetsCustoms: false })).toBe("no_customs");
});

test("storage is charged alone only where it is not part of the price, and only if days are due", () => {
  const of = (changes: Partial<ParcelFacts>) => obstacleTo("charge_storage", facts(changes));
  expect(of({ storageDays: 2 })).toBeNull();
  expect(of({ storageDays: 0 })).toBe("free");
  expect(of({ status: "awaiting_payment", storageDays: 2 })).toBe("in_price");
  expect(of({ status: "declared" })).toBe("not_here");
});

test("a refund needs a payment of which something is left", () => {
  expect(obstacleTo("refund", facts({ isPaid: true, hasRefundable: true }))).toBeNull();
  expect(obstacleTo("refund", facts({ isPaid: true }))).toBe("unpaid");
  expect(obstacleTo("refund", facts({ hasRefundable: true }))).toBe("unpaid");
});
