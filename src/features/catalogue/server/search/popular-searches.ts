import { DAY_MS, MINUTE_MS } from "#core/durations.ts";
import { findLanguage, pickQueryKey } from "#features/sites/domain/site.ts";
import { SORT } from "#ports/sort-type.ts";
import type { CatalogueContext, CatalogueDeps } from "../catalogue-deps.ts";
import { selectPopularSearches } from "../events/search-events.repository.ts";

const WORDS = /^(?:[\p{L}\p{M}\p{N}\s'’&+%-]|(?<=\d)[.,](?=\d)){2,40}$/u;
/** A telephone number, or another number that may identify a person. */
const LONG_NUMBER = /(?:\d[\s-]?){6}/;

/** Whether a typed text may be shown to others: only words, no e-mail or web address and no telephone number. */
export const isShownSearch = (text: string): boolean => WORDS.test(text) && !LONG_NUMBER.test(text);

const DAYS = 30;
const MOST = 6;
/** A text that fewer visitors searched for may be about one of them, so it is not shown to others. */
const FEWEST_VISITORS = 3;
const FRESH_MS = 10 * MINUTE_MS;

type Deps = Pick<CatalogueDeps, "db" | "now"> & { index: Pick<CatalogueDeps["index"], "search"> };

/**
 * The most frequent searches on this site that led to a click, of visitors who agreed to statistics. Each text must
 * find something now: anybody can send events with any text, and all visitors see these.
 */
export function cachePopularSearches({ db, now, index }: Deps) {
  const known = new Map<string, { until: number; texts: Promise<string[]> }>();
  return async ({ site, language }: CatalogueContext): Promise<readonly string[]> => {
    const languageId = findLanguage(site, language)?.id ?? 0;
    const queryKey = pickQueryKey(site.queryKeys, site.defaultCountryId, languageId);
    if (!queryKey) return [];
    const at = now().getTime();
    const cached = known.get(queryKey);
    if (cached && cached.until > at) return cached.texts;
    const texts = selectPopularSearches(db, {
      queryKey,
      since: new Date(at - DAYS * DAY_MS),
      fewestVisitors: FEWEST_VISITORS,
      limit: MOST * 4,
    }).then((found) => thoseThatFind(index, { site, language }, found.filter(isShownSearch)));
    known.set(queryKey, { until: at + FRESH_MS, texts });
    texts.catch(() => known.delete(queryKey));
    return texts;
  };
}

async function thoseThatFind(
  index: Deps["index"],
  { site, language }: CatalogueContext,
  texts: readonly string[],
): Promise<string[]> {
  const filters = { terms: {}, ranges: {} };
  const one = { filters, sort: SORT.relevance, offset: 0, limit: 1, facets: [] } as const;
  const totals = await Promise.all(
    texts.map((text) => index.search({ ...one, siteId: site.id, language, text })),
  );
  return texts.filter((_text, at) => (totals[at]?.total ?? 0) > 0).slice(0, MOST);
}
