import { appendFileSync } from "node:fs";
import { afterAll, expect } from "vitest";
import type { TimeNote } from "./tier-times.ts";

/**
 * A set-up file of every tier in `npm test`: after each test file it notes how long this worker has worked. One worker
 * runs files of several tiers, so only these notes tell how much each tier takes.
 */
afterAll(() => {
  const { user, system } = process.cpuUsage();
  const note: TimeNote = {
    pid: process.pid,
    file: expect.getState().testPath ?? "",
    seconds: (user + system) / 1e6,
  };
  appendFileSync(process.env.PROCESSOR_NOTES ?? "", `${JSON.stringify(note)}\n`);
});
