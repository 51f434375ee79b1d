import { siteAddress } from "../fixtures/addresses.ts";
import { expect, hydrated, test } from "../fixtures/test.ts";

test("pages change without a reload, with title and focus told", async ({ page, open }) => {
  await open("default", "/en/contacts");
  await page.evaluate(() => {
    document.body.dataset.before = "same document";
  });
  await page.getByRole("contentinfo").getByRole("link", { name: "Warranty" }).click();
  await expect(page).toHaveTitle(/Warranty/);
  expect(await page.evaluate(() => document.body.dataset.before)).toBe("same document");
});

test("a moved page leads to its new place; the back button leads back", async ({ page, open }) => {
  await open("default", "/en/contacts");
  await page.goto(new URL("/en/terms", page.url()).href);
  expect(new URL(page.url()).pathname).toBe("/en/purchase-agreement");
  await page.goBack();
  expect(new URL(page.url()).pathname).toBe("/en/contacts");
});

test("a new build is offered and taken at the next navigation", async ({ page, open }) => {
  await page.clock.install();
  await open("default", "/en/contacts");
  await page.route("**/builds/latest.json*", (route) => route.fulfill({ json: { id: "newer" } }));
  await page.evaluate(() => {
    document.body.dataset.before = "old document";
  });
  await page.clock.runFor(60 * 60 * 1000 + 1000);
  await expect(page.getByText("A new version of the shop is ready.")).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "Warranty" }).click();
  await page.waitForURL("**/en/warranty");
  expect(await page.evaluate(() => document.body.dataset.before)).toBeUndefined();
});

test("a slow page shows the loading bar, a quick one does not", async ({ page, open }) => {
  await open("default", "/en/contacts");
  const bar = page.getByRole("progressbar", { includeHidden: true }).first();
  expect(await bar.evaluate((node) => node.getBoundingClientRect().height)).toBe(3);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/warranty.data*", async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("contentinfo").getByRole("link", { name: "Warranty" }).click();
  await expect(bar).toHaveAttribute("data-shown");
  answer();
  await expect(page).toHaveTitle(/Warranty/);
  await expect(bar).not.toHaveAttribute("data-shown");
});

test("a route change waits for the page transition that runs", async ({ page, open }) => {
  await open("default", "/en/contacts");
  await page.evaluate(() => {
    const held = new Promise<void>((resolve) => Object.assign(window, { endTransition: resolve }));
    document.startViewTransition(() => held);
  });
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: "Warranty" })
    .evaluate((link: HTMLAnchorElement) => link.click());
  await page.evaluate(() => new Promise(requestAnimationFrame).catch(() => {}));
  expect(new URL(page.url()).pathname).toBe("/en/contacts");
  await page.evaluate(() => (window as unknown as { endTransition: () => void }).endTransition());
  await page.waitForURL("**/en/warranty");
});

test("a page that moved to another site is loaded in full", async ({ page, open }) => {
  await open("default", "/en/contacts");
  const left = page.waitForRequest("https://status.cartage.example/");
  await page.route("https://status.cartage.example/", (route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>Elsewhere</h1>" }),
  );
  await page.evaluate(() => window.location.assign("/en/status-page"));
  await left;
  await expect(page.getByRole("heading", { name: "Elsewhere" })).toBeVisible();
});

test("what the whole site stands on is fetched once", async ({ page, open }) => {
  await open("default", "/en/contacts");
  const data = page.waitForRequest("**/warranty.data*");
  await page.getByRole("contentinfo").getByRole("link", { name: "Warranty" }).click();
  const routes = new URL((await data).url()).searchParams.get("_routes");
  expect(routes).not.toBeNull();
  expect(routes?.split(",")).not.toContain("root");
});

test("pages can be read without JavaScript", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${siteAddress("lt")}/lt/faq`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: /garantij/i })
    .click();
  await expect(page).toHaveURL(/\/lt\/warranty$/);
  await context.close();
});

test("an old browser is warned once, and may go on", async ({ browser }) => {
  const context = await browser.newContext({
    userAgent:
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_13_6) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/11.1.2 Safari/605.1.15",
  });
  const page = await context.newPage();
  await page.goto(`${siteAddress("default")}/en/faq`);
  const dialog = page.getByRole("dialog", { name: "Your browser is too old for this shop" });
  await dialog.getByRole("button", { name: "Continue anyway" }).click();
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await hydrated(page);
  await expect(dialog).toHaveCount(0);
  await context.close();
});
