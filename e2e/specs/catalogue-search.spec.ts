import type { Page } from "@playwright/test";
import { siteAddress } from "../fixtures/addresses.ts";
import { expect, test } from "../fixtures/test.ts";

const box = (page: Page) => page.getByRole("combobox", { name: "Search goods and brands" });
const list = (page: Page) => page.getByRole("listbox", { name: "Suggestions" });

test("the search box works by keyboard", async ({ page, open, expectAccessible }) => {
  await open("default", "/en/contacts");
  await box(page).focus();
  await page.keyboard.type("shoe");
  await expect(list(page)).toBeVisible();
  await expect(box(page)).toHaveAttribute("aria-expanded", "true");
  await expectAccessible();
  await page.keyboard.press("ArrowDown");
  const active = list(page).getByRole("option", { selected: true });
  await expect(active).toHaveCount(1);
  await expect(box(page)).toHaveAttribute(
    "aria-activedescendant",
    (await active.getAttribute("id")) ?? "",
  );
  await page.keyboard.press("ArrowUp");
  await expect(active).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(list(page)).toHaveCount(0);
  await expect(box(page)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(list(page)).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(active).toHaveCount(1);
  const to = (await active.getAttribute("href")) ?? "";
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`${to.replace(/[.?+]/g, "\\$&")}$`));
});

test("Enter starts a search, which is offered as a recent search later", async ({ page, open }) => {
  await open("default", "/en/contacts");
  await box(page).fill("running shoes");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/en\/search\?q=running\+shoes$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("running shoes");
  await expect(page.locator(".listing-cards article").first()).toBeVisible();
  await page
    .getByRole("banner")
    .getByRole("link", { name: /home page/ })
    .click();
  // Waits for the page change, because it would close an open list.
  await expect(page.locator(".listing-cards")).toHaveCount(0);
  await box(page).click();
  await expect(page.getByRole("group", { name: "You searched for" })).toContainText(
    "running shoes",
  );
});

test("a late response to an old query does not replace newer ones", async ({ page, open }) => {
  await open("default", "/en/contacts");
  await page.route("**/suggestions?q=boot", async (route) => {
    await page.waitForRequest("**/suggestions?q=boots*");
    await route.continue().catch(() => {});
  });
  await box(page).fill("boot");
  await page.waitForRequest("**/suggestions?q=boot");
  await box(page).fill("boots");
  await page.waitForResponse("**/suggestions?q=boots");
  await expect(list(page)).toBeVisible();
});

test("a misspelt search shows corrected results and offers the original words", async ({
  page,
  open,
}) => {
  await open("default", "/en/search?q=runing%20shos");
  await expect(page.locator(".listing-cards article").first()).toBeVisible();
  await expect(page.getByText("Showing results for “running shoes”")).toBeVisible();
  await expect(box(page)).toHaveValue("runing shos");
  await page.getByRole("link", { name: "Search for “runing shos” instead" }).click();
  await expect(page).toHaveURL(/exact=1/);
  await expect(page.getByText("Nothing found for “runing shos”")).toBeVisible();
  await page.getByRole("link", { name: /^running shoes/ }).click();
  await expect(page.locator(".listing-cards article").first()).toBeVisible();
});

test("a search without results suggests categories and other products", async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open("default", "/en/search?q=qqqqzzzzxx");
  await expect(page.getByText("Nothing found for “qqqqzzzzxx”")).toBeVisible();
  await expect(page.locator("main").getByText(/look around|our categories/i)).toHaveCount(1);
  // The categories wrap, so that nothing is wider than the phone's screen.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expect(page.locator("main .card").first()).toBeVisible();
  await page.locator("main").getByRole("link", { name: "Footwear", exact: true }).click();
  await expect(page).toHaveURL(/\/en\/c\/footwear$/);
});

test("search on a phone opens a sheet", async ({ page, open, expectAccessible }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open("wl", "/en/");
  await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
  const sheet = page.getByRole("dialog", { name: "Search" });
  await expect(sheet.getByRole("combobox")).toBeFocused();
  await page.keyboard.type("bag");
  await expect(sheet.getByRole("option").first()).toBeVisible();
  await expectAccessible();
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
});

test("the menu on a phone leads into the categories", async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open("default", "/en/");
  await page.getByRole("banner").getByRole("button", { name: /menu/i }).click();
  const drawer = page.getByRole("dialog");
  await drawer.getByText("Footwear", { exact: true }).click();
  await drawer.getByRole("link", { name: "All of Footwear" }).click();
  await expect(page).toHaveURL(/\/en\/c\/footwear$/);
  await expect(drawer).toHaveCount(0);
});

test("the home page shows products that lead to their pages", async ({ page, open }) => {
  await open("default", "/en/");
  for (const name of ["Best sellers", "New arrivals", "Deal zone", "Brands"]) {
    await expect(page.getByRole("region", { name, exact: true })).toBeVisible();
  }
  await page.getByRole("region", { name: "Best sellers" }).locator(".card-name a").first().click();
  await expect(page.locator(".product-offer")).toBeVisible();
});

test.describe("the search box without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("submits a form", async ({ page }) => {
    await page.goto(`${siteAddress("default")}/en/`);
    await box(page).fill("boots");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/en\/search\?q=boots$/);
    await expect(page.locator(".listing-cards article").first()).toBeVisible();
  });
});
