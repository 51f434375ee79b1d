type SerialQueue = { run<Result>(work: () => Promise<Result>): Promise<Result> };

/** One piece of work after another, in the order of asking; one that fails does not stop the next. */
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
