import type { Result } from "lighthouse";
import { Audit } from "lighthouse/core/audits/audit.js";

type AuditResult = Result["audits"][string];

export const BLOCKING = "total-blocking-time";

/** Lighthouse's result with another blocking time, scored by Lighthouse's own curve. */
export function withBlocking(run: Result, blockingMs: number): Result {
  const audit = requireAudit(run, BLOCKING);
  if (!audit.scoringOptions) throw new Error(`Lighthouse does not say how it scores ${BLOCKING}`);
  const score = Audit.computeLogNormalScore(audit.scoringOptions, blockingMs);
  const displayValue = `${Math.round(blockingMs)} ms`;
  const changed = { ...audit, numericValue: blockingMs, score, displayValue };
  return { ...run, audits: { ...run.audits, [BLOCKING]: changed } };
}

/** The whole run with the median of each metric, and the performance score that Lighthouse gives to these metrics. */
export function withMedianSpeed(whole: Result, runs: readonly Result[]): Result {
  const { performance } = whole.categories;
  if (!performance) throw new Error("Lighthouse did not measure the speed");
  const metrics = performance.auditRefs
    .filter(({ weight }) => weight > 0)
    .map(({ id, weight }) => ({ weight, audit: medianAudit(runs, id) }));
  const total = metrics.reduce((sum, { weight }) => sum + weight, 0);
  const points = metrics.reduce((sum, { weight, audit }) => sum + weight * (audit.score ?? 0), 0);
  return {
    ...whole,
    categories: { ...whole.categories, performance: { ...performance, score: points / total } },
    audits: {
      ...whole.audits,
      ...Object.fromEntries(metrics.map(({ audit }) => [audit.id, audit])),
    },
  };
}

function medianAudit(runs: readonly Result[], id: string): AuditResult {
  const value = (audit: AuditResult) => audit.numericValue ?? Number.POSITIVE_INFINITY;
  const sorted = runs.map((run) => requireAudit(run, id)).toSorted((a, b) => value(a) - value(b));
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (!middle) throw new Error("There is no run to take the median of");
  return middle;
}

function requireAudit(run: Result, id: string): AuditResult {
  const audit = run.audits[id];
  if (!audit) throw new Error(`Lighthouse did not measure ${id}`);
  return audit;
}
