import type { CodedQuery } from "./coded-query.ts";
import { type Counting, countTerms } from "./count-terms.ts";
import { docSet } from "./doc-set.ts";
import type { OpenSegment, OpenSite } from "./open-segment.ts";

/**
 * Facets that show what the whole site has, since nothing but their own selection is chosen: they are
 * counted once, not for every visitor of a category.
 */
export function keysOfWholeSite({
  text,
  groups,
  ranges,
  facetKeys,
}: Pick<CodedQuery, "text" | "groups" | "ranges" | "facetKeys">): readonly number[] {
  if (text || ranges.length > 0 || groups.length > 1) return [];
  const [only] = groups;
  return only ? facetKeys.filter((key) => key === only.key) : facetKeys;
}

export function addWholeSite(
  segment: OpenSegment,
  site: OpenSite,
  keys: readonly number[],
  counting: Counting,
): void {
  if (keys.length === 0) return;
  site.counts ??= countSite(segment, site, counting);
  const { counts, keyOf } = counting;
  for (let term = 1; term < site.counts.length; term += 1) {
    if (!keys.includes(keyOf[term] as number)) continue;
    counts[term] = (counts[term] as number) + (site.counts[term] as number);
  }
}

function countSite(segment: OpenSegment, site: OpenSite, counting: Counting): Uint32Array {
  const counts = new Uint32Array(counting.keyOf.length);
  const isWanted = counting.isWanted.slice().fill(1);
  countTerms(segment, docSet(site.visible), { ...counting, counts, isWanted });
  return counts;
}
