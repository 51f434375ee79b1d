import { setTimeout as pause } from "node:timers/promises";
import { ask } from "../ask.ts";
import { signalAll, until } from "../processes.ts";
import type { Fault } from "./fault.ts";
import { inSeconds } from "./in-seconds.ts";

/** Shorter than Patroni waits before it promotes the standby. */
const FROZEN_MS = 10_000;
const SOON_MS = 5000;
/** Enough that each web node gets some. */
const LOG_INS = 9;

/** Every process of the primary freezes, as on a machine that swaps or whose disk hangs, and continues later. */
export const freezePrimary: Fault = {
  name: "freeze-primary",
  title: "primary frozen for 10 s",
  mayRefuse: true,
  async run({ database, webs, origin }) {
    const primary = await database.primary();
    const processes = primary.serverProcesses();
    const refusals = await whileFrozen(processes, () =>
      Promise.all(Array.from({ length: LOG_INS }, () => timedLogIn(origin))),
    );
    const healthyAfter = await until(
      "every web node is ready and writes",
      async () =>
        (await Promise.all(webs.map((web) => web.isReady()))).every(Boolean) &&
        (await timedLogIn(origin)).status === 401,
      { withinMs: SOON_MS },
    );
    const slowest = Math.max(...refusals.map(({ ms }) => ms));
    const others = refusals.filter(({ status }) => status !== 503);
    const note = `503 after ${inSeconds(slowest)} at most, well ${inSeconds(healthyAfter)} after the thaw`;
    if (others.length > 0) throw new Error(`A log-in was answered ${others[0]?.status}; ${note}`);
    if (slowest > SOON_MS) throw new Error(note);
    return note;
  },
};

async function whileFrozen<Made>(processes: readonly number[], work: () => Promise<Made>) {
  signalAll(processes, "SIGSTOP");
  const thaw = pause(FROZEN_MS);
  try {
    return await work();
  } finally {
    await thaw;
    signalAll(processes, "SIGCONT");
  }
}

let logIns = 0;

async function timedLogIn(origin: string): Promise<{ status: number; ms: number }> {
  logIns += 1;
  const started = performance.now();
  const answer = await ask(`${origin}/api/auth/login`, {
    method: "POST",
    // Changes the address each time, because of the rate limit for logins.
    headers: { "content-type": "application/json", "x-forwarded-for": `10.9.8.${logIns % 250}` },
    body: JSON.stringify({ email: `nobody-${logIns}@example.com`, password: "not the password" }),
  });
  await answer.arrayBuffer();
  return { status: answer.status, ms: performance.now() - started };
}
