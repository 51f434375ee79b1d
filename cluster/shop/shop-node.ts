import { globSync, mkdirSync } from "node:fs";
import path from "node:path";
import { ROOT } from "../../scripts/set-up/project.mjs";
import { ask } from "../ask.ts";
import { type Running, startProcess, until } from "../processes.ts";
import { FOLDER } from "../settings.ts";

type NodeSettings = {
  name: string;
  port: number;
  variables: Record<string, string>;
};

/** One process of the shop, started as `npm start` does, in any version and with any clock. */
export type ShopNode = ReturnType<typeof createShopNode>;

export function createShopNode({ name, port, variables }: NodeSettings) {
  const origin = `http://127.0.0.1:${port}`;
  const dataDir = path.join(FOLDER, name);
  let running: Running | undefined;

  async function isReady(): Promise<boolean> {
    const signal = AbortSignal.timeout(3000);
    const answer = await ask(`${origin}/readyz`, { signal }).catch(() => undefined);
    return answer?.status === 200;
  }

  return {
    name,
    origin,
    dataDir,
    isReady,
    start({ root = ROOT, clock = "" } = {}): void {
      mkdirSync(dataDir, { recursive: true });
      running = startProcess({
        name,
        command: [process.execPath, "--max-semi-space-size=16", "server.ts"],
        cwd: root,
        env: {
          NODE_ENV: "production",
          MALLOC_ARENA_MAX: "2",
          NODE_NAME: name,
          PORT: String(port),
          DATA_DIR: dataDir,
          ...(clock && wrongClock(clock)),
          ...variables,
        },
      });
    },
    async becomesReady(): Promise<number> {
      const readyAfter = await until(
        `${name} is ready`,
        () => {
          if (!running?.isRunning()) throw new Error(`${name} ended: see ${running?.logFile}`);
          return isReady();
        },
        { withinMs: 300_000 },
      );
      return readyAfter;
    },
    signal: (signal: NodeJS.Signals) => running?.signal(signal),
    async stop(signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
      await running?.stop(signal);
    },
  };
}

/** Preloads the library, as the program `faketime` would stay between us and the node. Time intervals stay real. */
function wrongClock(clock: string): Record<string, string> {
  const [library] = globSync("/usr/lib/*/faketime/libfaketimeMT.so.1");
  if (!library) throw new Error("libfaketime is not installed");
  return { LD_PRELOAD: library, FAKETIME: clock, FAKETIME_DONT_FAKE_MONOTONIC: "1" };
}
