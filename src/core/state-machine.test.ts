import { expect, test } from "vitest";
import { statesLeadingTo, stepsBetween, type Transitions } from "./state-machine.ts";

type State = "sent" | "customs" | "here" | "locker" | "door" | "done" | "refunded";
const TABLE: Transitions<State> = {
  sent: ["customs", "here", "refunded"],
  customs: ["here", "refunded"],
  here: ["locker", "door", "refunded"],
  locker: ["done"],
  door: ["locker", "done"],
  done: ["refunded"],
  refunded: [],
};
const steps = (from: State, to: State, not: State = "refunded") =>
  stepsBetween(TABLE, from, to, (state) => state !== not);

test.each<[State, State, State[]]>([
  ["sent", "customs", ["customs"]],
  ["sent", "here", ["here"]],
  ["customs", "done", ["here", "locker", "done"]],
  ["here", "here", []],
  ["done", "sent", []],
  ["locker", "door", []],
  ["refunded", "done", []],
])("the shortest path from %s to %s is found", (from, to, expected) => {
  expect(steps(from, to)).toEqual(expected);
});

test("a path avoids an excluded state unless it is the target", () => {
  expect(steps("here", "done", "locker")).toEqual(["door", "done"]);
  expect(steps("here", "locker", "locker")).toEqual(["locker"]);
});

test("a path in a cycle never returns to its start, and the search ends", () => {
  const circle: Transitions<"on" | "off" | "sold"> = { on: ["off"], off: ["on"], sold: [] };
  expect(stepsBetween(circle, "on", "on", () => true)).toEqual([]);
  expect(stepsBetween(circle, "on", "sold", () => true)).toEqual([]);
  expect(stepsBetween(circle, "on", "off", () => true)).toEqual(["off"]);
});

test("the search ends when states form a cycle without the target", () => {
  const round = { start: ["one"], one: ["two"], two: ["one"], apart: [] } as const;
  expect(stepsBetween(round, "start", "apart", () => true)).toEqual([]);
});

test.each<[State, State[]]>([
  ["sent", ["sent"]],
  ["locker", ["locker", "here", "door", "sent", "customs"]],
])("all states that lead to %s are found", (to, expected) => {
  expect(new Set(statesLeadingTo(TABLE, to))).toEqual(new Set(expected));
});

test("all states of a cycle lead to each other", () => {
  const circle: Transitions<"asked" | "waits" | "ended"> = {
    asked: ["waits", "ended"],
    waits: ["asked"],
    ended: [],
  };
  expect(statesLeadingTo(circle, "asked")).toEqual(["asked", "waits"]);
});
