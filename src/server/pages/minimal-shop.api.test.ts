import { describe, expect, test } from "vitest";
import { emptyDatabase } from "#database/fixtures/test-database.ts";
import { migrate } from "#database/migrate/migrate.ts";
import { officePeople } from "#features/staff/server/fixtures/office.ts";
import { testApp } from "../fixtures/test-app.ts";
import { testBrowser } from "../fixtures/test-browser.ts";
import { seedMinimal } from "../seed-minimal.ts";

async function bareDatabase() {
  const database = await emptyDatabase();
  await migrate(database.pool);
  await seedMinimal(database.db);
  // Opens the site, to see the pages that the owner sees in the preview.
  await database.db.execute("update sites set opened_at = now()");
  return database;
}

const app = await testApp({}, bareDatabase);
const { ask, db, services } = app;
const sitemap = await (await ask("/sitemap.xml")).text();
const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
  ([, at = ""]) => new URL(at).pathname,
);

test.each(paths.filter((path) => /^\/(en|lt)\//.test(path)))(
  "SEED=none: %s opens without words of the demo and without empty links",
  async (path) => {
    const response = await ask(path);
    expect(response.status).toBe(200);
    const html = (await response.text()).replaceAll(/<script[\s\S]*?<\/script>/g, "");
    expect(html).not.toMatch(/UAB|Savanorių|\.example/);
    expect(html).not.toMatch(/Cartage/);
    expect(html).not.toMatch(/href="(tel|mailto):"/);
    expect(html, "nothing is left of what is not said").not.toMatch(/ \(\)|company-card|<table/);
  },
);

test("SEED=none: pages are found", () => expect(paths.length).toBeGreaterThan(20));

test("SEED=none: the shop has a neutral name", async () => {
  expect(await (await ask("/en/about-us")).text()).toContain("Shop is run by Shop");
});

/** Words for services that a shop which only sells its goods must not mention. */
const SERVICES: Record<string, RegExp> = {
  en: /forward|\bquotes?\b|abroad|by sea|for business|reserve a new phone|\bplans\b/i,
  lt: /persiun|pagal pasiūlym|pasiūlymo|užsien|laivu|jūra|verslui|rezervuo(ti|kite) nauj/i,
  lv: /pārsūt|pēc piedāvājum|piedāvājumu vai|ārzem(?!ju kontaktdakš)|pa jūru|un jūru/i,
  et: /edasi saat|edasisaat|hinnapakkumi|välismaalt|välismai\S+ po|laevaga|mereteed/i,
  ru: /пересылаем|пересылк(?!у оплачиваете)|ценово\S+ предложени|зарубеж|из-за границ|морем|по морю/i,
};
const WAREHOUSES: Record<string, RegExp> = {
  en: /warehouse/i,
  lt: /sandėli(?!yje)/i,
  lv: /noliktav/i,
  et: /ladudes|laost|\bladu\b/i,
  ru: /(?<!ра)склад/i,
};
const OTHER_PAGES = ["cart", "login", "register", "claim-form", "search?s=lamp", "nowhere"];

const wordsOf = async (path: string) =>
  (await (await ask(path)).text())
    .replaceAll(/<(script|style|template)[\s\S]*?<\/\1>/g, " ")
    .replaceAll(/<meta name="description" content="([^"]*)">/g, "$1")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ");

/** Visits every public page in every language; returns the forbidden words that they contain. */
async function promises(forbidden: Record<string, RegExp>): Promise<string[]> {
  const found: string[] = [];
  for (const [language, words] of Object.entries(forbidden)) {
    const listed = paths.filter((path) => path.startsWith(`/${language}/`));
    for (const path of [...listed, ...OTHER_PAGES.map((page) => `/${language}/${page}`)]) {
      const text = await wordsOf(path);
      const at = text.search(words);
      if (at >= 0) found.push(`${path}: ${text.slice(Math.max(0, at - 40), at + 60)}`);
    }
  }
  return found;
}

describe("the shop with SEED=none", () => {
  const PAGES = [
    "order-form",
    "create-order/shop.example",
    "calculate",
    "pro",
    "iphone-reservation",
  ];

  test("offers no services and answers 404 to their pages, with an empty database", async () => {
    expect(await promises(SERVICES)).toEqual([]);
    expect(await promises(WAREHOUSES)).toEqual([]);
    for (const page of PAGES) expect((await ask(`/en/${page}`)).status, page).toBe(404);
    const browser = testBrowser(app);
    const calls: [string, object][] = [
      ["/api/order-form/fetch", {}],
      ["/api/order-form/save", { lines: [] }],
    ];
    for (const [path, input] of calls) {
      expect((await browser.call(path, input)).status, path).toBe(404);
    }
  });

  test("offers only the calculator, with one local warehouse and its rates", async () => {
    const { browser: owner } = await officePeople(app).colleague("owner");
    const place = { city: "Vilnius", street: "A 1", post_code: "01001" };
    const { body } = await owner.call("/api/staff/warehouses/save", {
      changes: { code: "LT", country: "LT", ...place },
    });
    await owner.call("/api/staff/rates/start", { warehouse_id: body.id });
    await services.applyChanges(["sites", "shipping"]);
    expect(await promises(SERVICES)).toEqual([]);
    expect((await ask("/en/calculate")).status).toBe(200);
    expect(await wordsOf("/en/")).toContain("Price calculator");
  });

  test("mentions a service as soon as it is switched on", async () => {
    expect(await wordsOf("/en/about-us")).not.toMatch(/forward/);
    await db.execute(`update sites set switches = switches || '{"forwarding": true}'`);
    await services.applyChanges(["sites"]);
    expect(await wordsOf("/en/about-us")).toMatch(/we forward what arrives/);
    expect(await wordsOf("/en/")).toMatch(/Send parcels to us/);
    expect((await ask("/en/order-form")).status).toBe(404);
    for (const language of Object.keys(SERVICES)) {
      for (const page of [
        "about-us",
        "contacts",
        "faq/warehouse-address",
        "faq/in-the-warehouse",
      ]) {
        const text = await wordsOf(`/${language}/${page}`);
        expect(text, "warehouses of another shop").not.toMatch(
          /New Castle|Corby|Leip|Корби|Лейпциг/,
        );
      }
    }
  });

  test("lists only the payment methods that are switched on", async () => {
    await db.execute("update payment_methods set is_on = (provider = 1)");
    await services.applyChanges(["sites"]);
    expect(await wordsOf("/en/faq/payment-methods")).toMatch(/Card , through Stripe/);
    for (const page of ["faq/payment-methods", "privacy-policy"]) {
      expect(await wordsOf(`/en/${page}`), page).not.toMatch(/PayPal|Paysera/);
    }
    expect(await wordsOf("/en/privacy-policy")).toMatch(/Stripe/);
  });
});
