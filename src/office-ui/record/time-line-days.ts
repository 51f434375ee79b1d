/** Entries by day, in the order they come; `dayOf` writes a moment as a day. */
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
