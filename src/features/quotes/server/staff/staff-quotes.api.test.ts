import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { staffBrowser } from "#server/fixtures/staff/staff-browser.ts";
import { testApp } from "#server/fixtures/test-app.ts";
import { openedFields, totalsOf } from "../../office/quote/price-as-typed.ts";
import type { ListedStaffQuote, StaffQuote } from "../../staff-calls.ts";
import { quotesShop, SHOES, UNKNOWN } from "../fixtures/quotes-shop.ts";
import { quotes } from "../quotes.tables.ts";

const app = await testApp();
const shop = quotesShop(app);
const staff = await staffBrowser(app, "orders");
const owner = await staffBrowser(app, "owner");
const someone = await shop.customer();
const all = await app.db.select().from(quotes);

const list = async (input: object) => {
  const { status, body } = await staff.call("/api/staff/quotes/list", input);
  expect(status).toBe(200);
  return body as { quotes: ListedStaffQuote[]; total: number; next: string | null };
};
const idsOf = async (input: object) => (await list(input)).quotes.map(({ id }) => id);
const show = async (id: number): Promise<StaffQuote> =>
  (await staff.call("/api/staff/quotes/show", { id })).body.quote;
const answer = (step: "price" | "ask" | "decline", slug: string, body: object) =>
  staff.call(`/api/staff/quotes/${step}/${slug}`, body);
const tell = (slug: string, body: object) =>
  someone.call(`/api/quotes/additional-info/${slug}`, body);

describe("the list of quotes", () => {
  test("has all of them, newest first, with what they cost and for whom they are", async () => {
    const { quotes: rows, total } = await list({});
    expect(total).toBe(all.length);
    const ids = rows.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((one, other) => other - one));
    const waiting = rows.find(
      ({ customer, status }) => customer.startsWith("Greta") && status === "submitted",
    );
    expect(waiting).toMatchObject({
      number: `QU${waiting?.id}`,
      shops: ["fig-cedar.example", "lumen-haus.example"],
      is_estimate: true,
      clock: { minutes_left: expect.any(Number) },
    });
  });

  test.each(["number", "clock"])("returns every row once when sorted by %s", async (sort) => {
    const down = await idsOf({ sort, direction: "down" });
    expect(new Set(down)).toEqual(new Set(all.map(({ id }) => id)));
    expect(await idsOf({ sort, direction: "up" })).toEqual(down.toReversed());
  });

  test("filters by state, shop, value, site, customer and time", async () => {
    const statesOf = async (input: object) =>
      (await list(input)).quotes.map(({ status }) => status);
    expect(new Set(await statesOf({ state: ["priced", "declined"] }))).toEqual(
      new Set(["priced", "declined"]),
    );
    expect(await statesOf({ not_state: ["submitted"] })).not.toContain("submitted");
    for (const { shops } of (await list({ shop: "Lumen" })).quotes) {
      expect(shops).toContain("lumen-haus.example");
    }
    const dear = await idsOf({ value_above: 150 });
    expect(dear.length).toBeGreaterThan(0);
    expect(await idsOf({ value_above: 150, value_below: 149 })).toEqual([]);
    expect((await list({ site: [6] })).quotes.every(({ site_id }) => site_id === 6)).toBe(true);
    expect(await idsOf({ asked_since: "2999-01-01" })).toEqual([]);
    expect((await idsOf({ query: "greta" })).length).toBeGreaterThan(3);
    expect(await idsOf({ query: `QU${all[0]?.id}` })).toEqual([all[0]?.id]);
    expect(await idsOf({ mine: true })).toEqual([]);
  });

  test("counts each filter as the list does", async () => {
    const filters = [{}, { state: ["submitted"] }];
    const { body } = await staff.call("/api/staff/quotes/counts", { filters });
    const totals = await Promise.all(filters.map(async (one) => (await list(one)).total));
    expect(body.counts).toEqual(totals);
  });

  test("finds a quote that waits too long, until it is answered", async () => {
    const { id, slug } = await shop.ask(someone, UNKNOWN);
    expect(await idsOf({ late: true })).not.toContain(id);
    const before = new Date(Date.now() - 14 * 86_400_000);
    await app.db.update(quotes).set({ submittedAt: before }).where(eq(quotes.id, id));
    expect(await idsOf({ late: true })).toContain(id);
    expect((await show(id)).clock?.minutes_left).toBeLessThan(0);
    await answer("ask", slug, { question: "Which?" });
    expect(await idsOf({ late: true })).not.toContain(id);
    await tell(slug, { comment: "This one" });
    expect((await show(id)).clock?.minutes_left, "an answer starts the clock anew").toBeGreaterThan(
      0,
    );
  });

  test("shows who is to price a quote", async () => {
    const { id } = await shop.ask(someone, UNKNOWN);
    const { body } = await staff.call("/api/staff/desk/colleagues", { records: [`quote:${id}`] });
    expect(body.colleagues.length).toBeGreaterThan(0);
    for (const { id: assignee_id } of body.colleagues) {
      await staff.call("/api/staff/desk/assign", { records: [`quote:${id}`], assignee_id });
      const [row] = (await list({ query: `QU${id}` })).quotes;
      expect(row?.assignee?.id).toBe(assignee_id);
    }
  });

  test("as a file has names and addresses only for the owner", async () => {
    const read = async (browser: typeof staff) =>
      (await browser.get("/api/staff/quotes/csv?filter=%7B%7D")).text();
    const [ours, owners] = [await read(staff), await read(owner)];
    expect(ours).not.toContain("greta@");
    expect(owners).toContain("greta@cartage.example");
  });
});

describe("a quote", () => {
  test("shows what was typed beside what is proposed and was confirmed before", async () => {
    const url = "https://beside.example/shoes";
    const first = await shop.ask(someone, { ...UNKNOWN, url, kind: "shoes" });
    await answer("price", first.slug, { unit_prices: [72.4] });
    const { id } = await shop.ask(someone, {
      ...SHOES,
      url,
      price: 900,
      comment: "For Ona",
      name: "Trail drones",
      kind: "shoes",
    });
    const quote = await show(id);
    expect(quote.lines).toMatchObject([
      {
        shop: "beside.example",
        price: 900,
        proposed: 900,
        comment: "For Ona",
        known: { least: 72.4, most: 72.4, count: 1 },
        rule: { level: "restricted", rule: "drones" },
      },
    ]);
    expect(quote.past).toMatchObject([{ id: first.id, priced: 72.4, status: "priced" }]);
    expect(quote.customer).toMatchObject({ quotes: expect.any(Number), paid: 0 });
  });

  test("costs on the page, while it is typed, what the customer is then asked for", async () => {
    const { id, slug } = await shop.ask(someone, { ...UNKNOWN, quantity: 2 });
    const opened = await show(id);
    const typed = {
      ...openedFields(opened),
      unitCents: [3050],
      serviceCents: 450,
      ...{ kg: 4.2, lengthCm: 40, widthCm: 30, heightCm: 20 },
    };
    const totals = totalsOf(opened, typed);
    const parcel = { weight: 4.2, length: 40, width: 30, height: 20 };
    const body = { unit_prices: [30.5], service_fee: 4.5, parcel, seen: opened.seen };
    expect((await answer("price", slug, body)).status).toBe(200);
    const { quote } = (await someone.call(`/api/quotes/get/${slug}`)).body;
    expect(totals?.methods).toEqual(quote.methods);
    expect(openedFields(await show(id))).toEqual(typed);
  });

  test("has question, answer, price and what the customer saw in one time line", async () => {
    const { id, slug } = await shop.ask(someone, UNKNOWN);
    await answer("ask", slug, { question: "Which colour?" });
    expect((await show(id)).timeline.at(-1)?.seen_at).toBeNull();
    await shop.guest().call(`/api/quotes/get/${slug}`);
    expect((await show(id)).timeline.at(-1)?.seen_at, "a stranger with the link").toBeNull();
    await someone.call(`/api/quotes/get/${slug}`);
    await tell(slug, { comment: "Brass" });
    await answer("price", slug, { unit_prices: [30] });
    const { timeline, mails } = await show(id);
    expect(timeline.map(({ status, actor, note }) => [status, actor, note])).toEqual([
      ["submitted", "customer", null],
      ["needs_info", "staff", "Which colour?"],
      ["submitted", "customer", "Brass"],
      ["priced", "staff", null],
    ]);
    expect(timeline.map(({ seen_at }) => seen_at !== null)).toEqual([false, true, false, false]);
    expect(timeline[1]?.who).toBeTruthy();
    expect(mails.length).toBe(3);
  });

  test("offers prepared texts in the customer's language, as the site words them", async () => {
    const [greta] = await idsOf({ query: "greta", state: ["submitted"] });
    const { templates, language } = await show(greta ?? 0);
    expect(language).toBe("lt");
    const size = templates.find(({ key }) => key === "size");
    expect(size?.text).toBe(
      "Kokio dydžio ir spalvos užsakyti: Fig & Cedar perfume, Schreibtischlampe Lumen?",
    );
  });

  test.each([
    ["a price of 0", { unit_prices: [0] }, "unit_prices.0"],
    ["three decimals", { unit_prices: [9.999] }, "unit_prices.0"],
    ["a million", { unit_prices: [1_000_000] }, "unit_prices.0"],
    ["a fee with three decimals", { service_fee: 1.005 }, "service_fee"],
    [
      "a parcel of 0 kg",
      { parcel: { weight: 0, length: 1, width: 1, height: 1 } },
      "parcel.weight",
    ],
    ["a box of 6 m", { parcel: { weight: 1, length: 600, width: 1, height: 1 } }, "parcel.length"],
  ])("with %s is refused at its field", async (_what, body, field) => {
    const { slug } = await shop.ask(someone, UNKNOWN);
    const refused = await answer("price", slug, { unit_prices: [30], ...body });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, [field]]);
  });
});

describe("an answer that rests on something old", () => {
  test("is refused with both values, and changes nothing", async () => {
    const { id, slug } = await shop.ask(someone, UNKNOWN);
    await answer("ask", slug, { question: "What does it cost?" });
    const { seen } = await show(id);
    await tell(slug, { comment: "95", items: [{ position: 0, price: 95, options: "Brass" }] });
    const refused = await answer("price", slug, { unit_prices: [30], seen });
    expect([refused.status, refused.body.message]).toEqual([
      409,
      "office.errors.changed_meanwhile",
    ]);
    expect(refused.body.conflict).toMatchObject({
      by: null,
      fields: [
        { field: "status", seen: "needs_info", current: "submitted" },
        { field: "lines.0.price", seen: null, current: "95.00 EUR" },
        { field: "lines.0.options", seen: "", current: "Brass" },
      ],
    });
    const after = await show(id);
    expect([after.status, after.lines[0]?.priced]).toEqual(["submitted", null]);
    const again = await answer("price", slug, { unit_prices: [30], seen: after.seen });
    expect(again.status).toBe(200);
  });

  test("names the colleague who was faster, whatever the answer", async () => {
    for (const [step, body] of [
      ["price", { unit_prices: [30] }],
      ["ask", { question: "Which?" }],
      ["decline", { reason: "Sold out" }],
    ] as const) {
      const { id, slug } = await shop.ask(someone, UNKNOWN);
      const { seen } = await show(id);
      await owner.call(`/api/staff/quotes/price/${slug}`, { unit_prices: [40], seen });
      const refused = await answer(step, slug, { ...body, seen });
      expect([refused.status, refused.body.conflict.by]).toEqual([409, expect.any(String)]);
      expect((await show(id)).status).toBe("priced");
    }
  });

  test("is refused for a quote that was accepted meanwhile", async () => {
    const { id, slug } = await shop.ask(someone, UNKNOWN);
    await answer("price", slug, { unit_prices: [30] });
    const { seen } = await show(id);
    await shop.fillWallet(someone);
    await shop.deliver(someone, slug);
    expect((await someone.call(`/api/quotes/pay/${slug}`, { payment_id: 4 })).status).toBe(200);
    expect((await answer("price", slug, { unit_prices: [50], seen })).status).toBe(409);
    const after = await show(id);
    expect(after).toMatchObject({
      can_price: false,
      can_ask: false,
      can_decline: false,
      order: { status: "paid", paid_at: expect.any(String) },
    });
  });
});
