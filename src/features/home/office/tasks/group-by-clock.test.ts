import { expect, test } from "vitest";
import { groupByClock } from "./group-by-clock.ts";

test("late ones, those of this hour, and the rest, each in its order", () => {
  const tasks = [-72, -1, 0, 59, 60, 500].map((minutes_left) => ({ minutes_left }));
  const shown = groupByClock(tasks).map(({ group, tasks: rows }) => [
    group,
    rows.map(({ minutes_left }) => minutes_left),
  ]);
  expect(shown).toEqual([
    ["late", [-72, -1]],
    ["hour", [0, 59]],
    ["later", [60, 500]],
  ]);
  expect(groupByClock([{ minutes_left: 5 }]).map(({ group }) => group)).toEqual(["hour"]);
});

test("one's own stand before all others", () => {
  const tasks = [-5, 10, 90].map((minutes_left) => ({ minutes_left }));
  const shown = groupByClock(tasks, ({ minutes_left }) => minutes_left === 90);
  expect(shown.map(({ group }) => group)).toEqual(["mine", "late", "hour"]);
});
