import type { Arrangement } from "../domain/arrangement.ts";

/** Read once, and anew after a change; a failure is not kept. */
export function keepArrangement(read: () => Promise<Arrangement>) {
  let kept: Promise<Arrangement> | undefined;
  return {
    get(): Promise<Arrangement> {
      if (kept) return kept;
      const reading = read().catch((error: unknown) => {
        if (kept === reading) kept = undefined;
        throw error;
      });
      kept = reading;
      return reading;
    },
    forget(): void {
      kept = undefined;
    },
  };
}
export type KeptArrangement = ReturnType<typeof keepArrangement>;
