import { siteAddress } from "../fixtures/addresses.ts";
import { logIn } from "../fixtures/log-in.ts";
import { expect, hydrated, setConsentCookie, test } from "../fixtures/test.ts";

const TEXTS = "**/api/translations/translationMessages*";
const address = siteAddress("lt");

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await setConsentCookie(page, address);
});

test("a page whose texts fail at first is hydrated once they load", async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/net::ERR_FAILED/);
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
  await expect(async () => {
    await page.clock.runFor(10_000);
    await expect(page.locator("html")).toHaveAttribute("data-hydrated", "true", { timeout: 1000 });
  }).toPass();
  await expect(heading).toHaveText("Klausimai ir atsakymai");
  await page.getByRole("searchbox").fill("muitas");
  await expect(page.getByText("Ar reikės mokėti muitą ir PVM?")).toBeVisible();
  await expect(page.getByText("Kaip galiu sumokėti?")).toHaveCount(0);
});

test("a page without its texts stays readable and has working links", async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/net::ERR_FAILED/);
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

test("the permission to see keys is requested at most 2 s after the first navigation", async ({
  page,
  context,
  pauseClock,
}) => {
  let asked = 0;
  await page.route("**/api/auth/permissions/can-view-translations", (route) => {
    asked++;
    return route.fulfill({ json: false });
  });
  await logIn(page, "lt", "content");
  await page.goto(`${address}/lt/contacts`);
  await hydrated(page);
  await pauseClock();
  const isKept = async () => {
    // The asking code loads after hydration, so its one-second timer may start while the clock is paused.
    await page.clock.runFor(2000);
    return (await context.cookies()).some(({ name }) => name === "can_view_translations");
  };
  await expect.poll(isKept, { timeout: 30_000 }).toBe(true);
  expect(asked).toBe(1);
  // Simulates that the hour has passed for which the answer is cached.
  await context.clearCookies({ name: "can_view_translations" });
  const follow = async (name: RegExp, title: RegExp) => {
    await page.getByRole("contentinfo").getByRole("link", { name }).first().click();
    await expect(page).toHaveTitle(title);
  };
  await follow(/garantij/i, /garantij/i);
  await page.clock.runFor(900);
  await follow(/privatum/i, /privatum/i);
  await page.clock.runFor(900);
  await follow(/garantij/i, /garantij/i);
  expect(asked).toBe(1);
  await page.clock.runFor(200);
  await expect.poll(() => asked).toBe(2);
});
