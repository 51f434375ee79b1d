import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { ROOT, withProjectBin } from "../scripts/set-up/project.mjs";
import { DATA_DIR } from "./settings.ts";

export type ServerProcess = {
  origin: string;
  pid: number;
  startMs: number;
  /** Asks it to stop as a terminal does, and says what it ended with: 0 if all went in order. */
  stop(): Promise<number | null>;
};

/** The shop as `npm start` runs it, with its log on; `startMs` is until its door is open. */
export async function startShop(
  port: number,
  variables: Record<string, string> = {},
  ...flags: string[]
): Promise<ServerProcess> {
  const started = performance.now();
  const child = spawn("node", ["server.ts", ...flags], {
    cwd: ROOT,
    env: {
      ...withProjectBin(),
      NODE_ENV: "production",
      LOG_LEVEL: "info",
      DATA_DIR,
      PORT: String(port),
      ...variables,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await untilOpen(child);
  return {
    origin: `http://localhost:${port}`,
    pid: child.pid ?? 0,
    startMs: performance.now() - started,
    async stop() {
      child.kill("SIGTERM");
      if (child.exitCode === null) await once(child, "exit");
      return child.exitCode;
    },
  };
}

/** The log is read on, else the shop would wait for a reader once the pipe is full. */
function untilOpen(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout?.setEncoding("utf8").on("data", (text: string) => {
      if (text.includes("is open:")) resolve();
    });
    child.once("exit", (code) => reject(new Error(`The shop ended with code ${code}`)));
    child.once("error", reject);
  });
}
