import type { Locator } from "@playwright/test";
import { inFullRunUnless } from "../fixtures/full-run.ts";
import { expect, markDocument, test } from "../fixtures/test.ts";

const SHOPS = ["default", "lv", "pj", "wl", "nl", "ae"] as const;
const SCREENS = [
  { width: 360, height: 800 },
  { width: 1440, height: 900 },
];

for (const region of SHOPS) {
  test(
    `home of ${region} starts with goods, without layout shifts`,
    inFullRunUnless(region === "default" || region === "wl"),
    async ({ page, open }) => {
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          shifts.push(...list.getEntries().map((entry) => Number(Reflect.get(entry, "value"))));
        }).observe({ type: "layout-shift", buffered: true });
      });
      for (const screen of SCREENS) {
        await page.setViewportSize(screen);
        await open(region, "/en/");
        const tile = await page.locator(".category-tiles a").first().boundingBox();
        const picture = await page.locator(".card-pic").first().boundingBox();
        expect(tile?.y).toBeLessThan(screen.height - 100);
        expect(picture?.y).toBeLessThan(screen.height - 40);
        await page.waitForLoadState("networkidle");
        const shifts = await page.evaluate(() => Reflect.get(window, "shifts") as number[]);
        // A slow machine may paint before its fonts are loaded, which can move a line; larger shifts must not happen.
        expect(shifts.reduce((sum, one) => sum + one, 0)).toBeLessThan(0.1);
        if (screen.width > 360) continue;
        // The whole page is about eight screens long when it is laid out completely.
        const screens = await page.evaluate(() => {
          dispatchEvent(new Event("wheel"));
          return document.documentElement.scrollHeight / innerHeight;
        });
        expect(screens).toBeLessThan(8.8);
      }
    },
  );
}

test("the search button on the home page opens the search on a phone", async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open("default", "/en/");
  await page.locator("main").getByRole("button", { name: "Search goods and brands" }).click();
  await expect(page.getByRole("dialog", { name: "Search" }).getByRole("combobox")).toBeFocused();
});

test("a row of products is complete at every width", async ({ page, open }) => {
  await open("default", "/en/");
  for (const width of [360, 768, 1100, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const grid = page.locator("section:has(#best-sellers-title) .goods-grid");
    const columns = await grid.evaluate(
      (element) => getComputedStyle(element).gridTemplateColumns.split(" ").length,
    );
    const shown = await grid.locator("> li:visible").count();
    expect(shown % columns, `${shown} in ${columns} columns`).toBe(0);
  }
});

/** React marks hydrated elements. */
const isAlive = (locator: Locator) =>
  locator.evaluate((element) => Object.keys(element).some((key) => key.startsWith("__react")));

test("the hero and the header do not change before their scripts load", async ({ page, open }) => {
  const late = Promise.withResolvers<void>();
  await page.route(/\/assets\/(shaped-hero|two-rows)-/, async (route) => {
    await late.promise;
    await route.continue();
  });
  const opened = open("default", "/en/");
  await page.locator("html[data-alive]").waitFor();
  const parts = page.locator("h1, header [data-late] nav");
  // A choice made in another tab reaches the page while these parts still wait for hydration.
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  const sent = await parts.evaluateAll(
    (elements) => Object.assign(window, { sent: elements }).sent,
  );
  expect(sent.length).toBeGreaterThan(1);
  expect(await isAlive(parts.first())).toBe(false);
  late.resolve();
  await opened;
  await expect.poll(() => isAlive(parts.first())).toBe(true);
  const areSame = (elements: Element[]) =>
    elements.every((element, at) => element === Reflect.get(window, "sent")[at]);
  expect(await parts.evaluateAll(areSame)).toBe(true);
});

test("a part far below is hydrated when it is scrolled near", async ({ page, open }) => {
  await open("default", "/en/");
  const calculator = page.locator("#calculator");
  expect(await isAlive(calculator)).toBe(false);
  await calculator.scrollIntoViewIfNeeded();
  await expect.poll(() => isAlive(calculator)).toBe(true);
});

test("the first click on a part that is not hydrated takes effect", async ({ page, open }) => {
  await open("default", "/en/");
  const sameDocument = await markDocument(page);
  const brand = page.locator("[data-later=brands] .link");
  expect(await isAlive(brand)).toBe(false);
  await brand.evaluate((link) => {
    link.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  });
  await expect(page).toHaveURL(/\/all-brands$/);
  expect(await sameDocument()).toBe(true);
});

test("going back to the home page restores the scroll position", async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open("default", "/en/");
  const allAnswers = page.locator(".home-questions > .home-all");
  await allAnswers.click();
  await expect(page).toHaveURL(/\/faq$/);
  await page.goBack();
  await expect(allAnswers).toBeInViewport();
});
