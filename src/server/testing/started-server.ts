import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach } from "vitest";

export type StartedServer = {
  child: ChildProcess;
  output: () => string;
  ended: Promise<number | null>;
};

/** What Node compiled for one of them is kept for the next. */
const { PATH, NODE_COMPILE_CACHE } = process.env;

/** Real servers in processes of their own; what a test leaves of them is ended and removed. */
export function serverStarter(defaults: Record<string, string>) {
  const running: StartedServer[] = [];
  const folders: string[] = [];

  afterEach(async () => {
    for (const { child, ended } of running.splice(0)) {
      child.kill("SIGKILL");
      await ended;
    }
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  });

  return {
    start(variables: Record<string, string>, ...flags: string[]): StartedServer {
      const child = spawn(process.execPath, ["server.ts", ...flags], {
        env: {
          PATH,
          NODE_COMPILE_CACHE,
          NODE_ENV: "production",
          SEED: "demo",
          ...defaults,
          ...variables,
        },
      });
      let text = "";
      child.stdout.on("data", (chunk) => {
        text += chunk;
      });
      child.stderr.on("data", (chunk) => {
        text += chunk;
      });
      const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
      const started = { child, output: () => text, ended };
      running.push(started);
      return started;
    },
    folder(): string {
      const folder = mkdtempSync(path.join(tmpdir(), "cartage-start-"));
      folders.push(folder);
      return folder;
    },
  };
}

/** Waits for words in the output, or fails with what was said instead. */
export function waitForOutput({ child, output }: StartedServer, words: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => output().includes(words) && resolve();
    child.stdout?.on("data", look);
    child.stderr?.on("data", look);
    child.once("exit", () => reject(new Error(output())));
    look();
  });
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
