import { endOfPeriod, type Period, type PeriodKind } from "./plan.ts";

type Time = { startsAt: Date; endsAt: Date };
type Row = readonly (Time & { kind: PeriodKind })[];

/**
 * From when until when something that was just paid is had. Something larger at once; everything else goes
 * on from what is paid, the last of the row, or from now.
 */
export function paidTime(
  { kind, period }: { kind: PeriodKind; period: Period },
  row: Row,
  paidAt: Date,
): Time {
  const last = row.at(-1);
  if (kind === "upgrade" || !last || last.endsAt <= paidAt) {
    return { startsAt: paidAt, endsAt: endOfPeriod(paidAt, period) };
  }
  return { startsAt: last.endsAt, endsAt: endOfPeriod(last.endsAt, period, firstDay(row)) };
}

/** The day of the month on which an unbroken row began: a February in between does not change it for ever. */
function firstDay(row: Row): number | undefined {
  const first = row.findLastIndex(
    ({ kind, startsAt }, at) =>
      kind !== "renewal" || row[at - 1]?.endsAt.getTime() !== startsAt.getTime(),
  );
  return row[first]?.startsAt.getUTCDate();
}
