import type { MessageKey } from "#core/message-key.ts";

type Tier = { fromGrams: number; toGrams: number | null; centsPerKg: number };
type Checked = { tiers: readonly Tier[]; daysMin: number; daysMax: number };
type Errors = Record<string, MessageKey[]>;

/** Returns why the rate cannot be used; empty if every weight has exactly one price. */
export function checkRate({ tiers, daysMin, daysMax }: Checked): Errors {
  const problem = tierProblem(tiers);
  return {
    ...(problem ? { tiers: [problem] } : {}),
    ...(daysMax < daysMin ? { days_max: ["office.rates.errors.days" as const] } : {}),
  };
}

function tierProblem(tiers: readonly Tier[]): MessageKey | undefined {
  const sorted = tiers.toSorted((one, other) => one.fromGrams - other.fromGrams);
  if (sorted[0]?.fromGrams !== 0) return "office.rates.errors.from_zero";
  for (const [at, { toGrams }] of sorted.entries()) {
    const next = sorted[at + 1];
    if (!next) {
      if (toGrams !== null) return "office.rates.errors.open_end";
    } else if (toGrams === null || toGrams > next.fromGrams) return "office.rates.errors.overlap";
    else if (toGrams < next.fromGrams) return "office.rates.errors.hole";
  }
  return sorted.every(({ centsPerKg }) => centsPerKg === 0)
    ? "office.rates.errors.zero"
    : undefined;
}
