import { expect, test } from "vitest";
import { emptyDatabase } from "#database/fixtures/test-database.ts";
import { migrate } from "#database/migrate/migrate.ts";
import { officePeople } from "#features/staff/server/fixtures/office.ts";
import { testApp } from "#server/fixtures/test-app.ts";
import { seedMinimal } from "#server/seed-minimal.ts";

async function bareDatabase() {
  const database = await emptyDatabase();
  await migrate(database.pool);
  await seedMinimal(database.db);
  return database;
}

const app = await testApp({}, bareDatabase);
const people = officePeople(app);
const { browser: owner } = await people.colleague("owner");
const follow = () => app.services.applyChanges(["sites", "shipping", "delivery", "catalogue"]);

type Step = { id: string; is_done: boolean };
const lastVersion = async (record: string) =>
  (await owner.call("/api/staff/audit/versions", { record })).body.versions[0];
const missing = async () => {
  const { body } = await owner.call("/api/staff/opening/show");
  return body.steps.filter(({ is_done }: Step) => !is_done).map(({ id }: Step) => id);
};
const edit = (changes: Record<string, unknown>, seen: Record<string, unknown>) =>
  owner.call("/api/staff/sites/save", { id: 1, changes, seen });

test("a shop that is not open responds with 503 and a page in the visitor's language", async () => {
  const page = await app.ask("/ru/");
  expect([page.status, page.headers.get("retry-after")]).toEqual([503, "3600"]);
  const html = await page.text();
  expect(html).toContain("Скоро открытие");
  expect(html).not.toMatch(/Leipzig|warehouse|склад/i);
  expect((await app.ask("/", { headers: { "accept-language": "et" } })).status).toBe(503);
  expect((await app.ask("/status")).status).toBe(200);
});

test("the office's home lists sites that are not open for owners only", async () => {
  const notOpen = async (browser: typeof owner) =>
    (await browser.call("/api/staff/home/show")).body.not_open;
  expect(await notOpen(owner)).toEqual([{ id: 1, name: "Shop" }]);
  expect(await notOpen((await people.colleague("orders")).browser)).toEqual([]);
});

test("every step is done by office calls, and an incomplete shop cannot be opened", async () => {
  expect(await missing()).toHaveLength(11);
  expect((await owner.call("/api/staff/opening/open", { site_id: 1 })).status).toBe(409);
  const company = {
    legal_name: "UAB Kava",
    company_code: "300",
    address: "Pilies g. 1",
    city: "Vilnius",
    email: "info@kava.example",
  };
  const empty = Object.fromEntries(Object.keys(company).map((name) => [name, ""]));
  expect((await edit({ ...company, name: "Kava" }, { ...empty, name: "Shop" })).status).toBe(200);
  const warehouse = {
    code: "LT",
    country: "LT",
    city: "Vilnius",
    street: "A 1",
    post_code: "01001",
  };
  const { id } = (await owner.call("/api/staff/warehouses/save", { changes: warehouse })).body;
  const started = await owner.call("/api/staff/rates/start", { warehouse_id: id });
  expect(started.body).toEqual({ status: true, added: 1 });
  const service = { courier: "dpd", country: "LT", way: "door", fee: 3.5 };
  await owner.call("/api/staff/couriers/save-service", { changes: service });
  const tree = await owner.call("/api/staff/opening/start-categories", { tree: "general" });
  expect(tree.body.added).toBeGreaterThan(10);
  const again = await owner.call("/api/staff/opening/start-categories", { tree: "home" });
  expect(again.status).toBe(409);
  await follow();
  const marks = ["taxes", "test-order", "text:about-us", "text:privacy-policy"];
  for (const mark of [...marks, "text:purchase-agreement", "text:warranty"]) {
    await owner.call("/api/staff/opening/mark", { site_id: 1, mark, is_done: true });
  }
  // There are no keys and no products here: another test covers what they need.
  expect(await missing()).toEqual(["payments", "texts", "products"]);
});

test("the products step is done once a product is on sale and in stock", async () => {
  const isDone = async () => !(await missing()).includes("products");
  const { categories } = (await owner.call("/api/staff/taxonomy/show")).body.taxonomy;
  const lamp = {
    name: "Lamp",
    language: "en",
    manufacturer: "Kava",
    category_ids: [categories[0].id],
    warehouse: "LT",
    sku: "LAMP-1",
    price: 20,
    stock: 0,
  };
  const { id } = (await owner.call("/api/staff/products/create", lamp)).body;
  expect(await isDone()).toBe(false);
  await owner.call("/api/staff/products/archive", { id, archived: false });
  expect(await isDone()).toBe(false);
  const { product } = (await owner.call("/api/staff/products/show", { id })).body;
  const [{ id: variantId }] = product.variants;
  const change = { id: variantId, change: 3, reason: "received", note: "" };
  expect((await owner.call("/api/staff/variants/stock", change)).status).toBe(200);
  expect(await isDone()).toBe(true);
});

test("titles of texts are in the office's language if the site has it", async () => {
  const titles = async (language: string) => {
    const { body } = await owner.call("/api/staff/opening/show", { language });
    return [body.site.language, body.texts[0].title];
  };
  expect(await titles("lt")).toEqual(["lt", "Apie mus"]);
  expect(await titles("en")).toEqual(["en", "About us"]);
  const none = await owner.call("/api/staff/opening/show", { language: "-1" });
  expect([none.status, none.body.errors]).toEqual([422, { language: ["validation.invalid"] }]);
});

test("the preview shows a text before the shop is open and redirects only within it", async () => {
  const preview = { id: 1, path: "/en/privacy-policy" };
  const { url } = (await owner.call("/api/staff/sites/preview", preview)).body;
  const { pathname, search } = new URL(url);
  const entered = await app.ask(pathname + search);
  expect(entered.headers.get("location")).toBe("/en/privacy-policy");
  const cookie = entered.headers.get("set-cookie")?.split(";", 1)[0] ?? "";
  const page = await app.ask("/en/privacy-policy", { headers: { cookie } });
  expect(await page.text()).toContain("UAB Kava");
  const elsewhere = { id: 1, path: "//other.example" };
  expect((await owner.call("/api/staff/sites/preview", elsewhere)).status).toBe(422);
  const forged = await app.ask(`${pathname}?to=//other.example`);
  expect(forged.headers.get("location")).toBe("/");
});

test.each<[string, object, string]>([
  ["code", { code: "low" }, "office.warehouses.errors.code"],
  ["country", { country: "ZZ" }, "office.warehouses.errors.country"],
  ["hours", { hours: "always" }, "office.warehouses.errors.hours"],
  ["currency", { currency: "ABC" }, "office.sites.errors.currency"],
  ["rate", { rate: 0 }, "office.sites.errors.rate"],
  ["time_zone", { time_zone: "Mars/Base" }, "office.sites.errors.time_zone"],
  ["street", { street: "" }, "validation.required"],
])("a warehouse with a wrong %s is refused", async (field, other, message) => {
  const good = {
    code: "US",
    country: "US",
    city: "Dover",
    street: "1 Main St",
    post_code: "19901",
  };
  const changes = { ...good, ...other };
  const { status, body } = await owner.call("/api/staff/warehouses/save", { changes });
  expect(status).toBe(422);
  expect(body.errors[field] ?? body.errors[`changes.${field}`]).toEqual([message]);
});

test("a VAT rate applies from its date, and stale edits of it are refused", async () => {
  const today = new Date().toISOString().slice(0, 10);
  const entered = { country: "LT", since: today, percent: 25.5 };
  const past = await owner.call("/api/staff/taxes/save", { ...entered, since: "2020-01-01" });
  const errors = { since: ["office.taxes.errors.past"] };
  expect([past.status, past.body.errors]).toEqual([422, errors]);
  expect((await owner.call("/api/staff/taxes/save", entered)).status).toBe(200);
  for (const since of ["0000-01-01", "9999-12-31"]) {
    const { status } = await owner.call("/api/staff/taxes/save", { ...entered, since });
    expect([since, status]).toEqual([since, 422]);
  }
  await follow();
  const { rates } = (await owner.call("/api/staff/taxes/list")).body;
  expect(rates).toEqual([
    {
      country: "LT",
      percent: 25.5,
      since: today,
      is_own: true,
      next: null,
      entered: [{ since: today, percent: 25.5 }],
    },
  ]);
  const other = { ...entered, percent: 20 };
  for (const sent of [other, { ...other, seen: 21 }]) {
    const stale = await owner.call("/api/staff/taxes/save", sent);
    expect([stale.status, stale.body.message]).toEqual([409, "office.rates.errors.changed"]);
  }
  expect((await owner.call("/api/staff/taxes/save", { ...other, seen: 25.5 })).status).toBe(200);
  expect(await lastVersion("vat:LT")).toMatchObject({
    before: { percent: 25.5 },
    after: { percent: 20 },
  });
});

test("a courier's fee starts on a future date, and stale edits are refused", async () => {
  const list = async () => (await owner.call("/api/staff/couriers/list")).body.couriers;
  const dpd = (await list()).find(({ code }: { code: string }) => code === "dpd");
  const [{ id }] = dpd.services;
  const past = { id, valid_from: "2020-01-01", fee: 9 };
  expect((await owner.call("/api/staff/couriers/save-fee", past)).body.errors).toEqual({
    valid_from: ["office.rates.errors.future"],
  });
  await owner.call("/api/staff/couriers/save-fee", { id, valid_from: "2099-01-01", fee: 9 });
  const [after] = (await list()).find(({ code }: { code: string }) => code === "dpd").services;
  expect(after).toMatchObject({ fee: 3.5, next: { valid_from: "2099-01-01", fee: 9 } });
  const changed = { id, valid_from: "2099-01-01", fee: 8 };
  const stale = await owner.call("/api/staff/couriers/save-fee", changed);
  expect([stale.status, stale.body.message]).toEqual([409, "office.rates.errors.changed"]);
  const seen = await owner.call("/api/staff/couriers/save-fee", { ...changed, seen: 9 });
  expect(seen.status).toBe(200);
  expect(await lastVersion(`delivery-service:${id}`)).toMatchObject({
    before: { fee: 9, valid_from: "2099-01-01" },
    after: { fee: 8, valid_from: "2099-01-01" },
  });
  const twin = { courier: "dpd", country: "LT", way: "door", fee: 1 };
  const refused = await owner.call("/api/staff/couriers/save-service", { changes: twin });
  expect(refused.body.errors).toEqual({ country: ["office.couriers.errors.twice"] });
});

test("a courier's future fee is removed only if it was seen, and others stay", async () => {
  const changes = { courier: "omniva", country: "LV", way: "door", fee: 5, days_max: 4 };
  const { id } = (await owner.call("/api/staff/couriers/save-service", { changes })).body;
  const save = (sent: object) => owner.call("/api/staff/couriers/save-fee", { id, ...sent });
  const entered = [
    { valid_from: "2099-02-01", fee: 6 },
    { valid_from: "2099-03-01", fee: 7 },
    { valid_from: "2099-04-01", fee: 8 },
  ];
  for (const fee of entered) await save(fee);
  const removed = { valid_from: "2099-03-01", fee: null };
  for (const sent of [removed, { ...removed, seen: 6 }]) {
    const stale = await save(sent);
    expect([stale.status, stale.body.message]).toEqual([409, "office.rates.errors.changed"]);
  }
  expect((await save({ ...removed, seen: 7 })).status).toBe(200);
  const { couriers } = (await owner.call("/api/staff/couriers/list")).body;
  const services = couriers.flatMap((courier: { services: object[] }) => courier.services);
  const service = services.find((one: { id: number }) => one.id === id);
  expect(service.later).toEqual([entered[0], entered[2]]);
  const version = { before: entered[1], after: removed };
  expect(await lastVersion(`delivery-service:${id}`)).toMatchObject(version);
  // There is nothing left to remove, so nothing changes.
  expect((await save(removed)).status).toBe(200);
  expect((await save({ valid_from: "2099-05-01", fee: null })).status).toBe(200);
  expect(await lastVersion(`delivery-service:${id}`)).toMatchObject(version);
});

test("payment methods list their missing keys", async () => {
  const { methods } = (await owner.call("/api/staff/payment-methods/list")).body;
  const stripe = methods.find(({ title }: { title: string }) => title === "Stripe");
  expect(stripe).toMatchObject({ keys: "none", is_on: true });
  expect(stripe.variables.map(({ name }: { name: string }) => name)).toContain("STRIPE_SECRET_KEY");
  const test = { provider: stripe.provider };
  expect((await owner.call("/api/staff/payment-methods/test", test)).status).toBe(404);
});
