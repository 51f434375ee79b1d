import type { MutantResult } from "@stryker-mutator/api/core";

export interface Score {
  /** Changes that a test noticed, or that never came to an end. */
  killed: number;
  survived: number;
  /** Changes of code that no test runs. */
  uncovered: number;
  /** Changes that the source says nobody could see; they count for nothing. */
  explained: number;
}

const NOTHING: Score = { killed: 0, survived: 0, uncovered: 0, explained: 0 };

/** Compile errors and the like never ran. */
export function scoreOf(mutants: readonly Pick<MutantResult, "status">[]): Score {
  const count = (...wanted: MutantResult["status"][]) =>
    mutants.filter(({ status }) => wanted.includes(status)).length;
  return {
    killed: count("Killed", "Timeout"),
    survived: count("Survived"),
    uncovered: count("NoCoverage"),
    explained: count("Ignored"),
  };
}

export function sum(scores: readonly Score[]): Score {
  return scores.reduce(
    (all, each) => ({
      killed: all.killed + each.killed,
      survived: all.survived + each.survived,
      uncovered: all.uncovered + each.uncovered,
      explained: all.explained + each.explained,
    }),
    NOTHING,
  );
}

/** Nothing tried is nothing noticed: a check that saw nothing has not passed. */
export function percentOf({ killed, survived, uncovered }: Score): number {
  const all = killed + survived + uncovered;
  return all === 0 ? 0 : (killed / all) * 100;
}
