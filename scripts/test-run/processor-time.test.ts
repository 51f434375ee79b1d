import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, onTestFinished, test } from "vitest";
import { watchProcessorTime } from "./processor-time.ts";

const BUSY =
  "const end = process.cpuUsage().user + 300_000; while (process.cpuUsage().user < end);";
/** A process that starts a detached one, ends before it, and says when that one has worked. */
const PARENT = `const { spawn } = require("node:child_process");
  spawn(process.execPath, ["--eval", ${JSON.stringify(`${BUSY} console.log("done"); setTimeout(() => {}, 1000);`)}],
    { detached: true, stdio: ["ignore", "inherit", "inherit"] }).unref();`;

test.runIf(process.platform === "linux")(
  "the processor time of a run has that of processes which outlive their parent",
  async () => {
    const parent = spawn(process.execPath, ["--eval", `${PARENT} setTimeout(() => {}, 900);`]);
    const stop = watchProcessorTime(parent.pid ?? 0);
    onTestFinished(() => void parent.kill());
    await once(parent.stdout, "data");
    expect(stop()).toBeGreaterThan(0.25);
  },
);
