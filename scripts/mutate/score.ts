import type { MutantResult } from "@stryker-mutator/api/core";

export interface Score {
  /** Changes that a test detected, or that made it run endlessly. */
  killed: number;
  survived: number;
  /** Changes in code that no test runs. */
  uncovered: number;
  /** Changes that a comment in the source declares undetectable; they do not count. */
  explained: number;
}

const NOTHING: Score = { killed: 0, survived: 0, uncovered: 0, explained: 0 };

/** Mutants with compile errors and the like never ran, so they do not count. */
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

/** 0 if there were no changes: a run that tried nothing must not pass. */
export function percentOf({ killed, survived, uncovered }: Score): number {
  const all = killed + survived + uncovered;
  return all === 0 ? 0 : (killed / all) * 100;
}
