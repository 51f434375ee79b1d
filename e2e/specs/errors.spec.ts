import { expect, hydrated, markDocument, test } from "../fixtures/test.ts";

const YEAR = String(new Date().getFullYear());

test("a page whose data cannot be loaded shows an error with a link home", async ({
  page,
  open,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/Failed to load resource: net::ERR_FAILED/);
  await open("default", "/en/contacts");
  await page.route("**/faq.data*", (route) => route.abort());
  await page
    .getByRole("link", { name: /questions/i })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Something went wrong on our side",
  );
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expect(page.getByRole("contentinfo")).toContainText(YEAR);
  await expect(page.locator("pre")).toHaveCount(0);
  await page.getByRole("main").getByRole("link", { name: "Return to the homepage" }).click();
  await page.waitForURL("**/en/");
});

test("a click without a connection keeps the page and explains what to do", async ({
  page,
  open,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(
    /Failed to load resource: net::ERR_INTERNET_DISCONNECTED/,
    /Error loading route module/,
    /Failed to fetch dynamically imported module/,
  );
  await open("default", "/en/contacts");
  const questions = page.getByRole("link", { name: /questions/i }).first();
  await page.context().setOffline(true);
  // The browser requests the page's file as soon as the pointer is over the link.
  const asked = page.waitForEvent("console", (said) => said.text().includes("route module"));
  await questions.hover();
  await asked;
  await questions.click();
  await expect(page.getByText("There is no connection.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contacts");
  await page.context().setOffline(false);
  await questions.click();
  await page.waitForURL("**/en/faq");
});

test("a missing script of an old build offers a refresh only when it is needed", async ({
  page,
  open,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/Failed to load resource: net::ERR_FAILED/);
  const gone = /\/assets\/(late-parts|auth-modal)-[^/]+\.js$/;
  await page.route(gone, (route) => route.abort());
  await open("default", "/en/contacts");
  // The footer is never hydrated, but it stays visible, and navigation above it works.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contacts");
  const isSame = await markDocument(page);
  await page
    .getByRole("link", { name: /questions/i })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/questions/i);
  expect(await isSame()).toBe(true);
  await expect(page.getByRole("contentinfo").getByRole("link").first()).toBeVisible();
  await page.getByRole("link", { name: "Log in" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("We have just updated the shop");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expect(page.getByRole("contentinfo")).toContainText(YEAR);
  await page.unroute(gone);
  const reloaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Refresh the page" }).click();
  await reloaded;
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/questions/i);
});

test("a page whose script is missing is loaded as a full document", async ({
  page,
  open,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(
    /Failed to load resource: net::ERR_FAILED/,
    /Error loading route module/,
    /Failed to fetch dynamically imported module/,
  );
  await open("default", "/en/contacts");
  await page.route(/\/assets\/faq\.page-[^/]+\.js$/, (route) =>
    page.url().endsWith("/en/contacts") ? route.abort() : route.continue(),
  );
  // The code that handles this loads after hydration, so a click before that must be repeated.
  await expect(async () => {
    await hydrated(page);
    await page
      .getByRole("link", { name: /questions/i })
      .first()
      .click();
    await page.waitForURL("**/en/faq", { timeout: 5000 });
  }).toPass();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/questions/i);
});

test("a 404 page names the path and has links", async ({ page, open, expectConsoleErrors }) => {
  expectConsoleErrors(/status of 404/);
  await open("lt", "/lt/nera-tokio");
  await expect(page.getByText("Puslapis nerastas: /lt/nera-tokio")).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("link", { name: /klausim/i })
    .click();
  await page.waitForURL("**/lt/faq");
});

test("a failed route guard shows the 404 page during client-side navigation too", async ({
  page,
  open,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/status of 404/);
  await open("ee", "/et/faq");
  const isSame = await markDocument(page);
  // This site has no blog: the running page requests it and gets a 404.
  await page.evaluate(() => {
    history.pushState(null, "", "/et/blog");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  await expect(page.getByText("/et/blog")).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  expect(await isSame()).toBe(true);
});
