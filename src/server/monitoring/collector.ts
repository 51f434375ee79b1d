import { setTimeout as delay } from "node:timers/promises";
import type { Dsn } from "#core/monitoring/dsn.ts";

/** More than this waiting means that the collector is away: what comes on top is lost. */
const MAX_WAITING = 50;
const TIMEOUT_MS = 5000;
const PATIENCE_MS = 60_000;

type Options = { timeoutMs?: number; onLost?: (reason: string) => void };

/** Sends one envelope after the other. A collector that hangs, refuses or is gone is nobody's trouble but its own. */
export function createCollector({ collectorUrl, publicKey }: Dsn, options: Options = {}) {
  const { timeoutMs = TIMEOUT_MS, onLost = () => {} } = options;
  const waiting: string[] = [];
  let sending: Promise<void> | undefined;

  async function sendAll(): Promise<void> {
    for (let envelope = waiting.shift(); envelope !== undefined; envelope = waiting.shift()) {
      await send(envelope);
    }
    sending = undefined;
  }

  async function send(body: string): Promise<void> {
    try {
      const answer = await fetch(collectorUrl, {
        method: "POST",
        headers: {
          "content-type": "application/x-sentry-envelope",
          "x-sentry-auth": `Sentry sentry_version=7, sentry_client=cartage/1, sentry_key=${publicKey}`,
        },
        body,
        signal: AbortSignal.timeout(timeoutMs),
      });
      await answer.arrayBuffer();
      if (!answer.ok) onLost(String(answer.status));
    } catch (error) {
      onLost(error instanceof Error ? error.name : "unknown");
    }
  }

  return {
    /** Never waits, never throws. */
    send(envelope: string): void {
      if (waiting.length < MAX_WAITING) waiting.push(envelope);
      else onLost("too many waiting");
      sending ??= sendAll();
    },
    /** All that was taken is sent or lost; a collector that hangs is not waited for longer than this. */
    settled: async (patienceMs = PATIENCE_MS) => {
      await Promise.race([sending, delay(patienceMs, undefined, { ref: false })]);
    },
  };
}
export type Collector = ReturnType<typeof createCollector>;
