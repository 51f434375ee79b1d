import { expect, test } from "vitest";
import { tierTimes } from "./tier-times.ts";

test("what workers worked is counted for the tier of each file", () => {
  const notes = [
    { pid: 1, file: "rules a", seconds: 2 },
    { pid: 2, file: "api b", seconds: 10 },
    { pid: 1, file: "api c", seconds: 5 },
    { pid: 1, file: "rules d", seconds: 5.5 },
  ];
  const times = tierTimes(notes, (file) => file.split(" ")[0]);
  expect(Object.fromEntries(times)).toEqual({ rules: 2.5, api: 13 });
});
