import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, openSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { SystemUser } from "#database/embedded/folders.ts";
import { FOLDER } from "./settings.ts";

export type Running = {
  name: string;
  pid: number;
  logFile: string;
  isRunning: () => boolean;
  signal: (signal: NodeJS.Signals) => void;
  /** Resolves when the process has ended; kills it if that takes too long. */
  stop: (signal?: NodeJS.Signals) => Promise<void>;
};

type Command = {
  name: string;
  command: readonly string[];
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  user?: SystemUser | undefined;
};

const LONGEST_STOP_MS = 60_000;
const running = new Set<Running>();

/** Starts a program whose output goes to its own file: a frozen or killed process must not hold one of our pipes. */
export function startProcess({ name, command, env = {}, cwd, user }: Command): Running {
  const logs = path.join(FOLDER, "logs");
  mkdirSync(logs, { recursive: true });
  const logFile = path.join(logs, `${name}.log`);
  const log = openSync(logFile, "a");
  const [program = "", ...words] = command;
  const child = spawn(program, words, {
    env: { PATH: process.env.PATH, LC_ALL: "C.UTF-8", ...env },
    cwd: cwd ?? FOLDER,
    stdio: ["ignore", log, log],
    ...user,
  });
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const started: Running = {
    name,
    pid: child.pid ?? 0,
    logFile,
    isRunning,
    signal: (signal) => void child.kill(signal),
    async stop(signal = "SIGTERM") {
      running.delete(started);
      if (isRunning()) await endOf(child, signal);
    },
  };
  running.add(started);
  return started;
}

async function endOf(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const impatient = setTimeout(() => child.kill("SIGKILL"), LONGEST_STOP_MS);
  child.kill(signal);
  await once(child, "exit");
  clearTimeout(impatient);
}

/** In reverse order of start, because later processes depend on earlier ones. */
export async function stopAll(): Promise<void> {
  for (const one of [...running].reverse()) await one.stop();
}

/** A process and all its descendants, parents first. */
export function processTree(pid: number): number[] {
  const children = new Map<number, number[]>();
  for (const name of readdirSync("/proc").filter((entry) => /^\d+$/.test(entry))) {
    const parent = parentOf(name);
    if (parent !== undefined) children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const below = (one: number): number[] => [one, ...(children.get(one) ?? []).flatMap(below)];
  return below(pid);
}

function parentOf(pid: string): number | undefined {
  try {
    const [, parent] = /^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return Number(parent);
  } catch {
    // The process has ended meanwhile.
    return undefined;
  }
}

export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // The process has ended meanwhile.
    }
  }
}

/** Polls until the condition holds; returns how many milliseconds that took. */
export async function until(
  what: string,
  isTrue: () => Promise<boolean> | boolean,
  { withinMs = 60_000, everyMs = 100 } = {},
): Promise<number> {
  const started = performance.now();
  for (;;) {
    const isSo = await isTrue();
    const after = performance.now() - started;
    if (after > withinMs) throw new Error(`Not within ${withinMs / 1000} s: ${what}`);
    if (isSo) return after;
    await pause(everyMs);
  }
}
