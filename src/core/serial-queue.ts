type SerialQueue = { run<Result>(work: () => Promise<Result>): Promise<Result> };

/** Runs tasks one after another, in the order they were added; a task that fails does not stop the next. */
export function createSerialQueue(): SerialQueue {
  let last: Promise<unknown> = Promise.resolve();
  return {
    run(work) {
      const turn = last.then(work);
      last = turn.catch(() => {});
      return turn;
    },
  };
}
