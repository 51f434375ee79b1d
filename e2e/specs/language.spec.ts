import { siteAddress } from "../fixtures/addresses.ts";
import { expect, hydrated, test } from "../fixtures/test.ts";

test("switching the language keeps the page, tells the server, and is remembered", async ({
  page,
  open,
}) => {
  await open("lv", "/lv/faq");
  const told = page.waitForRequest("**/api/locale/change");
  await page.getByRole("banner").getByText("Latviešu").click();
  await page.getByRole("link", { name: "Русский" }).first().click();
  expect((await told).postDataJSON()).toEqual({ newLocale: "ru" });
  await page.waitForURL("**/ru/faq");
  await expect(page.locator("html")).toHaveAttribute("lang", "ru");
  await page.goto(siteAddress("lv"));
  expect(new URL(page.url()).pathname).toBe("/ru/");
});

test("a failed locale change does not stop the switch", async ({ page, open, consoleErrors }) => {
  await open("lv", "/lv/faq");
  await page.route("**/api/locale/change", (route) => route.abort());
  await page.getByRole("banner").getByText("Latviešu").click();
  await page.getByRole("link", { name: "English" }).first().click();
  await page.waitForURL("**/en/faq");
  await hydrated(page);
  consoleErrors.length = 0;
});

test("a site of one language offers no switch", async ({ page, open }) => {
  await open("nl", "/en/");
  await expect(page.locator("a[hreflang]")).toHaveCount(0);
});
