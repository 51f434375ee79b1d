import { afterAll } from "vitest";
import { testDatabase } from "#database/testing/test-database.ts";
import { DEMO_SITES } from "#demo/sites/sites.ts";
import { bindDelivery } from "#features/delivery/server/delivery.ts";
import { bindShipping } from "#features/shipping/server/shipping.ts";
import { siteFromSeed } from "#features/sites/domain/site.fixture.ts";
import type { FileStore } from "#ports/files.ts";
import type { CatalogueInput } from "../../domain/catalogue-input.ts";
import { bindCatalogue } from "../catalogue.ts";
import { saveCatalogue } from "../ingestion/save-catalogue.ts";
import { bruteForceEngine } from "./brute-force-engine.fixture.ts";

const refuse = () => Promise.reject(new Error("These tests have no files"));
const NO_FILES: FileStore = {
  save: refuse,
  begin: refuse,
  findUpload: refuse,
  append: refuse,
  read: refuse,
  readMetadata: refuse,
  listKind: refuse,
  remove: refuse,
  removeByOwner: refuse,
};

/** A catalogue of the test's own goods alone, in a database of the file's own. */
export async function testCatalogue(
  input: Partial<CatalogueInput>,
  { now = () => new Date() } = {},
) {
  const { db, pool, url } = await testDatabase();
  await db.execute("truncate products, categories, fields, flags, sellers, size_charts cascade");
  await saveCatalogue(db, input);
  const sites = DEMO_SITES.map(siteFromSeed);
  const engine = bruteForceEngine();
  const catalogue = bindCatalogue({
    db,
    engine,
    listSites: () => sites,
    languages: ["en", "lt", "lv", "et", "ru"],
    listRates: bindShipping({ db }).listRates,
    listCouriers: bindDelivery({ db, now: () => new Date(), report: () => {} }).listCouriers,
    files: NO_FILES,
    pictureVersion: () => undefined,
    now,
    onProgress: () => {},
    onError: (error) => {
      throw error;
    },
  });
  afterAll(() => catalogue.close());
  const place = (region: string, language = "en") => {
    const site = sites.find((one) => one.region === region);
    if (!site) throw new Error(`There is no site ${region}`);
    return { site, language };
  };
  return { catalogue, engine, db, pool, url, place };
}
