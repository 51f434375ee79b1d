import { siteAddress } from "../fixtures/addresses.ts";
import { answerConsent, expect, hydrated, test } from "../fixtures/test.ts";

const TEXTS = "**/api/translations/translationMessages*";
const address = siteAddress("lt");

test.beforeEach(async ({ page, expectConsoleErrors }) => {
  expectConsoleErrors(/net::ERR_FAILED/);
  await page.clock.install();
  await answerConsent(page, address);
});

test("a page whose texts fail at first comes alive once they are there", async ({ page }) => {
  await page.route(TEXTS, (route) => route.abort());
  // The browser's own preload fails first, then the page's request.
  const failed = page.waitForEvent(
    "requestfailed",
    (request) => request.resourceType() === "fetch",
  );
  await page.goto(`${address}/lt/faq`);
  await failed;
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Klausimai ir atsakymai");
  await page.unroute(TEXTS);
  await page.clock.runFor(60_000);
  await hydrated(page);
  await expect(heading).toHaveText("Klausimai ir atsakymai");
  await page.getByRole("searchbox").fill("muitas");
  await expect(page.getByText("Ar reikės mokėti muitą ir PVM?")).toBeVisible();
  await expect(page.getByText("Kaip galiu sumokėti?")).toHaveCount(0);
});

test("without its texts a page stays readable, and its links work", async ({ page }) => {
  let requests = 0;
  await page.route(TEXTS, (route) => {
    requests++;
    return route.abort();
  });
  await page.goto(`${address}/lt/contacts`);
  const asSent = await page.getByRole("main").textContent();
  await expect
    .poll(async () => {
      await page.clock.runFor(20_000);
      return requests;
    })
    .toBeGreaterThanOrEqual(6);
  await page.clock.runFor(60_000);
  expect(await page.locator("html").getAttribute("data-hydrated")).toBeNull();
  expect(await page.getByRole("main").textContent()).toBe(asSent);
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: /garantij/i })
    .click();
  await page.waitForURL("**/lt/warranty");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
