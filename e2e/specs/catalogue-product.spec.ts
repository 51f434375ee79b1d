import type { Page } from "@playwright/test";
import { siteAddress } from "../fixtures/addresses.ts";
import { inFullRunUnless } from "../fixtures/full-run.ts";
import { expect, hydrated, test } from "../fixtures/test.ts";

/** Opens the first product of a listing that has what a test needs. */
async function openProduct(page: Page, listing: string, has: string): Promise<void> {
  await page.goto(siteAddress("default") + listing);
  const paths = await page
    .locator(".listing-cards .card-name a")
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
  for (const path of paths) {
    await page.goto(siteAddress("default") + path);
    if ((await page.locator(has).count()) > 0) {
      await hydrated(page);
      return;
    }
  }
  throw new Error(`nothing in ${listing} has ${has}`);
}

test.beforeEach(async ({ page }) => {
  const url = siteAddress("default");
  await page.context().addCookies([{ name: "cookie_consent", value: "1", url }]);
});

test("the gallery works by keyboard, enlarges and restores the focus", async ({ page }) => {
  await openProduct(page, "/en/c/clothes", ".gallery-thumbs li:nth-child(2)");
  const strip = page.locator(".gallery-stage .gallery-strip");
  const first = strip.getByRole("button").first();
  await first.focus();
  await page.keyboard.press("ArrowRight");
  await expect(strip.getByRole("button").nth(1)).toBeFocused();
  await expect(page.locator(".gallery-thumbs [aria-current=true]")).toHaveCount(1);
  await page.keyboard.press("Enter");
  const zoom = page.locator(".gallery-zoom");
  await expect(zoom).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(zoom.locator("[data-closer]").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(zoom).toHaveCount(0);
  await expect(strip.getByRole("button").nth(1)).toBeFocused();
});

test("the chosen variant is in the address, and an address with a missing variant still works", async ({
  page,
  expectConsoleErrors,
}) => {
  await openProduct(page, "/en/c/clothes", ".size-option:not([aria-current])");
  const other = page.locator(".size-option:not([aria-current])").first();
  const size = (await other.textContent())?.replace(/\s*\(.*/, "") ?? "";
  await other.click();
  await expect(page).toHaveURL(/\?v=\d+/);
  await expect(page.locator(".size-option[aria-current]")).toHaveText(new RegExp(`^${size}`));
  await page.reload();
  await expect(page.locator(".size-option[aria-current]")).toHaveText(new RegExp(`^${size}`));

  // Simulates that another customer bought the last one while the page was open.
  expectConsoleErrors(/status of 409/);
  const refused = { status: false, message: "cart.errors.sold_out" };
  await page.route("**/api/cart/add", (route) => route.fulfill({ status: 409, json: refused }));
  await hydrated(page);
  await page.getByRole("button", { name: "Add to cart" }).click();
  await expect(page.getByText("that size is gone. Choose another one.")).toBeVisible();
  await expect(page.locator(".size-option[aria-current]")).toHaveCount(0);
  await expect(page.getByRole("link", { name: `${size} (Sold out)`, exact: true })).toBeVisible();
  await expect(page.locator(".toast")).toHaveCount(0);
});

test("a sold-out size can be selected and is marked as sold out", async ({ page }) => {
  await openProduct(page, "/en/c/clothes", ".size-option[data-sold-out]");
  await page.locator(".size-option[data-sold-out]").first().click();
  await expect(page.locator(".stock-line")).toContainText("Sold out");
});

test("the size chart is a modal that fits a phone and closes with Escape", async ({
  page,
  expectAccessible,
}) => {
  await openProduct(page, "/en/c/clothes", "button:has-text('Size chart')");
  const button = page.getByRole("button", { name: "Size chart" });
  await button.click();
  const dialog = page.getByRole("dialog", { name: "Size chart" });
  await expect(dialog.getByRole("row").nth(1)).toBeVisible();
  await expectAccessible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(dialog.getByRole("button", { name: "Close" })).toBeInViewport({ ratio: 1 });
  expect((await dialog.boundingBox())?.width).toBe(360);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
});

test("the total follows the shipping method, and its explanation adds up", async ({ page }) => {
  await openProduct(page, "/en/c/electronics", ".shipping-option-picker-option:nth-child(2)");
  for (const name of [/By sea/, /By air/]) {
    const option = page.locator(".shipping-option-picker-option", { hasText: name });
    await option.click();
    const total =
      (await option.locator(".shipping-option-picker-total").textContent())?.replace("from ", "") ??
      "";
    await expect(page.locator(".total-explained tfoot td")).toHaveText(total);
    const parts = await page.locator(".total-explained tbody td").allTextContents();
    const cents = (text: string | null) => Number(text?.replace(/[^\d]/g, ""));
    expect(parts.reduce((sum, part) => sum + cents(part), 0)).toBe(cents(total));
  }
  await expect(page.locator(".shipping-option-picker-dates b").first()).toHaveText(
    /^\d{4}-\d\d-\d\d/,
  );
});

test("a product has its name and price as structured data", async ({ page }) => {
  await openProduct(page, "/en/c/footwear", ".product-offer");
  const things = await page
    .locator("script[type='application/ld+json']")
    .evaluateAll((all) => all.map((one) => JSON.parse(one.textContent ?? "")));
  const product = things.find((thing) => thing["@type"] === "Product");
  expect(product).toMatchObject({
    name: await page.locator("h1").textContent(),
    offers: { "@type": "Offer", priceCurrency: "EUR", price: expect.stringMatching(/^\d+\.\d\d$/) },
  });
  await expect(page.locator("meta[property='og:type']")).toHaveAttribute("content", "product");
});

test("products seen before are listed on a product page", async ({ page }) => {
  await openProduct(page, "/en/c/footwear", ".product-offer");
  const first = (await page.locator("h1").textContent()) ?? "";
  await page
    .locator("#similar-title")
    .locator("xpath=ancestor::section")
    .getByRole("link")
    .nth(1)
    .click();
  await expect(page.locator("h1")).not.toHaveText(first);
  const recent = page.getByRole("region", { name: "Seen lately" });
  await expect(recent).toContainText(first);
});

test("a seller's product has an address under /market/product only", async ({ page }) => {
  await page.goto(`${siteAddress("default")}/en/marketplace?p=20`);
  const paths = await page
    .locator(".listing-cards .card-name a")
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
  const market = paths.find((path) => path.includes("/market/product/"));
  expect(market).toBeDefined();
  await page.goto(siteAddress("default") + market);
  await expect(page.getByText(/^Sold by/)).toBeVisible();
  const slug = market?.split("/").at(-1);
  const other = await page.request.get(`${siteAddress("default")}/en/p/${slug}`);
  expect(other.status()).toBe(404);
});

for (const [region, language, mode] of [
  ["default", "en", "light"],
  ["lv", "lv", "dark"],
  ["nl", "en", "light"],
  ["ae", "en", "dark"],
] as const) {
  test(
    `a product of ${region} is accessible, ${mode}`,
    inFullRunUnless(region === "default" || region === "ae"),
    async ({ page, open, expectAccessible }) => {
      await page.emulateMedia({ colorScheme: mode });
      await open(region, `/${language}/p/finch-last-gilbert-leather-boots`);
      await expect(page.locator(".product-offer")).toBeVisible();
      // On a laptop the buy button must be visible without scrolling.
      const buy = await page.locator(".add-to-cart .btn-go").boundingBox();
      expect((buy?.y ?? 900) + (buy?.height ?? 0)).toBeLessThanOrEqual(900);
      await expectAccessible();
    },
  );
}

test("the price and the buy button are on the first screen of a tablet", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await openProduct(page, "/en/c/cosmetics", ".product-offer .btn-go");
  for (const part of [".price-now", ".btn-go"]) {
    await expect(page.locator(`.product-offer ${part}`).first()).toBeInViewport({ ratio: 1 });
  }
});

test("the price shows the word from until a dearer size is chosen", async ({ page }) => {
  await openProduct(page, "/en/c/cosmetics/perfumes", ".product-offer .price-now small");
  const price = page.locator(".product-offer .price-now");
  await expect(price).toContainText("from");
  await expect(page.getByText("Item number", { exact: true })).toHaveCount(0);
  await page.locator(".product-offer").getByRole("link", { name: /ml/ }).last().click();
  await expect(price).not.toContainText("from");
  await expect(page.getByText("Item number", { exact: true })).toBeVisible();
});
