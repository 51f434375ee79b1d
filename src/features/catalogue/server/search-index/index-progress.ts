/** Read are as many of all products; once it is whole, all of them are found. */
export type IndexProgress = {
  step: "reading" | "building" | "whole";
  products: number;
  of: number;
  seconds: number;
};

/** However quick it is: nobody reads more lines than that. */
const EVERY_MS = 2000;

/** How far a build is, for the log of whoever waits for goods to be found. */
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
