import { describe, expect, test, vi } from "vitest";
import { DEMO_SITES } from "#database/seed/demo/sites.ts";
import { trackedParcels } from "#features/tracking/server/tracking.tables.ts";
import { loadMessages } from "#i18n/messages.ts";
import {
  CRAWLED_ROUTES,
  type CrawledRoute,
  expectedOf,
  fillRoute,
  firstGoods,
  type Names,
  type Seen,
  type Who,
} from "../testing/crawled-routes.ts";
import { reserveTestPhone } from "../testing/reserve-test-phone.ts";
import { testApp } from "../testing/test-app.ts";
import { registeredBrowser, testBrowser } from "../testing/test-browser.ts";

// Some two thousand pages, on a machine that may be busy.
vi.setConfig({ testTimeout: 300_000 });

// Nothing is asked for twice, so nothing need be packed and kept.
const app = await testApp({ PAGE_CACHE: "false" });
const keys = new Set(Object.keys(loadMessages().en ?? {}));
const [followed] = await app.db.select().from(trackedParcels).limit(1);
const seenPictures = new Set<string>();

type Browser = Pick<ReturnType<typeof testBrowser>, "get">;
type Site = (typeof DEMO_SITES)[number];

const AWAY: readonly [RegExp, Seen][] = [
  [/^\/[a-z]{2}\/login\?redirect=/, "→ login"],
  [/^\/[a-z]{2}\/cart$/, "→ cart"],
  [/^\/[a-z]{2}\/checkout$/, "→ checkout"],
  [/^\/[a-z]{2}\/iphone-reservation$/, "→ reservation"],
  [/^\/[a-z]{2}\/$/, "→ home"],
  [/^\/[a-z]{2}\/account-information$/, "→ account"],
  [/^\/[a-z]{2}\/[\w-]+-pro$/, "→ pro"],
];

function seenOf(response: Response, html: string): Seen | string {
  if (response.status === 404) return 404;
  const location = response.headers.get("location") ?? "";
  if (response.status >= 300) {
    return AWAY.find(([pattern]) => pattern.test(location))?.[1] ?? `→ ${location}`;
  }
  return /data-layout="([^"]*)"/.exec(html)?.[1] ?? `${response.status} without a layout`;
}

/** Message keys, placeholders and the like that a visitor could read. */
function rawWords(html: string): string[] {
  const visible = html.replace(/<(script|style)[\s\S]*?<\/\1>/g, "").replace(/<[^>]*>/g, " ");
  const words = visible.match(/[a-z_]+(?:\.[a-z_0-9-]+)+/g) ?? [];
  return [...words.filter((word) => keys.has(word)), ...(visible.match(/\{\{.*?\}\}/g) ?? [])];
}

/** Pages and pictures that a page leads to. */
function linksOf(html: string) {
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = ""]) => found);
  return {
    pages: all(/<a [^>]*href="(\/[^"#?]*)/g),
    pictures: all(/\/_ipx\/[^/]+\/([^"\s,&?]+)/g),
  };
}

type Visit = { site: Site; language: string; who: Who; browser: Browser; names: Names };
type Look = {
  wrong: string[];
  pages: string[];
  pictures: string[];
  /** Answered, and the same for everybody (`same-for-all.api.test.ts`). */
  forAll: string[];
  answered: string[];
};
const NOTHING: Look = { wrong: [], pages: [], pictures: [], forAll: [], answered: [] };

/** `known` need not be looked at again. */
async function crawl(visit: Visit, known: readonly string[] = []): Promise<Look> {
  const looks = await aFewAtOnce(CRAWLED_ROUTES, async (route) => {
    const path = fillRoute(`/${visit.language}${route.path}`, visit.names);
    return path && !known.includes(path) ? lookAt(visit, route, path) : NOTHING;
  });
  const all = (name: keyof Look) => [...new Set(looks.flatMap((look) => look[name]))];
  const [wrong, pages, pictures] = [all("wrong"), all("pages"), all("pictures")];
  return { wrong, pages, pictures, forAll: all("forAll"), answered: all("answered") };
}

async function lookAt(visit: Visit, route: CrawledRoute, path: string): Promise<Look> {
  const response = await visit.browser.get(path);
  const html = await response.text();
  const seen = seenOf(response, html);
  const expected = expectedOf(visit.site, route, visit.who);
  const wrong = seen === expected ? [] : [`${path}: ${seen}, not ${expected}`];
  const answered = response.status < 400 ? [path] : [];
  if (response.status >= 300 && response.status < 400) return { ...NOTHING, wrong, answered };
  wrong.push(...rawWords(html).map((word) => `${path}: raw ${word}`));
  if (!new RegExp(`<html [^>]*lang="${visit.language}"`).test(html)) {
    wrong.push(`${path}: not in ${visit.language}`);
  }
  if (response.status !== 200) return { ...NOTHING, wrong, answered };
  return { wrong, ...linksOf(html), forAll: response.headers.has("etag") ? [path] : [], answered };
}

/** As many as one shop answers at a time; more would only wait for the database. */
async function aFewAtOnce<Item, Made>(
  items: readonly Item[],
  make: (item: Item) => Promise<Made>,
): Promise<Made[]> {
  const made: Made[] = [];
  const rest = items.values();
  const worker = async () => {
    for (const item of rest) made.push(await make(item));
  };
  await Promise.all(Array.from({ length: 4 }, worker));
  return made;
}

async function namesOf(site: Site, language: string): Promise<Names> {
  const host = site.hosts[0] ?? "";
  const html = site.switches.marketplace
    ? await (await app.ask(`/${language}/marketplace`, { host })).text()
    : "";
  return { ...firstGoods(html, language), name: site.product, parcel: followed?.number };
}

/** Goods and categories are many and alike: a few of them stand for all. */
function toFollow(pages: readonly string[]): string[] {
  const isMany = (page: string) => /^\/[a-z]{2}\/(c|p|market\/product)\//.test(page);
  const all = [...new Set(pages)];
  return [
    ...all.filter((page) => !isMany(page)),
    ...all.filter((page) => isMany(page) && page.includes("/c/")).slice(0, 10),
    ...all.filter((page) => isMany(page) && !page.includes("/c/")).slice(0, 5),
  ];
}

describe.each(DEMO_SITES.map((site) => [site.region, site] as const))("%s", (_region, site) => {
  const host = site.hosts[0] ?? "";

  test("every route, in every language, as guest and as customer", async () => {
    const guest = testBrowser(app, { host });
    const customer = await registeredBrowser(app, { host });
    const reservation = await reserveTestPhone(app, guest);
    expect(Boolean(reservation)).toBe(site.switches.marketplace === true);
    for (const { isoCode: language } of site.languages) {
      const names = { ...(await namesOf(site, language)), reservation };
      const visit = { site, language, names };
      const asGuest = await crawl({ ...visit, who: "guest", browser: guest });
      expect(asGuest.wrong).toEqual([]);
      const asCustomer = await crawl(
        { ...visit, who: "customer", browser: customer },
        asGuest.forAll,
      );
      expect(asCustomer.wrong).toEqual([]);
      await expectPictures([...asGuest.pictures, ...asCustomer.pictures]);
      // What one language leads to, the others lead to as well.
      const isFirst = language === site.languages[0]?.isoCode;
      const answered = new Set([...asGuest.forAll, ...asCustomer.answered]);
      const pages = [...asGuest.pages, ...asCustomer.pages].filter((page) => !answered.has(page));
      if (isFirst) await expectAnswers(customer, pages);
    }
  });
});

async function expectAnswers(browser: Browser, pages: readonly string[]): Promise<void> {
  const answers = await aFewAtOnce(
    toFollow(pages),
    async (page) => `${(await browser.get(page)).status} ${page}`,
  );
  expect(answers.filter((answer) => !/^[23]/.test(answer))).toEqual([]);
}

/** Each once, however many pages show it. */
async function expectPictures(files: readonly string[]): Promise<void> {
  const { pictureVersions } = app.services;
  const fresh = files.filter((file) => !seenPictures.has(file));
  const missing = await aFewAtOnce([...new Set(fresh)], async (file) => {
    seenPictures.add(file);
    return (await pictureVersions.read(file)) ? [] : [file];
  });
  expect(missing.flat()).toEqual([]);
}

test("whoever shares a product is told how large its picture is", async () => {
  const [site] = DEMO_SITES;
  if (!site) throw new Error("There is no site");
  const { product } = await namesOf(site, "en");
  const html = await (await app.ask(`/en/p/${product}`)).text();
  expect(html).toMatch(/property="og:image:width" content="[1-9]\d{2,3}"/);
  expect(html).toMatch(/property="og:image:height" content="[1-9]\d{2,3}"/);
});
