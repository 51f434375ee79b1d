import { percentile } from "../statistics.ts";

export type Timing = { p50: number; p99: number; rounds: number };

export const timingOf = (milliseconds: readonly number[]): Timing => ({
  p50: percentile(milliseconds, 0.5),
  p99: percentile(milliseconds, 0.99),
  rounds: milliseconds.length,
});

/** Runs the queries one after another, as one visitor would; the first rounds are a warm-up and not counted. */
export async function timeRounds(
  rounds: number,
  ask: (round: number) => unknown,
  warmUp = Math.ceil(rounds / 10),
): Promise<Timing> {
  const times: number[] = [];
  for (let round = 0; round < rounds + warmUp; round += 1) {
    const began = performance.now();
    await ask(round);
    if (round >= warmUp) times.push(performance.now() - began);
  }
  return timingOf(times);
}
