import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { eventually } from "#database/fixtures/eventually.ts";
import { DEMO_REDIRECTS } from "#demo/sites/redirects.ts";
import { DEMO_SITES } from "#demo/sites/sites.ts";
import { redirects, sites } from "#features/sites/server/sites.tables.ts";
import { testApp } from "../fixtures/test-app.ts";

const { ask, db, services } = await testApp();

const text = async (target: string, host: string) => (await ask(target, { host })).text();
const first = (site: (typeof DEMO_SITES)[number]) => site.languages[0]?.isoCode ?? "";

test("the home page is complete in the HTML, without parts that a script moves into place", async () => {
  const html = await text("/en/", "localhost");
  expect(html).toContain("</html>");
  expect(html).not.toMatch(/<template id="B:|hidden id="S:/);
});

describe.each(DEMO_SITES.map((site) => [site.hosts[0] ?? "", site] as const))(
  "%s",
  (host, site) => {
    test("the address / redirects to the site's first language, in its theme", async () => {
      const redirect = await ask("/", { host });
      expect(redirect.status).toBe(302);
      expect(redirect.headers.get("location")).toBe(`/${first(site)}/`);
      const html = await text(`/${first(site)}/`, host);
      expect(html).toContain(`<html lang="${first(site)}" data-theme="${site.theme}"`);
    });

    const information = [
      "/contacts",
      "/privacy-policy",
      "/purchase-agreement",
      "/reservation-policy",
      "/warranty",
      "/faq",
      "/faq/air-or-sea",
      "/unsupported-browser",
      "/calculate",
      "/pickup-points",
      ...(site.switches.about_us ? ["/about-us"] : []),
      ...(site.switches.blog ? ["/blog", "/blog/why-volume-counts"] : []),
    ];
    const languages = site.languages.map((language) => language.isoCode);

    test.each(languages)(
      "every information page is rendered in %s, without message keys",
      async (language) => {
        for (const path of ["/", ...information]) {
          const response = await ask(`/${language}${path}`, { host });
          expect(`${path} ${response.status}`).toBe(`${path} 200`);
          const html = await response.text();
          expect(html).toContain(`<html lang="${language}"`);
          const visible = html.replace(/<script[\s\S]*?<\/script>/g, "").replace(/<[^>]*>/g, " ");
          expect(
            visible.match(
              /\b(shell|home|content|faq|blog|ui|error|footer|calculator|calculate|delivery)\.[a-z_]+/g,
            ),
          ).toBeNull();
          expect(visible).not.toContain("{{");
        }
      },
    );

    test("pages that are switched off or not built are answered with 404", async () => {
      const missing = [
        ...(site.switches.blog ? [] : ["/blog", "/blog/why-volume-counts"]),
        ...(site.switches.marketplace
          ? []
          : ["/cart", "/checkout", "/payment", "/confirm", "/success"]),
        ...(site.switches.tracking ? [] : ["/tracking"]),
        "/design",
        "/404",
        "/no-such-page",
      ];
      for (const path of missing) {
        const response = await ask(`/${first(site)}${path}`, { host });
        expect(`${path} ${response.status}`).toBe(`${path} 404`);
        const html = await response.text();
        expect(html).toContain(`/${first(site)}${path}`);
        expect(html).toContain('name="robots" content="noindex"');
      }
    });
  },
);

test("pages without a configured collector are not marked as monitored", async () => {
  expect(await text("/en/faq", "localhost")).not.toContain("data-monitored");
});

test("the 404 page names the missing path in its heading", async () => {
  const html = await text("/en/no-such-page", "localhost");
  expect(html).toMatch(/<h1[^>]*>Page Not Found: \/en\/no-such-page<\/h1>/);
  expect(html.match(/>Page not found/gi)).toHaveLength(2);
});

test.each([
  "/en/no-such-page",
  "/en/no-such/page",
  "/en/a/b/c",
  "/en/c/gone/halvorn-gone-phone",
  "/en/p/halvorn-gone-phone",
  "/en/market/product/gone",
])("%s is missing: the page has a search, products and links home", async (path) => {
  const response = await ask(path, { host: "localhost" });
  expect(response.status).toBe(404);
  const main = (await response.text()).split(/<main[ >]|<\/main>/)[1] ?? "";
  expect(main).toContain('action="/en/search"');
  expect(main.match(/<article class="card"/g)).toHaveLength(5);
  expect(main).toContain('href="/en/marketplace"');
  expect(main).toContain('href="/en/"');
  if (path.includes("phone")) expect(main).toContain('value="halvorn gone phone"');
});

test("a 404 page on a site without a shop offers no products", async () => {
  expect(await text("/lt/no-such-page", "tp.localhost")).not.toContain('action="/lt/search"');
});

test("/404 without a language in its path uses the visitor's language", async () => {
  const response = await ask("/404", { headers: { "accept-language": "ru" } });
  expect(response.status).toBe(404);
  expect(await response.text()).toContain("Страница не найдена");
});

describe("redirects of moved pages", () => {
  test.each([
    ["/en/terms?utm_source=mail", "/en/purchase-agreement?utm_source=mail", 301],
    ["/terms", "/ru/purchase-agreement", 302],
    ["/EN/terms", "/en/terms", 302],
  ])("lead from %s to %s with %d", async (from, to, status) => {
    const response = await ask(from, { headers: { cookie: "locale=ru" } });
    expect(response.headers.get("location")).toBe(to);
    expect(response.status).toBe(status);
    // No browser may cache a redirect for ever, so that a wrong rule can be corrected.
    expect(response.headers.get("cache-control")).toBe(status === 301 ? "no-cache" : "no-store");
  });

  test.each(["/price-list", "/ru/price-list", "/en/price-list"])(
    "from %s keep the language of their target",
    async (from) => {
      await db
        .insert(redirects)
        .values({ path: "/price-list", target: "/en/faq" })
        .onConflictDoNothing();
      await services.applyChanges(["sites"]);
      const response = await ask(from, { headers: { cookie: "locale=ru" } });
      expect(response.headers.get("location")).toBe("/en/faq");
      expect(response.status).toBe(301);
    },
  );

  test("lead to another site's address", async () => {
    const [external] = DEMO_REDIRECTS.filter((rule) => rule.target.startsWith("https://"));
    const host = external?.region ? `${external.region}.localhost` : "localhost";
    const response = await ask(external?.path ?? "", { host });
    expect(response.headers.get("location")).toBe(external?.target);
  });
});

describe("metadata for search engines", () => {
  test("has the canonical address, every language and x-default", async () => {
    const html = await text("/ru/faq?utm_source=mail", "lv.localhost");
    expect(html).toContain('<link rel="canonical" href="http://lv.localhost:3000/ru/faq"/>');
    for (const language of ["lv", "en", "ru"]) {
      expect(html).toContain(
        `<link rel="alternate" hrefLang="${language}" href="http://lv.localhost:3000/${language}/faq"/>`,
      );
    }
    expect(html).toContain('hrefLang="x-default" href="http://lv.localhost:3000/lv/faq"');
  });

  test.each(["manufacturer=a", "az=b", "s=2", "f.flag_ids=1"])(
    "excludes ?%s from the index",
    async (query) => {
      expect(await text(`/en/faq?${query}`, "localhost")).toContain('content="noindex"');
      expect(await text("/en/faq", "localhost")).not.toContain('content="noindex"');
    },
  );

  test("names only existing pages in robots.txt and the sitemap", async () => {
    const robots = await text("/robots.txt", "tp.localhost");
    expect(robots).toContain("Sitemap: http://tp.localhost:3000/sitemap.xml");
    const sitemap = await text("/sitemap.xml", "tp.localhost");
    const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc ?? "");
    expect(addresses.length).toBeGreaterThan(20);
    for (const address of addresses) {
      const response = await ask(new URL(address).pathname, { host: "tp.localhost" });
      expect(`${address} ${response.status}`).toBe(`${address} 200`);
    }
  });
});

describe("cached pages", () => {
  test("are byte-identical for visitors of the same site, language and currency", async () => {
    for (const path of ["/en/", "/en/faq", "/en/about-us", "/en/blog"]) {
      const visitors: Record<string, string>[] = [
        {},
        { cookie: "session_token=alice; locale=lt; cookie_consent=all" },
        { cookie: "session_token=bob", "accept-language": "ru", "user-agent": "Googlebot" },
      ];
      const bodies = new Set<string>();
      for (const headers of visitors) {
        services.pages.outdateAll();
        bodies.add(await (await ask(path, { headers })).text());
      }
      expect(bodies.size).toBe(1);
    }
  });

  test("differ by currency", async () => {
    const euros = await text("/en/", "localhost");
    const dollars = await (await ask("/en/", { headers: { cookie: "mm_currency_id=2" } })).text();
    expect(dollars).not.toBe(euros);
    expect(dollars).toContain("$");
  });

  test("have an ETag and are answered with 304 for it", async () => {
    // Not at once: after the first answer the page is compressed for the cache, and its ETag is made from that.
    await eventually(async () => {
      const page = await ask("/en/warranty");
      const etag = page.headers.get("etag") ?? "";
      const again = await ask("/en/warranty", { headers: { "if-none-match": etag } });
      expect(again.status).toBe(304);
      expect(await again.text()).toBe("");
    });
  });

  test("have an ETag only if they are the same for everybody", async () => {
    for (const target of ["/en/cart", "/en/no-such-page"]) {
      expect((await ask(target)).headers.has("etag"), target).toBe(false);
    }
  });

  test("answer HEAD like GET, without a body", async () => {
    const head = await ask("/en/warranty", { method: "HEAD" });
    expect(head.status).toBe(200);
    expect(head.headers.get("content-security-policy")).toContain("sha256-");
    expect(await head.text()).toBe("");
  });

  test("list hashes of their inline scripts, while uncached pages use a nonce", async () => {
    const cached = await ask("/en/warranty");
    expect(cached.headers.get("content-security-policy")).toMatch(/script-src 'self' 'sha256-/);
    expect(await cached.text()).not.toMatch(/nonce="[^"]/);
    const missing = await ask("/en/no-such-page");
    const policy = missing.headers.get("content-security-policy") ?? "";
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
    expect(nonce).toBeTruthy();
    expect(missing.headers.get("cache-control")).toBe("no-store");
    const scripts = [...(await missing.text()).matchAll(/<script(?![^>]*\ssrc=)([^>]*)>/g)];
    expect(scripts.length).toBeGreaterThan(0);
    for (const [, attributes] of scripts) expect(attributes).toContain(`nonce="${nonce}"`);
  });

  test("are rendered again after the site changes", async () => {
    expect(await text("/en/contacts", "localhost")).toContain("Cartage");
    await db.update(sites).set({ name: "Renamed Shop" }).where(eq(sites.region, "default"));
    await services.applyChanges(["sites"]);
    expect(await text("/en/contacts", "localhost")).toContain("Renamed Shop");
  });
});
