import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { PgBoss } from "pg-boss";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { eventually } from "#database/fixtures/eventually.ts";
import { auditLog } from "#platform/audit/audit.tables.ts";
import { staffBrowser } from "#server/fixtures/staff/staff-browser.ts";
import { testApp } from "#server/fixtures/test-app.ts";
import { importFile } from "../../../../../scripts/import/import-file.ts";
import { createProgress } from "../../../../../scripts/import/progress.ts";
import { FOOTWEAR, seedTestGoods } from "../fixtures/seed-test-goods.ts";
import { deleteImport } from "../ingestion/imports.repository.ts";
import { products, variants } from "../products.tables.ts";
import { applyApprovedImport } from "./apply-approved-import.ts";
import type { ApplyImportData } from "./apply-waiting-import.ts";

const app = await testApp();
await seedTestGoods(app.db);
const { pool } = app.database;
const staff = await staffBrowser(app, "catalogue");
const call = (path: string, input: object) => staff.call(`/api/staff/imports/${path}`, input);

const QUEUE = "apply-import-3";
let source = "";
beforeEach(() => {
  source = `supplier-${randomUUID()}`;
});

/** Uploads a list of one product and checks it. */
async function stage(price: number) {
  const id = randomUUID();
  const text = `Id;Name;Brand;Price\n1;Belt of ${source};Lumo;${price}`;
  await call("upload", { id, name: "list.csv", position: 0, text });
  const columns = {
    reference: "Id",
    "name.en": "Name",
    manufacturer: "Brand",
    price: "Price",
    stock: { constant: 1 },
    warehouse: { constant: "US" },
  };
  const mapping = { source, columns, categories: { "*": [FOOTWEAR] } };
  return call("stage", { id, mapping, start: true });
}
const apply = (more: object = {}) => call("apply", { source, keep_missing: true, ...more });

/** Prices of the source's products, as visitors see them. */
async function livePrices() {
  const rows = await app.db
    .select({ cents: variants.priceCents })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(eq(products.source, source));
  return rows.map(({ cents }) => cents / 100);
}
async function findJobs() {
  const { rows } = await pool.query<{ id: string; data: ApplyImportData; state: string }>(
    "select id, data, state from pgboss.job where name = $1 and data ->> 'source' = $2",
    [QUEUE, source],
  );
  return rows;
}
/** Does what a worker does after it has fetched a job. */
function work(data: Parameters<typeof applyApprovedImport>[1]) {
  const warn = vi.fn();
  const deps = { db: app.db, log: { warn }, setAside: async () => [] };
  return { warn, end: applyApprovedImport(deps, data) };
}
const workOff = async () => {
  for (const { data } of await findJobs()) await work(data).end;
};

const APPLYING = { status: 409, body: { message: "office.imports.errors.applying" } };

test("an approved import cannot be replaced before its job, and both log its staging id", async () => {
  const first = await stage(10);
  expect((await apply()).status).toBe(200);
  expect(await stage(11)).toMatchObject(APPLYING);
  const { staging } = first.body;
  expect(await findJobs()).toMatchObject([
    { data: { source, keepMissing: true, stagingId: staging } },
  ]);
  const notes = await app.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `import:${source}`));
  expect(notes.map(({ action, details }) => [action, details])).toMatchObject([
    ["imports.stage", { staging }],
    ["imports.apply", { staging, keep_missing: true }],
  ]);
  await workOff();
  expect(await livePrices()).toEqual([10]);
  const second = await stage(11);
  expect(second.status).toBe(200);
  expect(second.body.staging).not.toBe(staging);
  expect(await livePrices()).toEqual([10]);
});

test("concurrent approvals and new lists apply only what was approved", async () => {
  for (const price of [20, 30, 40]) {
    await stage(price);
    const [approved, replaced] = await Promise.all([apply(), stage(price + 1)]);
    await workOff();
    const [live] = await livePrices();
    // Either the new list came first and was approved, or it came second and was refused.
    expect(approved.status).toBe(200);
    expect(live).toBe(replaced.status === 200 ? price + 1 : price);
  }
});

test("a list replaced since its check cannot be approved", async () => {
  const { staging } = (await stage(10)).body;
  await stage(11);
  expect(await apply({ staging })).toMatchObject({
    status: 409,
    body: { message: "office.imports.errors.not_read" },
  });
  expect(await findJobs()).toEqual([]);
});

test("a job of a replaced list applies nothing and logs it once", async () => {
  await stage(10);
  await apply();
  await workOff();
  await stage(11);
  await apply({ keep_missing: false });
  const late = (await findJobs()).find(({ data }) => !data.keepMissing);
  if (!late) throw new Error("There is no job");
  // Like a node of an older version, which does not check for an approval.
  await deleteImport(app.db, source);
  await stage(12);
  const { warn, end } = work(late.data);
  await end;
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    { source, stagingId: late.data.stagingId },
    expect.any(String),
  );
  expect(await livePrices()).toEqual([10]);
});

test("a job without a staging id fails while a list is staged, and only then", async () => {
  await stage(10);
  await expect(work({ source, keepMissing: false }).end).rejects.toThrow(/apply it again/);
  expect(await livePrices()).toEqual([]);
  await apply();
  await workOff();
  await work({ source, keepMissing: false }).end;
  expect(await livePrices()).toEqual([10]);
});

test("a permanently failed job does not block a new list and does not apply it", async () => {
  await stage(10);
  await apply();
  await pool.query("update pgboss.job set state = 'failed' where data ->> 'source' = $1", [source]);
  expect((await stage(11)).status).toBe(200);
  await workOff();
  expect(await livePrices()).toEqual([]);
});

test("the import command does not replace a list that is being applied", async () => {
  await stage(10);
  await apply();
  const run = importFile(app.db, {
    file: "samples/goods.csv",
    mapping: undefined,
    source,
    hiddenOn: undefined,
    keepMissing: false,
    reportFile: "unused.tsv",
    progress: createProgress({ write: () => {} }),
  });
  await expect(run).rejects.toThrow(/is being applied/);
  await workOff();
  expect(await livePrices()).toEqual([10]);
});

test("a killed worker's job is retried by another worker and applied once", async () => {
  await stage(10);
  await apply();
  const killed = new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values) } });
  onTestFinished(() => killed.stop({ graceful: false, close: false }));
  const [job] = await killed.fetch<ApplyImportData>(QUEUE, { batchSize: 100 });
  if (!job) throw new Error("There is no job");
  expect(await stage(11)).toMatchObject(APPLYING);
  // The last heartbeat is old, and the queue has not been monitored since.
  await pool.query("update pgboss.job set heartbeat_on = now() - interval '61 s'");
  await pool.query("update pgboss.queue set monitor_on = null");
  await killed.supervise(QUEUE);
  await eventually(async () => {
    const states = (await findJobs()).map(({ state }) => state);
    expect(states).toEqual(["retry"]);
  });
  await workOff();
  expect(await livePrices()).toEqual([10]);
});
