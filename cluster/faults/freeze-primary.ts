import { setTimeout as pause } from "node:timers/promises";
import { signalAll, until } from "../processes.ts";
import type { Fault } from "./fault.ts";
import { inSeconds } from "./in-seconds.ts";

/** Shorter than Patroni waits until it lets another take over. */
const FROZEN_MS = 10_000;
const SOON_MS = 5000;

/** Every process of the primary stands still, as on a machine that swaps or a disk that hangs, and goes on later. */
export const freezePrimary: Fault = {
  name: "freeze-primary",
  title: "primary frozen for 10 s",
  mayRefuse: true,
  async run({ database, webs, origin }) {
    const primary = await database.primary();
    const processes = primary.serverProcesses();
    signalAll(processes, "SIGSTOP");
    const started = performance.now();
    try {
      const refusedAfter = await until(
        "a log-in is refused",
        async () => (await logIn(origin)).status === 503,
        { withinMs: SOON_MS },
      );
      await pause(FROZEN_MS - (performance.now() - started));
      signalAll(processes, "SIGCONT");
      const healthyAfter = await until(
        "every web node is ready and writes",
        async () =>
          (await Promise.all(webs.map((web) => web.isReady()))).every(Boolean) &&
          (await logIn(origin)).status === 401,
        { withinMs: SOON_MS },
      );
      return `503 after ${inSeconds(refusedAfter)}, well ${inSeconds(healthyAfter)} after the thaw`;
    } finally {
      signalAll(processes, "SIGCONT");
    }
  },
};

let logIns = 0;

function logIn(origin: string): Promise<Response> {
  logIns += 1;
  return fetch(`${origin}/api/auth/login`, {
    method: "POST",
    // From ever other addresses: whoever tries too often is refused for that.
    headers: { "content-type": "application/json", "x-forwarded-for": `10.9.8.${logIns % 250}` },
    body: JSON.stringify({ email: `nobody-${logIns}@example.com`, password: "not the password" }),
  });
}
