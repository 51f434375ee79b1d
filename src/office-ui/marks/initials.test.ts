import { expect, test } from "vitest";
import { initialsOf } from "./initials.ts";

test.each([
  ["Ieva Žukauskaitė", "IŽ"],
  ["Sanne de Vries", "SV"],
  ["ona", "ON"],
  ["  ", ""],
  ["Žygimantas", "ŽY"],
])("the initials of %s are %s", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
