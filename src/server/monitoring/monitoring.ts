import { parseDsn } from "#core/monitoring/dsn.ts";
import { envelopeOf } from "#core/monitoring/envelope.ts";
import { type Report, reportId } from "#core/monitoring/report.ts";
import { ERROR_SHARE, isSampled } from "#core/monitoring/sampling.ts";
import { describeError } from "../describe-error.ts";
import { type Collector, createCollector } from "./collector.ts";

export type Monitoring = {
  /** What the server failed at; half of it is told (SPEC §9). */
  reportError: (error: Error, words: string) => void;
  /** What a browser told, which has chosen already. */
  passOn: (report: Report, tags: Record<string, string>) => void;
  /** All of it has gone or is lost, or the patience is. */
  settled: (patienceMs?: number) => Promise<void>;
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
      const { type, message, stack } = describeError(error) as Record<string, string>;
      const told = { type: type ?? "Error", message: message ?? "", stack: stack ?? "" };
      send({ kind: "error", id: reportId(), path: words, ...told }, "node", { where: "server" });
    },
    passOn: (report, tags) => send(report, "javascript", { where: "browser", ...tags }),
    settled: collector.settled,
  };
}
