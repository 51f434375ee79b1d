import { randomUUID } from "node:crypto";
import { eq, like, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { eventually } from "#database/fixtures/eventually.ts";
import { auditLog } from "#platform/audit/audit.tables.ts";
import { staffBrowser } from "#server/fixtures/staff/staff-browser.ts";
import { testApp } from "#server/fixtures/test-app.ts";
import { buildProduct, buildVariant } from "../fixtures/catalogue-builder.ts";
import { FOOTWEAR, OFFER, seedTestGoods } from "../fixtures/seed-test-goods.ts";
import { saveProducts } from "../ingestion/save-products.ts";
import { variants } from "../products.tables.ts";
import { bulkEdits } from "./bulk-edits.tables.ts";

const app = await testApp();
await seedTestGoods(app.db);
const staff = await staffBrowser(app, "catalogue");

const MANY = 1000;
await saveProducts(
  app.db,
  Array.from({ length: 20 }, (_, product) =>
    buildProduct({
      slug: `many-${product}`,
      manufacturer: "Many",
      categoryIds: [FOOTWEAR],
      variants: Array.from({ length: MANY / 20 }, (_unused, number) =>
        buildVariant({ sku: `MANY-${product}-${number}`, priceCents: 999 + product * 7 + number }),
      ),
    }),
  ),
);

type Values = {
  price: number;
  old_price: number | null;
  cost: number | null;
  stock: number;
  flag_ids: number[];
};
type Row = Values & { id: number; sku: string };
type Outcome = { id: number; before: Values; after: Values | null; problem: string | null };
const grid = async (path: string, input: object) => staff.call(`/api/staff/grid/${path}`, input);
const chunks = <Item>(items: readonly Item[]) =>
  Array.from({ length: Math.ceil(items.length / 200) }, (_, at) =>
    items.slice(at * 200, at * 200 + 200),
  );
const send = async (path: string, rows: readonly object[], extra: object = {}) => {
  const outcomes: Outcome[] = [];
  for (const some of chunks(rows)) {
    const { status, body } = await grid(path, { ...extra, rows: some });
    expect(status).toBe(200);
    outcomes.push(...(body.rows as Outcome[]));
  }
  return outcomes;
};
const seenOf = ({ price, old_price, cost, stock, flag_ids }: Row): Values => ({
  price,
  old_price,
  cost,
  stock,
  flag_ids,
});
const many = async () => (await grid("list", { manufacturer: "Many" })).body.rows as Row[];
const undo = async (id: string) => {
  const sum = { restored: 0, kept: [] as number[] };
  for (let after: number | null = 0; after !== null; ) {
    const { body } = await grid("undo", { id, after });
    sum.restored += body.restored as number;
    sum.kept.push(...(body.kept as number[]));
    after = body.next as number | null;
  }
  return sum;
};

test("an edit of 1,000 prices matches its preview, and undo restores rows unchanged since", async () => {
  const rows = await many();
  expect(rows).toHaveLength(MANY);
  const changes = rows.map((row) => ({
    id: row.id,
    seen: seenOf(row),
    changes: { price: Math.round(row.price * 110) / 100, stock_change: 2 },
  }));
  const preview = await send("preview", changes);
  expect(await many()).toEqual(rows);
  const id = randomUUID();
  const applied = await send("apply", changes, { id });
  expect(applied).toEqual(preview);
  expect([...new Set(applied.map(({ problem }) => problem))]).toEqual([null]);
  const after = new Map((await many()).map((row) => [row.id, row]));
  for (const outcome of preview) expect(after.get(outcome.id)).toMatchObject(outcome.after ?? {});
  // If it is sent again, as after a lost connection, nothing is written twice.
  await send("apply", changes.slice(0, 200), { id });
  expect((await many()).map(({ stock }) => stock)).toEqual(rows.map(({ stock }) => stock + 2));

  const [first, second] = rows;
  const edit = { seen: {}, changes: { cost: 1 } };
  await staff.call("/api/staff/variants/edit", { id: first?.id, ...edit, seen: { cost: null } });
  const price = after.get(second?.id ?? 0)?.price ?? 0;
  const changed = { seen: { price }, changes: { price: price + 1 } };
  expect(
    (await staff.call("/api/staff/variants/edit", { id: second?.id, ...changed })).status,
  ).toBe(200);
  expect(await undo(id)).toEqual({ restored: MANY - 1, kept: [second?.id] });
  const back = await many();
  for (const row of back) {
    const former = rows.find((one) => one.id === row.id);
    if (row.id === second?.id) expect(row.price).toBe(price + 1);
    else expect(row.price).toBe(former?.price);
  }
  expect(back.find((row) => row.id === first?.id)?.cost).toBe(1);
  expect((await undo(id)).restored).toBe(0);
  const notes = await app.db
    .select()
    .from(auditLog)
    .where(like(auditLog.action, "variants.bulk_%"));
  expect(notes).toHaveLength(MANY + MANY - 1);
});

test("each row is refused for its own reason and the others are saved", async () => {
  const [one, two, three, four] = await many();
  if (!one || !two || !three || !four) throw new Error("too few");
  const rows = [
    { id: one.id, seen: seenOf(one), changes: { cost: one.price + 1 } },
    { id: two.id, seen: { price: 0.01 }, changes: { price: 77 } },
    { id: three.id, seen: seenOf(three), changes: { stock_change: -1_000 } },
    { id: four.id, seen: seenOf(four), changes: { flag_ids: [OFFER], old_price: 500 } },
    { id: 2_000_000_000, seen: {}, changes: { price: 5 } },
  ];
  const id = randomUUID();
  const outcomes = await send("apply", rows, { id });
  expect(outcomes.map(({ problem }) => problem)).toEqual([
    "below_cost",
    "changed",
    "stock",
    null,
    "gone",
  ]);
  const [written] = await app.db.select().from(variants).where(eq(variants.id, four.id));
  expect(written?.oldPriceCents).toBe(50_000);
  const colleague = await staffBrowser(app, "owner");
  expect((await colleague.call("/api/staff/grid/undo", { id })).status).toBe(404);
  expect((await colleague.call("/api/staff/grid/apply", { id, rows })).status).toBe(404);
});

test("an edit is listed in the staff's runs and can be undone there once", async () => {
  const [one, two, three] = (await many()).slice(10);
  if (!one || !two || !three) throw new Error("too few");
  const withCost = (row: Row) => ({ id: row.id, seen: seenOf(row), changes: { cost: 2 } });
  const id = randomUUID();
  await send("apply", [withCost(one), withCost(two)], { id });
  // The next part of the same edit, with one that is refused.
  const gone = { ...withCost(one), id: 2_000_000_000 };
  await send("apply", [withCost(two), withCost(three), gone], { id });
  const desk = async (path: string, input: object = {}) =>
    (await staff.call(`/api/staff/desk/${path}`, input)).body;
  const listed = async () => (await desk("run", { id })).run;
  expect(await listed()).toMatchObject({ kind: "grid.edit", done: 3, refused: 0, can_undo: true });
  const since = { id: one.id, seen: { cost: 2 }, changes: { cost: 3 } };
  expect((await staff.call("/api/staff/variants/edit", since)).status).toBe(200);

  const undone = await desk("undo-run", { id });
  expect(undone.kind).toBe("grid.undo");
  await app.services.records.workRun({ runId: undone.run });
  expect((await desk("run", { id: undone.run })).run).toMatchObject({
    status: "done",
    done: 3,
    refusals: [{ what: one.sku, message: "office.grid.problems.changed" }],
  });
  const now = new Map((await many()).map((row) => [row.id, row.cost]));
  expect([now.get(one.id), now.get(two.id), now.get(three.id)]).toEqual([3, null, null]);
  expect(await listed()).toMatchObject({ can_undo: false });
  expect((await staff.call("/api/staff/desk/undo-run", { id })).status).toBe(404);
  expect((await desk("runs")).runs).toContainEqual(expect.objectContaining({ id }));
});

test("a repeated row is answered as saved, and a different change of it is refused", async () => {
  const [one] = (await many()).slice(30);
  if (!one) throw new Error("too few");
  // Added pieces are first used for owed ones, so the stock stays the same.
  await app.db.update(variants).set({ stock: 0, owed: 5 }).where(eq(variants.id, one.id));
  const edited = (price: number, more = 2) => [
    { id: one.id, seen: seenOf(one), changes: { price, stock_change: more } },
  ];
  const owed = async () =>
    (await app.db.select().from(variants).where(eq(variants.id, one.id)))[0]?.owed;
  const id = randomUUID();
  const [written] = await send("apply", edited(51), { id });
  expect(written).toMatchObject({ problem: null, after: { price: 51 } });
  expect(await send("apply", edited(51), { id })).toEqual([written]);
  for (const other of [edited(52), edited(51, 3)]) {
    expect(await send("apply", other, { id })).toMatchObject([
      { problem: "changed", before: { price: 51 }, after: null },
    ]);
  }
  expect(await owed()).toBe(3);
  const anew = [{ id: one.id, seen: { price: 51 }, changes: { price: 52 } }];
  const [saved] = await send("apply", anew, { id: randomUUID() });
  expect(saved).toMatchObject({ problem: null, after: { price: 52 } });
});

test("an undone row is not answered as saved, and later rows of its edit can be undone", async () => {
  const [one, two] = (await many()).slice(35);
  if (!one || !two) throw new Error("too few");
  const edited = (row: Row) => ({ id: row.id, seen: seenOf(row), changes: { cost: 2 } });
  const costs = async () =>
    (await many()).filter(({ id }) => id === one.id || id === two.id).map(({ cost }) => cost);
  const id = randomUUID();
  await send("apply", [edited(one)], { id });
  const takeBack = async () => {
    const { body } = await staff.call("/api/staff/desk/undo-run", { id });
    await app.services.records.workRun({ runId: body.run });
  };
  await takeBack();
  const outcomes = await send("apply", [edited(one), edited(two)], { id });
  expect(outcomes.map(({ problem }) => problem)).toEqual(["changed", null]);
  expect(await costs()).toEqual([null, 2]);
  const { body } = await staff.call("/api/staff/desk/run", { id });
  expect(body.run).toMatchObject({ can_undo: true });
  await takeBack();
  expect(await costs()).toEqual([null, null]);
});

test("two concurrent undos restore each row once and both report truly", async () => {
  const rows = (await many()).slice(40, 44);
  const id = randomUUID();
  const changed = rows.map((row, at) => ({
    id: row.id,
    seen: seenOf(row),
    changes: at % 2 === 0 ? { price: 50 } : { stock_change: 1 },
  }));
  await send("apply", changed, { id });
  const undone: ReturnType<typeof grid>[] = [];
  await app.db.transaction(async (tx) => {
    await tx.execute(sql`select from variants where id = ${rows[0]?.id} for update`);
    undone.push(grid("undo", { id }), grid("undo", { id }));
    await eventually(async () => {
      const waiting = await app.db.execute(sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`);
      expect(waiting.rows).toHaveLength(2);
    });
  });
  const answers = (await Promise.all(undone)).map(({ body }) => body);
  expect(answers.map(({ restored }) => restored).sort()).toEqual([0, rows.length]);
  expect(answers.map(({ kept }) => kept)).toEqual([[], []]);
  const now = new Map((await many()).map((row) => [row.id, row]));
  expect(rows.map((row) => now.get(row.id))).toEqual(rows);
});

test("an edit undone in the grid is not offered for undo again", async () => {
  const [one] = (await many()).slice(20);
  if (!one) throw new Error("too few");
  const id = randomUUID();
  await send("apply", [{ id: one.id, seen: seenOf(one), changes: { stock_change: 1 } }], { id });
  expect(await undo(id)).toEqual({ restored: 1, kept: [] });
  const { body } = await staff.call("/api/staff/desk/run", { id });
  expect(body.run).toMatchObject({ done: 1, can_undo: false });
});

test("an edit whose rows are all refused is not stored", async () => {
  const [one] = await many();
  const id = randomUUID();
  const rows = [{ id: one?.id, seen: {}, changes: { price: 77 } }];
  expect((await send("apply", rows, { id })).map(({ problem }) => problem)).toEqual(["changed"]);
  expect(await app.db.$count(bulkEdits, eq(bulkEdits.id, id))).toBe(0);
});

test.each([
  { id: "x", rows: [] },
  { id: randomUUID(), rows: [] },
  { id: randomUUID(), rows: [{ id: 1, seen: {}, changes: { price: -1 } }] },
  { id: randomUUID(), rows: [{ id: 1, seen: {}, changes: { price: 1.001 } }] },
  { id: randomUUID(), rows: [{ id: 1, seen: {}, changes: { stock_change: 1.5 } }] },
])("an invalid edit is refused", async (input) => {
  expect((await grid("apply", input)).status).toBe(422);
});

test("grid calls respond with 404 to other roles", async () => {
  const orders = await staffBrowser(app, "orders");
  for (const path of ["list", "preview", "apply", "undo"]) {
    expect((await orders.call(`/api/staff/grid/${path}`, {})).status).toBe(404);
  }
});
