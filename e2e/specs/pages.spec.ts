import { DEMO_SITES } from "../../src/database/seed/demo/sites.ts";
import { themeNames } from "../../src/themes/theme-traits.ts";
import { eachPair, everyLook, fewLooks, type Look, PAGE_TYPES } from "../fixtures/looks.ts";
import { expect, test } from "../fixtures/test.ts";

const all = everyLook(DEMO_SITES);
const few = fewLooks(all);

test("few looks meet every page type in every theme, mode, width and language it has", () => {
  expect(new Set(few.map(({ theme }) => theme))).toEqual(new Set(themeNames));
  expect(few.length).toBeLessThan(90);
  const missing = (pairs: Set<string>) => [...eachPair(all)].filter((pair) => !pairs.has(pair));
  expect(missing(eachPair(few))).toEqual([]);
});

function lookAt(look: Look, tag = "") {
  const name = `${look.region} /${look.language}${look.path} ${look.width} ${look.mode}`;
  test(`${name} ${tag}`, async ({ page, open, expectAccessible, expectConsoleErrors }) => {
    // The browser itself reports the 404 of a page that is missing on purpose.
    if (look.path === PAGE_TYPES["not found"].path) expectConsoleErrors(/status of 404/);
    await page.setViewportSize({ width: look.width, height: 900 });
    await page.emulateMedia({ colorScheme: look.mode, reducedMotion: "reduce" });
    await open(look.region, `/${look.language}${look.path}`);
    await expect(page.locator("html")).toHaveAttribute("data-mode", look.mode);
    await expect(page.locator("html")).toHaveAttribute("lang", look.language);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expectAccessible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow, "nothing sticks out at the side").toBeLessThanOrEqual(0);
  });
}

test.describe("every page type in every theme", () => {
  for (const look of few) lookAt(look);
});

test.describe("all of it", () => {
  for (const look of all) lookAt(look, "@full");
});
