import { expect, test } from "../fixtures/test.ts";

test("prices change with the currency, without a reload, and stay so", async ({ page, open }) => {
  await open("default", "/en/");
  const prices = page.locator("#calculator");
  await expect(prices).toContainText("€");
  await page.evaluate(() => {
    document.body.dataset.before = "same document";
  });
  await page.getByRole("banner").getByText("EUR").first().click();
  await page.getByRole("banner").getByRole("button", { name: "USD" }).click();
  await expect(prices).toContainText("$");
  await expect(prices).not.toContainText("€");
  expect(await page.evaluate(() => document.body.dataset.before)).toBe("same document");
  const cookies = await page.context().cookies();
  expect(cookies.find((cookie) => cookie.name === "mm_currency_id")?.value).toBe("2");
  await page.reload();
  await expect(prices).toContainText("$");
});
