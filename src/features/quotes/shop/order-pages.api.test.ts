import { sql } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import { testApp } from "#server/fixtures/test-app.ts";
import { quotesShop, SHOES } from "../server/fixtures/quotes-shop.ts";

const app = await testApp();
const { customer, guest, ask, deliver } = quotesShop(app);
const owner = await customer();
const LINE = {
  "lines.0.url": SHOES.url,
  "lines.0.name": SHOES.name,
  "lines.0.quantity": "2",
  "lines.0.price": "79,90",
  "lines.0.currency": "EUR",
  "lines.0.kind": "shoes",
};

describe("the order form without JavaScript", () => {
  test("keeps a line, shows it in the summary after login and creates the quote", async () => {
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

  test("returns errors together with the input", async () => {
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
  test("is filled in from the link and excluded from search engines", async () => {
    const page = await guest().get("/en/create-order/https://shop.example/p/blue-lamp?id=7");
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toContain("https://shop.example/p/blue-lamp?id=7");
    expect(html).toContain("Blue lamp");
    expect(html).toMatch(/<meta name="robots" content="noindex/);
  });
  test("shows an error if the path contains no link", async () => {
    const html = await (await guest().get("/en/create-order/javascript:alert(1)")).text();
    expect(html).toContain("There is no link of a shop in the address");
    expect(html).not.toContain('value="javascript');
  });
  test("is not found if its switch is off", async () => {
    await app.db.execute(
      sql`update sites set switches = jsonb_set(switches, '{create_order}', 'false') where region = 'wl'`,
    );
    await app.services.applyChanges(["sites"]);
    const page = await app.ask("/en/create-order/shop.example", { host: "wl.localhost" });
    expect(page.status).toBe(404);
  });
});

test("a failure to load the quote list shows an error with a retry link", async () => {
  vi.spyOn(app.services.quotes, "listQuotes").mockRejectedValueOnce(new Error("away"));
  const failed = await owner.get("/en/quotes?stores=all");
  const page = await failed.text();
  expect(failed.status).toBe(200);
  expect(page).toContain("We could not load your quotes");
  expect(page).not.toContain("No quotes yet");
  expect(page).toMatch(/href="\/en\/quotes\?stores=all"[^>]*>Try again/);
});

/** Reads the lists of sums from a page, to check that each adds up to its last row. */
function sumsIn(html: string): { parts: number[]; total: number }[] {
  return [...html.matchAll(/<dl class="quote-rows"[^>]*>(.*?)<\/dl>/gs)].map(([, rows = ""]) => {
    const figures = [...rows.matchAll(/<dd[^>]*>(.*?)<\/dd>/gs)].map(([, text = ""]) =>
      Math.round(Number(text.replace("−", "-").replace(/[^\d.-]/g, "")) * 100),
    );
    const [total = 0, ...parts] = figures.reverse();
    return { parts, total };
  });
}

describe("the totals of a quote", () => {
  test.each([
    ["euros", "1", "€"],
    ["dollars", "2", "$"],
  ])("add up in %s: estimate, price and choice", async (_name, currency, sign) => {
    const payer = await customer();
    payer.cookies.set("mm_currency_id", currency);
    const items = [79.9, 33.33, 12.01].map((price, at) => ({
      ...{ ...SHOES, options: "", comment: "", files: [] },
      ...{ url: `${SHOES.url}/${at}`, price, quantity: at + 1 },
    }));
    await payer.call("/api/order-form/save", { lines: items });
    const summary = await (await payer.get("/en/order-form/summary")).text();
    expect(summary).toContain(sign);
    const { slug } = await ask(payer, ...items);
    const offered = await (await payer.get(`/en/quotes/${slug}`)).text();
    await deliver(payer, slug, "air");
    const chosen = await (await payer.get(`/en/quotes/${slug}`)).text();
    const counts = [2, 2, 1];
    for (const [at, html] of [summary, offered, chosen].entries()) {
      const sums = sumsIn(html);
      expect(sums).toHaveLength(counts[at] ?? 0);
      for (const { parts, total } of sums) {
        expect(parts.length).toBeGreaterThanOrEqual(4);
        expect(parts.reduce((sum, cents) => sum + cents, 0)).toBe(total);
      }
    }
    // The text of each shipping method also names every part of its price.
    const named = offered.match(/Goods [^<]*our work [^<]*shipping [^<]*duty and VAT [^<]*/g) ?? [];
    const sentences = named.map((text) =>
      [...text.matchAll(/\d+\.\d\d/g)].reduce((sum, [figure]) => sum + Number(figure), 0),
    );
    const { quote } = (await payer.call(`/api/quotes/get/${slug}`)).body;
    expect(sentences.map((sum) => sum.toFixed(2))).toEqual(
      [quote.methods.air.total, quote.methods.sea.total].map((sum: number) => sum.toFixed(2)),
    );
  });

  test("are hidden without a price, with a note about what is not counted", async () => {
    const { slug } = await ask(owner, { ...SHOES, price: null });
    const html = await (await owner.get(`/en/quotes/${slug}`)).text();
    expect(html).toContain("Not counted: 1 item whose price was not given, and duty and VAT.");
    expect(html).not.toContain("quote-total");
    expect(html).not.toMatch(/>0\.00/);
  });
});

describe("a quote's page", () => {
  test("is listed for its owner and shows a stranger no email", async () => {
    const quote = await ask(owner, SHOES);
    const list = await (await owner.get("/en/quotes?stores=all")).text();
    expect(list).toContain(quote.number);
    expect(list).toMatch(/>from \d+\.\d\d\s€</);
    const stranger = await (await guest().get(`/en/quotes/${quote.slug}`)).text();
    expect(stranger).toContain(quote.number);
    expect(stranger).not.toContain(owner.email);
    expect((await guest().get("/en/quotes/nobody-ever-got-this-one")).status).toBe(404);
  });
  test("has a question page for its owner only", async () => {
    const { slug } = await ask(owner, { ...SHOES, price: null });
    const path = `/en/order-additional-info-needed/${slug}`;
    const answered = await owner.get(path);
    expect(answered.headers.get("location")).toBe(`/en/quotes/${slug}`);
    expect((await guest().get(path)).headers.get("location")).toContain("/en/login?redirect=");
    expect((await (await customer()).get(path)).status).toBe(404);
  });
  test("and the order forms exist even on a site without a shop", async () => {
    for (const path of ["/lt/order-form", "/lt/create-order/shop.example"]) {
      expect((await app.ask(path, { host: "tp.localhost" })).status).toBe(200);
    }
  });
});
