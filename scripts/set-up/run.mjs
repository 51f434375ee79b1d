import { spawn } from "node:child_process";
import { constants } from "node:os";
import { ROOT } from "./project.mjs";

/** A problem that a person can fix: only its message is shown, without a stack. */
export class SetUpProblem extends Error {}

/** Runs a command without printing and returns its output; if it fails, only the last lines are shown. */
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

/** A signal may reach only this process, so it is passed on: a build three shells below must not outlive it. */
function stopTogether(child) {
  const stop = (signal) => {
    if (child.pid) process.kill(-child.pid, signal);
    process.exit(128 + constants.signals[signal]);
  };
  process.once("SIGINT", stop).once("SIGTERM", stop);
  return () => process.off("SIGINT", stop).off("SIGTERM", stop);
}
