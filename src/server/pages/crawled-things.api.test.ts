import { afterAll, expect, test, vi } from "vitest";
import { DEMO_SITES } from "#database/seed/demo/sites.ts";
import { checkoutBuyers } from "#features/checkout/server/checkout-buyers.fixture.ts";
import { expectedOf, fillRoute, THING_ROUTES } from "../testing/crawled-routes.ts";
import { aFewAtOnce, lookAtPage } from "../testing/look-at-page.ts";
import { oneOfEach } from "../testing/one-of-each.ts";
import { registeredBrowser, testBrowser } from "../testing/test-browser.ts";
import { testSandbox } from "../testing/test-sandbox.fixture.ts";

// Real providers' answers and some five hundred pages, on a machine that may be busy.
vi.setConfig({ testTimeout: 300_000 });

const { app, close } = await testSandbox();
afterAll(close);
const { goods } = await checkoutBuyers(app);

/** On the first site in each of its languages; on the others the languages take turns. */
const visitsOf = ({ isDefault, languages }: (typeof DEMO_SITES)[number]) =>
  THING_ROUTES.flatMap((route, at) => {
    const inTurn = languages.filter((_, place) => place === at % languages.length);
    return (isDefault ? languages : inTurn).map(({ isoCode }) => ({ route, language: isoCode }));
  });

test.each(DEMO_SITES.map((site) => [site.region, site] as const))(
  "%s: every page about one thing, as its owner and as a guest who knows its address",
  async (_region, definition) => {
    const host = definition.hosts[0] ?? "";
    const site = app.services.sites.registry.byHost(host);
    const owner = await registeredBrowser(app, { host });
    const guest = testBrowser(app, { host });
    const names = await oneOfEach({ app, owner, site }, goods);
    const looks = await aFewAtOnce(visitsOf(definition), async ({ route, language }) => {
      // Where the site has no such pages, any name will do.
      const isOff = route.needs !== undefined && !definition.switches[route.needs];
      const none = { checkout: "x", bought: "x" };
      const path = fillRoute(`/${language}${route.path}`, { ...(isOff ? none : {}), ...names });
      if (!path) return [`${route.path}: there is none to look at`];
      const asOwner = await lookAtPage(owner, path, expectedOf(definition, route, "customer"));
      const asGuest = await lookAtPage(guest, path, expectedOf(definition, route, "guest"));
      return [
        ...asOwner.wrong.map((wrong) => `owner ${wrong}`),
        ...asGuest.wrong.map((wrong) => `guest ${wrong}`),
      ];
    });
    expect(looks.flat()).toEqual([]);
  },
);
