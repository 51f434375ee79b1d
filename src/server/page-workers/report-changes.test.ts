import { MessageChannel } from "node:worker_threads";
import { expect, onTestFinished, test, vi } from "vitest";
import { openChannel } from "./channel.ts";
import type { WorkerQuestions } from "./page-questions.ts";
import { reportChanges } from "./report-changes.ts";

/** The worker applies changes only when the test allows it. */
function worker(isReady: boolean) {
  const { port1, port2 } = new MessageChannel();
  const free = Promise.withResolvers<void>();
  free.promise.catch(() => {});
  const applied: (readonly string[])[] = [];
  openChannel(port2, {
    async applyChanges(tags: readonly string[]) {
      await free.promise;
      applied.push(tags);
    },
  });
  onTestFinished(() => port1.close());
  const channel = openChannel<WorkerQuestions>(port1, {});
  return { channel, isReady: () => isReady, applied, free };
}

test("ready workers have applied the changes when the report settles", async () => {
  const workers = [worker(true), worker(true)];
  for (const { free } of workers) free.resolve();
  expect(await reportChanges(workers, ["product:1"])).toEqual({});
  expect(workers.map(({ applied }) => applied)).toEqual([[["product:1"]], [["product:1"]]]);
});

test.each([
  ["starts", false, 0],
  ["is blocked", true, 2000],
])(
  "a worker that %s gets the changes, but the report waits for it only for a bounded time",
  async (_what, isReady, ms) => {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const [well, late] = [worker(true), worker(isReady)];
    well.free.resolve();
    const told = reportChanges([well, late], ["product:1"]);
    vi.advanceTimersByTime(ms);
    const { whole } = await told;
    expect(late.applied).toEqual([]);
    late.free.resolve();
    await whole;
    expect([well.applied, late.applied]).toEqual([[["product:1"]], [["product:1"]]]);
  },
);

test("a worker that exits is ignored, and a failure in a worker is thrown", async () => {
  const [ended, failed] = [worker(true), worker(true)];
  const told = reportChanges([ended], ["product:1"]);
  ended.channel.close("it ended");
  expect(await told).toEqual({});
  failed.free.reject(new Error("database away"));
  await expect(reportChanges([failed], ["product:1"])).rejects.toThrow("database away");
});
