import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { inProject, ROOT, withProjectBin } from "../scripts/set-up/project.mjs";
import { DATA_DIR } from "./settings.ts";

export type ServerProcess = {
  origin: string;
  pid: number;
  startMs: number;
  /** Told of its log, as it is written. */
  onLog(tell: (text: string) => void): void;
  /** Asks it to stop as a terminal does, and says what it ended with: 0 if all went in order. */
  stop(): Promise<number | null>;
};

/** The shop as `npm start` runs it, with its log on; `startMs` is until its door is open. */
export async function startShop(
  port: number,
  variables: Record<string, string> = {},
  ...flags: string[]
): Promise<ServerProcess> {
  const command = [startCommand(), ...flags].join(" ");
  return startServer(command, port, { LOG_LEVEL: "info", DATA_DIR, ...variables });
}

/** Any server that says when it "is open:". */
export async function startServer(
  command: string,
  port: number,
  variables: Record<string, string>,
): Promise<ServerProcess> {
  const started = performance.now();
  const child = spawn("sh", ["-c", command], {
    cwd: ROOT,
    env: { ...withProjectBin(), NODE_ENV: "production", PORT: String(port), ...variables },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await untilOpen(child);
  return {
    origin: `http://localhost:${port}`,
    pid: child.pid ?? 0,
    startMs: performance.now() - started,
    onLog(tell) {
      child.stdout?.on("data", tell);
    },
    async stop() {
      child.kill("SIGTERM");
      if (child.exitCode === null) await once(child, "exit");
      return child.exitCode;
    },
  };
}

/** With its settings of memory; it takes the place of the shell. */
function startCommand(): string {
  const { scripts } = JSON.parse(readFileSync(inProject("package.json"), "utf8"));
  return scripts.start;
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
