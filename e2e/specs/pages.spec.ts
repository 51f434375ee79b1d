import { DEMO_SITES } from "../../src/database/seed/demo/sites.ts";
import { expect, test } from "../fixtures/test.ts";

const PAGE_TYPES = {
  home: "/",
  article: "/purchase-agreement",
  about: "/about-us",
  contacts: "/contacts",
  faq: "/faq",
  "faq article": "/faq/air-or-sea",
  blog: "/blog",
  "blog article": "/blog/why-volume-counts",
  "unsupported browser": "/unsupported-browser",
  "not found": "/no-such-page",
};
const WIDTHS = [360, 768, 1440];
const MODES = ["light", "dark"] as const;

/** Sites by theme, so that each brand is looked at once: pages of one theme differ by words alone. */
const brands = [...new Map(DEMO_SITES.map((site) => [site.theme, site])).values()];

type Look = {
  region: string;
  language: string;
  path: string;
  width: number;
  mode: (typeof MODES)[number];
};

/** Every page type in every theme; mode, width and language take turns, so that each meets each. */
const pairwise: Look[] = Object.entries(PAGE_TYPES).flatMap(([type, path], row) =>
  brands
    .filter((site) => site.switches.blog || !type.startsWith("blog"))
    .map((site, column) => ({
      region: site.region,
      language: pick(site.languages, row + column).isoCode,
      path,
      width: pick(WIDTHS, row + column),
      mode: pick(MODES, row + column),
    })),
);

const everything: Look[] = DEMO_SITES.flatMap((site) =>
  site.languages.flatMap(({ isoCode: language }) =>
    Object.entries(PAGE_TYPES)
      .filter(([type]) => site.switches.blog || !type.startsWith("blog"))
      .flatMap(([, path]) =>
        MODES.flatMap((mode) =>
          WIDTHS.map((width) => ({ region: site.region, language, path, width, mode })),
        ),
      ),
  ),
);

function pick<T>(list: readonly T[], index: number): T {
  return list[index % list.length] as T;
}

function lookAt(look: Look, tag = "") {
  const name = `${look.region} /${look.language}${look.path} ${look.width} ${look.mode}`;
  test(`${name} ${tag}`, async ({ page, open, expectAccessible, consoleErrors }) => {
    await page.setViewportSize({ width: look.width, height: 900 });
    await page.emulateMedia({ colorScheme: look.mode, reducedMotion: "reduce" });
    await open(look.region, `/${look.language}${look.path}`);
    await expect(page.locator("html")).toHaveAttribute("data-mode", look.mode);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expectAccessible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow, "nothing sticks out at the side").toBeLessThanOrEqual(0);
    // The browser itself reports the 404 of a page that is missing on purpose.
    if (look.path === PAGE_TYPES["not found"]) consoleErrors.length = 0;
  });
}

test.describe("every page type in every theme", () => {
  for (const look of pairwise) lookAt(look);
});

test.describe("all of it", () => {
  for (const look of everything) lookAt(look, "@full");
});
