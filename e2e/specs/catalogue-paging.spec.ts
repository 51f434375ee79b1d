import type { Page } from "@playwright/test";
import { FULL_RUN } from "../fixtures/full-run.ts";
import { expect, markDocument, test } from "../fixtures/test.ts";

const cards = (page: Page) => page.locator(".listing-cards article");
const total = async (page: Page) =>
  Number(/\d+/.exec((await page.locator(".listing-count").textContent()) ?? "")?.[0]);

test("a listing shows 48 products, then 24 more, and keeps address and position", async ({
  page,
  open,
}) => {
  await open("default", "/en/marketplace");
  await expect(cards(page)).toHaveCount(48);
  const all = await total(page);
  await expect(page.getByText(`48 of ${all} shown`)).toBeVisible();
  const more = page.getByRole("link", { name: "Show 24 more" });
  await page.mouse.move(10, 10);
  await expect(page.locator("[data-folded]")).toHaveCount(0);
  await more.scrollIntoViewIfNeeded();
  const at = await page.evaluate(() => window.scrollY);
  await more.click();
  await expect(cards(page)).toHaveCount(72);
  await expect(page).toHaveURL(/p=2$/);
  expect(await page.evaluate(() => window.scrollY)).toBe(at);
  await page.reload();
  await expect(cards(page)).toHaveCount(72);
});

test("going back restores the position in a listing", FULL_RUN, async ({ page, open }) => {
  await open("default", "/en/marketplace?p=2");
  await page.mouse.move(10, 10);
  await expect(page.locator("[data-folded]")).toHaveCount(0);
  const card = cards(page).nth(60);
  await card.scrollIntoViewIfNeeded();
  const at = await page.evaluate(() => window.scrollY);
  expect(at).toBeGreaterThan(1000);
  const isSameDocument = await markDocument(page);
  await card.getByRole("link").click();
  await expect(page).toHaveURL(/\/(p|market\/product)\//);
  await expect(page.locator(".product-offer h1")).toBeVisible();
  await page.goBack();
  await expect(cards(page)).toHaveCount(72);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(at);
  expect(await isSameDocument()).toBe(true);
});

const seenFirst = (page: Page) =>
  cards(page).evaluateAll((all) => {
    const first = all.find((one) => one.getBoundingClientRect().bottom > 0);
    return {
      name: first?.querySelector("h2")?.textContent,
      top: Math.round(first?.getBoundingClientRect().top ?? 0),
    };
  });

/** Scrolls to the top, and again once `count` products are there; returns where the ninth card was and is. */
const goToTopTwice = (page: Page, count: number) =>
  page.evaluate(async (wanted) => {
    const all = () => document.querySelectorAll(".listing-cards article");
    const toTop = () => window.scrollTo({ top: 0, behavior: "instant" });
    const placeOf = (card: Element | undefined) => ({
      name: card?.querySelector("h2")?.textContent,
      top: card?.getBoundingClientRect().top ?? 0,
    });
    type Place = ReturnType<typeof placeOf>;
    toTop();
    const [first, before] = [all().length, placeOf(all()[8])];
    return new Promise<{ before: Place; after: Place }>((resolve) => {
      new MutationObserver((_, observer) => {
        if (all().length < wanted) return;
        observer.disconnect();
        resolve({ before, after: placeOf(all()[8 + wanted - first]) });
        toTop();
      }).observe(document.body, { childList: true, subtree: true });
    });
  }, count);

test("a page far down is loaded alone, and earlier pages are added when scrolling up", async ({
  page,
  open,
}) => {
  await open("default", "/en/marketplace?p=6");
  await expect(cards(page)).toHaveCount(72);
  const all = await total(page);
  await expect(page.getByText(`168 of ${all} shown`)).toBeVisible();
  await cards(page).nth(8).scrollIntoViewIfNeeded();
  const { before, after } = await goToTopTwice(page, 144);
  expect(after.name).toBe(before.name);
  expect(Math.abs(after.top - before.top), "what was on screen stays there").toBeLessThan(2);
  await expect(cards(page)).toHaveCount(168);
  await expect(page.getByRole("link", { name: "Show earlier products" })).toHaveCount(0);

  await test.step("back leads to the same place among all of them", async () => {
    const card = cards(page).nth(20);
    await card.scrollIntoViewIfNeeded();
    const at = await page.evaluate(() => window.scrollY);
    await card.getByRole("link").click();
    await expect(page.locator(".product-offer h1")).toBeVisible();
    await page.goBack();
    await expect(cards(page)).toHaveCount(168);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(at);
  });

  await test.step("loading the page again leads to the same place, too", async () => {
    const before = await seenFirst(page);
    await page.reload();
    await expect.poll(() => seenFirst(page)).toEqual(before);
  });
});

test("a page number past the end shows the last page", async ({ page, open }) => {
  await open("default", "/en/marketplace?p=999");
  const all = await total(page);
  await expect(page.getByText(`${all} of ${all} shown`)).toBeVisible();
  await expect(page.getByRole("link", { name: /^Show \d+ more/ })).toHaveCount(0);
  await expect(cards(page).last()).toBeVisible();
});
