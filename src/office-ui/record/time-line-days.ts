/** Newest first; of entries with the same time, the one recorded last comes first. */
export const latestFirst = <Entry extends { at: string }>(entries: readonly Entry[]): Entry[] =>
  entries.toReversed().sort((one, other) => (one.at === other.at ? 0 : one.at < other.at ? 1 : -1));

/** Groups entries by day and keeps their order; `dayOf` turns a time into a day. */
export function groupByDay<Entry extends { at: string }>(
  entries: readonly Entry[],
  dayOf: (at: string) => string,
): { day: string; entries: Entry[] }[] {
  const days: { day: string; entries: Entry[] }[] = [];
  for (const entry of entries) {
    const day = dayOf(entry.at);
    const last = days.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  return days;
}
