import type { Page } from "@playwright/test";
import type { OfficePageEntry } from "../../src/office/page-entry.ts";
import { OFFICE_PAGES } from "../../src/office/pages.ts";
import { barriersOf } from "../fixtures/axe.ts";
import { FULL_RUN } from "../fixtures/full-run.ts";
import { enterOffice, openOffice } from "../fixtures/office.ts";
import { expect, test } from "../fixtures/test.ts";

const MODES = ["light", "dark"] as const;
type View = { language: string; colorScheme: (typeof MODES)[number]; width: number };

/** Russian texts are the longest. */
const VIEWS: View[] = ["en", "ru"].flatMap((language) =>
  MODES.flatMap((colorScheme) => [1440, 360].map((width) => ({ language, colorScheme, width }))),
);

const listOf = (path: string) => path.slice(0, path.indexOf("/:"));
const isPageOfItsOwn = (address: string) => OFFICE_PAGES.some(({ path }) => path === address);

/** A record's address is found as people do: by a link of its list, which was visited before. */
function addressOf(path: string, links: ReadonlyMap<string, readonly string[]>): string {
  if (!path.includes(":")) return path;
  const pattern = new RegExp(`^${path.replaceAll(/:\w+/g, "[^/]+")}$`);
  const address = links
    .get(listOf(path))
    ?.find((link) => pattern.test(link) && !isPageOfItsOwn(link));
  if (!address) throw new Error(`No link of the list leads to ${path}`);
  return address;
}

const linksOn = (page: Page): Promise<string[]> =>
  page
    .locator("a[href*='/admin/']")
    .evaluateAll((all) =>
      all.map((one) => (one.getAttribute("href") ?? "").replace(/^\/\w\w\/admin|[?#].*$/g, "")),
    );

/** What is wrong with a page in this language, mode and width. */
async function problemsOf(page: Page, address: string, view: View): Promise<string[]> {
  const { language, colorScheme, width } = view;
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  await openOffice(page, address, language);
  await expect(page.locator("html")).toHaveAttribute("data-mode", colorScheme);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  const tooWide = overflow > 0 ? [`${overflow}px too wide`] : [];
  return [...tooWide, ...(await barriersOf(page))].map(
    (problem) => `${address} ${language} ${colorScheme} ${width}: ${problem}`,
  );
}

/** One browser window for all pages, which has scripts and fonts after the first one. */
async function visitAll(
  page: Page,
  entries: readonly OfficePageEntry[],
  viewsOf: (path: string) => readonly View[],
): Promise<void> {
  await enterOffice(page);
  const links = new Map<string, string[]>();
  const wrong: string[] = [];
  for (const { path } of entries) {
    const address = addressOf(path, links);
    for (const view of viewsOf(path)) {
      wrong.push(...(await test.step(address, () => problemsOf(page, address, view))));
    }
    links.set(path, await linksOn(page));
  }
  expect(wrong).toEqual([]);
}

/** The pages take the views in turns, so each view has several pages. */
const inTurn = (path: string): View[] => {
  const at = OFFICE_PAGES.findIndex((entry) => entry.path === path);
  return VIEWS.slice(at % VIEWS.length).slice(0, 1);
};

/** A record belongs to its list; a page without a place in the menu belongs to the top. */
function groupOf({ path }: OfficePageEntry): string {
  const [, first = ""] = path.split("/");
  return OFFICE_PAGES.find((entry) => entry.path === `/${first}`)?.menu?.group ?? "top";
}

for (const [group, entries] of Map.groupBy(OFFICE_PAGES, groupOf)) {
  test(`office pages of the menu's group ${group} are accessible and fit their window`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await visitAll(page, entries, inTurn);
  });

  test(
    `office pages of the menu's group ${group} are accessible in every language, mode and width`,
    FULL_RUN,
    async ({ page }) => {
      test.setTimeout(1_200_000);
      await visitAll(page, entries, () => VIEWS);
    },
  );
}
