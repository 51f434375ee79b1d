import { spawn } from "node:child_process";
import { constants } from "node:os";
import { ROOT } from "./project.mjs";

/** Something a person can mend: shown as it is, without a stack. */
export class SetUpProblem extends Error {}

/** Runs a command quietly and hands back what it printed; only a failure's last lines are for people. */
export function run(command, args, { env = process.env } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env,
      stdio: ["ignore", "pipe", "pipe"],
      detached: true,
    });
    const release = stopTogether(child);
    let output = "";
    child.stdout.on("data", (chunk) => {
      output += chunk;
    });
    child.stderr.on("data", (chunk) => {
      output += chunk;
    });
    child.on("error", (error) => {
      release();
      if (error.code !== "ENOENT") return reject(error);
      resolve({ ok: false, output: `${command} is not installed` });
    });
    child.on("close", (code) => {
      release();
      resolve({ ok: code === 0, output });
    });
  });
}

export async function runOrExplain(command, args, { advice, ...options } = {}) {
  const result = await run(command, args, options);
  if (result.ok) return result;
  const lines = [`"${[command, ...args].join(" ")}" failed:`, lastLines(result.output)];
  throw new SetUpProblem([...lines, advice].filter(Boolean).join("\n\n"));
}

export function lastLines(output, count = 40) {
  return output.trimEnd().split("\n").slice(-count).join("\n");
}

/** A signal may come to this process alone; a build three shells below must not outlive it. */
function stopTogether(child) {
  const stop = (signal) => {
    if (child.pid) process.kill(-child.pid, signal);
    process.exit(128 + constants.signals[signal]);
  };
  process.once("SIGINT", stop).once("SIGTERM", stop);
  return () => process.off("SIGINT", stop).off("SIGTERM", stop);
}
