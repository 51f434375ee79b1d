import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { inProject, ROOT, withProjectBin } from "../scripts/set-up/project.mjs";
import { DATA_DIR } from "./settings.ts";

export type ServerProcess = {
  origin: string;
  pid: number;
  startMs: number;
  /** Calls `tell` with each new part of the log. */
  onLog(tell: (text: string) => void): void;
  /** Stops it as Ctrl+C does and returns its exit code: 0 if everything ended in order. */
  stop(): Promise<number | null>;
};

/** The shop as `npm start` runs it, with its log on; `startMs` is the time until it accepts requests. */
export async function startShop(
  port: number,
  variables: Record<string, string> = {},
  ...flags: string[]
): Promise<ServerProcess> {
  const command = [startCommand(), ...flags].join(" ");
  return startServer(command, port, { LOG_LEVEL: "info", DATA_DIR, ...variables });
}

/** Starts any server that prints "is open:" when it is ready. */
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

/** The start command with its memory settings; it begins with `exec`, so that node replaces the shell. */
function startCommand(): string {
  const { scripts } = JSON.parse(readFileSync(inProject("package.json"), "utf8"));
  return scripts.start;
}

/** Keeps reading the log afterwards, because the shop would block once the pipe is full. */
function untilOpen(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout?.setEncoding("utf8").on("data", (text: string) => {
      if (text.includes("is open:")) resolve();
    });
    child.once("exit", (code) => reject(new Error(`The shop ended with code ${code}`)));
    child.once("error", reject);
  });
}
