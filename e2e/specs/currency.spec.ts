import type { Page } from "@playwright/test";
import { expect, markDocument, test } from "../fixtures/test.ts";

const airPrice = (page: Page) => page.locator("#calculator [data-method=air] .lane-price");

async function chooseCurrency(page: Page, isoCode: string) {
  const header = page.getByRole("banner");
  await header.locator("summary", { hasText: /EUR|USD/ }).click();
  await header.getByRole("button", { name: isoCode }).click();
}

test("prices change with the currency, without a reload, and stay so", async ({ page, open }) => {
  await open("default", "/en/");
  await expect(airPrice(page)).toContainText("€");
  const isSameDocument = await markDocument(page);
  const asked: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.url().includes(".data")) asked.push(response.text());
  });
  await chooseCurrency(page, "USD");
  await expect(airPrice(page)).toContainText("$");
  // SPEC §4: the shop's configuration is not fetched again once it is loaded.
  expect((await Promise.all(asked)).join()).not.toContain("filteredCurrencies");
  expect(await isSameDocument()).toBe(true);
  const cookies = await page.context().cookies();
  expect(cookies.find((cookie) => cookie.name === "mm_currency_id")?.value).toBe("2");
  await page.reload();
  await expect(airPrice(page)).toContainText("$");
});

test("a currency can be taken back at once", async ({ page, open }) => {
  await open("default", "/en/");
  const euros = (await airPrice(page).textContent()) ?? "";
  await chooseCurrency(page, "USD");
  await expect(airPrice(page)).toContainText("$");
  await chooseCurrency(page, "EUR");
  await expect(airPrice(page)).toHaveText(euros);
  await chooseCurrency(page, "USD");
  await expect(airPrice(page)).toContainText("$");
});
