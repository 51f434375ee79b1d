import { describe, expect, test } from "vitest";
import { DEMO_SITES } from "#demo/sites/sites.ts";
import { testApp } from "#server/fixtures/test-app.ts";
import { INFORMATION_PAGES } from "../domain/article.ts";

const { ask, services } = await testApp();

const places = DEMO_SITES.flatMap(({ hosts: [host = ""], region, languages, switches }) =>
  languages.map(({ isoCode: language }) => ({ host, region, language, hasBlog: switches.blog })),
);

describe.each(places)("$region in $language", ({ host, region, language, hasBlog }) => {
  const pages = ["contacts", "faq", "faq/air-or-sea", ...INFORMATION_PAGES];

  test.each(pages)("/%s responds with title, description and public caching", async (page) => {
    const response = await ask(`/${language}/${page}`, { host });
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toMatch(/<title>[^<]+ · [^<]+<\/title>/);
    expect(html).toMatch(/<meta name="description" content="[^"]{30,}"/);
    expect(html).toContain(`<html lang="${language}"`);
    expect(response.headers.get("cache-control")).toContain("public");
  });

  test("the blog responds only where the site has one", async () => {
    const status = hasBlog ? 200 : 404;
    expect((await ask(`/${language}/blog`, { host })).status, region).toBe(status);
    expect((await ask(`/${language}/blog/sale-calendar`, { host })).status).toBe(status);
  });
});

describe("an unknown article slug", () => {
  test.each([
    "nope",
    "..%2f..%2fprivacy-policy",
    "%2e%2e%2fwallet",
    "wallet.md",
    "__proto__",
    "%00",
    "<script>",
    "💶",
    "w".repeat(4000),
  ])("%#: %j responds with 404", async (slug) => {
    for (const shelf of ["faq", "blog"]) {
      const response = await ask(`/en/${shelf}/${encodeURI(slug).replaceAll("%25", "%")}`);
      expect(response.status).toBe(404);
      expect(await response.text()).not.toContain("<script>alert");
    }
  });
});

test("about us responds with 404 where its switch is off", async () => {
  const site = services.sites.registry.byHost("pj.localhost");
  site.switches.about_us = false;
  try {
    expect((await ask("/en/about-us/", { host: "pj.localhost" })).status).toBe(404);
  } finally {
    site.switches.about_us = true;
  }
});

test("the FAQ search works without scripts and escapes the query", async () => {
  const html = await (await ask("/en/faq?q=wallet")).text();
  expect(html).toContain("What is the wallet for?");
  expect(html).not.toContain('id="forwarding"');
  const strange = await ask(`/en/faq?q=${encodeURIComponent('"><script>alert(1)</script>')}`);
  expect(await strange.text()).not.toContain("<script>alert(1)");
});
