import type { Page } from "@playwright/test";
import { siteAddress } from "../fixtures/addresses.ts";
import { FULL_RUN, inFullRunUnless } from "../fixtures/full-run.ts";
import { expect, test } from "../fixtures/test.ts";

const CATEGORY = "/en/c/footwear";
const cards = (page: Page) => page.locator(".listing-cards article");
const brands = (page: Page) => page.locator("#filters input[name='f.manufacturer']");
const total = async (page: Page) =>
  Number(/\d+/.exec((await page.locator(".listing-count").textContent()) ?? "")?.[0]);

/** Delays the data of the next pages until the returned function is called. */
async function holdData(page: Page): Promise<() => void> {
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  await page.route("**/*.data*", async (route) => {
    await held;
    await route.continue();
  });
  return answer;
}

/** The visible filters with their places; counts beside them change with the results. */
const placesOfFilters = (page: Page) =>
  page
    .locator("#filters .facet-box")
    .evaluateAll((boxes) =>
      boxes
        .filter((box) => box.checkVisibility())
        .map((box) => `${box.textContent?.replace(/\d+$/, "")} ${box.getBoundingClientRect().top}`),
    );

test("a chosen filter is shown before its results arrive, and filters keep their position", async ({
  page,
  open,
}) => {
  await open("default", CATEGORY);
  const box = brands(page).first();
  const brand = await box.inputValue();
  const before = await placesOfFilters(page);
  const answer = await holdData(page);
  await box.click();
  await expect(box).toBeChecked();
  await expect(page.locator(".listing-chips .chip", { hasText: brand })).toBeVisible();
  await expect(page.locator(".listing-goods")).toHaveAttribute("aria-busy", "true");
  answer();
  await expect(page).toHaveURL(/f\.manufacturer=/);
  await expect(page.locator(".listing-goods")).toHaveAttribute("aria-busy", "false");
  const makers = await page
    .locator(".listing-cards .card-brand > span:first-child")
    .allTextContents();
  expect(new Set(makers)).toEqual(new Set([brand]));
  expect(await placesOfFilters(page)).toEqual(before);
});

test("filter counts match the results, also after a filter is removed", async ({ page, open }) => {
  await open("default", CATEGORY);
  const before = await total(page);
  const row = page.locator("#filters .facet").first().locator(".facet-box").nth(1);
  const count = Number(await row.locator(".check-count").textContent());
  await row.click();
  await expect.poll(() => total(page)).toBe(count);
  await page.locator(".listing-chips .chip").first().click();
  await expect.poll(() => total(page)).toBe(before);
  await expect(page).toHaveURL(new RegExp(`${CATEGORY}$`));
  await expect(page.locator(".listing-chips")).toHaveCount(0);
});

test(
  "two values of a filter add up, and two filters narrow down",
  FULL_RUN,
  async ({ page, open }) => {
    await open("default", CATEGORY);
    const countOf = async (at: number) =>
      Number(
        await page.locator("#filters .facet").first().locator(".check-count").nth(at).textContent(),
      );
    const [first, second] = [await countOf(0), await countOf(1)];
    await brands(page).nth(0).click();
    await brands(page).nth(1).click();
    await expect.poll(() => total(page)).toBe(first + second);
    await expect(page.locator(".listing-chips .chip")).toHaveCount(2);
    await page.getByRole("link", { name: "Clear all" }).click();
    await expect(page).toHaveURL(new RegExp(`${CATEGORY}$`));
  },
);

test("a category chosen on /marketplace changes the available filters", async ({ page, open }) => {
  await open("default", "/en/marketplace");
  const titles = () => page.locator("#filters .facet-title").allTextContents();
  const before = await titles();
  await page.locator(".listing-subcategories a", { hasText: "Cosmetics" }).click();
  await expect(page).toHaveURL(/f\.category_ids=/);
  await expect.poll(async () => (await titles()).length).toBeLessThan(before.length);
});

test("prices and discounts are ranges, and discounts go from 0 to 100", async ({ page, open }) => {
  await open("default", CATEGORY);
  const discount = page.locator("#filters details", { hasText: "Discount" });
  const lowest = discount.getByRole("slider", { name: "From" });
  expect(await lowest.getAttribute("min")).toBe("0");
  expect(await lowest.getAttribute("max")).toBe("100");
  const before = await total(page);
  const field = page.locator("#filters").getByRole("textbox", { name: "To" }).first();
  await field.fill("100");
  await field.press("Enter");
  await expect(page).toHaveURL(/fr\.current_price=:100/);
  await expect.poll(() => total(page)).toBeLessThan(before);
  await expect(page.getByRole("link", { name: "Remove Up to 100.00 €" })).toBeVisible();
  await lowest.focus();
  for (let step = 0; step < 5; step++) await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(/fr\.discount_percentage=5:/);
});

test("a listing has six sort orders, with the shop's default first", async ({ page, open }) => {
  await open("default", CATEGORY);
  const sort = page.getByRole("combobox", { name: "Sort by" });
  await expect(sort.locator("option")).toHaveCount(6);
  await expect(sort).toHaveValue("3");
  await sort.selectOption("Price, low to high");
  await expect(page).toHaveURL(/s=1$/);
  const prices = () =>
    page
      .locator(".listing-cards .price-now")
      .evaluateAll((all) =>
        all.map((one) =>
          Number(/[\d,]+\.\d\d/.exec(one.textContent ?? "")?.[0].replaceAll(",", "")),
        ),
      );
  await expect
    .poll(async () => {
      const now = await prices();
      return now.length > 3 && now.every((price, at) => at === 0 || price >= (now[at - 1] ?? 0));
    })
    .toBe(true);
});

test("the layout as grid or list is kept for the whole visit", async ({ page, open }) => {
  await open("default", CATEGORY);
  const grid = page.locator(".listing-cards .goods-grid");
  await expect(grid).toHaveAttribute("data-layout", "GRID");
  await page.getByRole("radio", { name: "List with specifications" }).check();
  await expect(grid).toHaveAttribute("data-layout", "LIST");
  await expect(page.locator(".card-highlights").first()).toBeVisible();
  await page.locator(".listing-subcategories a").first().click();
  await expect(page).toHaveURL(/\/c\/footwear\/.+/);
  await expect(grid).toHaveAttribute("data-layout", "LIST");
});

test("subcategories have nested addresses, and breadcrumbs lead up", async ({ page, open }) => {
  await open("default", CATEGORY);
  await page.locator(".listing-subcategories a").first().click();
  await expect(page).toHaveURL(/\/c\/footwear\/[a-z-]+$/);
  await page.getByRole("navigation", { name: "You are here" }).getByText("Footwear").click();
  await expect(page).toHaveURL(new RegExp(`${CATEGORY}$`));
  const missing = await page.request.get(`${siteAddress("default")}/en/c/footwear/no-such`);
  expect(missing.status()).toBe(404);
});

/** The page as crawlers read it, without scripts. */
const LISTING = `${siteAddress("default")}/en/marketplace`;
const NOINDEX = /<meta name="robots" content="noindex"/;
for (const query of [
  "?manufacturer=Fenrun",
  "?az=A",
  "?s=1",
  "?f.manufacturer=Fenrun",
  "?fr.current_price=1:2",
]) {
  test(`a listing with ${query} is not indexed`, async ({ request }) => {
    const html = await (await request.get(`${LISTING}${query}`)).text();
    expect(html).toMatch(NOINDEX);
    expect(html).toMatch(/<link rel="canonical" href="[^"?]*\/en\/marketplace"/);
  });
}

test("a plain listing is indexed and has structured breadcrumbs", async ({ page, open }) => {
  expect(await (await page.request.get(LISTING)).text()).not.toMatch(NOINDEX);
  await open("default", CATEGORY);
  await expect(page.locator("meta[name=robots][content=noindex]")).toHaveCount(0);
  const things = await page
    .locator("script[type='application/ld+json']")
    .evaluateAll((all) => all.map((one) => JSON.parse(one.textContent ?? "")));
  const crumbs = things.find((thing) => thing["@type"] === "BreadcrumbList");
  expect(crumbs.itemListElement.at(-1)).toMatchObject({ position: 2, name: "Footwear" });
});

test("an empty result offers to clear the filters", async ({ page, open }) => {
  await open("default", "/en/search?q=xqzwvkj");
  await expect(page.getByRole("heading", { name: /Nothing found/ })).toBeVisible();
  await open("default", `${CATEGORY}?fr.current_price=999998:999999`);
  await expect(page.getByRole("heading", { name: /Nothing matches/ })).toBeVisible();
  await page.locator(".listing-goods").getByRole("link", { name: "Clear all" }).last().click();
  await expect(cards(page).first()).toBeVisible();
});

test("an offer shows its products and leads to them", async ({ page, open }) => {
  await open("default", "/en/marketplace");
  await page.getByRole("link", { name: "Offers", exact: true }).click();
  await expect(page).toHaveURL(/type=offers/);
  const offer = page.locator("article.offer").first();
  await expect(offer.getByRole("heading")).toBeVisible();
  expect(await offer.locator("img").count()).toBeLessThanOrEqual(5);
  await expect(cards(page).first().getByRole("link")).toHaveAttribute("href", /market\/product/);
  await brands(page).first().click();
  await expect(page).toHaveURL(/type=offers&f\.manufacturer=/);
  await offer.getByRole("link").click();
  await expect(page).toHaveURL(/f\.flag_ids=\d+/);
  await expect(cards(page).first()).toBeVisible();
});

test("deal countdowns start after hydration without a layout shift", async ({ page, open }) => {
  await open("default", "/en/dealzone");
  await expect(page.getByRole("timer").first()).toHaveText(/\d+:\d\d/);
  const shift = await page.evaluate(async () => {
    const nextFrame = () => new Promise((done) => requestAnimationFrame(done));
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: "layout-shift", buffered: true });
    // Waits until the frame with the countdowns has been painted.
    for (let frame = 0; frame < 2; frame += 1) await nextFrame();
    const entries = observer.takeRecords() as unknown as { value: number }[];
    return entries.reduce((sum, { value }) => sum + value, 0);
  });
  expect(shift).toBeLessThan(0.02);
});

test("brands are grouped by letter and lead to their products", async ({ page, open }) => {
  await open("default", "/en/all-brands");
  const letter = page.getByRole("navigation", { name: "By first letter" }).getByRole("link").nth(2);
  const name = (await letter.textContent()) ?? "";
  await letter.click();
  await expect(page).toHaveURL(/az=/);
  await expect(page.locator(".brand-group")).toHaveCount(1);
  await page.locator(".brand-group a").first().click();
  await expect(page).toHaveURL(/f\.manufacturer=/);
  await expect(page.locator(".card-brand").first()).toContainText(new RegExp(`^${name}`, "i"));
});

test("the filter drawer on a phone shows the number of results", async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open("default", CATEGORY);
  const before = await total(page);
  await page.getByRole("button", { name: "Filters" }).click();
  const drawer = page.getByRole("dialog", { name: "Filters" });
  await drawer.locator("input[name='f.manufacturer']").first().click();
  await expect(page).toHaveURL(/f\.manufacturer=/);
  const button = drawer.getByRole("button", { name: /^Show \d+ products?$/ });
  await expect(page.locator(".listing-goods")).toHaveAttribute("aria-busy", "false");
  await expect.poll(() => total(page)).toBeLessThan(before);
  await expect(button).toHaveText(`Show ${await total(page)} products`);
  await button.click();
  await expect(drawer).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Filters, 1" })).toBeVisible();
});

for (const [region, path] of [
  ["lv", "/ru/dealzone"],
  ["lv", "/lv/dealzone"],
  ["ee", "/et/dealzone"],
  ["pj", "/lt/dealzone"],
  ["lt", "/lt/dealzone"],
  ["default", "/ru/dealzone"],
] as const) {
  test(
    `on a phone card prices of ${region}${path} are labelled, take one line, and sort names are not cut off`,
    inFullRunUnless(region === "lv" && path === "/ru/dealzone"),
    async ({ page, open }) => {
      await page.setViewportSize({ width: 360, height: 780 });
      await open(region, path);
      const card = page.locator(".card").first();
      await expect(card.locator(".price-row > span:first-of-type")).toHaveCount(2);
      await expect(card.locator(".price-rows > p")).toBeVisible();
      await expect(card.locator(".price-low")).not.toBeEmpty();
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll(".price-row, .listing-sort select")]
          .filter((one) => one.scrollWidth > one.clientWidth)
          .map((one) => one.textContent),
      );
      expect(cut).toEqual([]);
      const heights = await page
        .locator(".listing-cards .price-low")
        .evaluateAll((all) => all.slice(0, 8).map((one) => one.getBoundingClientRect().height));
      expect(heights).toHaveLength(8);
      expect(Math.max(...heights), "the former price").toBeLessThan(20);
    },
  );
}
