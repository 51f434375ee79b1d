import { shareNext } from "#core/share-next.ts";
import type { Database } from "#database/connect.ts";
import type { SweepOptions } from "#database/sweep-rows.ts";
import type { Site } from "#features/sites/domain/site.ts";
import type { FileStore } from "#ports/files.ts";
import type { PictureStore } from "#ports/pictures.ts";
import type { IndexableEngine, RemoteEngine } from "#ports/search.ts";
import type { SearchFeed } from "#ports/search-feed.ts";
import { toShownCard } from "../domain/product/shown-card.ts";
import { listBestSellers, listCardsByIds, listSimilar } from "./cards.ts";
import {
  createRecordCache,
  createTaxonomyCache,
  type RecordCache,
  type TaxonomyCache,
} from "./catalogue-caches.ts";
import type { CatalogueContext, CatalogueDeps } from "./catalogue-deps.ts";
import {
  listCategoryPaths,
  listGoodsPaths,
  listGoodsStretches,
} from "./crawlers/list-addresses.ts";
import { streamFeed } from "./crawlers/stream-feed.ts";
import { getCategoryTree } from "./get-category-tree.ts";
import { getHomeSections } from "./get-home-sections.ts";
import { getProduct } from "./get-product.ts";
import { listBrands } from "./list-brands.ts";
import { listLineGoods } from "./list-line-goods.ts";
import { listOffers } from "./list-offers.ts";
import { selectPictureHash } from "./pictures/pictures.repository.ts";
import {
  purgeStoredPictures,
  type ReadPictureFile,
  storeFolderPictures,
} from "./pictures/stored-pictures.ts";
import { purgePictureFiles, readUploadedPicture } from "./pictures/uploaded-pictures.ts";
import { selectRecords } from "./product-records.repository.ts";
import { searchListing } from "./search/search-listing.ts";
import { bindSuggestStart, suggest } from "./search/suggest.ts";
import { type FeedDeps, feedSearch } from "./search-feed/feed-search.ts";
import { distantIndex } from "./search-index/distant-index.ts";
import type { IndexProgress } from "./search-index/index-progress.ts";
import type { IndexSnapshots } from "./search-index/index-snapshots.ts";
import { readSearchDocuments } from "./search-index/read-search-documents.ts";
import type { IndexContext } from "./search-index/search-document.ts";
import {
  createSearchIndex,
  type Refreshed,
  type SearchIndex,
} from "./search-index/search-index.ts";
import { listStaffProducts } from "./staff-goods/list-staff-products.ts";
import { selectTaxonomy } from "./taxonomy.repository.ts";

/** About 3 kB each. */
const MAX_RECORDS = 20_000;

export type BindOptions = {
  db: Database;
  /** The database for large reads, which may be some seconds behind; without it, `db` is used. */
  chooseReplica?: () => Promise<Database>;
  engine: IndexableEngine | RemoteEngine;
  listSites: () => readonly Site[];
  languages: readonly string[];
  listRates: CatalogueDeps["listRates"];
  listCouriers: CatalogueDeps["listCouriers"];
  files: FileStore;
  pictures: PictureStore;
  now: () => Date;
  snapshots?: IndexSnapshots | undefined;
  onError: (error: Error) => void;
  /** Reports the progress of building the index. */
  onProgress: (progress: IndexProgress) => void;
};

/** The feature's use cases, bound to what they need; called once, by feature.ts. */
export function bindCatalogue(options: BindOptions) {
  const { db, engine, now, onError } = options;
  const taxonomy = createTaxonomyCache(() => selectTaxonomy(db));
  const records = createRecordCache((ids) => selectRecords(db, ids), MAX_RECORDS);
  const readContext = contextReader(options, taxonomy);
  const readFrom = options.chooseReplica ?? (async () => db);
  const index =
    "swap" in engine
      ? createSearchIndex({ ...options, engine, readContext, readFrom })
      : distantIndex({ engine, db, onError });
  const deps = { ...options, index, records, taxonomy };

  type Context = CatalogueContext;
  return {
    /** Used for the calls, which feature.ts and the search nodes make from it. */
    deps,
    listStaffGoods: (asked: StaffListing[1], at: StaffListing[2]) =>
      listStaffProducts(deps, asked, at),
    readUploadedPicture: (file: string) => readUploadedPicture(options, file),
    findPictureHash: (file: string) => selectPictureHash(db, file),
    purgePictureFiles: (night?: SweepOptions) => purgePictureFiles(options, now(), night),
    storeFolderPictures: (read: ReadPictureFile) => storeFolderPictures(options, read),
    purgeStoredPictures: (night: SweepOptions) => purgeStoredPictures(options, now(), night),
    /** For threads that render pages and have no index of their own. */
    index: { search: index.search, suggest: index.suggest },
    /** Whether searches are answered without waiting, and include everything that a caller has seen in the database. */
    ...{ isSearchable: index.isComplete, reach: index.reach },
    getCategoryTree: (context: Context) => getCategoryTree(deps, context),
    searchListing: (context: Context, input: Input<typeof searchListing>) =>
      searchListing(deps, context, input),
    listOffers: (context: Context) => listOffers(deps, context),
    getProduct: (context: Context, input: Input<typeof getProduct>) =>
      getProduct(deps, context, input),
    listSimilar: (context: Context, input: Input<typeof listSimilar>) =>
      listSimilar(deps, context, input),
    listCardsByIds: async (context: Context, ids: readonly number[]) =>
      (await listCardsByIds(deps, context, ids)).map(toShownCard),
    listLineGoods: (context: Context, lines: Input<typeof listLineGoods>) =>
      listLineGoods(deps, context, lines),
    suggest: (context: Context, input: Input<typeof suggest>) => suggest(deps, context, input),
    suggestStart: bindSuggestStart(deps),
    listBestSellers: (context: Context, limit: number) => listBestSellers(deps, context, limit),
    listBrands: (context: Context) => listBrands(deps, context),
    getHomeSections: (context: Context) => getHomeSections(deps, context),

    listCategoryPaths: (site: Site) => listCategoryPaths(deps, site),
    ...largeReads(deps, readFrom),

    applyChanges: changeApplier({ index, taxonomy, records }),
    /** Once a minute: applies changes that only come with time; then saves the index. */
    pulse: () => pulseAndSave(index),
    /** The whole catalogue as the search engine's documents. */
    async *readDocuments() {
      yield* readSearchDocuments(db, await readContext());
    },
    feedSearch: (feed: SearchFeed, reportProblem: FeedDeps["reportProblem"]) =>
      feedSearch({ ...options, readContext, reportProblem }, feed),
    close: () => index.close(),
  };
}

type StaffListing = Parameters<typeof listStaffProducts>;

type InMemory = { index: SearchIndex; taxonomy: TaxonomyCache; records: RecordCache };

/** Called by the change feed; resolves when all committed changes can be found; slow parts are awaited with `whole`. */
function changeApplier({ index, taxonomy, records }: InMemory) {
  // Listings do not wait for it, so many changes may have come in when one round is finished.
  const follow = shareNext((tags: readonly string[]) => index.follow(tags));
  return async (tags: readonly string[], isEverything: boolean): Promise<Refreshed> => {
    const isArranged = isEverything || tags.includes("categories");
    if (isArranged) taxonomy.invalidate();
    if (isEverything || tags.includes("products")) records.clear();
    else dropChanged(records, tags);
    if (isArranged || tags.includes("sites")) return index.refresh(tags);
    return tags.includes("catalogue") ? { whole: follow(tags) } : {};
  };
}

/** For crawlers and feeds that read all products: from a replica if there is one. */
const largeReads = (deps: CatalogueDeps, readFrom: () => Promise<Database>) => ({
  listGoodsStretches: async (site: Site, length: number) =>
    listGoodsStretches({ db: await readFrom() }, site, length),
  listGoodsPaths: async (site: Site, page: { after: number; limit: number }) =>
    listGoodsPaths({ db: await readFrom() }, site, page),
  async *streamFeed(context: CatalogueContext, origin: string) {
    yield* streamFeed({ ...deps, db: await readFrom() }, context, origin);
  },
});

const contextReader =
  ({ listSites, languages, now }: BindOptions, taxonomy: TaxonomyCache) =>
  async (): Promise<IndexContext> => ({
    taxonomy: await taxonomy.get(),
    sites: listSites().filter(({ categorySet }) => categorySet !== null),
    languages,
    now: now(),
  });

export type Catalogue = ReturnType<typeof bindCatalogue>;

type Input<
  UseCase extends (deps: CatalogueDeps, context: CatalogueContext, input: never) => unknown,
> = Parameters<UseCase>[2];

async function pulseAndSave(index: SearchIndex): Promise<void> {
  await index.pulse();
  await index.save();
}

function dropChanged(records: RecordCache, tags: readonly string[]): void {
  const idsAfter = (prefix: string) =>
    tags.flatMap((tag) => (tag.startsWith(prefix) ? Number(tag.slice(prefix.length)) : []));
  records.drop(idsAfter("product:"));
  records.outdateStock(idsAfter("stock:"));
}
