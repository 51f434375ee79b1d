import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#platform/audit/audit.tables.ts";
import { staffBrowser } from "#server/fixtures/staff/staff-browser.ts";
import { testApp } from "#server/fixtures/test-app.ts";
import { buildProduct, buildVariant } from "../fixtures/catalogue-builder.ts";
import { FOOTWEAR, OFFER, seedTestGoods } from "../fixtures/seed-test-goods.ts";
import { saveProducts } from "../ingestion/save-products.ts";

const app = await testApp();
await seedTestGoods(app.db);
const staff = await staffBrowser(app, "catalogue");
const call = async (path: string, input: object) => {
  const { status, body } = await staff.call(`/api/staff/${path}`, input);
  expect([path, status]).toEqual([path, 200]);
  return body;
};

let made = 0;
async function aProduct() {
  const number = ++made;
  const variants = ["A", "B"].map((size) =>
    buildVariant({ sku: `VERSION-${number}-${size}`, priceCents: 1000 }),
  );
  const slug = `version-${number}`;
  const [id = 0] = await saveProducts(app.db, [
    buildProduct({ slug, manufacturer: "Lumo", categoryIds: [FOOTWEAR], variants }),
  ]);
  return id;
}
const show = async (id: number) => (await call("products/show", { id })).product;
const edit = (id: number, seen: object, changes: object) =>
  call("products/edit", { id, seen, changes });
const versions = async (id: number) => (await call("products/versions", { id })).changes;
type Part = { record: string; fields: { field: string; now: unknown; before: unknown }[] };
const preview = async (id: number, version: number): Promise<Part[]> =>
  (await call("products/version", { id, version })).parts;
const seenIn = (parts: readonly Part[]) =>
  Object.fromEntries(
    parts.map(({ record, fields }) => [
      record,
      Object.fromEntries(fields.map(({ field, now }) => [field, now])),
    ]),
  );

test("a product with its variants is restored to an earlier version, as a new version", async () => {
  const id = await aProduct();
  const [{ id: first }, { id: second }] = (await show(id)).variants;
  await edit(id, { manufacturer: "Lumo" }, { manufacturer: "Nova" });
  const row = { id: first, seen: { price: 10, flag_ids: [] } };
  const other = { id: second, seen: { price: 10 }, changes: { price: 14 } };
  await call("grid/apply", {
    id: crypto.randomUUID(),
    rows: [{ ...row, changes: { price: 12, stock_change: 3, flag_ids: [OFFER] } }, other],
  });
  await edit(id, { pack_size: 1 }, { pack_size: 2 });
  const changes = await versions(id);
  expect(changes).toMatchObject([
    { fields: ["pack_size"], skus: [] },
    { fields: ["flag_ids", "price"], skus: ["VERSION-1-A", "VERSION-1-B"] },
    { fields: ["manufacturer"], skus: [] },
  ]);
  expect(changes[0].who).toBeTruthy();
  const { stock } = (await show(id)).variants[0];
  const parts = await preview(id, changes[1].version);
  expect(parts).toMatchObject([
    {
      record: `product:${id}`,
      sku: null,
      fields: [
        { field: "flag_ids", now: [OFFER], before: [] },
        { field: "pack_size", now: 2, before: 1 },
      ],
    },
    { sku: "VERSION-1-A", fields: [{ field: "price", now: 12, before: 10 }] },
    { sku: "VERSION-1-B", fields: [{ field: "price", now: 14, before: 10 }] },
  ]);
  const seen = seenIn(parts);
  // Records that are left out stay unchanged.
  delete seen[`variant:${second}`];
  await call("products/restore-version", { id, version: changes[1].version, seen });
  const restored = await show(id);
  expect(restored.values).toMatchObject({ manufacturer: "Nova", flag_ids: [], pack_size: 1 });
  expect(restored.variants).toMatchObject([{ price: 10, stock }, { price: 14 }]);
  const notes = await app.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `product:${id}`));
  expect(notes.at(-1)).toMatchObject({
    action: "products.restore_version",
    fields: ["flag_ids", "pack_size"],
    details: { version: changes[1].version },
  });
  // The restore itself is a change that can be undone.
  const [latest] = await versions(id);
  expect(latest).toMatchObject({ skus: ["VERSION-1-A"] });
  expect((await preview(id, latest.version)).map(({ record }) => record)).toEqual([
    `product:${id}`,
    `variant:${first}`,
  ]);
});

test("a restore is refused as a whole if a field has changed since the preview", async () => {
  const id = await aProduct();
  const [{ id: variant }] = (await show(id)).variants;
  await call("variants/edit", { id: variant, seen: { price: 10 }, changes: { price: 11 } });
  await edit(id, { manufacturer: "Lumo" }, { manufacturer: "Nova" });
  const [, { version }] = await versions(id);
  const seen = seenIn(await preview(id, version));
  await edit(id, { manufacturer: "Nova" }, { manufacturer: "Amber" });
  const asked = { id, version, seen };
  const refused = await staff.call("/api/staff/products/restore-version", asked);
  expect(refused.status).toBe(409);
  expect(refused.body.conflict.fields).toEqual([
    { field: "manufacturer", seen: "Nova", yours: "Lumo", current: "Amber" },
  ]);
  // Nothing of it was written.
  expect((await show(id)).variants[0].price).toBe(11);
});

test("a restored value that is no longer valid is refused and can be left out", async () => {
  const id = await aProduct();
  const [{ id: variant }] = (await show(id)).variants;
  const change = { seen: { sku: "VERSION-3-A", price: 10 }, changes: { sku: "FREE", price: 11 } };
  await call("variants/edit", { id: variant, ...change });
  const other = (await show(await aProduct())).variants[0];
  const taken = { seen: { sku: other.sku }, changes: { sku: "VERSION-3-A" } };
  await call("variants/edit", { id: other.id, ...taken });
  const [{ version }] = await versions(id);
  const record = `variant:${variant}`;
  const restore = (seen: object) =>
    staff.call("/api/staff/products/restore-version", { id, version, seen: { [record]: seen } });
  const refused = await restore({ sku: "FREE", price: 11 });
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    { "changes.sku": ["office.goods.errors.sku_taken"] },
  ]);
  expect((await restore({ price: 11 })).status).toBe(200);
  expect((await show(id)).variants[0]).toMatchObject({ sku: "FREE", price: 10 });
});

test("SKUs that were passed on or swapped between variants are restored together", async () => {
  const id = await aProduct();
  const [{ id: first, sku: one }, { id: second, sku: other }] = (await show(id)).variants;
  const name = (variant: number, seen: string, sku: string) =>
    call("variants/edit", { id: variant, seen: { sku: seen }, changes: { sku } });
  const skus = async () => (await show(id)).variants.map(({ sku }: { sku: string }) => sku);
  const restore = async (version: number) => {
    const seen = seenIn(await preview(id, version));
    await call("products/restore-version", { id, version, seen });
  };
  const handOn = async () => {
    await name(first, one, "HANDED-ON");
    const [{ version }] = await versions(id);
    await name(second, other, one);
    return version;
  };
  await restore(await handOn());
  expect(await skus()).toEqual([one, other]);
  const beforeSwap = await handOn();
  await name(first, "HANDED-ON", other);
  expect(await skus()).toEqual([other, one]);
  await restore(beforeSwap);
  expect(await skus()).toEqual([one, other]);
  // Restoring only one of them would give it the SKU that the other one has.
  const { version } = (await versions(id))[0];
  const seen = { [`variant:${first}`]: { sku: one } };
  const asked = { id, version, seen };
  const refused = await staff.call("/api/staff/products/restore-version", asked);
  expect(refused.body.errors).toEqual({ "changes.sku": ["office.goods.errors.sku_taken"] });
  expect(await skus()).toEqual([one, other]);
});

test("versions of an unknown product respond with 404", async () => {
  const asked = { id: 2_000_000, version: 1 };
  const of = (path: string, input: object) => staff.call(`/api/staff/products/${path}`, input);
  expect((await of("version", asked)).status).toBe(404);
  expect((await of("restore-version", { ...asked, seen: {} })).status).toBe(404);
  expect((await of("restore-version", { ...asked, seen: { x: {} } })).status).toBe(422);
});
