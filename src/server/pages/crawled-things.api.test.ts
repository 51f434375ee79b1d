import { afterAll, expect, test } from "vitest";
import { DEMO_SITES } from "#demo/sites/sites.ts";
import { checkoutBuyers } from "#features/checkout/server/fixtures/checkout-buyers.ts";
import {
  expectedOf,
  fillRoute,
  otherBrandOn,
  routesInTurn,
  THING_ROUTES,
} from "../fixtures/crawl/crawled-routes.ts";
import {
  beyondRoutes,
  expectPagesRespond,
  linksOf,
  pictureChecker,
} from "../fixtures/crawl/follow-links.ts";
import { inspectPage, mapConcurrently } from "../fixtures/crawl/inspect-page.ts";
import { oneOfEach } from "../fixtures/crawl/one-of-each.ts";
import { registeredBrowser, testBrowser } from "../fixtures/test-browser.ts";
import { testSandbox } from "../fixtures/test-sandbox.ts";

const { app, close } = await testSandbox();
afterAll(close);
const { goods } = await checkoutBuyers(app);

const expectPictures = pictureChecker(app.services.findPicture);

type Site = (typeof DEMO_SITES)[number];
const OWNER = { who: "customer", of: ["customer"] } as const;
const visitsOf = (site: Site) =>
  site.languages.flatMap(({ isoCode: language }) =>
    routesInTurn(THING_ROUTES, site, language, OWNER).map((route) => ({ route, language })),
  );

test.each(DEMO_SITES.map((site) => [site.region, site] as const))(
  "%s: every page about one item works for its owner and for a guest with its address",
  async (_region, definition) => {
    const host = definition.hosts[0] ?? "";
    const site = app.services.sites.registry.byHost(host);
    const owner = await registeredBrowser(app, { host });
    const guest = testBrowser(app, { host });
    const brand = otherBrandOn(definition);
    const names = await oneOfEach({ app, owner, site }, goods);
    const looks = await mapConcurrently(visitsOf(definition), async ({ route, language }) => {
      // If the site has no such pages, any name will do.
      const isOff = route.needs !== undefined && !definition.switches[route.needs];
      const none = { checkout: "x", bought: "x" };
      const path = fillRoute(`/${language}${route.path}`, { ...(isOff ? none : {}), ...names });
      if (!path) return { wrong: [`${route.path}: there is none to look at`], ...linksOf("") };
      const asOwner = await inspectPage(
        owner,
        path,
        expectedOf(definition, route, "customer"),
        brand,
      );
      const asGuest = await inspectPage(guest, path, expectedOf(definition, route, "guest"), brand);
      const wrong = [
        ...asOwner.wrong.map((one) => `owner ${one}`),
        ...asGuest.wrong.map((one) => `guest ${one}`),
      ];
      return { wrong, ...linksOf(asOwner.html) };
    });
    expect(looks.flatMap(({ wrong }) => wrong)).toEqual([]);
    await expectPictures(looks.flatMap(({ pictures }) => pictures));
    // The links are the same in every language, so only those of the first are followed.
    const pages = looks.flatMap((look) => look.pages);
    const first = pages.filter((page) => page.startsWith(`/${definition.languages[0]?.isoCode}/`));
    await expectPagesRespond(owner, beyondRoutes(first));
  },
);
