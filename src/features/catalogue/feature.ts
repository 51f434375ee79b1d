import { HOUR_SECONDS, MINUTE_SECONDS } from "#core/durations.ts";
import { LANGUAGES } from "#i18n/languages.ts";
import { defineFeature } from "#platform/feature/feature.ts";
import type { Features } from "#platform/feature/features.ts";
import { problemReporter } from "#platform/feature/platform.ts";
import { defineJob, everyMinute, type Job } from "#platform/jobs/job.ts";
import type { FetchPicture, PictureStore } from "#ports/pictures.ts";
import type { SearchDocument } from "#ports/search.ts";
import type { SearchFeed } from "#ports/search-feed.ts";
import { productRecord } from "./domain/product-record.ts";
import { catalogueApi } from "./server/catalogue.api.ts";
import { catalogueStaffApi } from "./server/catalogue.staff-api.ts";
import { type BindOptions, bindCatalogue, type Catalogue } from "./server/catalogue.ts";
import { purgeOldEvents } from "./server/events/purge-old-events.ts";
import { IMPORT_FORMAT, purgeUploads } from "./server/ingestion/imports.repository.ts";
import { fetchPictures } from "./server/pictures/fetch-pictures.ts";
import type { ReadPictureFile } from "./server/pictures/stored-pictures.ts";
import { purgeBulkEdits } from "./server/price-grid/bulk-edits.repository.ts";
import { gridRuns } from "./server/price-grid/grid-runs.ts";
import { catalogueProblems } from "./server/search-feed/feed-search.ts";
import { goodsParts } from "./server/staff-goods/goods-parts.repository.ts";
import { applyApprovedImport } from "./server/staff-imports/apply-approved-import.ts";
import type { ApplyImportData } from "./server/staff-imports/apply-waiting-import.ts";
import { goodsNames } from "./server/staff-taxonomy/goods-names.repository.ts";
import { lowStockQueue } from "./server/stock/low-stock-queue.ts";
import { catalogueContext } from "./shop/catalogue.context.ts";
import { listStaffProductsCall } from "./staff-calls.ts";

const SEARCH_EVENT_DAYS = 90;

declare module "#platform/feature/features.ts" {
  interface Features {
    catalogue: Catalogue;
  }
}

/** Reads the whole catalogue, for an engine that starts without an index. */
type ReadDocuments = () => AsyncIterable<SearchDocument>;

declare module "#platform/feature/platform.ts" {
  interface Platform {
    /** The engine chosen in the settings: threads of this process, or a search server. */
    openSearch: (
      sites: Features["sites"],
      readDocuments: ReadDocuments,
    ) => Promise<Pick<BindOptions, "engine" | "snapshots">>;
    pictures: PictureStore;
    /** Reads a file of `PICTURES_DIR` on this machine; undefined if it is not there. */
    readPictureFile: ReadPictureFile;
    fetchPicture: FetchPicture;
    /** Set if the settings name an external search service, which cannot follow the database itself. */
    searchFeed: SearchFeed | undefined;
  }
}

/**
 * A whole list becomes products in one transaction; a failed job is retried, and applying a list twice changes nothing.
 * The heartbeat detects a killed worker after a minute, while a running one may take an hour. Each row format has its
 * queue: rows read by a newer node wait there for a worker that can read them.
 */
const applyImportJob = (format: number) =>
  defineJob<ApplyImportData>({
    name: format === 1 ? "apply-import" : `apply-import-${format}`,
    retries: {
      retryLimit: 2,
      retryDelay: MINUTE_SECONDS,
      expireInSeconds: HOUR_SECONDS,
      heartbeatSeconds: MINUTE_SECONDS,
      deleteAfterSeconds: HOUR_SECONDS,
    },
    run: ({ orders }, approved, { db, log }) =>
      applyApprovedImport({ db, log, setAside: orders.setAside }, approved),
  });
const applyImportJobs = Array.from({ length: IMPORT_FORMAT }, (_, at) => applyImportJob(at + 1));

/** Where pictures are stored on S3: uploads those that exist only in one machine's folder. */
const storePicturesJob: Job = {
  ...everyMinute("store-pictures", ({ catalogue }, _data, { readPictureFile }) =>
    catalogue.storeFolderPictures(readPictureFile),
  ),
  isOn: ({ pictures }) => pictures.isShared,
};

const feedSearchJob: Job = {
  ...everyMinute("feed-search", async ({ catalogue }, _data, platform) => {
    const { searchFeed } = platform;
    if (searchFeed)
      await catalogue.feedSearch(
        searchFeed,
        problemReporter(platform, "catalogue", catalogueProblems),
      );
  }),
  isOn: ({ searchFeed }) => searchFeed !== undefined,
  // Two rounds at the same time could send an older state of a product last.
  policy: "singleton",
};

export const catalogueFeature = defineFeature({
  name: "catalogue",
  problems: catalogueProblems,
  async bind(platform, { sites, shipping, delivery }) {
    const { database, db, now, log, files, pictures, openSearch } = platform;
    const search = await openSearch(sites, () => catalogue.readDocuments());
    const catalogue: Catalogue = bindCatalogue({
      ...search,
      db,
      chooseReplica: database.replica.choose,
      now,
      files,
      pictures,
      languages: LANGUAGES,
      listSites: sites.registry.all,
      listRates: shipping.listRates,
      listCouriers: delivery.listCouriers,
      onError: (error) => log.error({ err: error }, "search index"),
      onProgress: (progress) => log.info(progress, "search index"),
    });
    return catalogue;
  },
  recordNames: goodsNames,
  officeRecords: [productRecord],
  queues: [lowStockQueue],
  recordParts: goodsParts,
  viewedLists: { products: listStaffProductsCall.staff },
  calls: ({ catalogue }, { log }) =>
    catalogueApi(catalogue.deps, (err, what) => log.error({ err }, `${what} failed`)),
  runKinds: ({ catalogue, records }) =>
    gridRuns({ ...catalogue.deps, markRunUndone: records.markRunUndone }),
  staffCalls: ({ catalogue, records }, { jobs }) =>
    catalogueStaffApi({
      ...catalogue.deps,
      addDoneRun: records.addDoneRun,
      markRunUndone: records.markRunUndone,
      enqueueImport: (tx, data, format) => jobs.enqueue(tx, applyImportJob(format), data),
    }),
  jobs: [
    ...applyImportJobs,
    storePicturesJob,
    feedSearchJob,
    everyMinute("fetch-pictures", (_features, _data, platform) => fetchPictures(platform)),
  ],
  pages: (context, { catalogue }) => context.set(catalogueContext, catalogue),
  nightly: [
    ({ catalogue }, _platform, night) => catalogue.purgePictureFiles(night),
    ({ catalogue }, _platform, night) => catalogue.purgeStoredPictures(night),
    (_features, { db, now }, night) => purgeUploads(db, now(), night),
    (_features, { db, now }, night) => purgeBulkEdits(db, now(), night),
    (_features, { db }, night) => purgeOldEvents(db, SEARCH_EVENT_DAYS, night),
  ],
  pulse: ({ catalogue }) => catalogue.pulse(),
  onChanges: ({ catalogue }, { tags, all }) => catalogue.applyChanges(tags, all),
  close: ({ catalogue }) => catalogue.close(),
});
