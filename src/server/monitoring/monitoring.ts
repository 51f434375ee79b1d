import { setTimeout as delay } from "node:timers/promises";
import { type Dsn, parseDsn } from "#core/monitoring/dsn.ts";
import { envelopeOf } from "#core/monitoring/envelope.ts";
import { ERROR_SHARE, isSampled, type Report, reportId } from "#core/monitoring/report.ts";
import { describeError } from "../logger.ts";

/** If more reports wait than this, the collector must be down; further reports are dropped. */
const MAX_WAITING = 50;
const TIMEOUT_MS = 5000;
const SETTLE_TIMEOUT_MS = 60_000;

type CollectorOptions = { timeoutMs?: number; onLost?: (reason: string) => void };

/** Sends one envelope after another. A collector that hangs, refuses or is down affects nothing else. */
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
    /** Never blocks and never throws. */
    send(envelope: string): void {
      if (waiting.length < MAX_WAITING) waiting.push(envelope);
      else onLost("too many waiting");
      sending ??= sendAll();
    },
    /** Resolves when all accepted envelopes are sent or lost, or after the timeout. */
    settled: async (settleTimeoutMs = SETTLE_TIMEOUT_MS) => {
      await Promise.race([sending, delay(settleTimeoutMs, undefined, { ref: false })]);
    },
  };
}
type Collector = ReturnType<typeof createCollector>;

export type Monitoring = {
  /** Reports an error of the server; half of all errors are reported (SPEC §9). */
  reportError: (error: Error, words: string) => void;
  /** Passes on a browser's report; the browser has already sampled it. */
  passOn: (report: Report, tags: Record<string, string>) => void;
  /** Resolves when all reports are sent or lost, or after the timeout. */
  settled: (settleTimeoutMs?: number) => Promise<void>;
};

type Options = {
  dsn: string | undefined;
  release?: string;
  random?: () => number;
  collector?: Collector;
};

/** Reports errors of the shop to its operator; without a DSN they are only in the log. */
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
      // PostgreSQL's messages may quote rows, so details are left out as in the log.
      const { type, message, stack } = describeError(error);
      send({ kind: "error", id: reportId(), path: words, type, message, stack }, "node", {
        where: "server",
      });
    },
    passOn: (report, tags) => send(report, "javascript", { where: "browser", ...tags }),
    settled: collector.settled,
  };
}
