import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#platform/audit/audit.tables.ts";
import { staffBrowser } from "#server/fixtures/staff/staff-browser.ts";
import { testApp } from "#server/fixtures/test-app.ts";
import { FOOTWEAR, seedTestGoods } from "../fixtures/seed-test-goods.ts";
import { applyTestImport } from "../fixtures/test-import.ts";
import { products, variants } from "../products.tables.ts";

const app = await testApp();
await seedTestGoods(app.db);
const staff = await staffBrowser(app, "catalogue");
const call = (path: string, input: object, browser = staff) =>
  browser.call(`/api/staff/imports/${path}`, input);

const LIST = [
  "ProductID;ProductName;ProductBrand;Price (INR);Qty",
  '1;"Trolley bag; black";DKNY;"1 299,00";5',
  "2;Wallet;DKNY;1,299.50;2",
  "3;Belt;;12,50;1",
  "4;Hat;DKNY;cheap;1",
].join("\n");
const mapping = (more: object = {}) => ({
  source: "nordic",
  columns: {
    reference: "ProductID",
    "name.en": "ProductName",
    manufacturer: "ProductBrand",
    price: "Price (INR)",
    stock: "Qty",
    warehouse: { constant: "US" },
  },
  categories: { "*": [FOOTWEAR] },
  ...more,
});
const upload = async (text: string, name = "list.csv") => {
  const id = randomUUID();
  const half = Math.ceil(text.length / 2);
  for (const [position, part] of [text.slice(0, half), text.slice(half)].entries()) {
    const answer = await call("upload", { id, name, position, text: part });
    expect(answer.status).toBe(200);
    // Sent twice, as after a lost connection; it must be stored once.
    await call("upload", { id, name, position, text: part });
  }
  return id;
};
const apply = (source = "nordic") => applyTestImport(app.db, source);

test("an import guesses columns, reports invalid rows, shows the difference and saves products", async () => {
  const id = await upload(LIST);
  const columns = await call("columns", { id });
  expect(columns.body.guessed).toEqual({
    reference: "ProductID",
    "name.en": "ProductName",
    manufacturer: "ProductBrand",
    price: "Price (INR)",
    stock: "Qty",
  });
  const staged = await call("stage", { id, mapping: mapping(), start: true });
  expect(staged.body).toMatchObject({ done: true, rows: 4, bad: 2 });
  expect(staged.body.reasons).toMatchObject([
    {
      code: "not_a_number",
      of: "price",
      reason: "price … is no number",
      rows: 1,
      line: 5,
      values: ["cheap"],
    },
    { code: "no_manufacturer", reason: "manufacturer is empty", rows: 1, line: 4 },
  ]);
  expect((await call("compare", { source: "nordic" })).body).toMatchObject({
    new: 2,
    changed: 0,
    missing: 0,
    examples: [{ reference: "1", price: 1299, former_price: null, stock: 5 }, { price: 1299.5 }],
  });
  // Nothing is on sale before the list is applied.
  expect(await app.db.$count(products, eq(products.source, "nordic"))).toBe(0);
  expect((await call("apply", { source: "nordic", keep_missing: false })).status).toBe(200);
  expect(await apply()).toMatchObject({ saved: 2, removed: 0 });
  const [row] = await app.db.select().from(variants).where(eq(variants.sku, "nordic-1"));
  expect(row).toMatchObject({ priceCents: 129_900, stock: 5 });
  const notes = await app.db.select().from(auditLog).where(eq(auditLog.subject, "import:nordic"));
  expect(notes.map(({ action }) => action)).toEqual(["imports.stage", "imports.apply"]);
});

test("the next list is compared with the products and removes missing ones", async () => {
  const next = LIST.replace("1,299.50;2", "999;2").replace(/^1;.*$/m, "9;New thing;DKNY;5;1");
  const id = await upload(next);
  const staged = await call("stage", { id, mapping: mapping(), start: true });
  expect(staged.body.rows).toBe(4);
  expect((await call("compare", { source: "nordic" })).body).toMatchObject({
    new: 1,
    changed: 1,
    same: 0,
    missing: 1,
    examples: [{ reference: "2", price: 999, former_price: 1299.5 }, { reference: "9" }],
  });
  expect(await apply()).toMatchObject({ saved: 2, removed: 1 });
  // A second click, or a retried job: no product may count as missing because its row is no longer staged.
  expect(await apply()).toMatchObject({ saved: 0, removed: 0 });
  const [kept] = await app.db.select().from(variants).where(eq(variants.sku, "nordic-2"));
  expect(kept).toBeDefined();
});

test("rows found invalid when they are applied are reported with their lines", async () => {
  const [taken] = await app.db.select().from(variants).where(eq(variants.sku, "nordic-2"));
  const sku = taken?.sku ?? "";
  const rows = [`7;${sku};Cap;DKNY;5`, "8;own-8;Hat;DKNY;5"];
  const id = await upload(["id;sku;name;brand;price", ...rows].join("\n"));
  const columns = {
    reference: "id",
    sku: "sku",
    "name.en": "name",
    manufacturer: "brand",
    price: "price",
    warehouse: { constant: "US" },
  };
  const given = { ...mapping(), source: "late", columns };
  const staged = await call("stage", { id, mapping: given, start: true });
  expect(staged.body).toMatchObject({ done: true, rows: 2, bad: 0 });
  expect(await apply("late")).toMatchObject({ saved: 1, bad: [{ line: 2 }] });
  const { imports } = (await call("list", {})).body;
  expect(imports).toContainEqual(expect.objectContaining({ source: "late", late_bad: 1 }));
  expect((await call("late-bad-rows", { source: "late" })).body.rows).toEqual([
    { line: 2, faults: [{ code: "sku_taken", value: sku }] },
  ]);
  expect((await call("late-bad-rows", { source: "nordic" })).body.rows).toEqual([]);
});

test("a partly read file cannot be applied, not even by a waiting job", async () => {
  const long = Array.from({ length: 5001 }, (_, at) => `${at + 100};Cap ${at};DKNY;5;1`);
  const id = await upload([LIST.split("\n")[0], ...long].join("\n"));
  const stage = (start: boolean) => call("stage", { id, mapping: mapping(), start });
  expect((await stage(true)).body).toMatchObject({ done: false, rows: 5000 });
  const press = () => call("apply", { source: "nordic", keep_missing: false });
  expect(await press()).toMatchObject({
    status: 409,
    body: { message: "office.imports.errors.not_read" },
  });
  expect(await apply()).toMatchObject({ saved: 0, removed: 0 });
  expect((await stage(false)).body).toMatchObject({ done: true, rows: 5001 });
  expect((await press()).status).toBe(200);
});

test.each([
  ["a name that is no list", { name: "virus.exe" }],
  ["a part that is too large", { text: "x".repeat(200_001) }],
  ["a part beyond the last", { position: 401 }],
  ["an id that is none", { id: "1" }],
])("an upload is refused: %s", async (_name, wrong) => {
  const part = { id: randomUUID(), name: "list.csv", position: 0, text: "a" };
  expect((await call("upload", { ...part, ...wrong })).status).toBe(422);
});

test("an invalid mapping and a file of another user are refused", async () => {
  const id = await upload(LIST);
  const wrong = mapping({ columns: { nonsense: "Qty" } });
  expect((await call("stage", { id, mapping: wrong, start: true })).status).toBe(422);
  const owner = await staffBrowser(app, "owner");
  expect((await call("columns", { id }, owner)).status).toBe(404);
  const orders = await staffBrowser(app, "orders");
  expect((await call("list", {}, orders)).status).toBe(404);
});
