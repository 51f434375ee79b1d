import type { searchEvents } from "#features/catalogue/server/events/search-events.tables.ts";
import type { SiteDefinition } from "#features/sites/server/seed/site-builder.ts";

/** Most popular first. */
const SEARCHES: Readonly<Record<string, readonly string[]>> = {
  en: ["running shoes", "headphones", "perfume", "backpack", "sunglasses", "laptop"],
  lt: ["bėgimo batai", "ausinės", "kvepalai", "kuprinė", "akiniai nuo saulės"],
  lv: ["skriešanas apavi", "austiņas", "smaržas", "mugursoma", "saulesbrilles"],
  et: ["jooksujalatsid", "kõrvaklapid", "parfüüm", "seljakott", "päikeseprillid"],
  ru: ["кроссовки", "наушники", "духи", "рюкзак", "солнцезащитные очки"],
};

/** The least popular search has as many visitors as a popular search needs; each higher place has one more. */
const FEWEST = 3;

/** What others searched for in each shop, so that its search has suggestions from the start. */
export function demoSearches(
  sites: readonly SiteDefinition[],
  hour: Date,
): (typeof searchEvents.$inferInsert)[] {
  return sites.flatMap(({ id, queryKeys }) =>
    queryKeys.flatMap(({ language, key }) =>
      (SEARCHES[language] ?? []).flatMap((searchQuery, place, all) =>
        Array.from({ length: FEWEST + all.length - place }, (_, visitor) => ({
          siteId: id,
          hour,
          queryKey: key,
          name: "itemClick",
          searchQuery,
          itemId: String(place + 1),
          visitor: `demo ${key} ${visitor}`,
        })),
      ),
    ),
  );
}
