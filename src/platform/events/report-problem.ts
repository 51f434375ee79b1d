import { emitEvent } from "./app-events.ts";

/** SPEC §8 "reported": what the shop goes on without, said to the browser's log and to the error monitoring. */
export function reportProblem(words: string, cause: unknown): void {
  // biome-ignore lint/suspicious/noConsole: for whoever looks at this very page
  console.warn(words, cause);
  emitEvent("problem", { words, cause });
}
