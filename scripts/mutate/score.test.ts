import { expect, test } from "vitest";
import { percentOf, scoreOf, sum } from "./score.ts";

const mutants = (...statuses: ("Killed" | "Timeout" | "Survived" | "NoCoverage" | "Ignored")[]) =>
  scoreOf(statuses.map((status) => ({ status })));

test("what no test runs counts as not noticed, what the source explains not at all", () => {
  const score = mutants("Killed", "Timeout", "Survived", "NoCoverage", "Ignored");
  expect(score).toEqual({ killed: 2, survived: 1, uncovered: 1 });
  expect(percentOf(score)).toBe(50);
});

test("a total is of mutants, not of folders", () => {
  const large = mutants("Killed", "Killed", "Killed");
  expect(percentOf(sum([large, mutants("Survived"), mutants()]))).toBe(75);
});

test("where nothing was tried, nothing has passed", () => {
  expect(percentOf(mutants())).toBe(0);
});
