import { expect, test } from "vitest";
import { groupByClock } from "./group-by-clock.ts";

test("tasks are grouped into late, within the hour and later", () => {
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

test("own tasks come before all others", () => {
  const tasks = [-5, 10, 90].map((minutes_left) => ({ minutes_left }));
  const shown = groupByClock(tasks, ({ minutes_left }) => minutes_left === 90);
  expect(shown.map(({ group }) => group)).toEqual(["mine", "late", "hour"]);
});
