/** How many of all products are read; in step `whole` all of them can be found. */
export type IndexProgress = {
  step: "reading" | "building" | "whole";
  products: number;
  of: number;
  seconds: number;
};

/** At most one log line in this time, however fast it is. */
const EVERY_MS = 2000;

/** Reports a build's progress to the log, for operators who wait until products can be found. */
export function startProgress(of: number, report: (progress: IndexProgress) => void) {
  const started = performance.now();
  let reported = started;
  let products = 0;
  const tell = (step: IndexProgress["step"]) => {
    reported = performance.now();
    report({ step, products, of, seconds: Math.round((reported - started) / 100) / 10 });
  };
  return {
    async *count<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item> {
      for await (const item of items) {
        products += 1;
        if (performance.now() - reported > EVERY_MS) tell("reading");
        yield item;
      }
      tell("building");
    },
    end: () => tell("whole"),
  };
}
