import type { Result } from "lighthouse";

const AIMS = {
  performance: 99,
  accessibility: 100,
  "best-practices": 100,
  seo: 100,
} as const;
export type Category = keyof typeof AIMS;
export const CATEGORIES = Object.keys(AIMS) as Category[];

export const scoreOf = (run: Result, category: Category) =>
  Math.round((run.categories[category]?.score ?? 0) * 100);

/** The layout must not shift visibly. */
const MAX_LAYOUT_SHIFT = 0.02;

export function missedAims(run: Result): string[] {
  const missed: string[] = CATEGORIES.filter((name) => scoreOf(run, name) < AIMS[name]);
  const shift = run.audits["cumulative-layout-shift"]?.numericValue ?? 0;
  return shift > MAX_LAYOUT_SHIFT ? [...missed, "layout shift"] : missed;
}

/** The audits that cost points, the most expensive first: weighted audits of a category without a full score. */
export function findings(run: Result): string[] {
  return CATEGORIES.flatMap((category) =>
    (run.categories[category]?.auditRefs ?? [])
      .map(({ id, weight }) => ({ weight, audit: run.audits[id] }))
      .filter(({ weight, audit }) => weight > 0 && audit?.score != null && audit.score < 1)
      .map(({ weight, audit }) => ({ audit, lost: weight * (1 - (audit?.score ?? 0)) }))
      .toSorted((a, b) => b.lost - a.lost)
      .map(({ audit, lost }) =>
        [`-${lost.toFixed(1)}`.padStart(6), category, audit?.title, audit?.displayValue ?? ""].join(
          "  ",
        ),
      ),
  );
}

/** Lighthouse's suggestions for a faster page, with the estimated savings. */
export function proposals(run: Result): string[] {
  return (run.categories.performance?.auditRefs ?? [])
    .filter(({ weight }) => weight === 0)
    .flatMap(({ id }) => run.audits[id] ?? [])
    .filter(({ score }) => score !== null && score < 1)
    .map(({ title, displayValue }) => `${title}  ${displayValue ?? ""}`.trimEnd());
}
