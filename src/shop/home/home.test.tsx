import type { ComponentProps } from "react";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { testWarehouses } from "#features/shipping/shop/fixtures/warehouses.ts";
import { renderOnSite } from "#features/sites/shop/fixtures/rendered-page.tsx";
import { LANGUAGES } from "#i18n/languages.ts";
import { themeNames } from "#themes/theme-names.ts";
import HomeRoute from "./home.page.tsx";

const loaderData = {
  warehouses: testWarehouses,
  delivery: null,
  questions: [{ slug: "air-or-sea", title: "Air or sea?", html: "<p>Both.</p>" }],
  articles: [
    {
      slug: "one-box",
      title: "One box",
      summary: "Instead of four.",
      date: "2026-10-08",
      picture: "boxes-consolidated",
    },
  ],
  explained: ["chargeable-weight"],
};
const homeOf = (data: object) => (
  <HomeRoute {...({ loaderData: data } as ComponentProps<typeof HomeRoute>)} />
);
const home = homeOf(loaderData);

// The parts below are loaded from separate files.
beforeAll(() => vi.dynamicImportSettled());

describe.each(themeNames)("the home page in theme %s", (theme) => {
  test.each(LANGUAGES)("is complete in the language %s", (language) => {
    const html = renderOnSite(home, { theme, language });
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('id="calculator"');
    expect(html).toContain('id="how"');
    expect(html).not.toMatch(/\b(?:home|calculator|ui)\.[a-z_]+[.a-z_-]*/);
    expect(html).not.toContain("{{");
  });
});

test("every theme has a different main heading", () => {
  const titles = themeNames.map((theme) => /<h1.*?<\/h1>/.exec(renderOnSite(home, { theme }))?.[0]);
  expect(new Set(titles).size).toBe(themeNames.length);
});

test("the steps of an order start with a link when the site has no shop", () => {
  expect(renderOnSite(home, { marketplace: false })).toContain("You find it, we buy it");
  expect(renderOnSite(home)).not.toContain("You find it, we buy it");
});

test.each(themeNames)(
  "in theme %s a shop that only sells its goods promises no services",
  (theme) => {
    const html = renderOnSite(home, { theme, services: false });
    expect(html).toContain("Choose it here. We bring it to you.");
    expect(html).toContain('id="calculator"');
    expect(html).not.toContain('id="how"');
    expect(html).not.toContain("/order-form");
    expect(html).not.toMatch(/forward|photograph|abroad|paste a link/i);
  },
);

test("the calculator is hidden without rates", () => {
  const bare = homeOf({ ...loaderData, warehouses: [], questions: [] });
  const html = renderOnSite(bare, { services: false });
  expect(html).not.toContain('id="calculator"');
  expect(html).not.toContain('id="pay-title"');
  expect(html).not.toContain('id="faq-title"');
});

test("the price of consolidation is calculated with the page's rates", () => {
  const html = renderOnSite(home);
  expect(html).toContain("4 parcels: 64.56 €");
  expect(html).toContain("1 box: 39.66 €");
});

test("only existing articles are linked", () => {
  const html = renderOnSite(home);
  expect(html).toContain("/en/faq/chargeable-weight");
  expect(html).not.toContain("/en/faq/customs-and-vat");
});

test("structured data names the operator and escapes closing script tags", () => {
  const blocks = [...renderOnSite(home).matchAll(/ld\+json">(.*?)<\/script>/g)];
  const things = blocks.map(([, json]) => JSON.parse(json ?? ""));
  expect(things).toEqual([
    expect.objectContaining({ "@type": "OnlineStore", legalName: "UAB </script>" }),
    expect.objectContaining({ "@type": "WebSite", inLanguage: ["en", "lt"] }),
  ]);
});
