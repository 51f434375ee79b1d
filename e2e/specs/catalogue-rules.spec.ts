import type { Page } from "@playwright/test";
import { siteAddress } from "../fixtures/addresses.ts";
import { inFullRunUnless } from "../fixtures/full-run.ts";
import { expect, test } from "../fixtures/test.ts";

const CATEGORY = "/en/c/footwear";
const cards = (page: Page) => page.locator(".listing-cards article");
const brands = (page: Page) => page.locator("#filters input[name='f.manufacturer']");

for (const path of [
  "/c/footwear",
  "/search",
  "/marketplace",
  "/dealzone",
  "/pro",
  "/all-brands",
  "/p/x",
]) {
  test(`${path} is answered with 404 without a marketplace`, async ({ request }) => {
    // Only browsers resolve names under localhost by themselves.
    const answer = await request.get(`${siteAddress("default")}/lt${path}`, {
      headers: { host: new URL(siteAddress("tp")).host },
    });
    expect(answer.status()).toBe(404);
  });
}

test("a product is answered with 404 on a site without a marketplace", async ({ request }) => {
  const listing = await (await request.get(`${siteAddress("default")}/lt/c/footwear`)).text();
  const path = /\/lt\/p\/[^"?]+/.exec(listing)?.[0];
  expect(path).toBeDefined();
  expect((await request.get(siteAddress("default") + path)).status()).toBe(200);
  const headers = { host: new URL(siteAddress("tp")).host };
  expect((await request.get(siteAddress("default") + path, { headers })).status()).toBe(404);
});

test("products for pro customers have a separate listing", async ({ page, open }) => {
  await open("default", "/en/pro");
  await expect(page.locator("h1")).toHaveText("Pro");
  await expect(cards(page).first()).toBeVisible();
  const all = await page.locator(".listing-count").textContent();
  await open("default", "/en/marketplace");
  await expect(page.locator(".listing-count")).not.toHaveText(all ?? "");
});

const BAD = {
  "page −1": "?p=-1",
  "page 10⁹": "?p=1000000000",
  "10 kB of words": `?q=${"word ".repeat(2000)}`,
  "200 filters": `?${Array.from({ length: 200 }, (_, at) => `f.additional_field_${at}=x`).join("&")}`,
  "no number": "?fr.current_price=NaN:NaN",
  "a reversed range": "?fr.current_price=200:100",
  "an unknown filter": "?f.nothing=x",
  "an unknown sort": "?s=99",
  emoji: "?q=%F0%9F%91%9F",
  "right-to-left words": "?q=%D7%A0%D7%A2%D7%9C",
  wildcards: "?q=%25*.%5B(%5C",
};
for (const [name, query] of Object.entries(BAD)) {
  test(`the search answers 200 to bad input: ${name}`, async ({ request }) => {
    const answer = await request.get(`${siteAddress("default")}/en/search${query}`);
    expect(answer.status()).toBe(200);
  });
}

test.describe("the catalogue without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("filters, sorts and pages by forms and links", async ({ page }) => {
    await page.goto(siteAddress("default") + CATEGORY);
    const brand = await brands(page).first().inputValue();
    await brands(page).first().check();
    await page.getByRole("combobox", { name: "Sort by" }).selectOption("0");
    await page.getByRole("button", { name: "Apply filters" }).click();
    await expect(page).toHaveURL(/f\.manufacturer=.*s=0/);
    await expect(page.locator(".card-brand > span:first-child").first()).toHaveText(brand);
    await page.locator(".listing-chips .chip").first().click();
    await expect(page).not.toHaveURL(/f\.manufacturer/);
    await page.goto(`${siteAddress("default")}/en/marketplace`);
    // Presses Enter, because rows above are laid out as they come near, which moves the link away from a pointer.
    await page.getByRole("link", { name: "Show 24 more" }).press("Enter");
    await expect(cards(page)).toHaveCount(72);
  });
});

for (const [region, path, colorScheme] of [
  ["default", "/lt/c/footwear", "dark"],
  ["lv", "/lv/marketplace", "light"],
  ["wl", "/en/marketplace", "dark"],
  ["nl", "/en/dealzone", "light"],
  ["ae", "/en/all-brands", "dark"],
  ["pj", "/lt/marketplace?type=offers", "light"],
] as const) {
  test(
    `${region}${path} is accessible, ${colorScheme}`,
    inFullRunUnless(!path.endsWith("/marketplace")),
    async ({ page, open, expectAccessible }) => {
      await page.emulateMedia({ colorScheme });
      await open(region, path);
      await expectAccessible();
    },
  );
}
