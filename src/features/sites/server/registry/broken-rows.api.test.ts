import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { testApp } from "#server/fixtures/test-app.ts";

const { ask, db, services } = await testApp();

const ofTp = sql`(select id from sites where region = 'tp')`;

test.each([
  ["ae", "company.legalName", sql`update sites set company = '{}' where region = 'ae'`],
  ["wl", "switches", sql`update sites set switches = 'null' where region = 'wl'`],
  ["lv", "timeZone", sql`update sites set time_zone = 'Baltic/Riga' where region = 'lv'`],
  ["pj", "theme", sql`update sites set theme = 'neon' where region = 'pj'`],
  ["nl", "countries.0.title", sql`update countries set title = 'null' where iso_code = 'NL'`],
  ["tp", "languages", sql`delete from site_languages where site_id = ${ofTp}`],
])("%s: a row with a broken %s takes no site down", async (region, field, breakRow) => {
  const error = vi.spyOn(services.log, "error").mockClear();
  await db.execute(breakRow);
  await services.applyChanges(["sites"]);
  await services.applyChanges(["everything"]);
  expect(error.mock.calls, "told once, by name").toEqual([
    [expect.objectContaining({ region, field, isLastGoodInUse: true }), expect.any(String)],
  ]);
  for (const host of [`${region}.localhost`, "lt.localhost"]) {
    const page = await ask("/en/contacts", { host });
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('href="tel:+');
  }
});
