import type { Page } from "@playwright/test";
import { siteAddress } from "../fixtures/addresses.ts";
import { expect, test } from "../fixtures/test.ts";

const CATEGORY = "/en/c/footwear";
const prices = async (page: Page) => {
  const shown = await page.locator(".listing-cards .price-now").allTextContents();
  return shown.map((text) => {
    expect(text).toContain("$");
    return Number.parseFloat(text.replaceAll(/[^\d.]/g, ""));
  });
};

test.beforeEach(async ({ page }) => {
  const url = siteAddress("default");
  await page.context().addCookies([{ name: "mm_currency_id", value: "2", url }]);
});

test("a price range is set and shown in the visitor's currency", async ({ page, open }) => {
  await open("default", CATEGORY);
  const facet = page.locator("#filters .facet").filter({ hasText: /^Price/ });
  await expect(facet.locator(".range-field").first()).toContainText("$");
  await facet.getByRole("textbox", { name: "To" }).fill("100");
  await facet.getByRole("textbox", { name: "To" }).press("Enter");
  await expect(page.locator(".listing-chips .chip").first()).toContainText("100.00\u00a0$");
  await expect(page.locator(".listing-goods")).toHaveAttribute("aria-busy", "false");
  await expect(facet.getByRole("textbox", { name: "To" })).toHaveValue("100");
  expect(Math.max(...(await prices(page)))).toBeLessThanOrEqual(100);
  await page.reload();
  await expect(facet.getByRole("textbox", { name: "To" })).toHaveValue("100");
  // Cards rendered by the server are rendered again.
  await page.getByRole("contentinfo").getByRole("button", { name: /^EUR/ }).click();
  await expect(page.locator(".listing-cards .price-now", { hasText: "$" })).toHaveCount(0);
  await expect(page.locator(".listing-cards .price-row-price").first()).toContainText("€");
});

test("a product's structured data has the price that is shown", async ({ page, open }) => {
  await open("default", CATEGORY);
  await page.locator(".listing-cards .card-name a").first().click();
  const shown = page.locator(".product-offer .price-now");
  await expect(shown).toContainText("$");
  const things = await page.locator("script[type='application/ld+json']").allTextContents();
  const product = things.map((json) => JSON.parse(json)).find((one) => one["@type"] === "Product");
  expect(product.offers.priceCurrency).toBe("USD");
  await expect(shown).toContainText(product.offers.price);
});

test.describe("a listing without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("reads a price range in the currency it was typed in", async ({ page }) => {
    await page.goto(siteAddress("default") + CATEGORY);
    await page.locator("input[name='fr.current_price.min']").fill("60");
    await page.locator("input[name='fr.current_price.max']").fill("90");
    await page.getByRole("button", { name: "Apply filters" }).click();
    await expect(page.locator(".listing-chips .chip").first()).toContainText("60.00\u00a0$");
    const shown = await prices(page);
    expect(Math.min(...shown)).toBeGreaterThanOrEqual(60);
    expect(Math.max(...shown)).toBeLessThanOrEqual(90);
    await expect(page.locator("input[name='fr.current_price.max']")).toHaveValue("90");
  });
});
