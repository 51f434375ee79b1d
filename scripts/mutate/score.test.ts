import { expect, test } from "vitest";
import { percentOf, scoreOf, sum } from "./score.ts";

const mutants = (...statuses: ("Killed" | "Timeout" | "Survived" | "NoCoverage" | "Ignored")[]) =>
  scoreOf(statuses.map((status) => ({ status })));

test("mutants without coverage lower the score, explained ones are counted separately", () => {
  const score = mutants("Killed", "Timeout", "Survived", "NoCoverage", "Ignored");
  expect(score).toEqual({ killed: 2, survived: 1, uncovered: 1, explained: 1 });
  expect(percentOf(score)).toBe(50);
});

test("a folder with only explained mutants has a score of zero", () => {
  expect(percentOf(mutants("Ignored", "Ignored"))).toBe(0);
  expect(sum([mutants("Ignored"), mutants("Ignored", "Killed")]).explained).toBe(2);
});

test("a total score is weighted by mutants, not by folders", () => {
  const large = mutants("Killed", "Killed", "Killed");
  expect(percentOf(sum([large, mutants("Survived"), mutants()]))).toBe(75);
});

test("the score without any mutants is zero", () => {
  expect(percentOf(mutants())).toBe(0);
});
