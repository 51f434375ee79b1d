import type { Database } from "#database/connect.ts";
import type { Site } from "#features/sites/domain/site.ts";
import type { DistantEngine, FilledEngine } from "#ports/search.ts";
import { toShownCard } from "../domain/product/shown-card.ts";
import { selectArrangement } from "./arrangement.repository.ts";
import type { CatalogueDeps, CataloguePlace } from "./catalogue-deps.ts";
import { distantIndex } from "./indexing/distant-index.ts";
import type { IndexSnapshots } from "./indexing/index-snapshots.ts";
import { readSearchDocuments } from "./indexing/read-search-documents.ts";
import type { IndexPlace } from "./indexing/search-document.ts";
import { createSearchIndex } from "./indexing/search-index.ts";
import { keepArrangement } from "./kept-arrangement.ts";
import { keepRecords } from "./kept-records.ts";
import { listGoodsPaths, listGoodsStretches, listListingPaths } from "./machines/list-addresses.ts";
import { streamFeed } from "./machines/stream-feed.ts";
import { selectRecords } from "./product-records.repository.ts";
import { searchListing } from "./search/search-listing.ts";
import { suggest } from "./search/suggest.ts";
import { bindSuggestStart } from "./search/suggest-start.ts";
import { getCategoryTree } from "./showing/get-category-tree.ts";
import { getHomeSections } from "./showing/get-home-sections.ts";
import { getProduct } from "./showing/get-product.ts";
import { listBestSellers } from "./showing/list-best-sellers.ts";
import { listBrands } from "./showing/list-brands.ts";
import { listCardsByIds } from "./showing/list-cards-by-ids.ts";
import { listLineGoods } from "./showing/list-line-goods.ts";
import { listOffers } from "./showing/list-offers.ts";
import { listSimilar } from "./showing/list-similar.ts";

/** About 3 kB each. */
const MAX_RECORDS = 20_000;

export type BindOptions = {
  db: Database;
  engine: FilledEngine | DistantEngine;
  listSites: () => IndexPlace["sites"];
  languages: readonly string[];
  listRates: CatalogueDeps["listRates"];
  listCouriers: CatalogueDeps["listCouriers"];
  pictureVersion: CatalogueDeps["pictureVersion"];
  now: () => Date;
  snapshots?: IndexSnapshots | undefined;
  onError: (error: Error) => void;
};

/** The feature's use cases, bound to what they need; called once where services are wired. */
export function bindCatalogue(options: BindOptions) {
  const { db, engine, listRates, listCouriers, pictureVersion, now, onError } = options;
  const arrangement = keepArrangement(() => selectArrangement(db));
  const records = keepRecords((ids) => selectRecords(db, ids), MAX_RECORDS);
  const place = async (): Promise<IndexPlace> => ({
    arrangement: await arrangement.get(),
    sites: options.listSites().filter(({ categorySet }) => categorySet !== null),
    languages: options.languages,
    now: now(),
  });
  const { snapshots } = options;
  const index =
    "swap" in engine
      ? createSearchIndex({ db, engine, place, snapshots, now, onError })
      : distantIndex(engine, onError);
  const deps = { db, index, records, arrangement, listRates, listCouriers, pictureVersion, now };

  type Place = CataloguePlace;
  return {
    /** For the feature's own calls. */
    deps,
    /** Whether searches are answered at once: the index is there. */
    isSearchable: index.isWhole,
    getCategoryTree: (place: Place) => getCategoryTree(deps, place),
    searchListing: (place: Place, asked: Asked<typeof searchListing>) =>
      searchListing(deps, place, asked),
    listOffers: (place: Place) => listOffers(deps, place),
    getProduct: (place: Place, asked: Asked<typeof getProduct>) => getProduct(deps, place, asked),
    listSimilar: (place: Place, asked: Asked<typeof listSimilar>) =>
      listSimilar(deps, place, asked),
    listCardsByIds: async (place: Place, ids: readonly number[]) =>
      (await listCardsByIds(deps, place, ids)).map(toShownCard),
    listLineGoods: (place: Place, productIds: readonly number[]) =>
      listLineGoods(deps, place, productIds),
    suggest: (place: Place, asked: Asked<typeof suggest>) => suggest(deps, place, asked),
    suggestStart: bindSuggestStart(deps),
    listBestSellers: (place: Place, limit: number) => listBestSellers(deps, place, limit),
    listBrands: (place: Place) => listBrands(deps, place),
    getHomeSections: (place: Place) => getHomeSections(deps, place),

    listListingPaths: (site: Site) => listListingPaths(deps, site),
    listGoodsStretches: (site: Site, length: number) => listGoodsStretches(deps, site, length),
    listGoodsPaths: (site: Site, page: { after: number; limit: number }) =>
      listGoodsPaths(deps, site, page),
    streamFeed: (place: Place, origin: string) => streamFeed(deps, place, origin),

    /** Told by the change feed; settles when everything that is committed can be found. */
    async applyChanges(tags: readonly string[], isEverything: boolean): Promise<void> {
      const isArranged = isEverything || tags.includes("categories");
      if (isArranged) arrangement.forget();
      if (isEverything || tags.includes("products")) records.clear();
      else records.drop(productIds(tags));
      if (isArranged || tags.includes("sites")) await index.refresh(tags);
      else if (tags.includes("catalogue")) await index.follow(tags);
    },
    /** Every few minutes: what changes by time alone; then the index is kept for the next start. */
    async pulse(): Promise<void> {
      await index.pulse();
      await index.save();
    },
    /** The whole catalogue as a search engine knows it. */
    async *readDocuments() {
      yield* readSearchDocuments(db, await place());
    },
    close: () => index.close(),
  };
}

export type Catalogue = ReturnType<typeof bindCatalogue>;

type Asked<UseCase extends (deps: CatalogueDeps, place: CataloguePlace, asked: never) => unknown> =
  Parameters<UseCase>[2];

function productIds(tags: readonly string[]): number[] {
  return tags.flatMap((tag) => (tag.startsWith("product:") ? Number(tag.slice(8)) : []));
}
