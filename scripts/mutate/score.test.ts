import { expect, test } from "vitest";
import { percentOf, scoreOf, sum } from "./score.ts";

const mutants = (...statuses: ("Killed" | "Timeout" | "Survived" | "NoCoverage" | "Ignored")[]) =>
  scoreOf(statuses.map((status) => ({ status })));

test("what no test runs counts as not noticed, what the source explains is counted apart", () => {
  const score = mutants("Killed", "Timeout", "Survived", "NoCoverage", "Ignored");
  expect(score).toEqual({ killed: 2, survived: 1, uncovered: 1, explained: 1 });
  expect(percentOf(score)).toBe(50);
});

test("explaining all that is not noticed makes no score of nothing", () => {
  expect(percentOf(mutants("Ignored", "Ignored"))).toBe(0);
  expect(sum([mutants("Ignored"), mutants("Ignored", "Killed")]).explained).toBe(2);
});

test("a total is of mutants, not of folders", () => {
  const large = mutants("Killed", "Killed", "Killed");
  expect(percentOf(sum([large, mutants("Survived"), mutants()]))).toBe(75);
});

test("where nothing was tried, nothing has passed", () => {
  expect(percentOf(mutants())).toBe(0);
});
