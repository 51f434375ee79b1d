import type { Trace } from "lighthouse";
import { expect, test } from "vitest";
import { processorBlocking } from "./processor-blocking.ts";

const MAIN = { pid: 1, tid: 1 };
const PAINTED_MS = 100;

/** Times are in ms from the start of the page; a task is [start, duration by the clock, processor time]. */
type TaskTimes = [start: number, clock: number, processor?: number];

const task = ([start, clock, processor]: TaskTimes, thread = MAIN) => ({
  ...thread,
  name: "RunTask",
  cat: "disabled-by-default-devtools.timeline",
  ph: "X",
  ts: start * 1000,
  dur: clock * 1000,
  ...(processor === undefined ? {} : { tdur: processor * 1000 }),
  args: {},
});

/** The events by which Lighthouse finds page, main thread and first paint, and the given ones. */
function traceOf(...tasks: object[]): Trace {
  const event = (name: string, cat: string, args: object, ts = 0) => ({
    ...MAIN,
    ...{ name, cat, args, ts, ph: "I", dur: 0 },
  });
  const frames = [{ frame: "page", url: "about:blank", name: "", processId: MAIN.pid }];
  const documentLoaderURL = "http://localhost/en/";
  return {
    traceEvents: [
      { ...event("thread_name", "__metadata", { name: "CrRendererMain" }), ph: "M" },
      event("TracingStartedInBrowser", "disabled-by-default-devtools.timeline", {
        data: { frames },
      }),
      event("navigationStart", "blink.user_timing", { frame: "page", data: { documentLoaderURL } }),
      event("firstContentfulPaint", "loading", { frame: "page" }, PAINTED_MS * 1000),
      ...tasks,
    ] as Trace["traceEvents"],
  };
}

const blocking = (...tasks: TaskTimes[]) =>
  processorBlocking(traceOf(...tasks.map((times) => task(times))), 4);

test("blocking is what the processor time of each task exceeds 50 ms by on the slower phone", () => {
  expect(blocking([200, 20, 20], [300, 13, 13], [400, 12, 12])).toBe(30 + 2);
});

test("time in which other programs had the processor does not count", () => {
  expect(blocking([200, 900, 20], [2000, 5000, 10])).toBe(30);
});

test("tasks before the first contentful paint do not count, of one around it only its later part", () => {
  expect(blocking([0, 90, 90])).toBe(0);
  expect(blocking([80, 40, 40])).toBe(30);
});

test("tasks count until the end of the trace, also long after the page is interactive by the clock", () => {
  expect(blocking([200, 20, 20], [9000, 20, 20])).toBe(60);
});

test("only the page's main thread counts", () => {
  const elsewhere = { ...MAIN, tid: 2 };
  const trace = traceOf(task([200, 20, 20]), task([200, 90, 90], elsewhere));
  expect(processorBlocking(trace, 4)).toBe(30);
});

test("a trace without thread times is refused, unless its tasks are short even by the clock", () => {
  expect(() => blocking([200, 20])).toThrow("thread times");
  expect(blocking([200, 12])).toBe(0);
});
