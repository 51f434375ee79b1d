import { describe, expect, test } from "vitest";
import { testApp } from "#server/testing/test-app.ts";
import { quotesShop, SHOES } from "../server/quotes-shop.fixture.ts";

const app = await testApp();
const { customer, guest, ask } = quotesShop(app);
const owner = await customer();
const LINE = {
  "lines.0.url": SHOES.url,
  "lines.0.name": SHOES.name,
  "lines.0.quantity": "2",
  "lines.0.price": "79,90",
  "lines.0.currency": "EUR",
  "lines.0.kind": "shoes",
};

describe("without script", () => {
  test("a line is sent, kept and shown in the summary after login, then asked for", async () => {
    const browser = guest();
    const sent = await browser.form("/en/order-form", LINE);
    expect([sent.status, sent.headers.get("location")]).toEqual([303, "/en/order-form/summary"]);
    const closed = await browser.get("/en/order-form/summary");
    expect(closed.headers.get("location")).toContain("/en/login?redirect=");
    const { email, password } = owner;
    await browser.call("/api/auth/login", { email, password });
    const summary = await (await browser.get("/en/order-form/summary")).text();
    expect(summary).toContain(SHOES.name);
    const asked = await browser.form("/en/order-form/summary");
    expect(asked.headers.get("location")).toMatch(/^\/en\/order-successful\?quote=[\w-]{22,}$/);
    const done = await browser.get(asked.headers.get("location") ?? "");
    expect(await done.text()).toMatch(/QU\d{5}/);
  });

  test("what is wrong with it comes back with what was typed", async () => {
    const answer = await guest().form("/en/order-form", {
      ...LINE,
      "lines.0.url": "javascript:alert(1)",
    });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain("Form incomplete.");
    expect(html).toContain("79,90");
  });
});

describe("/create-order", () => {
  test("is filled in from the link, and not for search engines", async () => {
    const page = await guest().get("/en/create-order/https://shop.example/p/blue-lamp?id=7");
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toContain("https://shop.example/p/blue-lamp?id=7");
    expect(html).toContain("Blue lamp");
    expect(html).toMatch(/<meta name="robots" content="noindex/);
  });
  test("says that what stands there is no link", async () => {
    const html = await (await guest().get("/en/create-order/javascript:alert(1)")).text();
    expect(html).toContain("There is no link of a shop in the address");
    expect(html).not.toContain('value="javascript');
  });
  test("is not there where its switch is off", async () => {
    const { registry } = app.services.sites;
    const site = registry.byHost("wl.localhost");
    site.switches.create_order = false;
    const page = await app.ask("/en/create-order/shop.example", { host: "wl.localhost" });
    expect(page.status).toBe(404);
  });
});

describe("a quote's page", () => {
  test("its owner's list and page; of a stranger's nothing but the price", async () => {
    const quote = await ask(owner, SHOES);
    const list = await (await owner.get("/en/quotes?stores=all")).text();
    expect(list).toContain(quote.number);
    expect(list).toMatch(/>from \d+\.\d\d\s€</);
    const stranger = await (await guest().get(`/en/quotes/${quote.slug}`)).text();
    expect(stranger).toContain(quote.number);
    expect(stranger).not.toContain(owner.email);
    expect((await guest().get("/en/quotes/nobody-ever-got-this-one")).status).toBe(404);
  });
  test("the question's page is its owner's", async () => {
    const { slug } = await ask(owner, { ...SHOES, price: null });
    const path = `/en/order-additional-info-needed/${slug}`;
    const answered = await owner.get(path);
    expect(answered.headers.get("location")).toBe(`/en/quotes/${slug}`);
    expect((await guest().get(path)).headers.get("location")).toContain("/en/login?redirect=");
    expect((await (await customer()).get(path)).status).toBe(404);
  });
  test("pages of buying by link are there on a site without a shop", async () => {
    for (const path of ["/lt/order-form", "/lt/create-order/shop.example"]) {
      expect((await app.ask(path, { host: "tp.localhost" })).status).toBe(200);
    }
  });
});
