import { describe, expect, test } from "vitest";
import type { FileKind } from "#ports/files.ts";
import { HOME } from "#server/fixtures/purchases/door-delivery.ts";
import { testApp } from "#server/fixtures/test-app.ts";
import { testPicture } from "#server/fixtures/test-picture.ts";
import { watchReads } from "#server/fixtures/watch-reads.ts";
import { quotesShop, SHOES, UNKNOWN } from "./fixtures/quotes-shop.ts";

const app = await testApp();
const { ask, deliver, customer, guest, staff, runOut } = quotesShop(app);
const someone = await customer();

/** Saves a photo of this owner, or of nobody. */
async function photo(owner: number | null, kind: FileKind = "quote"): Promise<string> {
  const saved = await app.services.files.save(testPicture(), { owner, kind });
  return saved.ok ? saved.value : "";
}
const own = await photo(null);
const foreign = await photo(999_999);
const papers = await photo(null, "parcel");
const photos = (count: number) => ({ ...SHOES, files: Array<string>(count).fill(own) });

test("a quote keeps a guest's photos", async () => {
  expect((await ask(someone, photos(8))).items[0].files).toHaveLength(8);
});

test("a request that repeats its idempotency key creates one quote", async () => {
  const owner = await customer();
  const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const headers = { cookie, "idempotency-key": "once" };
  const send = async () =>
    (await app.post("/api/quotes/create", { items: [UNKNOWN] }, { headers })).json();
  const [first, second] = [await send(), await send()];
  expect(second.quote.slug).toBe(first.quote.slug);
  expect((await owner.call("/api/quotes/list")).body.total).toBe(1);
});

test("rates are read before a transaction, not by a second connection within it", async () => {
  const { db } = app;
  const { asked, within } = watchReads(db, app.services.shipping);
  const office = await staff();
  const { slug } = await ask(someone, SHOES);
  await runOut(slug);
  await someone.call(`/api/quotes/recalculate/${slug}`);
  const { slug: unknown } = await ask(someone, UNKNOWN);
  await office.call(`/api/staff/quotes/ask/${unknown}`, { question: "Which?" });
  await someone.call(`/api/quotes/additional-info/${unknown}`, { comment: "Black" });
  const priced = await office.call(`/api/staff/quotes/price/${unknown}`, { unit_prices: [30] });
  expect(priced.status).toBe(200);
  expect(asked.length).toBeGreaterThanOrEqual(5);
  expect(within).toEqual([]);
});

describe("input errors of a quote", () => {
  const refusals: [string, object[], string][] = [
    ["a javascript: link", [{ ...SHOES, url: "javascript:alert(1)" }], "validation.url"],
    ["a file: link", [{ ...SHOES, url: "file:///etc/passwd" }], "validation.url"],
    ["no link", [{ ...SHOES, url: "" }], "validation.required"],
    ["no name", [{ ...SHOES, name: " " }], "validation.required"],
    ["a quantity of 0", [{ ...SHOES, quantity: 0 }], "validation.quantity"],
    ["half a piece", [{ ...SHOES, quantity: 1.5 }], "validation.quantity"],
    ["a price below zero", [{ ...SHOES, price: -1 }], "validation.goods_value"],
    ["an unknown currency", [{ ...SHOES, currency: "XAU" }], "validation.invalid"],
    ["no lines", [], "validation.required"],
    ["200 lines", Array.from({ length: 200 }, () => SHOES), "validation.too_many_lines"],
    ["nine photos of two things", [photos(5), photos(4)], "validation.too_many_files"],
    ["somebody else's photo", [{ ...SHOES, files: [foreign] }], "validation.invalid"],
    ["the papers of a parcel", [{ ...SHOES, files: [papers] }], "validation.invalid"],
  ];
  test.each(refusals)("include %s", async (_what, items, key) => {
    const { status, body } = await someone.call("/api/quotes/create", { items });
    expect([status, body.message]).toEqual([422, "errors.invalid_input"]);
    expect(Object.values(body.errors).flat()).toContain(key);
  });

  test("name the line of a prohibited item", async () => {
    const items = [SHOES, { ...SHOES, name: "Hunting rifle" }];
    const { status, body } = await someone.call("/api/quotes/create", { items });
    expect([status, body.message]).toEqual([422, "quotes.errors.prohibited"]);
    expect(body.errors).toEqual({ "items.1.name": ["quotes.prohibited.weapons"] });
  });

  test("include 401 for a guest and an error for a country the site does not serve", async () => {
    expect((await guest().call("/api/quotes/create", { items: [SHOES] })).status).toBe(401);
    const far = await someone.call("/api/quotes/create", { items: [SHOES], country_id: 9999 });
    expect(far.body.errors).toEqual({ country_id: ["validation.invalid"] });
  });

  test("include an unknown delivery, a wrong post code and a foreign address", async () => {
    const owner = someone;
    const { slug } = await ask(owner, SHOES);
    const input = { shipping: "air", delivery: 999_999, address: HOME };
    const set = (changes: object) =>
      owner.call(`/api/quotes/set-delivery/${slug}`, { ...input, ...changes });
    expect((await set({})).body.errors).toEqual({ delivery: ["validation.required"] });
    expect((await set({ shipping: "rocket" })).status).toBe(422);
    const door = (await deliver(owner, slug)).body.quote.delivery.local_delivery_type;
    const badZip = await set({ delivery: door, address: { ...HOME, zip: "123" } });
    expect(badZip.body.errors).toEqual({ "address.zip": ["validation.post_code"] });
    const foreign = await set({ delivery: door, address: { id: 1 } });
    expect(foreign.body.errors).toEqual({ "address.id": ["validation.invalid"] });
  });
});
