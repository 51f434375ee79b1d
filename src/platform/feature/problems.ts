/** The problem codes of each feature; each feature adds its own. */
export interface ProblemCodes {
  jobs: "job_failed";
}
export type ProblemCode = ProblemCodes[keyof ProblemCodes];

/** How use cases report a problem: its code, and what it is about. */
export type ReportProblem<Feature extends keyof ProblemCodes> = (
  code: ProblemCodes[Feature],
  details: object,
) => void;

export type Problem = {
  feature: keyof ProblemCodes;
  code: ProblemCode;
  /** The text for the log. */
  words: string;
  details: object;
};
type Listener = (problem: Problem) => void;

/** Collects problems in background work that a person must see; the feature that makes tasks of them listens here. */
export function createProblems() {
  const listeners: Listener[] = [];
  return {
    watch(listener: Listener): void {
      listeners.push(listener);
    },
    report: (problem: Problem): void => {
      for (const listener of listeners) listener(problem);
    },
  };
}
export type Problems = ReturnType<typeof createProblems>;
