import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { DEMO_PASSWORD } from "#demo/customers/customers.ts";
import { testApp } from "#server/fixtures/test-app.ts";
import { testBrowser } from "#server/fixtures/test-browser.ts";
import { currencies, siteCurrencies, siteLanguages } from "./sites.tables.ts";

const { ask, post, db, services } = await testApp();
const json = async (response: Response | Promise<Response>) => (await response).json();

describe("/api/store-config", () => {
  test("has every field of the specification", async () => {
    const config = await json(
      post("/api/store-config", { langIso: "lv" }, { host: "lv.localhost" }),
    );
    expect(Object.keys(config).sort()).toEqual([
      "blogs",
      "conversionCurrency",
      "currencies",
      "filteredCurrencies",
      "lupaKeys",
      "marketplace",
      "site",
    ]);
    expect(config.site).toMatchObject({
      name: "Cartage Baltics",
      region: "lv",
      theme: "alt",
      product: "cartage",
      available_locales: ["lv", "en", "ru"],
      currency: { id: 1, iso_code: "EUR" },
    });
    expect(Object.keys(config.site)).toEqual(
      expect.arrayContaining([
        ...["name", "cdn_logo", "criteo_key", "klaviyo_key", "languages", "category_doc_key"],
        ...["query_keys", "available_locales", "currency"],
      ]),
    );
    expect(config.site.query_keys).toEqual(config.lupaKeys.keys);
    expect(config.site.cdn_logo, "drawn by its theme").toBeNull();
    expect(Object.keys(config.site.languages[0]).sort()).toEqual([
      "id",
      "iso_code",
      "local_title",
      "pivot",
    ]);
    expect(Object.keys(config.site.languages[0].pivot).sort()).toEqual([
      "gtm_id",
      "live_agent_id",
      "mp_default_sort",
      "pixel_id",
    ]);
    expect(config.lupaKeys.categoryDocKey).toBe(config.site.category_doc_key);
    expect(config.lupaKeys.queryKey).toBe(config.lupaKeys.keys["LV-lv"]);
    expect(config.conversionCurrency).toMatchObject({ iso_code: "USD" });
    expect(config.site.countries[0].title).toBe("Latvija");
  });

  test("has the site's local currency and euros", async () => {
    const config = await json(post("/api/store-config", {}, { host: "ae.localhost" }));
    expect(config.conversionCurrency).toMatchObject({ iso_code: "AED" });
    const codes = config.filteredCurrencies.map((one: { iso_code: string }) => one.iso_code);
    expect(codes).toEqual(["EUR", "AED"]);
  });

  test("lists the marked currencies as filteredCurrencies", async () => {
    const [dollars] = await db.select().from(currencies).where(eq(currencies.isoCode, "USD"));
    const marked = async (isFiltered: boolean) => {
      const link = eq(siteCurrencies.currencyId, dollars?.id ?? 0);
      await db.update(siteCurrencies).set({ isFiltered }).where(link);
      await services.applyChanges(["sites"]);
      const config = await json(post("/api/store-config", {}));
      return [config.currencies, config.filteredCurrencies].map((list: { iso_code: string }[]) =>
        list.map((one) => one.iso_code),
      );
    };
    expect(await marked(false)).toEqual([["EUR", "USD"], ["EUR"]]);
    expect(await marked(true)).toEqual([
      ["EUR", "USD"],
      ["EUR", "USD"],
    ]);
  });

  test("enables the marketplace only on sites with a shop and has its default sort", async () => {
    const marketplace = async (host: string) =>
      (await json(post("/api/store-config", {}, { host }))).marketplace;
    expect(await marketplace("tp.localhost")).toMatchObject({ enabled: false, product_kinds: [] });
    await db.update(siteLanguages).set({ mpDefaultSort: 4 });
    await services.applyChanges(["sites"]);
    expect(await marketplace("lv.localhost")).toEqual({
      enabled: true,
      product_kinds: ["p", "o"],
      default_sort: 4,
    });
  });

  test("has blogs only on sites that have them", async () => {
    const blogs = async (host: string) =>
      (await json(post("/api/store-config", {}, { host }))).blogs.length;
    expect(await blogs("lv.localhost")).toBeGreaterThan(0);
    expect(await blogs("ee.localhost")).toBe(0);
  });

  test("has the query key of the language, or of the first one if it is unknown", async () => {
    const key = async (langIso: string) =>
      (await json(post("/api/store-config", { langIso }, { host: "lv.localhost" }))).lupaKeys
        .queryKey;
    expect(await key("ru")).not.toBe(await key("lv"));
    expect(await key("xx")).toBe(await key("lv"));
  });

  test("has no keys that mean failure", async () => {
    const config = await json(post("/api/store-config", {}));
    expect(Object.keys(config)).not.toContain("message");
    expect(Object.keys(config)).not.toContain("errors");
  });
});

test("/api/config/languages lists the site's languages, the default first", async () => {
  const languages = await json(ask("/api/config/languages", { host: "ee.localhost" }));
  expect(languages.map((one: { iso_code: string }) => one.iso_code)).toEqual(["et", "en", "ru"]);
});

describe("/api/locale/change", () => {
  test("sets a cookie that the next request uses", async () => {
    const host = "lv.localhost";
    const response = await post("/api/locale/change", { newLocale: "ru" }, { host });
    expect(await response.json()).toEqual({ status: true });
    const cookie = response.headers.get("set-cookie") ?? "";
    expect(cookie).toMatch(/^locale=ru; .*SameSite=Lax/);
    const next = await ask("/faq", { host, headers: { cookie: "locale=ru" } });
    expect(next.headers.get("location")).toBe("/ru/faq");
  });

  test("refuses a language of another site with an error at its field", async () => {
    const response = await post(
      "/api/locale/change",
      { newLocale: "lt" },
      { host: "nl.localhost" },
    );
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      status: false,
      message: "errors.unknown_language",
      errors: { newLocale: ["errors.unknown_language"] },
    });
  });
});

describe("/api/translations/translationMessages", () => {
  test("has the texts of all languages of the site, or of one", async () => {
    const host = "lv.localhost";
    const all = await json(ask("/api/translations/translationMessages", { host }));
    expect(Object.keys(all.resources)).toEqual(["lv", "en", "ru"]);
    const one = await json(ask("/api/translations/translationMessages?lang=ru", { host }));
    expect(Object.keys(one.resources)).toEqual(["ru"]);
    expect(one.resources.ru["error.return-to-homepage"]).toBe("Вернуться на главную");
  });

  test("is cached for ever only under its current version", async () => {
    const page = await (await ask("/en/faq")).text();
    const address = /href="([^"]*translationMessages[^"]*)"/.exec(page)?.[1]?.replace("&amp;", "&");
    const current = await ask(address ?? "");
    expect(current.headers.get("cache-control")).toContain("immutable");
    const old = await ask("/api/translations/translationMessages?lang=en&v=old");
    expect(old.headers.get("cache-control")).toBe("no-cache");
  });
});

describe("/api/redirects/check", () => {
  test.each([
    ["/terms", "/purchase-agreement"],
    ["/en/terms", "/en/purchase-agreement"],
    ["/nothing-moved", null],
    ["//evil.example", null],
    ["", null],
  ])("finds for %s the target %s", async (path, target) => {
    expect(await json(post("/api/redirects/check", { path }))).toEqual({ status: true, target });
  });
});

test("builds/latest.json names the build and is never cached", async () => {
  const response = await ask("/builds/latest.json?timestamp=1");
  expect(await response.json()).toEqual({ id: "test-build" });
  expect(response.headers.get("cache-control")).toBe("no-store");
});

test("translation keys are visible to editors, or to all by configuration", async () => {
  const call = "/api/auth/permissions/can-view-translations";
  expect(await json(ask(call))).toBe(false);
  const mayView = async (name: string) => {
    const browser = testBrowser({ ask, post }, { remoteAddress: "127.0.0.1" });
    const login = { email: `${name}@cartage.example`, password: DEMO_PASSWORD };
    expect((await browser.call("/api/auth/login", login)).status).toBe(200);
    return json(browser.get(call));
  };
  expect(await mayView("rasa")).toBe(false);
  expect(await mayView("finance")).toBe(false);
  expect(await mayView("content")).toBe(true);
  expect(await mayView("owner")).toBe(true);
  const translators = await testApp({ SHOW_TRANSLATION_KEYS: "true" });
  expect(await json(translators.ask(call))).toBe(true);
});

test("/api/config/destinations lists each country once with its site's address", async () => {
  const { destinations } = await json(ask("/api/config/destinations?lang=ru"));
  expect(destinations[0]).toEqual({
    country: { id: 1, iso_code: "LT", title: "Литва" },
    is_here: true,
    site: null,
  });
  const address = expect.stringMatching(/^http:\/\/lv\.localhost:\d+\/ru\//);
  expect(destinations).toContainEqual({
    country: { id: 2, iso_code: "LV", title: "Латвия" },
    is_here: false,
    site: {
      name: "Cartage Baltics",
      languages: ["Latviešu", "English", "Русский"],
      url: address,
      cart_url: expect.stringMatching(/\/ru\/cart$/),
    },
  });
  const fromTp = await json(ask("/api/config/destinations", { host: "tp.localhost" }));
  expect(fromTp.destinations.map((one: { is_here: boolean }) => one.is_here)).toContain(true);
});

test("a site's own logo replaces the theme's logo in the header", async () => {
  const host = "ee.localhost";
  const { site } = await json(post("/api/store-config", {}, { host }));
  const logo = await ask(site.cdn_logo, { host });
  expect(logo.status).toBe(200);
  expect(logo.headers.get("content-type")).toContain("image/svg+xml");
  const headerOf = async (asked: string) =>
    (await (await ask("/en/faq", { host: asked })).text()).split("</header>")[0] ?? "";
  expect(await headerOf(host)).toContain(`src="${site.cdn_logo}"`);
  expect(await headerOf("lv.localhost")).not.toContain("/pictures/logos/");
});
