import type { Page } from "@playwright/test";
import { expect, markDocument, test } from "../fixtures/test.ts";

const airPrice = (page: Page) => page.locator("#calculator [data-method=air] .lane-price");

/** The default header opens countries and currencies together. */
async function chooseCurrency(page: Page, isoCode: string) {
  await page
    .getByRole("banner")
    .getByRole("button", { name: /EUR|USD/ })
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: isoCode }).check();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
}

test("the chosen currency changes prices at once and is kept", async ({ page, open }) => {
  await open("default", "/en/");
  await expect(airPrice(page)).toContainText("€");
  const isSameDocument = await markDocument(page);
  const asked: string[] = [];
  // Reads the response in the route, because the browser does not keep the body of a prefetched response.
  await page.route(/\.data/, async (route) => {
    const response = await route.fetch();
    asked.push(await response.text());
    await route.fulfill({ response });
  });
  await chooseCurrency(page, "USD");
  await expect(airPrice(page)).toContainText("$");
  // SPEC §4: the shop's configuration is not fetched again once it is loaded.
  expect(asked.join()).not.toContain("filteredCurrencies");
  expect(await isSameDocument()).toBe(true);
  const cookies = await page.context().cookies();
  expect(cookies.find((cookie) => cookie.name === "mm_currency_id")?.value).toBe("2");
  await page.reload();
  await expect(airPrice(page)).toContainText("$");
});

test("the currency can be changed back at once", async ({ page, open }) => {
  await open("default", "/en/");
  const euros = (await airPrice(page).textContent()) ?? "";
  await chooseCurrency(page, "USD");
  await expect(airPrice(page)).toContainText("$");
  await chooseCurrency(page, "EUR");
  await expect(airPrice(page)).toHaveText(euros);
  await chooseCurrency(page, "USD");
  await expect(airPrice(page)).toContainText("$");
});
