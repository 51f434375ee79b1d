import { type DocSet, docSet } from "../../bits/doc-set.ts";
import { KEY } from "../../segment/term-dictionary.ts";
import type { CodedQuery, TermGroup } from "../coded-query.ts";
import type { OpenSegment, OpenSite } from "../open-segment.ts";
import type { CachedCounts } from "./cached-counts.ts";
import type { Counting } from "./count-by-postings.ts";
import { countTerms } from "./count-terms.ts";

/** The most cached bytes for one site and segment: for the whole site and the most recent categories. */
const MOST_KEPT_BYTES = 1 << 23;
const WHOLE_SITE = "";

type Chosen = Pick<CodedQuery, "text" | "groups" | "ranges">;

// Stryker disable next-line ArrowFunction: counted anew it is the same
const isPlain = ({ text, groups, ranges }: Chosen) =>
  !text && ranges.length === 0 && groups.length <= 1;

/**
 * Facets that show the counts of the whole site, because only their own selection is active: they are counted once
 * and cached, not counted again for every visitor of a category.
 */
export function siteWideKeys(query: Chosen & Pick<CodedQuery, "facetKeys">): readonly number[] {
  if (!isPlain(query)) return [];
  const [only] = query.groups;
  return only ? query.facetKeys.filter((key) => key === only.key) : query.facetKeys;
}

/** The selected categories, if nothing else is selected: most listings start like this. */
export function onlyCategory(query: Chosen): TermGroup | undefined {
  const [only] = query.groups;
  const isCategory = only?.key === KEY.categoryId || only?.key === KEY.categoryIds;
  return isCategory && isPlain(query) ? only : undefined;
}

export function addSiteWideCounts(
  segment: OpenSegment,
  site: OpenSite,
  keys: readonly number[],
  counting: Counting,
): void {
  if (keys.length === 0) return;
  const kept = site.countCache.get(WHOLE_SITE);
  const counts = kept ?? keep(segment, site, WHOLE_SITE, undefined, docSet(site.visible), counting);
  const isWanted = new Uint8Array(counting.isWanted.length);
  for (const key of keys) isWanted[key] = 1;
  addKept(counts, { ...counting, isWanted });
}

export function addCategoryCounts(
  segment: OpenSegment,
  site: OpenSite,
  category: TermGroup,
  docs: DocSet,
  counting: Counting,
): void {
  const name = `${category.key}:${category.terms.join()}`;
  const kept = site.countCache.get(name) ?? keep(segment, site, name, category, docs, counting);
  // Moved to the end: the least recently used entry is dropped first.
  site.countCache.delete(name);
  site.countCache.set(name, kept);
  addKept(kept, counting);
}

function keep(
  segment: OpenSegment,
  site: OpenSite,
  name: string,
  category: TermGroup | undefined,
  docs: DocSet,
  counting: Counting,
): CachedCounts {
  const counts = new Uint32Array(counting.keyOf.length);
  const isWanted = counting.isWanted.slice().fill(1);
  countTerms(segment, docs, { ...counting, counts, isWanted });
  const kept = { counts, sets: category && setsOf(segment, category) };
  site.countCache.set(name, kept);
  const most = Math.max(2, Math.floor(MOST_KEPT_BYTES / counts.byteLength));
  for (const oldest of site.countCache.keys()) {
    if (site.countCache.size <= most) break;
    if (oldest !== WHOLE_SITE) site.countCache.delete(oldest);
  }
  return kept;
}

function setsOf({ setsOfTerm, setStarts }: OpenSegment, { terms }: TermGroup): Uint8Array {
  const sets = new Uint8Array(setStarts.length);
  for (const term of terms) for (const set of setsOfTerm.get(term) ?? []) sets[set] = 1;
  return sets;
}

function addKept({ counts: kept }: CachedCounts, { counts, isWanted, keyOf }: Counting): void {
  // Stryker disable next-line EqualityOperator: behind the end there is nothing
  for (let term = 1; term < kept.length; term += 1) {
    if (isWanted[keyOf[term] as number] !== 1) continue;
    counts[term] = (counts[term] as number) + (kept[term] as number);
  }
}
