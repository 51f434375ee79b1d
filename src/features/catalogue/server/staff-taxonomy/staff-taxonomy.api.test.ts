import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { auditLog } from "#platform/audit/audit.tables.ts";
import { staffBrowser } from "#server/fixtures/staff/staff-browser.ts";
import { testApp } from "#server/fixtures/test-app.ts";
import { COLOUR, FOOTWEAR, OFFER, seedTestGoods } from "../fixtures/seed-test-goods.ts";
import { products } from "../products.tables.ts";

const app = await testApp();
await seedTestGoods(app.db);
const staff = await staffBrowser(app, "catalogue");
const call = (path: string, input: object) => staff.call(`/api/staff/${path}`, input);

type Taxonomy = {
  categories: { id: number; parent_id: number | null; slug: string; names: object }[];
  fields: { id: number; key: string; values: { value: string }[] }[];
  flags: { id: number; slug: string; names: Record<string, string> }[];
  sellers: { id: number; name: string }[];
  size_charts: { slug: string }[];
};
const show = async () => (await call("taxonomy/show", {})).body.taxonomy as Taxonomy;
const names = (en: string, lt = "") => ({
  "name.en": en,
  "name.lt": lt,
  "name.lv": "",
  "name.et": "",
  "name.ru": "",
});
const audited = async (subject: string) =>
  (await app.db.select().from(auditLog).where(eq(auditLog.subject, subject))).map(
    ({ action }) => action,
  );
const make = async (en: string, parent_id: number | null = null) => {
  const made = await call("categories/create", { ...names(en), set: 1, parent_id });
  expect(made.status).toBe(200);
  return made.body.id as number;
};

describe("categories", () => {
  test("are created, renamed and moved, but never under themselves", async () => {
    const hats = await make("Hats");
    const caps = await make("Caps", hats);
    const again = await make("Caps", hats);
    const { categories } = await show();
    expect(categories.find(({ id }) => id === again)).toMatchObject({
      parent_id: hats,
      slug: "caps-2",
      names: { en: "Caps" },
    });
    const rename = (seen: object, changes: object) =>
      call("categories/edit", { id: caps, seen, changes });
    expect((await rename({ "name.lt": "" }, { "name.lt": "Kepurės" })).status).toBe(200);
    const stale = await rename({ "name.lt": "" }, { "name.lt": "Kepuraitės" });
    expect(stale.status).toBe(409);
    expect(stale.body.conflict).toMatchObject({
      fields: [{ field: "name.lt", seen: "", yours: "Kepuraitės", current: "Kepurės" }],
    });
    const move = (id: number, parent_id: number | null, before_id: number | null = null) =>
      call("categories/move", { id, parent_id, before_id });
    expect((await move(hats, caps)).body.message).toBe("office.goods.errors.category_move");
    expect((await move(hats, hats)).status).toBe(409);
    expect((await move(caps, 2429)).status).toBe(409);
    expect((await move(77_777, null)).status).toBe(404);
    expect((await move(again, hats, caps)).status).toBe(200);
    const order = (await show()).categories.filter(({ parent_id }) => parent_id === hats);
    expect(order.map(({ id }) => id)).toEqual([again, caps]);
    expect(await audited(`category:${caps}`)).toEqual(["categories.create", "categories.edit"]);
    expect(await audited(`category:${again}`)).toEqual(["categories.create", "categories.move"]);
  });

  test("are removed only when empty, and merged with all their products", async () => {
    const boots = await make("Boots");
    const inside = await make("Winter boots", boots);
    expect((await call("categories/remove", { id: boots })).status).toBe(409);
    expect((await call("categories/remove", { id: FOOTWEAR })).status).toBe(409);
    expect((await call("categories/merge", { id: boots, into: inside })).status).toBe(409);
    expect((await call("categories/merge", { id: FOOTWEAR, into: 2429 })).status).toBe(409);
    expect((await call("categories/remove", { id: inside })).status).toBe(200);
    const merged = await call("categories/merge", { id: FOOTWEAR, into: boots });
    expect(merged.body).toMatchObject({ moved: 60 });
    const rows = await app.db.select({ ids: products.categoryIds }).from(products);
    expect(rows.every(({ ids }) => ids.includes(boots) && !ids.includes(FOOTWEAR))).toBe(true);
    expect((await call("categories/merge", { id: FOOTWEAR, into: boots })).status).toBe(404);
    expect(await audited(`category:${FOOTWEAR}`)).toEqual(["categories.merge"]);
  });

  test.each([
    ["no name", { ...names(""), set: 1, parent_id: null }],
    ["another tree's parent", { ...names("X"), set: 1, parent_id: 2429 }],
    ["a tree that is none", { ...names("X"), set: 3, parent_id: null }],
    ["a name without an end", { ...names("x".repeat(201)), set: 1, parent_id: null }],
  ])("are refused with %s", async (_name, input) => {
    expect((await call("categories/create", input)).status).toBe(422);
  });
});

describe("flags, sellers, fields, size charts", () => {
  test("a flag is created, renamed and removed unless products have it", async () => {
    const made = await call("flags/create", { ...names("Black Friday"), type: "2" });
    const id = made.body.id as number;
    const edit = { id, seen: { "name.lt": "" }, changes: { "name.lt": "Juodasis penktadienis" } };
    expect((await call("flags/edit", edit)).status).toBe(200);
    expect((await show()).flags.find((flag) => flag.id === id)).toMatchObject({
      slug: "black-friday",
      names: { en: "Black Friday", lt: "Juodasis penktadienis" },
    });
    expect((await call("flags/remove", { id: OFFER })).body.message).toBe(
      "office.goods.errors.in_use",
    );
    expect((await call("flags/remove", { id })).status).toBe(200);
    expect(await audited(`flag:${id}`)).toEqual(["flags.create", "flags.edit", "flags.remove"]);
    expect((await call("flags/create", { ...names("X"), type: "3" })).status).toBe(422);
  });

  test("a seller is created, renamed and removed", async () => {
    const made = await call("sellers/create", { name: "Nordic Home" });
    const id = made.body.id as number;
    const edit = { id, seen: { name: "Nordic Home" }, changes: { name: "Nordic" } };
    expect((await call("sellers/edit", edit)).status).toBe(200);
    expect((await show()).sellers).toMatchObject([{ id, name: "Nordic" }]);
    expect((await call("sellers/create", { name: " " })).status).toBe(422);
    expect((await call("sellers/remove", { id })).status).toBe(200);
  });

  test("a field has a unique key and unique values, and stays while products use it", async () => {
    const value = (key: string) => ({ value: key, titles: { en: key }, hex: null });
    const input = { ...names("Material"), key: "material", is_disabled: false };
    const made = await call("fields/create", { ...input, values: [value("cotton")] });
    expect(made.status).toBe(200);
    const again = await call("fields/create", { ...input, values: [] });
    expect(again.body.errors).toEqual({ key: ["office.goods.errors.used_already"] });
    const id = made.body.id as number;
    const change = (values: object[]) =>
      call("fields/edit", { id, seen: { values: [value("cotton")] }, changes: { values } });
    expect((await change([value("wool"), value("wool")])).body.errors).toEqual({
      "changes.values": ["office.goods.errors.value_twice"],
    });
    expect((await change([value("Not A Key")])).status).toBe(422);
    expect((await change([value("wool"), value("cotton")])).status).toBe(200);
    const field = (await show()).fields.find((one) => one.id === id);
    expect(field?.values.map((one) => one.value)).toEqual(["wool", "cotton"]);
    expect((await call("fields/remove", { id: COLOUR })).status).toBe(409);
    expect((await call("fields/remove", { id })).status).toBe(200);
  });

  test("a size chart needs a cell for each column", async () => {
    const input = { ...names("Shirts"), columns: [{ en: "Chest" }, { en: "Waist" }] };
    const rows = (...cells: string[]) => [{ size: "M", cells }];
    const uneven = await call("size-charts/create", { ...input, rows: rows("1") });
    expect(uneven.body.errors).toEqual({ rows: ["office.goods.errors.uneven_rows"] });
    const made = await call("size-charts/create", { ...input, rows: rows("96", "80") });
    expect(made.body.id).toBe("shirts");
    const edit = { seen: { rows: rows("96", "80") }, changes: { rows: rows("97", "81") } };
    expect((await call("size-charts/edit", { id: "shirts", ...edit })).status).toBe(200);
    expect((await call("size-charts/remove", { id: "shirts" })).status).toBe(200);
    expect((await call("size-charts/remove", { id: "shirts" })).status).toBe(404);
  });
});

test("taxonomy calls respond with 404 to other roles", async () => {
  const orders = await staffBrowser(app, "orders");
  for (const path of ["taxonomy/show", "categories/move", "flags/create", "fields/remove"]) {
    expect((await orders.call(`/api/staff/${path}`, {})).status).toBe(404);
  }
});
