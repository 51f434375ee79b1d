import { siteAddress } from "../fixtures/addresses.ts";
import { expect, hydrated, setConsentCookie, test } from "../fixtures/test.ts";

const address = siteAddress("lt");
const TITLE = "Jūsų naršyklė šiai parduotuvei per sena";
const CONTINUE = "Vis tiek tęsti";

test.use({
  userAgent:
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_13_6) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/11.1.2 Safari/605.1.15",
});

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await setConsentCookie(page, address);
});

test("a warning for an old browser is shown until it is dismissed", async ({ page }) => {
  await page.goto(`${address}/lt/faq`);
  const dialog = page.getByRole("dialog", { name: TITLE });
  await expect(dialog).toBeVisible();
  await page.reload();
  await expect(dialog).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(page.locator("#old-browser-notice")).toHaveCount(0);
  await dialog.getByRole("button", { name: CONTINUE }).click();
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await hydrated(page);
  await expect(dialog).toHaveCount(0);
});

test.describe("a browser that cannot run the app", () => {
  const APP = "**/assets/{entry,root,manifest,react,shared}*.js";

  test("shows a notice in the page's language until it is dismissed", async ({
    page,
    expectAccessible,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(/net::ERR_FAILED/);
    await page.route(APP, (route) => route.abort());
    await page.goto(`${address}/lt/faq`);
    await page.clock.runFor(5000);
    const notice = page.getByRole("alert");
    await expect(notice).toContainText(TITLE);
    await expectAccessible();
    await notice.getByRole("button", { name: CONTINUE }).click();
    await expect(notice).toHaveCount(0);
    await page.reload();
    await page.clock.runFor(60_000);
    await expect(notice).toHaveCount(0);
  });

  test("gets a link to supported browsers", async ({ page, expectConsoleErrors }) => {
    expectConsoleErrors(/net::ERR_FAILED/);
    await page.route(APP, (route) => route.abort());
    await page.goto(`${address}/lt/faq`);
    await page.clock.runFor(5000);
    await page.getByRole("alert").getByRole("link", { name: TITLE }).click();
    await expect(page).toHaveURL(/\/lt\/unsupported-browser$/);
    await expect(page.getByRole("main").getByText("Firefox")).toBeVisible();
  });
});

test("a browser that was only slow gets one warning", async ({ page, expectConsoleErrors }) => {
  expectConsoleErrors(/net::ERR_FAILED/);
  let isSlow = true;
  // At first the app's own requests fail; the notice uses XMLHttpRequest.
  await page.route("**/api/translations/translationMessages*", (route) =>
    isSlow && route.request().resourceType() !== "xhr" ? route.abort() : route.continue(),
  );
  // Otherwise the notice would get the app's preloaded response, which has failed.
  const failed = page.waitForEvent(
    "requestfailed",
    (request) => request.resourceType() === "fetch",
  );
  await page.goto(`${address}/lt/faq`);
  await failed;
  await page.clock.runFor(5000);
  await expect(page.getByRole("alert")).toContainText(TITLE);
  isSlow = false;
  // Each attempt of the app is a separate request, and its pauses follow the page's clock.
  await expect(async () => {
    await page.clock.runFor(10_000);
    await expect(page.getByRole("dialog", { name: TITLE })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(page.locator("#old-browser-notice")).toHaveCount(0);
});
