import { DAY_MS, MINUTE_MS } from "#core/durations.ts";
import { pickQueryKey } from "#features/sites/domain/query-key.ts";
import { findLanguage } from "#features/sites/domain/site.ts";
import { isShownSearch } from "../../domain/shown-search.ts";
import type { CatalogueDeps, CataloguePlace } from "../catalogue-deps.ts";
import { selectPopularSearches } from "../events/search-events.repository.ts";

const DAYS = 30;
const MOST = 6;
/** What fewer people searched for may be about one of them: it is shown to nobody else. */
const FEWEST_VISITORS = 3;
const FRESH_MS = 10 * MINUTE_MS;

/** What was searched for most often here and then found, of those who agreed to statistics. */
export function keepPopularSearches({ db, now }: Pick<CatalogueDeps, "db" | "now">) {
  const known = new Map<string, { until: number; texts: Promise<string[]> }>();
  return async ({ site, language }: CataloguePlace): Promise<readonly string[]> => {
    const languageId = findLanguage(site, language)?.id ?? 0;
    const queryKey = pickQueryKey(site.queryKeys, site.defaultCountryId, languageId);
    if (!queryKey) return [];
    const at = now().getTime();
    const kept = known.get(queryKey);
    if (kept && kept.until > at) return kept.texts;
    const texts = selectPopularSearches(db, {
      queryKey,
      since: new Date(at - DAYS * DAY_MS),
      fewestVisitors: FEWEST_VISITORS,
      limit: MOST * 4,
    }).then((found) => found.filter(isShownSearch).slice(0, MOST));
    known.set(queryKey, { until: at + FRESH_MS, texts });
    texts.catch(() => known.delete(queryKey));
    return texts;
  };
}
