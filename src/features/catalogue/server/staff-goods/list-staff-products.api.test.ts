import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { staffBrowser } from "#server/fixtures/staff/staff-browser.ts";
import { testApp } from "#server/fixtures/test-app.ts";
import { FOOTWEAR, OFFER, seedTestGoods } from "../fixtures/seed-test-goods.ts";
import { products, variants } from "../products.tables.ts";

const app = await testApp();
await seedTestGoods(app.db);
await app.services.applyChanges(["everything"]);
const staff = await staffBrowser(app, "catalogue");

type Row = { id: number; slug: string };
const list = async (input: object) => {
  const { status, body } = await staff.call("/api/staff/products/list", input);
  expect(status).toBe(200);
  return body as { products: Row[]; total: number; next: string | null };
};
type Product = {
  values: Record<string, unknown>;
  variants: { id: number; sku: string; stock: number }[];
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
const edit = (id: number, seen: object, changes: object) =>
  staff.call("/api/staff/products/edit", { id, seen, changes });

test("the list has every product once over its pages, newest first", async () => {
  const first = await list({});
  expect(first).toMatchObject({ total: 60 });
  expect(first.products).toHaveLength(50);
  const second = await list({ after: first.next });
  const ids = [...first.products, ...second.products].map(({ id }) => id);
  expect(second.next).toBeNull();
  expect(new Set(ids).size).toBe(60);
  expect(ids).toEqual(ids.toSorted((one, other) => other - one));
});

test("the list combines two filters", async () => {
  expect((await list({ category: FOOTWEAR, flag: OFFER })).total).toBe(6);
  expect((await list({ manufacturer: "Swift", flag: OFFER })).total).toBe(3);
  expect((await list({ category: FOOTWEAR, seller: "nobody" })).total).toBe(0);
});

test("the list is searched by words, SKU and stock", async () => {
  const found = await list({ query: "Runner shoe 7" });
  expect(found.products[0]?.slug).toBe("test-shoe-7");
  const { variants: one } = await show(await idOf("test-shoe-9"));
  const bySku = await list({ query: one[0]?.sku });
  expect(bySku.products.map(({ slug }) => slug)).toContain("test-shoe-9");
  expect((await list({ in_stock: true })).total).toBe(60);
  expect((await list({ in_stock: false })).total).toBe(0);
});

test("the list shows sold-out, hidden, renamed and archived products at once", async () => {
  const id = await idOf("test-shoe-20");
  const { variants: own, values } = await show(id);
  const variant = own[0];
  const total = async (input: object) => (await list(input)).total;
  const has = async (input: object) =>
    (await list(input)).products.some((product) => product.id === id);
  const [site] = app.services.sites.registry.all().filter(({ categorySet }) => categorySet === 1);
  const onSite = await total({ site: site?.id });
  await staff.call("/api/staff/variants/stock", {
    id: variant?.id,
    change: -(variant?.stock ?? 0),
    reason: "counted",
  });
  expect(await has({ in_stock: false })).toBe(true);
  expect(await total({ in_stock: true, category: FOOTWEAR })).toBe(59);
  await edit(id, { hidden_on: values.hidden_on }, { hidden_on: [site?.id] });
  expect(await has({ state: "hidden", in_stock: false })).toBe(true);
  expect(await total({ site: site?.id })).toBe(onSite - 1);
  await edit(id, { "name.lt": values["name.lt"] }, { "name.lt": "Žieminiai Łodzės batai" });
  await staff.call("/api/staff/products/archive", { id, archived: true });
  expect(await has({ state: "archived", query: "ziem lod" })).toBe(true);
  expect(await has({ state: "archived", query: variant?.sku, in_stock: false })).toBe(true);
  expect(await has({ state: "archived", query: "ziem", in_stock: true })).toBe(false);
  expect(await total({})).toBe(59);
  await staff.call("/api/staff/products/archive", { id, archived: false });
  await edit(id, { hidden_on: [site?.id] }, { hidden_on: [] });
  expect(await total({ site: site?.id, in_stock: false })).toBe(1);
  await staff.call("/api/staff/variants/stock", {
    id: variant?.id,
    change: 5,
    reason: "received",
  });
  expect(await total({ in_stock: true })).toBe(60);
});

test("a search by SKU is combined with other filters", async () => {
  const id = await idOf("test-shoe-9");
  const { variants: own } = await show(id);
  const query = own[0]?.sku;
  // A text search may find more by similarity; the SKU's product comes first, and only if it matches the other filters.
  expect((await list({ query, manufacturer: "Swift" })).products[0]).toMatchObject({ id });
  const { products } = await list({ query, manufacturer: "Calm" });
  expect(products.filter((product: { id: number }) => product.id === id)).toEqual([]);
});

test("the CSV file has a row for each filtered variant", async () => {
  const file = (filter: object, browser = staff) =>
    browser.get(`/api/staff/products/csv?filter=${encodeURIComponent(JSON.stringify(filter))}`);
  const lines = (await (await file({ flag: OFFER, language: "lt" })).text()).trim().split("\r\n");
  expect(lines).toHaveLength(7);
  expect(lines[0]).toContain("sku,gtin,product_id,slug,name,brand");
  expect(lines.at(-1)).toContain("Bėgimo batai 1,");
  expect((await file({ flag: "x" })).status).toBe(422);
  expect((await file({}, await staffBrowser(app, "orders"))).status).toBe(404);
});

test.each([
  { category: -1 },
  { site: "x" },
  { state: "gone" },
  { query: "" },
  { query: "x".repeat(101) },
  { after: "x".repeat(51) },
  { in_stock: "yes" },
])("the list refuses the filter %o", async (input) => {
  expect((await staff.call("/api/staff/products/list", input)).status).toBe(422);
});

test("the list filters products with few pieces, as the home page counts them", async () => {
  const few = async () => (await list({ few_left: 3 })).products.map(({ slug }) => slug);
  await app.db.update(variants).set({ stock: 17 });
  const setStock = async (slug: string, stock: number) =>
    app.db
      .update(variants)
      .set({ stock })
      .where(eq(variants.productId, await idOf(slug)));
  await setStock("test-shoe-7", 3);
  await setStock("test-shoe-8", 4);
  await setStock("test-shoe-9", 0);
  await setStock("test-shoe-10", 1);
  await app.db
    .update(products)
    .set({ archivedAt: new Date() })
    .where(eq(products.slug, "test-shoe-10"));
  expect(await few()).toEqual(["test-shoe-7"]);
  expect((await list({ few_left: 3, query: "shoe" })).total).toBe(1);
  const { body } = await staff.call("/api/staff/home/show");
  const queue = body.queues.find(({ key }: { key: string }) => key === "low_stock");
  expect(queue).toMatchObject({ count: 1, to: "/products?pieces-below=3" });
  expect((await list({ few_left: 4 })).total).toBe(2);
});
