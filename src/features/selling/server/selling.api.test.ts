import { desc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { sum } from "#core/money.ts";
import { variants } from "#features/catalogue/server/products.tables.ts";
import { orders } from "#features/orders/server/orders.tables.ts";
import { placeTestOrder } from "#server/fixtures/purchases/place-test-order.ts";
import { staffBrowser } from "#server/fixtures/staff/staff-browser.ts";
import { testApp } from "#server/fixtures/test-app.ts";
import { registeredBrowser } from "#server/fixtures/test-browser.ts";

const app = await testApp();
const owner = await staffBrowser(app, "owner");
const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

type Listed = { id: number; country: string; method: string; is_current: boolean };
async function currentRate() {
  const { body } = await owner.call("/api/staff/rates/list");
  const {
    id: _id,
    warehouse: _code,
    is_current: _now,
    is_future: _later,
    ...fields
  } = body.rates.find(
    (rate: Listed & { warehouse: string }) =>
      rate.warehouse === "US" && rate.country === "LT" && rate.method === "air" && rate.is_current,
  );
  return fields;
}

const priceNow = async () => {
  const warehouses = await app.services.shipping.listRates({ countryId: 1, today: inDays(0) });
  return warehouses.find(({ code }) => code === "US")?.rates.find(({ method }) => method === "air")
    ?.baseCents;
};

test("a rate changes the price from its start date and can be removed before", async () => {
  const rate = await currentRate();
  const before = await priceNow();
  const later = { ...rate, base: 99, valid_from: inDays(30) };
  const { id } = (await owner.call("/api/staff/rates/save", later)).body;
  await app.services.applyChanges(["shipping"]);
  expect(await priceNow()).toBe(before);
  expect((await owner.call("/api/staff/rates/remove", { id })).status).toBe(200);
  expect((await owner.call("/api/staff/rates/remove", { id })).status).toBe(409);
  await owner.call("/api/staff/rates/save", { ...rate, base: 7.5, valid_from: inDays(0) });
  await app.services.applyChanges(["shipping"]);
  expect(await priceNow()).toBe(750);
});

test("a rate of the same date is replaced only if it was seen, and the log has both", async () => {
  const rate = await currentRate();
  const day = { ...rate, base: 11, valid_from: inDays(40) };
  const { id } = (await owner.call("/api/staff/rates/save", day)).body;
  const other = { ...day, base: 12 };
  for (const sent of [other, { ...other, seen: { ...day, base: 10 } }]) {
    const stale = await owner.call("/api/staff/rates/save", sent);
    expect([stale.status, stale.body.message]).toEqual([409, "office.rates.errors.changed"]);
  }
  expect((await owner.call("/api/staff/rates/save", { ...other, seen: day })).body.id).toBe(id);
  const record = { record: `rate:${id}` };
  const { body } = await owner.call("/api/staff/audit/versions", record);
  expect(body.versions[0]).toMatchObject({ before: { base: 11 }, after: { base: 12 } });
});

test.each<[string, Record<string, unknown>, string, string]>([
  [
    "a hole between its tiers",
    {
      tiers: [
        { from_grams: 0, to_grams: 4000, per_kg: 5 },
        { from_grams: 5000, to_grams: null, per_kg: 4 },
      ],
    },
    "tiers",
    "office.rates.errors.hole",
  ],
  ["no tiers", { tiers: [] }, "tiers", "validation.required"],
  ["a day that is over", { valid_from: "2020-01-01" }, "valid_from", "office.rates.errors.past"],
  ["no such country", { country: "ZZ" }, "country", "office.warehouses.errors.country"],
  [
    "days the wrong way round",
    { days_min: 9, days_max: 3 },
    "days_max",
    "office.rates.errors.days",
  ],
  ["a price below nothing", { base: -1 }, "base", "validation.invalid"],
  ["a part of a cent", { base: 0.001 }, "base", "validation.invalid"],
  [
    "a part of a cent per kilogram",
    { tiers: [{ from_grams: 0, to_grams: null, per_kg: 4.005 }] },
    "tiers.0.per_kg",
    "validation.invalid",
  ],
])("a rate with %s is refused", async (_name, other, field, message) => {
  const rate = { ...(await currentRate()), valid_from: inDays(1), ...other };
  const { status, body } = await owner.call("/api/staff/rates/save", rate);
  expect([status, body.errors]).toEqual([422, { [field]: [message] }]);
});

test("a rate is tried on past orders without changing anything", async () => {
  const customer = await registeredBrowser(app);
  const { id } = await placeTestOrder(app, customer);
  const paid = { status: "paid" as const, paidAt: new Date() };
  await app.db.update(orders).set(paid).where(eq(orders.id, id));
  const { body: listed } = await owner.call("/api/staff/rates/list");
  let found: { before: number; after: number } | undefined;
  for (const {
    id: _id,
    warehouse: _code,
    is_current,
    is_future: _later,
    ...rate
  } of listed.rates) {
    if (!is_current || rate.country !== "LT") continue;
    const tried = { ...rate, base: rate.base + 10, valid_from: inDays(1) };
    const { body } = await owner.call("/api/staff/rates/rehearse", tried);
    found ??= body.orders.find((order: { id: number }) => order.id === id);
    expect(body.after).toBeGreaterThanOrEqual(body.before);
  }
  expect(found?.after).toBeGreaterThan(found?.before ?? 0);
  expect((await owner.call("/api/staff/rates/list")).body).toEqual(listed);
});

const saved = (changes: object) => owner.call("/api/staff/promotions/save", { changes });

test("a promotion is created, changed and ended, and a stale edit is refused", async () => {
  const made = await saved({ code: "autumn-20", amount: 20, ends_on: inDays(30) });
  expect(made.status).toBe(200);
  const { id } = made.body;
  const show = async () =>
    (await owner.call("/api/staff/promotions/list", { id })).body.promotions[0];
  expect(await show()).toMatchObject({ code: "AUTUMN-20", state: "running", uses: 0, given: 0 });
  const edit = { id, seen: { amount: 20 }, changes: { amount: 25 } };
  expect((await owner.call("/api/staff/promotions/save", edit)).status).toBe(200);
  const stale = { id, seen: { amount: 20 }, changes: { amount: 30 } };
  expect((await owner.call("/api/staff/promotions/save", stale)).status).toBe(409);
  await owner.call("/api/staff/promotions/end", { id });
  expect((await show()).state).toBe("ended");
  const ended = await owner.call("/api/staff/promotions/list", { state: ["ended"] });
  expect(ended.body.promotions.map((one: { id: number }) => one.id)).toContain(id);
});

test.each<[object, string, string]>([
  [{ code: "x" }, "changes.code", "office.promotions.errors.code"],
  [{ code: "AUTUMN-20" }, "code", "office.promotions.errors.code_taken"],
  [{ amount: 0 }, "amount", "office.promotions.errors.nothing"],
  [{ amount: 101 }, "amount", "office.promotions.errors.percent"],
  [{ starts_on: "2026-12-02", ends_on: "2026-12-01" }, "ends_on", "office.promotions.errors.days"],
  [{ ends_on: "9999-12-31" }, "changes.ends_on", "validation.invalid"],
  [{ site_id: 2_147_483_647 }, "site_id", "office.promotions.errors.site"],
  [{ max_uses: 0 }, "changes.max_uses", "validation.invalid"],
])("a promotion with %j is refused", async (other, field, message) => {
  const { status, body } = await saved({ code: "FRESH-1", amount: 10, ...other });
  expect([status, body.errors]).toEqual([422, { [field]: [message] }]);
});

test("the discount of a promotion is summed from amounts stored with its orders", async () => {
  const { id } = (await saved({ code: "FROZEN-15", amount: 15 })).body;
  for (const quantity of [1, 1, 3]) {
    const line = { name: "A thing", options: "", picture: null, priceCents: 1999, quantity };
    const [variant] = await app.db.select().from(variants).orderBy(desc(variants.stock)).limit(1);
    const { productId = 0, id: variantId = 0, sku = "" } = variant ?? {};
    const lines = [{ ...line, productId, variantId, slug: "thing", sku }];
    await placeTestOrder(app, undefined, { promotionCode: "FROZEN-15", lines });
  }
  // A later change of the promotion must not affect these orders.
  await owner.call("/api/staff/promotions/save", {
    id,
    seen: { amount: 15 },
    changes: { amount: 50 },
  });
  const placed = await app.db.select().from(orders).where(eq(orders.promotionId, id));
  expect(placed).toHaveLength(3);
  const charged = placed.map(({ wholeCents }) => wholeCents);
  const undiscounted = [1999, 1999, 3 * 1999].map((goods) => goods + 900 + 299);
  const { body } = await owner.call("/api/staff/promotions/list", { id });
  expect(body.promotions).toMatchObject([
    { uses: 3, given: (sum(undiscounted) - sum(charged)) / 100 },
  ]);
  expect(body.promotions[0].given).toBe(15);
});

test("promotions are filtered by site, including those of every site, and by state", async () => {
  const [first, second] = (await owner.call("/api/staff/promotions/list")).body.promotions;
  expect(first && second).toBeTruthy();
  await saved({ code: "EVERYWHERE-1", amount: 5 });
  await saved({ code: "THERE-1", amount: 5, site_id: 2 });
  const codes = async (input: object) =>
    (await owner.call("/api/staff/promotions/list", input)).body.promotions.map(
      ({ code }: { code: string }) => code,
    );
  expect(await codes({ site: [2] })).toEqual(expect.arrayContaining(["EVERYWHERE-1", "THERE-1"]));
  expect(await codes({ site: [1] })).toContain("EVERYWHERE-1");
  expect(await codes({ site: [1] })).not.toContain("THERE-1");
  const { body } = await owner.call("/api/staff/promotions/list");
  for (const state of ["running", "planned", "ended", "used_up"]) {
    const wanted = body.promotions
      .filter((one: { state: string }) => one.state === state)
      .map(({ code }: { code: string }) => code);
    expect(await codes({ state: [state] })).toEqual(wanted);
    expect(await codes({ state: [] })).toEqual([]);
  }
});
