import { getPriority, setPriority } from "node:os";

const LOWEST = 19;

/**
 * Others are served first where all cores are busy. Counted from where the thread is: an ordinary user may not take back
 * what `nice` gave the process. Elsewhere than on Linux it would be the whole process.
 */
export function lowerThreadPriority(by: number): void {
  if (process.platform !== "linux") return;
  try {
    setPriority(0, Math.min(getPriority(0) + by, LOWEST));
  } catch {
    // A container may forbid it: then all threads are alike.
  }
}
