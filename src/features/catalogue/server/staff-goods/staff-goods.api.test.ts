import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { auditLog, recordVersions } from "#platform/audit/audit.tables.ts";
import { staffBrowser } from "#server/fixtures/staff/staff-browser.ts";
import { testApp } from "#server/fixtures/test-app.ts";
import { testBrowser } from "#server/fixtures/test-browser.ts";
import { FOOTWEAR, seedTestGoods } from "../fixtures/seed-test-goods.ts";
import { products, variants } from "../products.tables.ts";

const app = await testApp();
await seedTestGoods(app.db);
await app.services.applyChanges(["everything"]);
const staff = await staffBrowser(app, "catalogue");

type Row = { id: number; slug: string; stock: number; variants: number; hidden_on: number[] };
const list = async (input: object) => {
  const { status, body } = await staff.call("/api/staff/products/list", input);
  expect(status).toBe(200);
  return body as { products: Row[]; total: number; next: string | null };
};
type Product = {
  id: number;
  slug: string;
  archived_at: string | null;
  values: Record<string, unknown>;
  variants: {
    id: number;
    sku: string;
    price: number;
    stock: number;
    lowest_30: number | null;
    weight_grams: number;
  }[];
};
const show = async (id: number) =>
  (await staff.call("/api/staff/products/show", { id })).body.product as Product;
const idOf = async (slug: string) => {
  const [row] = await app.db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.slug, slug));
  return row?.id ?? 0;
};
const edit = (id: number, seen: object, changes: object, browser = staff) =>
  browser.call("/api/staff/products/edit", { id, seen, changes });
const editVariant = (id: number, seen: object, changes: object) =>
  staff.call("/api/staff/variants/edit", { id, seen, changes });
const lastAudit = async (subject: string) =>
  (await app.db.select().from(auditLog).where(eq(auditLog.subject, subject))).at(-1);
/** Calls what the change feed would call; other tests check that triggers notify it. */
const noteChange = (id: number) => app.services.applyChanges(["catalogue", `product:${id}`]);
/** The status of the product's page for a visitor. */
const shopPage = async (slug: string) => (await testBrowser(app).get(`/en/p/${slug}`)).status;

describe("editing a product", () => {
  test("saves different fields of two users with a version each", async () => {
    const id = await idOf("test-shoe-1");
    const { values } = await show(id);
    const mine = await edit(id, { manufacturer: values.manufacturer }, { manufacturer: "Mine" });
    const hers = await edit(
      id,
      { "name.lt": values["name.lt"] },
      { "name.lt": "Nauji batai", "description.lt": "Aprašymas" },
    );
    expect([mine.status, hers.status]).toEqual([200, 409]);
    // The edit's `seen` did not have the description, which had a value before.
    const again = await edit(
      id,
      { "name.lt": values["name.lt"], "description.lt": values["description.lt"] },
      { "name.lt": "Nauji batai", "description.lt": "Aprašymas" },
    );
    expect(again.status).toBe(200);
    expect((await show(id)).values).toMatchObject({
      manufacturer: "Mine",
      "name.lt": "Nauji batai",
      "name.en": "Runner shoe 1",
      "description.lt": "Aprašymas",
    });
    const note = await lastAudit(`product:${id}`);
    expect(note).toMatchObject({ action: "products.edit", way: "office" });
    expect(note?.fields.toSorted()).toEqual(["description.lt", "name.lt"]);
    const [version] = await app.db
      .select()
      .from(recordVersions)
      .where(eq(recordVersions.auditId, note?.id ?? 0));
    expect(version?.after).toEqual({ "name.lt": "Nauji batai", "description.lt": "Aprašymas" });
  });

  test("refuses a stale field as a conflict with both values and writes nothing", async () => {
    const id = await idOf("test-shoe-2");
    const { values } = await show(id);
    const seen = { manufacturer: values.manufacturer };
    expect((await edit(id, seen, { manufacturer: "First" })).status).toBe(200);
    const stale = await edit(id, seen, { manufacturer: "Second", pack_size: 3 });
    expect(stale.status).toBe(409);
    expect(stale.body.conflict).toMatchObject({
      fields: [
        { field: "manufacturer", seen: "Calm", yours: "Second", current: "First" },
        { field: "pack_size", current: 1 },
      ],
      at: expect.any(String),
    });
    expect((await show(id)).values).toMatchObject({ manufacturer: "First", pack_size: 1 });
  });

  test("saves hidden sites and site prices", async () => {
    const id = await idOf("test-shoe-4");
    const done = await edit(
      id,
      { hidden_on: [], site_prices: {} },
      { hidden_on: [2], site_prices: { 3: 19.99 } },
    );
    expect(done.status).toBe(200);
    expect((await show(id)).values).toMatchObject({
      hidden_on: [2],
      site_prices: { 3: 19.99 },
    });
    expect((await list({ state: "hidden" })).products.map((one) => one.id)).toEqual([id]);
  });

  test.each([
    [{ manufacturer: "" }, "manufacturer"],
    [{ "name.en": "x".repeat(201) }, "name.en"],
    [{ "description.ru": "x".repeat(20_001) }, "description.ru"],
    [{ category_ids: [] }, "category_ids"],
    [{ category_ids: [77_777] }, "category_ids"],
    [{ flag_ids: [77_777] }, "flag_ids"],
    [{ fields: { 77777: ["x"] } }, "fields"],
    [{ size_chart: "none-such" }, "size_chart"],
    [{ seller: "none-such" }, "seller"],
    [{ warehouse: "XX" }, "warehouse"],
    [{ pack_size: 0 }, "pack_size"],
    [{ pack_size: 1.5 }, "pack_size"],
    [{ arrived_on: "2026-02-30" }, "arrived_on"],
    [{ deal_ends_at: "soon" }, "deal_ends_at"],
    [{ hidden_on: [77_777] }, "hidden_on"],
    [{ site_prices: { 1: 0 } }, "site_prices"],
    [{ site_prices: { 1: 1.005 } }, "site_prices"],
    [{ site_prices: { 77777: 5 } }, "site_prices"],
    [{ "name.en": "", "name.lt": "" }, "name"],
  ])("refuses %o without changing anything", async (changes, field) => {
    const id = await idOf("test-shoe-5");
    const { values } = await show(id);
    const refused = await edit(id, values, changes);
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.errors as object).join()).toContain(`changes.${field}`);
    expect((await show(id)).values).toEqual(values);
  });
});

describe("editing a variant", () => {
  test("saves a price with history, 30-day low and audit row, and the shop shows it", async () => {
    const id = await idOf("test-shoe-10");
    const [variant] = (await show(id)).variants;
    if (!variant) throw new Error("no variant");
    const seen = { price: variant.price };
    expect((await editVariant(variant.id, seen, { price: variant.price + 5 })).status).toBe(200);
    const [after] = (await show(id)).variants;
    expect(after).toMatchObject({ price: variant.price + 5, lowest_30: variant.price });
    const { body } = await staff.call("/api/staff/variants/prices", { id: variant.id });
    expect((body.prices as { price: number }[]).map(({ price }) => price)).toEqual([
      variant.price + 5,
      variant.price,
    ]);
    expect(await lastAudit(`variant:${variant.id}`)).toMatchObject({
      action: "variants.edit",
      fields: ["price"],
    });
    const owner = await staffBrowser(app, "owner");
    const ofProduct = { record: `product:${id}` };
    const audit = (await owner.call("/api/staff/audit/list", ofProduct)).body;
    const row = audit.rows.find((one: { action: string }) => one.action === "variants.edit");
    expect(row).toMatchObject({ record: `variant:${variant.id}`, fields: ["price"] });
    expect(audit.wholes).toEqual({ [`variant:${variant.id}`]: `product:${id}` });
    const { versions } = (await owner.call("/api/staff/audit/versions", ofProduct)).body;
    expect(versions.find((one: { audit_id: number }) => one.audit_id === row.id)).toMatchObject({
      before: { price: variant.price },
      after: { price: variant.price + 5 },
    });
    const html = await (await testBrowser(app).get("/en/p/test-shoe-10")).text();
    expect(html).toContain(String(variant.price + 5));
  });

  test.each([
    [{ price: 0 }, "price"],
    [{ price: 1.234 }, "price"],
    [{ price: "12" }, "price"],
    [{ old_price: 1 }, "old_price"],
    [{ cost: -1 }, "cost"],
    [{ sku: "" }, "sku"],
    [{ gtin: "12a" }, "gtin"],
    [{ colour: "Navy Blue" }, "colour"],
    [{ weight_grams: 0 }, "weight_grams"],
    [{ length_mm: 1.5 }, "length_mm"],
  ])("refuses %o", async (changes, field) => {
    const [variant] = (await show(await idOf("test-shoe-11"))).variants;
    const { id, stock, lowest_30, ...seen } = variant ?? { id: 0, stock: 0, lowest_30: null };
    const refused = await editVariant(id, seen, changes);
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.errors as object)).toEqual([`changes.${field}`]);
  });

  test("refuses the SKU of another variant", async () => {
    const [one] = (await show(await idOf("test-shoe-11"))).variants;
    const [other] = (await show(await idOf("test-shoe-12"))).variants;
    const refused = await editVariant(one?.id ?? 0, { sku: one?.sku }, { sku: other?.sku });
    expect(refused.body.errors).toEqual({ "changes.sku": ["office.goods.errors.sku_taken"] });
  });

  test("changes stock by differences, also concurrently and never below zero", async () => {
    const [variant] = (await show(await idOf("test-shoe-13"))).variants;
    const id = variant?.id ?? 0;
    const change = (by: number) =>
      staff.call("/api/staff/variants/stock", { id, change: by, reason: "counted" });
    const answers = await Promise.all([change(-2), change(10)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const counted = await staff.call("/api/staff/variants/stock", {
      id,
      change: 1,
      reason: "counted",
      seen: 999,
    });
    expect(counted.body.errors).toEqual({ change: ["office.goods.errors.stock_changed"] });
    expect((await change(-19)).body.errors).toEqual({ change: ["office.goods.errors.stock"] });
    const [row] = await app.db.select().from(variants).where(eq(variants.id, id));
    expect(row?.stock).toBe(18);
    expect(await lastAudit(`variant:${id}`)).toMatchObject({
      action: "variants.stock",
      details: { reason: "counted" },
    });
  });

  test("adds one with its colour as a filter value, and keeps the last one", async () => {
    const id = await idOf("test-shoe-14");
    const [variant] = (await show(id)).variants;
    const { id: _id, stock: _stock, lowest_30: _lowest, ...values } = variant ?? {};
    const input = { product_id: id, values: { ...values, sku: "NEW-RED", colour: "red" } };
    const added = await staff.call("/api/staff/variants/add", input);
    expect(added.status).toBe(200);
    expect((await staff.call("/api/staff/variants/add", input)).status).toBe(422);
    const [row] = await app.db.select().from(products).where(eq(products.id, id));
    expect(row?.fields[1]).toContain("red");
    const remove = (one: unknown) => staff.call("/api/staff/variants/remove", { id: one });
    expect((await remove(added.body.id)).status).toBe(200);
    expect((await remove(variant?.id)).status).toBe(409);
  });
});

describe("a new product", () => {
  const input = {
    name: "Amber lamp",
    language: "en",
    manufacturer: "Lumo",
    category_ids: [FOOTWEAR],
    warehouse: "US",
    sku: "LUMO-1",
    price: 12.5,
    stock: 3,
  };

  test("is created, put on sale, duplicated and archived", async () => {
    const made = await staff.call("/api/staff/products/create", input);
    expect(made.status).toBe(200);
    const id = made.body.id as number;
    const archive = (archived: boolean) =>
      staff.call("/api/staff/products/archive", { id, archived });
    expect(await shopPage("lumo-amber-lamp")).toBe(404);
    expect((await archive(false)).status).toBe(200);
    await noteChange(id);
    expect(await shopPage("lumo-amber-lamp")).toBe(200);
    expect((await list({ query: "amber lamp" })).products.map((one) => one.id)).toEqual([id]);
    const copied = await staff.call("/api/staff/products/duplicate", { id });
    const copy = await show(copied.body.id as number);
    expect(copy).toMatchObject({
      slug: "lumo-amber-lamp-2",
      variants: [{ sku: "LUMO-1-COPY", stock: 0 }],
    });
    expect(copy.archived_at).not.toBeNull();
    expect((await archive(true)).status).toBe(200);
    expect((await archive(true)).status).toBe(200);
    await noteChange(id);
    expect(await shopPage("lumo-amber-lamp")).toBe(404);
    const archived = await list({ state: "archived", query: "AMBER" });
    expect(archived.products.map(({ slug }) => slug)).toEqual([
      "lumo-amber-lamp-2",
      "lumo-amber-lamp",
    ]);
    const actions = await app.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `product:${id}`));
    // Archiving an archived product is not logged again.
    expect(actions.map(({ action }) => action)).toEqual([
      "products.create",
      "products.restore",
      "products.archive",
    ]);
  });

  test.each([
    ["name", ""],
    ["manufacturer", " "],
    ["category_ids", [FOOTWEAR, FOOTWEAR]],
    ["warehouse", "XX"],
    ["sku", "LUMO-1"],
    ["price", 0],
    ["stock", -1],
    ["language", "english"],
  ])("is refused with a wrong %s", async (field, value) => {
    const refused = await staff.call("/api/staff/products/create", { ...input, [field]: value });
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.errors as object)[0]).toContain(field);
  });
});

test("product calls respond with 404 to other roles", async () => {
  const orders = await staffBrowser(app, "orders");
  for (const path of ["products/list", "products/show", "products/edit", "variants/stock"]) {
    expect((await orders.call(`/api/staff/${path}`, { id: 1 })).status).toBe(404);
  }
});
