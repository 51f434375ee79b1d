import { expect, test } from "vitest";
import { migrate } from "#database/migrate.ts";
import { emptyDatabase } from "#database/testing/test-database.ts";
import { seedMinimal } from "../seed-minimal.ts";
import { testApp } from "../testing/test-app.ts";

async function bareDatabase() {
  const database = await emptyDatabase();
  await migrate(database.pool);
  await seedMinimal(database.db);
  // As its owner would see it in the preview.
  await database.db.execute("update sites set opened_at = now()");
  return database;
}

const { ask } = await testApp({}, bareDatabase);
const sitemap = await (await ask("/sitemap.xml")).text();
const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
  ([, at = ""]) => new URL(at).pathname,
);

test.each(paths.filter((path) => /^\/(en|lt)\//.test(path)))(
  "SEED=none: %s opens without a word of the demo, and without empty links",
  async (path) => {
    const response = await ask(path);
    expect(response.status).toBe(200);
    const html = (await response.text()).replaceAll(/<script[\s\S]*?<\/script>/g, "");
    expect(html).not.toMatch(/UAB|Savanorių|\.example/);
    expect(html).not.toMatch(/Cartage/);
    expect(html).not.toMatch(/href="(tel|mailto):"/);
    expect(html, "nothing is left of what is not said").not.toMatch(/ \(\)|company-card|<table/);
  },
);

test("SEED=none: there are pages to open", () => expect(paths.length).toBeGreaterThan(20));

test("SEED=none: the shop has a neutral name", async () => {
  expect(await (await ask("/en/about-us")).text()).toContain("Shop is run by Shop");
});
