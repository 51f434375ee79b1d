import { setTimeout as delay } from "node:timers/promises";
import { type Dsn, parseDsn } from "#core/monitoring/dsn.ts";
import { envelopeOf } from "#core/monitoring/envelope.ts";
import { ERROR_SHARE, isSampled, type Report, reportId } from "#core/monitoring/report.ts";
import { describeError } from "../logger.ts";

/** More than this waiting means that the collector is away: what comes on top is lost. */
const MAX_WAITING = 50;
const TIMEOUT_MS = 5000;
const SETTLE_TIMEOUT_MS = 60_000;

type CollectorOptions = { timeoutMs?: number; onLost?: (reason: string) => void };

/** Sends one envelope after the other. A collector that hangs, refuses or is gone affects nothing else. */
export function createCollector({ collectorUrl, publicKey }: Dsn, options: CollectorOptions = {}) {
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
    settled: async (settleTimeoutMs = SETTLE_TIMEOUT_MS) => {
      await Promise.race([sending, delay(settleTimeoutMs, undefined, { ref: false })]);
    },
  };
}
type Collector = ReturnType<typeof createCollector>;

export type Monitoring = {
  /** What the server failed at; half of it is reported (SPEC §9). */
  reportError: (error: Error, words: string) => void;
  /** What a browser reported, which has chosen already. */
  passOn: (report: Report, tags: Record<string, string>) => void;
  /** All of it has gone or is lost, or the time is over. */
  settled: (settleTimeoutMs?: number) => Promise<void>;
};

type Options = {
  dsn: string | undefined;
  release?: string;
  random?: () => number;
  collector?: Collector;
};

/** Errors of the shop for whoever runs it; without a DSN they are in the log alone. */
export function createMonitoring(options: Options): Monitoring {
  const { release = "", random = Math.random } = options;
  const dsn = parseDsn(options.dsn ?? "");
  const collector = options.collector ?? (dsn && createCollector(dsn));
  if (!collector) return { reportError() {}, passOn() {}, settled: async () => {} };
  const send = (report: Report, platform: "node" | "javascript", tags: Record<string, string>) =>
    collector.send(envelopeOf(report, { platform, release, tags }, new Date()));
  return {
    reportError(error, words) {
      if (!isSampled(ERROR_SHARE, random)) return;
      // The database's own words quote rows: they are left out as they are from the log.
      const { type, message, stack } = describeError(error);
      send({ kind: "error", id: reportId(), path: words, type, message, stack }, "node", {
        where: "server",
      });
    },
    passOn: (report, tags) => send(report, "javascript", { where: "browser", ...tags }),
    settled: collector.settled,
  };
}
