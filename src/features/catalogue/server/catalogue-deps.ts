import type { Database } from "#database/connect.ts";
import type { DeliveryService } from "#features/delivery/domain/delivery-service.ts";
import type { RatesFromWarehouse } from "#features/shipping/server/list-rates.ts";
import type { Site } from "#features/sites/domain/site.ts";
import type { RecordCache, TaxonomyCache } from "./catalogue-caches.ts";
import type { SearchIndex } from "./search-index/search-index.ts";

export type CatalogueDeps = {
  db: Database;
  index: Pick<SearchIndex, "search" | "suggest">;
  records: RecordCache;
  taxonomy: TaxonomyCache;
  listRates: (input: { countryId: number; today: string }) => Promise<RatesFromWarehouse[]>;
  listCouriers: (input: { countryId: number; siteId: number }) => Promise<DeliveryService[]>;
  now: () => Date;
};

/** Where and in which language something is shown. Without a country, the site's default country is used. */
export type CatalogueContext = { site: Site; language: string; countryId?: number };
