import type { Page, Request } from "@playwright/test";
import { siteAddress } from "../fixtures/addresses.ts";
import { expect, hydrated, test } from "../fixtures/test.ts";

test("changing the language keeps the page, calls the server and is remembered", async ({
  page,
  open,
}) => {
  await open("lv", "/lv/faq");
  const isTold = (newLocale: string) => (request: Request) =>
    request.url().endsWith("/api/locale/change") && request.postDataJSON().newLocale === newLocale;
  const told = page.waitForRequest(isTold("ru"));
  await chooseLanguage(page, "Русский");
  await told;
  await page.waitForURL("**/ru/faq");
  await expect(page.locator("html")).toHaveAttribute("lang", "ru");
  await page.goto(siteAddress("lv"));
  expect(new URL(page.url()).pathname).toBe("/ru/");
  // Opening a URL in another language sends the language to the server, too.
  const toldAgain = page.waitForResponse((response) => isTold("en")(response.request()));
  await page.goto(`${siteAddress("lv")}/EN/faq`.replace(/([^:])\/\//, "$1/"));
  expect((await toldAgain).status()).toBe(200);
  expect(new URL(page.url()).pathname).toBe("/en/faq");
  await page.goto(siteAddress("lv"));
  expect(new URL(page.url()).pathname).toBe("/en/");
});

test("the language changes even if the locale call fails", async ({
  page,
  open,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/Failed to load resource: net::ERR_FAILED/);
  await open("lv", "/lv/faq");
  await page.route("**/api/locale/change", (route) => route.abort());
  await chooseLanguage(page, "English");
  await page.waitForURL("**/en/faq");
  await hydrated(page);
});

test("a listing's categories, filters and labels change with the language", async ({
  page,
  open,
}) => {
  await open("lv", "/lv/c/footwear");
  const words = () =>
    page.locator(".listing-subcategories a, .facet > summary, .facet h2, .facet-name");
  await expect(words().first()).toBeVisible();
  const before = await words().allTextContents();
  await chooseLanguage(page, "Русский");
  await page.waitForURL("**/ru/c/footwear");
  await expect(page.locator(".listing-subcategories a").first()).toHaveText(/[а-я]/);
  await expect(page.locator("#filters")).toContainText(/Цена/);
  expect(await words().allTextContents()).not.toEqual(before);
});

test("a site with one language has no language menu", async ({ page, open }) => {
  await open("nl", "/en/");
  await expect(page.locator("a[hreflang]")).toHaveCount(0);
});

async function chooseLanguage(page: Page, name: string) {
  const header = page.getByRole("banner");
  await header.locator("summary", { hasText: "Latviešu" }).click();
  await header.getByRole("link", { name }).click();
}
