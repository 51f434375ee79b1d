import { describe, expect, test } from "vitest";
import { DEMO_SITES } from "#demo/sites/sites.ts";
import { trackedParcels } from "#features/tracking/server/tracking.tables.ts";
import {
  CRAWLED_ROUTES,
  type CrawledRoute,
  expectedOf,
  fillRoute,
  firstGoods,
  type Names,
  otherBrandOn,
  routesInTurn,
  SELLERS_GOODS,
  type Who,
} from "../fixtures/crawl/crawled-routes.ts";
import { expectPagesRespond, linksOf, pictureChecker } from "../fixtures/crawl/follow-links.ts";
import { inspectPage, mapConcurrently } from "../fixtures/crawl/inspect-page.ts";
import { reserveTestPhone } from "../fixtures/purchases/reserve-test-phone.ts";
import { testApp } from "../fixtures/test-app.ts";
import { registeredBrowser, testBrowser } from "../fixtures/test-browser.ts";

// No page is requested twice, so caching would only cost time.
const app = await testApp({ PAGE_CACHE: "false" });
const [followed] = await app.db.select().from(trackedParcels).limit(1);
const expectPictures = pictureChecker(app.services.findPicture);

type Browser = Pick<ReturnType<typeof testBrowser>, "get">;
type Site = (typeof DEMO_SITES)[number];

type Visit = { site: Site; language: string; who: Who; browser: Browser; names: Names };
type Look = {
  wrong: string[];
  pages: string[];
  pictures: string[];
  /** Paths that answered with a page that is the same for everybody (`same-for-all.api.test.ts`). */
  forAll: string[];
  answered: string[];
};
const NOTHING: Look = { wrong: [], pages: [], pictures: [], forAll: [], answered: [] };

const PEOPLE = ["guest", "customer"] as const;

/** Requests every route whose turn it is, except the `known` paths. */
async function crawl(visit: Visit, known: readonly string[] = []): Promise<Look> {
  const { site, language, who } = visit;
  const routes = routesInTurn(CRAWLED_ROUTES, site, language, { who, of: PEOPLE });
  const looks = await mapConcurrently(routes, async (route) => {
    const path = fillRoute(`/${language}${route.path}`, visit.names);
    if (!path) return { ...NOTHING, wrong: [`${route.path}: there is none to look at`] };
    return known.includes(path) ? NOTHING : lookAt(visit, route, path);
  });
  const all = (name: keyof Look) => [...new Set(looks.flatMap((look) => look[name]))];
  const [wrong, pages, pictures] = [all("wrong"), all("pages"), all("pictures")];
  return { wrong, pages, pictures, forAll: all("forAll"), answered: all("answered") };
}

async function lookAt(visit: Visit, route: CrawledRoute, path: string): Promise<Look> {
  const expected = expectedOf(visit.site, route, visit.who);
  const { response, html, wrong } = await inspectPage(
    visit.browser,
    path,
    expected,
    otherBrandOn(visit.site),
  );
  const answered = response.status < 400 ? [path] : [];
  if (response.status !== 200) return { ...NOTHING, wrong, answered };
  return { wrong, ...linksOf(html), forAll: response.headers.has("etag") ? [path] : [], answered };
}

/** A site without a shop does not have these pages, so any name will do. */
const NO_GOODS: Names = { category: "x", product: "x", offer: "x", reservation: "x" };

async function namesOf(site: Site, language: string): Promise<Names> {
  const host = site.hosts[0] ?? "";
  const read = async (path: string) => (await app.ask(`/${language}${path}`, { host })).text();
  const pages = await Promise.all(["/marketplace", SELLERS_GOODS].map(read));
  const goods = site.switches.marketplace ? firstGoods(pages.join(""), language) : NO_GOODS;
  return { ...goods, name: site.product, parcel: followed?.number };
}

describe.each(DEMO_SITES.map((site) => [site.region, site] as const))("%s", (_region, site) => {
  const host = site.hosts[0] ?? "";

  test("renders every route for guests and customers in all its languages", async () => {
    const guest = testBrowser(app, { host });
    const customer = await registeredBrowser(app, { host });
    const reservation = await reserveTestPhone(app, guest);
    expect(Boolean(reservation)).toBe(site.switches.marketplace === true);
    for (const { isoCode: language } of site.languages) {
      const names = { ...(await namesOf(site, language)), ...(reservation ? { reservation } : {}) };
      const visit = { site, language, names };
      const asGuest = await crawl({ ...visit, who: "guest", browser: guest });
      expect(asGuest.wrong).toEqual([]);
      const asCustomer = await crawl(
        { ...visit, who: "customer", browser: customer },
        asGuest.forAll,
      );
      expect(asCustomer.wrong).toEqual([]);
      await expectPictures([...asGuest.pictures, ...asCustomer.pictures]);
      // The links are the same in every language, so only those of the first are followed.
      const isFirst = language === site.languages[0]?.isoCode;
      const answered = new Set([...asGuest.forAll, ...asCustomer.answered]);
      const pages = [...asGuest.pages, ...asCustomer.pages].filter((page) => !answered.has(page));
      if (isFirst) await expectPagesRespond(customer, pages);
    }
  });
});

test("a product's Open Graph tags have the size of its picture", async () => {
  const [site] = DEMO_SITES;
  if (!site) throw new Error("There is no site");
  const { product } = await namesOf(site, "en");
  const html = await (await app.ask(`/en/p/${product}`)).text();
  expect(html).toMatch(/property="og:image:width" content="[1-9]\d{2,3}"/);
  expect(html).toMatch(/property="og:image:height" content="[1-9]\d{2,3}"/);
});
