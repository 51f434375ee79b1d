/** By feature the codes of what it reports; each adds its own. */
export interface ProblemCodes {
  jobs: "job_failed";
}
export type ProblemCode = ProblemCodes[keyof ProblemCodes];

/** As use cases report one: its code, and what it is about. */
export type ReportProblem<Feature extends keyof ProblemCodes> = (
  code: ProblemCodes[Feature],
  details: object,
) => void;

export type Problem = {
  feature: keyof ProblemCodes;
  code: ProblemCode;
  /** As the log says it. */
  words: string;
  details: object;
};
type Listener = (problem: Problem) => void;

/** What nobody waits for and somebody has to see: whoever makes tasks of it listens here. */
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
