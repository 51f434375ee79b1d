import { getPriority, setPriority } from "node:os";

const LOWEST = 19;

/**
 * Lets other threads run first when all cores are busy. It is relative to the current priority: a normal user may not
 * undo what `nice` gave the process. On systems other than Linux it would affect the whole process.
 */
export function lowerThreadPriority(by: number): void {
  if (process.platform !== "linux") return;
  try {
    setPriority(0, Math.min(getPriority(0) + by, LOWEST));
  } catch {
    // A container may forbid it: then all threads have the same priority.
  }
}
