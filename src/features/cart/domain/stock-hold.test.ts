import { expect, test } from "vitest";
import { firstEnd, type HoldState, holdState, joinHolds } from "./stock-hold.ts";

const NOW = new Date("2026-11-15T12:00:00Z");
const at = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const hold = (minutes: number) => ({ quantity: 1, expiresAt: at(minutes) });

test.each<[string, ReturnType<typeof hold> | undefined, HoldState]>([
  ["never held", undefined, "none"],
  ["just now", hold(20), "held"],
  ["a moment before its end", hold(1 / 60_000), "held"],
  ["at its end", hold(0), "expired"],
  ["long ago", hold(-60), "expired"],
])("the state of a stock hold is correct: %s", (_what, one, state) => {
  expect(holdState(one, NOW)).toBe(state);
});

test("merged holds end at the later end, and expired holds do not count", () => {
  expect(joinHolds([hold(5), hold(12)], NOW)).toEqual(at(12));
  expect(joinHolds([hold(-5), hold(3)], NOW)).toEqual(at(3));
  expect(joinHolds([hold(-5), undefined], NOW)).toBeUndefined();
  expect(joinHolds([], NOW)).toBeUndefined();
});

test("the countdown of a cart ends with its first hold", () => {
  expect(firstEnd([at(9), null, at(4)])).toEqual(at(4));
  expect(firstEnd([null])).toBeNull();
});
