import type { Trace, TraceEvent } from "lighthouse";
import { TraceProcessor } from "lighthouse/core/lib/tracehouse/trace-processor.js";

/** Lighthouse's types have no thread time; like all times of a trace it is in µs. */
type Task = TraceEvent & { tdur?: number };
type Window = { start: number; slowdown: number };

/** A task that takes longer delays what the visitor does meanwhile. */
const LONG_TASK_US = 50_000;

/**
 * Total Blocking Time by the processor time of the page's main thread, in ms, on a processor that many times slower
 * than the one that recorded the trace (Lighthouse calculates the slowdown too, the browser runs at full speed). By the
 * clock, a task also gets longer while other programs have the processor. The window begins as Lighthouse's does,
 * with the first contentful paint, and ends with the trace: Lighthouse's end, the time to interactive, is after the
 * last task that is long by the clock of this machine, and here tasks become long only by the slowdown.
 */
export function processorBlocking(trace: Trace, slowdown: number): number {
  const page = TraceProcessor.processTrace(trace);
  const start = TraceProcessor.processNavigation(page).timestamps.firstContentfulPaint;
  return page.mainThreadEvents
    .filter((event: TraceEvent) => TraceProcessor.isScheduleableTask(event) && event.dur > 0)
    .map((task: Task) => blockingOf(task, { start, slowdown }) / 1000)
    .reduce((sum: number, ms: number) => sum + ms, 0);
}

function blockingOf({ ts, dur, tdur }: Task, { start, slowdown }: Window): number {
  // Of a task that began before the window, only a part counts, and its processor time is taken as even.
  const share = Math.min(1, (ts + dur - start) / dur);
  // Too short even by the clock. Chromium leaves the thread time out of some short tasks.
  if (dur * share * slowdown <= LONG_TASK_US) return 0;
  if (tdur === undefined)
    throw new Error("Chromium did not write thread times (tdur) to its trace");
  return Math.max(0, tdur * share * slowdown - LONG_TASK_US);
}
