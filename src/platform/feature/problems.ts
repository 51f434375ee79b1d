type Listener = (feature: string, problem: string, details: object) => void;

/** What nobody waits for and somebody has to see: whoever makes tasks of it listens here. */
export function createProblems() {
  const listeners: Listener[] = [];
  return {
    watch(listener: Listener): void {
      listeners.push(listener);
    },
    report: (...problem: Parameters<Listener>): void => {
      for (const listener of listeners) listener(...problem);
    },
  };
}
export type Problems = ReturnType<typeof createProblems>;
