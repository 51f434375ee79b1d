import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Queryable } from "#database/connect.ts";
import { testDatabase } from "#database/fixtures/test-database.ts";
import { languages, siteHosts, siteLanguages, siteQueryKeys, sites } from "../sites.tables.ts";
import { insertSite } from "./insert-site.ts";
import { buildSite } from "./site-builder.ts";

const { rolledBack } = await testDatabase();

async function readSite(db: Queryable, id: number) {
  const [site] = await db.select().from(sites).where(eq(sites.id, id));
  const hosts = await db.select().from(siteHosts).where(eq(siteHosts.siteId, id));
  const spoken = await db
    .select({ isoCode: languages.isoCode, sort: siteLanguages.mpDefaultSort })
    .from(siteLanguages)
    .innerJoin(languages, eq(languages.id, siteLanguages.languageId))
    .where(eq(siteLanguages.siteId, id))
    .orderBy(asc(siteLanguages.position));
  const keys = await db.select().from(siteQueryKeys).where(eq(siteQueryKeys.siteId, id));
  return {
    ...site,
    hosts: hosts.map((row) => row.host),
    spoken,
    keys: keys.map((row) => row.queryKey).sort(),
  };
}

test("an inserted site is complete and separate from other sites", () =>
  rolledBack(async (tx) => {
    const [first, second] = [buildSite(), buildSite({ name: "Second" })];
    await insertSite(tx, first);
    await insertSite(tx, second);
    expect(await readSite(tx, second.id)).toMatchObject({
      name: "Second",
      hosts: [`${second.region}.localhost`],
      spoken: [{ isoCode: "lt" }, { isoCode: "en" }],
      keys: [`${second.region}-en-products`, `${second.region}-lt-products`],
    });
  }));

test("inserting a site twice changes nothing", () =>
  rolledBack(async (tx) => {
    const site = buildSite();
    await insertSite(tx, site);
    const once = await readSite(tx, site.id);
    await insertSite(tx, site);
    expect(await readSite(tx, site.id)).toEqual(once);
  }));

test("inserting a changed site replaces its values and lists", () =>
  rolledBack(async (tx) => {
    const site = buildSite();
    await insertSite(tx, site);
    await insertSite(tx, {
      ...site,
      hosts: ["other.localhost"],
      languages: [{ isoCode: "ru", mpDefaultSort: 2 }],
      queryKeys: [],
      switches: { blog: false },
    });
    expect(await readSite(tx, site.id)).toMatchObject({
      hosts: ["other.localhost"],
      spoken: [{ isoCode: "ru", sort: 2 }],
      keys: [],
      switches: { blog: false },
    });
  }));

test("a failed insert leaves no part of the site", () =>
  rolledBack(async (tx) => {
    const site = buildSite({ hosts: ["lt.localhost"] });
    await expect(insertSite(tx, site)).rejects.toThrow();
    expect(await tx.$count(sites, eq(sites.id, site.id))).toBe(0);
  }));

test("an unknown language code is named in the error", () =>
  rolledBack(async (tx) => {
    const site = buildSite({ languages: [{ isoCode: "xx" }] });
    await expect(insertSite(tx, site)).rejects.toThrow("There is no language xx in the database");
  }));

test("a second default site is refused", () =>
  rolledBack(async (tx) => {
    await expect(insertSite(tx, buildSite({ isDefault: true }))).rejects.toMatchObject({
      cause: { code: "23505", constraint: "sites_one_default" },
    });
  }));
