import type { Locator } from "@playwright/test";
import { siteAddress } from "../fixtures/addresses.ts";
import { openCheckout } from "../fixtures/checkout.ts";
import { fillCart, findGoods } from "../fixtures/fill-cart.ts";
import { inFullRunUnless } from "../fixtures/full-run.ts";
import { openDialog } from "../fixtures/open-dialog.ts";
import { expect, hydrated, setConsentCookie, test } from "../fixtures/test.ts";

const boxOf = async (one: Locator) => {
  const box = await one.boundingBox();
  if (!box) throw new Error("It is not on the screen");
  return box;
};

test("the header leads to the shop of another country and takes the cart along", async ({
  page,
  open,
  expectAccessible,
}) => {
  await fillCart(page, 2);
  await open("default", "/en/contacts");
  await page
    .getByRole("banner")
    .getByRole("button", { name: /Delivery to.*Lithuania/ })
    .click();
  const dialog = page.getByRole("dialog", { name: "Delivery country and currency" });
  await expect(dialog.getByRole("radio", { name: "USD" })).toBeVisible();
  const latvia = dialog.getByRole("link", { name: /Latvia.*Cartage Baltics.*Latviešu/ });
  await expect(latvia).toHaveAttribute("href", /\/\/lv\.localhost:\d+\/en\/cart\?goods=[\d.-]+$/);
  await expectAccessible();
  await setConsentCookie(page, siteAddress("lv"));
  await latvia.click();
  const carried = page.getByRole("region", { name: "Goods from your other cart" });
  await expect(carried.getByRole("listitem")).toHaveCount(1);
  await expect(page.locator(".cart-line")).toHaveCount(0);
  await hydrated(page);
  await expectAccessible();
  await carried.getByRole("button", { name: "Add to this cart" }).click();
  await expect(page.locator(".cart-line")).toHaveCount(1);
  await expect(carried).toHaveCount(0);
  await expect(page).toHaveURL(/\/\/lv\.localhost:\d+\/en\/cart$/);
});

test("checkout names the country, and a foreign post code links to its shop", async ({ page }) => {
  await openCheckout(page, "default");
  await expect(page.locator("[data-delivery-country]")).toHaveText("Delivery to: Lithuania");
  await page.locator("[name=zip]").fill("LV-1010");
  await expect(page.getByRole("link", { name: "Open the shop: Latvia" })).toHaveAttribute(
    "href",
    /\/\/lv\.localhost:\d+\/en\/cart\?goods=[\d.-]+$/,
  );
  await page.locator("[name=zip]").fill("01234");
  await expect(page.getByRole("link", { name: "Open the shop: Latvia" })).toHaveCount(0);
});

test("the search sheet shows suggestions before typing, and typing replaces the old query", async ({
  page,
  open,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open("default", "/en/contacts");
  await page.getByRole("button", { name: "Search", exact: true }).first().click();
  const sheet = page.getByRole("dialog", { name: "Search" });
  await expect(
    sheet.getByRole("group", { name: "Popular searches" }).getByRole("option"),
  ).not.toHaveCount(0);
  await expect(sheet.getByRole("group", { name: "Categories" })).toContainText("Footwear");
  await expectAccessible();
  await sheet.getByRole("option", { name: "running shoes" }).click();
  await expect(page).toHaveURL(/\/en\/search\?q=running\+shoes$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("running shoes");
  await page.getByRole("banner").getByRole("button", { name: "Search", exact: true }).click();
  const field = openDialog(page).getByRole("combobox");
  await expect(field).toBeFocused();
  await page.keyboard.type("hat");
  await expect(field).toHaveValue("hat");
});

test("a search page has one search box, and the desktop menu lists subcategories", async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1366, height: 700 });
  await open("default", "/en/search?q=boots");
  const fields = page.locator("input[type=search]").filter({ visible: true });
  await expect(fields).toHaveCount(1);
  await page.getByRole("banner").locator("summary", { hasText: "Catalogue" }).click();
  await page.getByRole("link", { name: "Hiking and winter boots" }).click();
  await expect(page).toHaveURL(/\/en\/c\/footwear\/[\w-]+$/);
  await open("lv", "/en/contacts");
  await page.getByRole("banner").locator("summary", { hasText: "Menu" }).click();
  const panel = page.getByRole("navigation", { name: "Menu" });
  await expect(panel.getByRole("link", { name: "Hiking and winter boots" })).toBeVisible();
  const { y, height } = await boxOf(panel);
  expect(y + height, "nothing is cut off at the bottom").toBeLessThanOrEqual(700);
  await open("ae", "/en/search?q=boots");
  await expect(fields, "where the header has an icon").toHaveCount(1);
});

test("on a phone the consent question and the bar leave four fifths to the product", async ({
  page,
}) => {
  const { path } = await findGoods(page);
  await page.setViewportSize({ width: 360, height: 740 });
  for (const language of ["en", "ru"]) {
    await page.goto(siteAddress("default") + path.replace("/en/", `/${language}/`));
    await hydrated(page);
    const refuse = page.getByRole("button", { name: /^(Only necessary|Только необходимые)$/ });
    const question = await boxOf(page.locator("section").filter({ has: refuse }));
    const bar = await boxOf(page.locator(".add-bar"));
    expect(question.height + bar.height, language).toBeLessThanOrEqual(0.2 * 740);
    expect(Math.abs(bar.y + bar.height - question.y), "one above the other").toBeLessThan(2);
  }
});

for (const region of ["wl", "ae"]) {
  test(
    `${region}: the logo is centred on a phone and does not touch the buttons`,
    inFullRunUnless(region === "wl"),
    async ({ page, open }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await open(region, "/en/contacts");
      const header = page.getByRole("banner");
      const logo = await boxOf(
        header.getByRole("link", { name: /home page/ }).filter({ visible: true }),
      );
      expect(Math.abs(logo.x + logo.width / 2 - 180)).toBeLessThan(2);
      for (const name of ["Search", "Menu"]) {
        const button = await boxOf(header.getByRole("button", { name, exact: true }).first());
        expect(button.x + button.width, name).toBeLessThanOrEqual(logo.x);
      }
    },
  );
}
