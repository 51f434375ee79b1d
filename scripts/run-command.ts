import { spawn } from "node:child_process";
import { ROOT, withProjectBin } from "./set-up/project.mjs";

type Options = {
  env?: NodeJS.ProcessEnv;
  /** Does not print the output, but only returns it. */
  quiet?: boolean;
  /** Prints nothing until this resolves; then prints the output so far, and the rest as it arrives. */
  printAfter?: Promise<unknown>;
  /** Gets the id of the program's process. */
  onStart?: (pid: number) => void;
};
type Ended = { code: number | null; output: string };

/** Runs a program of the project. */
export function runCommand(
  [program = "", ...args]: string[],
  options: Options = {},
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: ROOT,
      env: { ...withProjectBin(), ...options.env },
      stdio: options.quiet || options.printAfter ? ["ignore", "pipe", "pipe"] : "inherit",
    });
    if (child.pid !== undefined) options.onStart?.(child.pid);
    let output = "";
    let isPrinted = false;
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding("utf8").on("data", (text: string) => {
        if (isPrinted) process.stdout.write(text);
        else output += text;
      });
    }
    const print = () => {
      isPrinted = true;
      process.stdout.write(output);
    };
    options.printAfter?.then(print);
    const stop = (signal: NodeJS.Signals) => child.kill(signal);
    process.on("SIGINT", stop).on("SIGTERM", stop);
    child.on("error", reject);
    child.on("close", (code) => {
      process.off("SIGINT", stop).off("SIGTERM", stop);
      resolve({ code, output });
    });
  });
}

export async function timed<T>(work: () => Promise<T>): Promise<[result: T, seconds: number]> {
  const started = performance.now();
  const result = await work();
  return [result, (performance.now() - started) / 1000];
}

/** Formats rows as aligned columns. */
export function columns(rows: string[][]): string {
  const widths = rows.reduce<number[]>(
    (widest, row) => row.map((cell, at) => Math.max(cell.length, widest[at] ?? 0)),
    [],
  );
  const line = (row: string[]) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join("  ");
  return rows.map((row) => `  ${line(row).trimEnd()}`).join("\n");
}
