import { sum } from "#core/money.ts";

/** The number of points in each country. */
type CountryCounts = Readonly<Record<string, number>>;

/** A list may lose a fifth of its points; a greater loss is more likely an error in the list than a real change. */
const KEPT_SHARE = 0.8;

/**
 * Returns why a new list must not replace the last good one, or undefined if it may. A list has one
 * country or several: it is compared with the known points of the countries that it should cover.
 */
export function suddenDrop(before: CountryCounts, after: CountryCounts): string | undefined {
  const [known, found] = [all(before), all(after)];
  if (found === 0) return "it has no points";
  if (found < known * KEPT_SHARE) return `it has ${found} points, and the last good one ${known}`;
  const lost = Object.keys(before).filter((country) => !after[country]);
  return lost.length > 0 ? `it has no more points in ${lost.join(", ")}` : undefined;
}

export function countByCountry(points: readonly { country: string }[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { country } of points) counts[country] = (counts[country] ?? 0) + 1;
  return counts;
}

const all = (counts: CountryCounts) => sum(Object.values(counts));
