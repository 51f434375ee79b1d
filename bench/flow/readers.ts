import { newReader } from "./http-client.ts";

const READERS = 8;
let pages = 0;

/** Eight readers request listings that nobody requested before, one after another, until they are stopped. */
export function startReaders(origin: string) {
  const times: number[] = [];
  const started = performance.now();
  let isOver = false;
  const readers = Array.from({ length: READERS }, async () => {
    const ask = newReader(origin);
    while (!isOver) {
      pages += 1;
      const started = performance.now();
      const { status } = await ask(`/en/c/footwear?fr.current_price=0.${pages}:9999`);
      if (status !== 200) throw new Error(`A listing answered ${status}`);
      times.push(performance.now() - started);
    }
  });
  return {
    async stop(): Promise<{ times: number[]; perSecond: number }> {
      isOver = true;
      await Promise.all(readers);
      return { times, perSecond: times.length / ((performance.now() - started) / 1000) };
    },
  };
}
