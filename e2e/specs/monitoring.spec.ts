import type { Page } from "@playwright/test";
import { siteAddress } from "../fixtures/addresses.ts";
import { expect, hydrated, setConsentCookie, test } from "../fixtures/test.ts";

const SHOP = siteAddress("default");

type Told = {
  kind: string;
  message?: string;
  path: string;
  replay_id?: string;
  error_ids?: string[];
  events?: unknown;
};

/** Serves pages as with MONITORING_DSN and records their reports; with a random value of 0, everything is reported. */
async function watchReports(page: Page): Promise<Told[]> {
  const told: Told[] = [];
  await page.addInitScript(() => {
    Math.random = () => 0;
  });
  await page.route(`${SHOP}/en/**`, async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace("<html ", '<html data-monitored="" ');
    return route.fulfill({ response, body });
  });
  await page.route("**/api/monitoring/report", (route) => {
    told.push(route.request().postDataJSON());
    return route.fallback();
  });
  return told;
}

const fail = (page: Page, words: string) =>
  page.evaluate((message) => {
    setTimeout(() => {
      throw new Error(message);
    });
  }, words);

test("an error is reported once without personal data, and no visit is recorded without consent", async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/broken for/);
  const told = await watchReports(page);
  await setConsentCookie(page, SHOP, "1.marketing");
  await page.goto(`${SHOP}/en/faq`);
  await hydrated(page);
  // The monitoring code loads when the page is idle.
  await expect(async () => {
    await fail(page, "broken for rasa@example.com");
    expect(told.length).toBeGreaterThan(0);
  }).toPass();
  await fail(page, "broken for rasa@example.com");
  await fail(page, "broken for good");
  await expect
    .poll(() => told.map(({ message }) => message))
    .toEqual(["broken for [e-mail]", "broken for good"]);
  expect(told.every(({ kind, path }) => kind === "error" && path === "/en/faq")).toBe(true);
  expect(await page.evaluate(() => sessionStorage.getItem("replay_session"))).toBeNull();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("with consent to statistics page timings are reported, and a masked replay after an error", async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/broken/);
  const told = await watchReports(page);
  await setConsentCookie(page, SHOP, "1.statistics");
  await page.goto(`${SHOP}/en/contacts`);
  await hydrated(page);
  await expect.poll(() => told.map(({ kind }) => kind)).toContain("trace");
  await fail(page, "broken");
  // A visit that is recorded completely sends parts without an error, too.
  const findReplay = () => told.find(({ error_ids }) => (error_ids ?? []).length > 0);
  await expect.poll(findReplay).toBeDefined();
  const replay = findReplay();
  const error = told.find(({ kind }) => kind === "error");
  expect(error?.replay_id).toMatch(/^[0-9a-f]{32}$/);
  expect(replay?.replay_id).toBe(error?.replay_id);
  const picture = JSON.stringify(replay?.events);
  expect(picture).toContain("***");
  expect(picture).not.toMatch(/Contacts|@|Cartage/);
});
