import { sum } from "#core/money.ts";

/** How many points of each country a list has. */
type CountryCounts = Readonly<Record<string, number>>;

/** A list may shrink by a fifth; more than that is sooner a fault of the list than of the world. */
const KEPT_SHARE = 0.8;

/**
 * Why a new list must not replace the last good one, if so. A list is of one country or of several:
 * it is compared with what is known of the countries it has to cover.
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
