import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { checkoutBuyers, WALLET } from "#features/checkout/server/fixtures/checkout-buyers.ts";
import { packUtm } from "#features/marketing/server/utm-cookie.ts";
import { orders } from "#features/orders/server/orders.tables.ts";
import { siteLanguages, sites } from "#features/sites/server/sites.tables.ts";
import { testApp } from "../fixtures/test-app.ts";
import { registeredBrowser, testBrowser } from "../fixtures/test-browser.ts";

const envelopes: string[] = [];
const collector = createServer((request, response) => {
  let body = "";
  request.on("data", (chunk) => {
    body += chunk;
  });
  request.on("end", () => {
    envelopes.push(body);
    response.end("{}");
  });
});
await new Promise<void>((resolve) => collector.listen(0, "127.0.0.1", resolve));
afterAll(() => {
  collector.closeAllConnections();
  collector.close();
});
const { port } = collector.address() as AddressInfo;

const app = await testApp({
  MONITORING_DSN: `http://key@127.0.0.1:${port}/1`,
  LIVE_AGENT_ACCOUNT: "cartage",
});
const { ask, post, db, services } = app;
const { payer } = await checkoutBuyers(app);

const agreed = { headers: { cookie: "cookie_consent=1.marketing" } };
const utmCookie = (response: Response) =>
  response.headers.getSetCookie().find((text) => text.startsWith("utm=")) ?? "";

describe("/api/utm", () => {
  test("stores campaign data for 90 days with the visitor's consent", async () => {
    const response = await post("/api/utm", { utm_source: "mail", gclid: "x" }, agreed);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: true });
    expect(utmCookie(response)).toContain(`utm=${packUtm({ utm_source: "mail" })};`);
    expect(utmCookie(response)).toContain("Max-Age=7776000");
  });

  test.each([
    ["nothing was chosen", {}],
    ["only the necessary", { headers: { cookie: "cookie_consent=1" } }],
    ["only statistics", { headers: { cookie: "cookie_consent=1.statistics" } }],
  ])("does not store campaign data where %s", async (_what, options) => {
    const response = await post("/api/utm", { utm_source: "mail" }, options);
    expect(response.status).toBe(200);
    expect(utmCookie(response)).toMatch(/^utm=; Max-Age=0/);
  });

  test("deletes the cookie if it is sent no campaign data", async () => {
    expect(utmCookie(await post("/api/utm", {}, agreed))).toMatch(/^utm=; Max-Age=0/);
  });

  test.each([
    ["10 kB", { utm_source: "a".repeat(10_240) }],
    ["a script", { utm_source: `"><script>alert(1)</script>\r\nset-cookie: a=b` }],
    [
      "a thousand keys",
      Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`utm_${at}`, "x"])),
    ],
    ["what is no text", { utm_source: { a: [1] }, utm_medium: null }],
  ])("accepts %s, but stores a bounded and harmless value", async (_what, parameters) => {
    const response = await post("/api/utm", parameters, agreed);
    expect(response.status).toBe(200);
    expect(utmCookie(response)).toMatch(/^utm=[\w-]{0,4000};/);
    expect(response.headers.getSetCookie()).toHaveLength(1);
  });

  test.each([[["utm_source"]], ["utm_source"], [null]])("refuses the body %j", async (body) => {
    expect((await post("/api/utm", body, agreed)).status).toBe(400);
  });
});

describe("an order's campaign", () => {
  async function orderWith(cookies: Record<string, string>) {
    const { browser, slug } = await payer();
    for (const [name, value] of Object.entries(cookies)) browser.cookies.set(name, value);
    const { body } = await browser.call(`/api/checkout/pay/${slug}`, { payment_id: WALLET });
    expect(body).toMatchObject({ status: true, paid: true });
    const [order] = await db.select().from(orders).where(eq(orders.slug, body.reference));
    return order;
  }
  const utm = packUtm({ utm_source: "mail", utm_campaign: "Ruduo <b>" });

  test("is stored if the buyer consented to marketing", async () => {
    const order = await orderWith({ cookie_consent: "1.statistics.marketing", utm });
    expect(order?.utm).toEqual({ utm_source: "mail", utm_campaign: "Ruduo <b>" });
  });

  test("is not stored without consent, nor from an invalid cookie", async () => {
    expect((await orderWith({ cookie_consent: "1", utm }))?.utm).toBeNull();
    expect((await orderWith({ cookie_consent: "1.marketing", utm: "rubbish" }))?.utm).toBeNull();
  });
});

describe("third-party scripts on a page", () => {
  async function setSiteKeys(keys: Partial<typeof siteLanguages.$inferInsert>) {
    const [site] = await db.select().from(sites).where(eq(sites.region, "lv"));
    await db
      .update(siteLanguages)
      .set(keys)
      .where(eq(siteLanguages.siteId, site?.id ?? 0));
    await services.applyChanges(["sites"]);
  }
  afterEach(() => setSiteKeys({ gtmId: null, pixelId: null, liveAgentId: null }));

  const policyOf = async (path: string, host: string) =>
    (await ask(path, { host })).headers.get("content-security-policy") ?? "";

  test("are allowed only for the services that the site has keys for", async () => {
    const before = await policyOf("/lv/faq", "lv.localhost");
    expect(before).not.toContain("https:");
    await setSiteKeys({ gtmId: "GTM-T1", pixelId: "1,2", liveAgentId: "b1" });
    const policy = await policyOf("/lv/faq", "lv.localhost");
    const scripts = /script-src ([^;]*)/
      .exec(policy)?.[1]
      ?.split(" ")
      .filter((one) => one.startsWith("https"));
    expect(scripts).toEqual([
      "https://www.googletagmanager.com",
      "https://connect.facebook.net",
      "https://cartage.ladesk.com",
    ]);
    expect([...new Set(policy.match(/https:[^ ;]+/g))].sort()).toEqual([
      "https://*.analytics.google.com",
      "https://*.google-analytics.com",
      "https://cartage.ladesk.com",
      "https://connect.facebook.net",
      "https://www.facebook.com",
      "https://www.googletagmanager.com",
    ]);
    expect(await policyOf("/en/faq", "localhost")).not.toContain("https:");
  });

  const host = "lv.localhost";
  const visitors = {
    guest: testBrowser(app, { host }),
    customer: registeredBrowser(app, { host }),
  };

  /** Whether the page lets outside services in, and what it tells the browser, search engines and the next page. */
  async function lookAt(who: keyof typeof visitors, path: string) {
    const answer = await (await visitors[who]).get(path);
    const policy = answer.headers.get("content-security-policy") ?? "";
    // A redirect has no such policy, so this fails if the visitor was redirected.
    expect(policy).toContain("script-src 'self'");
    const html = await answer.text();
    return {
      letsIn: policy.includes("googletagmanager"),
      isSilent: /<html [^>]*data-silent/.test(html),
      referrer: answer.headers.get("referrer-policy"),
      isHidden:
        answer.headers.get("x-robots-tag") === "noindex" &&
        html.includes('<meta name="robots" content="noindex"/>'),
    };
  }

  test.each([
    ["guest", "/lv/password-reset/abc"],
    ["guest", "/lv/iphone-reservation/confirm/abc"],
    ["guest", "/lv/tracking/RR473124829GB"],
    ["guest", "/lv/quotes/abc"],
    ["guest", "/lv/invoice/abc"],
    ["customer", "/lv/pay?rel_type=0&slug=x"],
    ["customer", "/lv/balance/top-up"],
    ["customer", "/lv/my-orders/abc"],
    ["customer", "/lv/order-additional-info-needed/abc"],
    ["customer", "/lv/cartage-pro-payment/999999"],
  ] as const)(
    "are denied to a %s on %s, which is not indexed and hides its address from the next page",
    async (who, path) => {
      await setSiteKeys({ gtmId: "GTM-T1" });
      const referrer = "strict-origin";
      const silent = { letsIn: false, isSilent: true, referrer, isHidden: true };
      expect(await lookAt(who, path)).toEqual(silent);
      expect(await lookAt(who, "/lv/faq")).toEqual({
        letsIn: true,
        isSilent: false,
        referrer: "strict-origin-when-cross-origin",
        isHidden: false,
      });
    },
  );
});

describe("/api/monitoring/report", () => {
  const error = {
    kind: "error",
    id: "a".repeat(32),
    type: "TypeError",
    message: "no name for rasa@example.com",
    stack: "TypeError: x\n    at pay (https://a.example/p.js:1:2)",
    path: "/lt/checkout/k3Jd8s_dkeJd9s-a1234567",
  };

  test("is announced by pages as the collector of browser errors", async () => {
    expect(await (await ask("/en/faq")).text()).toMatch(/<html [^>]*data-monitored=""/);
  });

  test("forwards errors to the collector without personal data and links", async () => {
    expect(await (await post("/api/monitoring/report", error)).json()).toEqual({ status: true });
    await services.monitoring.settled();
    const told = envelopes.at(-1) ?? "";
    expect(told).toContain("no name for [e-mail]");
    expect(told).toContain('"site":"default"');
    expect(told).not.toMatch(/rasa|k3Jd8s/);
  });

  test.each([
    ["another kind", { ...error, kind: "other" }],
    ["no id", { ...error, id: "x" }],
    ["an endless stack", { ...error, stack: "x".repeat(10_001) }],
    [
      "a time that never was",
      { kind: "trace", id: error.id, path: "/", duration_ms: -1, timings: {} },
    ],
    ["nothing", {}],
  ])("refuses %s, and forwards nothing", async (_what, body) => {
    const before = envelopes.length;
    expect((await post("/api/monitoring/report", body)).status).toBe(422);
    await services.monitoring.settled();
    expect(envelopes).toHaveLength(before);
  });
});
