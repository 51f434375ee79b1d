export type Turns = { take<Result>(work: () => Promise<Result>): Promise<Result> };

/** One piece of work after another, in the order of asking; one that fails does not stop the next. */
export function createTurns(): Turns {
  let last: Promise<unknown> = Promise.resolve();
  return {
    take(work) {
      const turn = last.then(work);
      last = turn.catch(() => {});
      return turn;
    },
  };
}
