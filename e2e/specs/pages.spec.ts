import type { Page } from "@playwright/test";
import { DEMO_SITES } from "../../demo/sites/sites.ts";
import { themeNames } from "../../src/themes/theme-names.ts";
import { barriersOf } from "../fixtures/axe.ts";
import { FULL_RUN } from "../fixtures/full-run.ts";
import {
  eachPair,
  everyPageView,
  PAGE_TYPES,
  type PageView,
  pairwisePageViews,
} from "../fixtures/page-views.ts";
import { expect, test } from "../fixtures/test.ts";
import { unfold } from "../fixtures/unfold.ts";

const all = everyPageView(DEMO_SITES);
const few = pairwisePageViews(all);
const MISSING = PAGE_TYPES["not found"].path;

test("the reduced list covers every page type and theme in every mode and width, and every language", () => {
  expect(new Set(few.map(({ theme }) => theme))).toEqual(new Set(themeNames));
  expect(few.length).toBeLessThan(30);
  const missing = (pairs: Set<string>) => [...eachPair(all)].filter((pair) => !pairs.has(pair));
  expect(missing(eachPair(few))).toEqual([]);
});

test("a part that passed the accessibility check is checked again after a change", async ({
  page,
  open,
  expectAccessible,
}) => {
  await open("default", "/en/contacts");
  await expectAccessible();
  for (const part of ["banner", "main"] as const) {
    const added = await page.getByRole(part).evaluateHandle((element) => {
      return element.appendChild(document.createElement("button"));
    });
    const found = await barriersOf(page);
    expect(found.map((problem) => problem.split(":")[0])).toContain("button-name");
    await added.evaluate((button) => button.remove());
  }
  await expectAccessible();
});

test("the accessibility check includes cards and filters that differ from others", async ({
  page,
  open,
  expectAccessible,
}) => {
  await open("default", "/en/marketplace");
  await expectAccessible();
  await page.locator(".goods-grid > li:last-child").evaluate((card) => {
    card.appendChild(document.createElement("button"));
  });
  await page
    .locator(".facet-rows > li:nth-child(3) .facet-name")
    .first()
    .evaluate((name) => {
      name.style.color = "rgb(128 128 128 / 40%)";
    });
  const found = (await barriersOf(page)).map((problem) => problem.split(":")[0]);
  expect(found.toSorted()).toEqual(["button-name", "color-contrast"]);
});

/** The views of one site share a browser window, which has scripts and fonts after the first page. */
function lookAround(region: string, looks: readonly PageView[], details = {}) {
  test(
    `${region}: ${looks.length} pages are accessible`,
    details,
    async ({ page, open, expectAccessible, expectConsoleErrors }) => {
      test.setTimeout(looks.length * 60_000);
      // The browser itself logs the 404 of an intentionally missing page.
      if (looks.some(({ path }) => path === MISSING)) expectConsoleErrors(/status of 404/);
      for (const look of looks) {
        const name = `/${look.language}${look.path} ${look.width} ${look.mode}`;
        await test.step(name, async () => {
          await page.setViewportSize({ width: look.width, height: 900 });
          await page.emulateMedia({ colorScheme: look.mode, reducedMotion: "reduce" });
          await open(region, `/${look.language}${look.path}`);
          await expectWhole(page, look);
          await unfold(page);
          await expectAccessible();
        });
      }
    },
  );
}

async function expectWhole(page: Page, look: PageView) {
  await expect(page.locator("html")).toHaveAttribute("data-mode", look.mode);
  await expect(page.locator("html")).toHaveAttribute("lang", look.language);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(overflow, "nothing sticks out at the side").toBeLessThanOrEqual(0);
}

const bySite = (looks: readonly PageView[]) => Map.groupBy(looks, ({ region }) => region).entries();

test.describe("every page type and every theme", () => {
  for (const [region, looks] of bySite(few)) lookAround(region, looks);
});

test.describe("all pages in all variants", () => {
  for (const [region, looks] of bySite(all)) lookAround(region, looks, FULL_RUN);
});
