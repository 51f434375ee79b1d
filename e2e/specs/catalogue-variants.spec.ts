import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/test.ts";

const links = (page: Page) => page.locator(".listing-cards .card-name a");
const colours = (page: Page) => page.locator("#filters .facet").filter({ hasText: "Colour" });

test("a listing filtered by colour links to that colour of a product", async ({ page, open }) => {
  await open("default", "/en/c/clothes");
  const box = colours(page).locator(".facet-box").first();
  const colour = (await box.locator(".facet-name").textContent())?.trim() ?? "";
  await box.click();
  await expect(page.locator(".listing-chips .chip")).toHaveCount(1);
  await expect(page.locator(".listing-goods")).toHaveAttribute("aria-busy", "false");
  const other = links(page).and(page.locator("[href*='?v=']")).first();
  const price = await other.locator("xpath=ancestor::article").locator(".price-now").textContent();
  await other.click();
  await expect(page).toHaveURL(/\/p\/.*\?v=\d+|\/market\/product\/.*\?v=\d+/);
  await expect(page.locator("#colour-title")).toContainText(colour);
  await expect(page.locator(".product-offer .price-now")).toHaveText(price ?? "");
  await page.reload();
  await expect(page.locator("#colour-title")).toContainText(colour);
});

test("a sold-out variant is marked and offers the others", async ({ page, open }) => {
  await open("default", "/en/c/clothes");
  const paths = await links(page).evaluateAll((all) => all.map((one) => one.getAttribute("href")));
  for (const path of paths) {
    await open("default", path ?? "");
    const soldOut = page.locator(".size-option[data-sold-out]").first();
    if ((await soldOut.count()) === 0) continue;
    await soldOut.click();
    await page.reload();
    await expect(page.locator(".stock-line")).toContainText("Sold out");
    await page.locator(".stock-others a").first().click();
    await expect(page.locator(".stock-line")).not.toContainText("Sold out");
    return;
  }
  throw new Error("nothing is sold out in any size");
});
