import { desc, eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { MINUTE_MS } from "#core/durations.ts";
import { customers, staffRoles } from "#features/account/server/account.tables.ts";
import { accessLog } from "#features/records/server/records.tables.ts";
import { officeRuns } from "#features/records/server/runs/runs.tables.ts";
import { auditLog } from "#platform/audit/audit.tables.ts";
import { limitStaff } from "#server/fixtures/staff/limit-staff.ts";
import { staffBrowser } from "#server/fixtures/staff/staff-browser.ts";
import { testApp } from "#server/fixtures/test-app.ts";
import { orderHistory, orders } from "../orders.tables.ts";

const app = await testApp();
const { db } = app;
const finance = await staffBrowser(app, "finance");
const support = await staffBrowser(app, "support");
const staff = await staffBrowser(app, "orders");
type Browser = typeof finance;

const work = (runId: string) => app.services.records.workRun({ runId });
async function start(browser: Browser, call: string, input: object): Promise<string> {
  const { status, body } = await browser.call(`/api/staff/orders/${call}`, input);
  expect(status).toBe(200);
  return body.run;
}
const show = async (browser: Browser, id: string) =>
  (await browser.call("/api/staff/desk/run", { id })).body.run;
const fetchFile = (browser: Browser, id: string) =>
  browser.get(`/api/staff/desk/run-file?id=${id}`);
const idOf = async (email: string) => {
  const [person] = await db.select().from(customers).where(eq(customers.email, email));
  return person?.id ?? 0;
};

test("a filter that this version does not know fails the run instead of widening it", async () => {
  const before = await db.$count(orders, eq(orders.status, "purchased"));
  const id = await start(staff, "bulk-filter", { to: "purchased", state: ["paid"] });
  const input = { filter: { state: ["paid"], newer: true }, timeZone: "UTC", to: "purchased" };
  await db.update(officeRuns).set({ input }).where(eq(officeRuns.id, id));
  await expect(work(id)).rejects.toThrow(/newer/);
  expect(await show(staff, id)).toMatchObject({ status: "failed" });
  expect(await db.$count(orders, eq(orders.status, "purchased"))).toBe(before);
});

describe("an export of many orders", () => {
  test("shows its progress, has every row, has names for finance and is logged", async () => {
    const looks = await db.$count(accessLog, eq(accessLog.what, "orders.csv"));
    const id = await start(finance, "export", {});
    const all = await db.$count(orders);
    expect(await show(finance, id)).toMatchObject({ status: "waiting", total: all, done: 0 });
    expect((await fetchFile(finance, id)).status).toBe(404);
    await work(id);
    expect(await show(finance, id)).toMatchObject({ status: "done", done: all, has_file: true });
    const file = await fetchFile(finance, id);
    expect(file.headers.get("content-type")).toMatch(/^text\/csv/);
    const lines = (await file.text()).trim().split("\r\n");
    expect(lines).toHaveLength(all + 1);
    expect(lines[0]).toContain("email");
    // One entry when the file was written, and one when it was downloaded.
    expect(await db.$count(accessLog, eq(accessLog.what, "orders.csv"))).toBe(looks + 2);
    expect(await db.$count(accessLog, eq(accessLog.record, `run:${id}`))).toBe(1);
    const rows = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `run:${id}`));
    expect(rows).toMatchObject([{ action: "run.start" }]);
    expect((await support.call("/api/staff/desk/run", { id })).status).toBe(404);
    expect((await fetchFile(support, id)).status).toBe(404);
    const { body } = await finance.call("/api/staff/desk/runs");
    expect(body.runs[0]).toMatchObject({ id, kind: "orders.csv" });
  });

  test("has no names for support, and starts over after its process died", async () => {
    const id = await start(support, "export", { state: ["delivered"] });
    await work(id);
    await db.update(officeRuns).set({ status: "running" }).where(eq(officeRuns.id, id));
    await work(id);
    const delivered = await db.$count(orders, eq(orders.status, "delivered"));
    expect(await show(support, id)).toMatchObject({ status: "done", done: delivered });
    const lines = (await (await fetchFile(support, id)).text()).trim().split("\r\n");
    expect(lines).toHaveLength(delivered + 1);
    expect(lines[0]).not.toContain("email");
  });

  test("stays unchanged if its job runs again", async () => {
    const id = await start(support, "export", { state: ["delivered"] });
    await work(id);
    const file = await (await fetchFile(support, id)).text();
    await work(id);
    expect(await (await fetchFile(support, id)).text()).toBe(file);
    expect(file.split("\r\n").length).toBeGreaterThan(2);
  });

  test("cannot be downloaded once its owner's sites or role are narrower", async () => {
    const email = "support@cartage.example";
    const ownerId = await idOf(email);
    const grant = (role: "support" | "orders", siteIds: number[] | null) =>
      db.update(staffRoles).set({ role, siteIds }).where(eq(staffRoles.customerId, ownerId));
    await grant("support", [2, 1]);
    const id = await start(support, "export", {});
    await work(id);
    await grant("support", [1, 2]);
    expect((await fetchFile(support, id)).status).toBe(200);
    await grant("support", [1]);
    expect((await fetchFile(support, id)).status).toBe(404);
    expect(await show(support, id)).toMatchObject({ status: "done", has_file: false });
    await grant("orders", [1, 2]);
    expect((await fetchFile(support, id)).status).toBe(404);
    await grant("support", null);
    expect((await fetchFile(support, id)).status).toBe(404);
  });

  test("logs the names of its filters but not the search text", async () => {
    const id = await start(finance, "export", { query: "nobody@example.com", state: ["paid"] });
    const [row] = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `run:${id}`));
    expect(row?.details).toMatchObject({ filters: ["state", "query"] });
    await work(id);
    const [look] = await db.select().from(accessLog).orderBy(desc(accessLog.id)).limit(1);
    expect(look).toMatchObject({ what: "orders.csv", details: { filters: ["statuses", "query"] } });
  });

  test("expires after a day and is closed to staff who lost the role", async () => {
    const id = await start(support, "export", { state: ["delivered"] });
    await work(id);
    const ownerId = await idOf("support@cartage.example");
    const [role] = await db.select().from(staffRoles).where(eq(staffRoles.customerId, ownerId));
    await limitStaff(app, "support@cartage.example", { role: "content", siteIds: [1] });
    const content = await staffBrowser(app, "support");
    expect((await fetchFile(content, id)).status).toBe(404);
    const late = await start(finance, "export", { state: ["delivered"] });
    await db
      .update(staffRoles)
      .set({ role: role?.role ?? "support", siteIds: null })
      .where(eq(staffRoles.customerId, ownerId));
    await work(late);
    await db
      .update(officeRuns)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(officeRuns.id, late));
    expect((await fetchFile(finance, late)).status).toBe(404);
    expect((await finance.call("/api/staff/desk/run", { id: late })).status).toBe(404);
  });

  test.each([{ state: [] }, { state: ["lost"] }, { paid_since: "yesterday" }, { query: "" }])(
    "is refused with the filter %j",
    async (input) => {
      expect((await finance.call("/api/staff/orders/export", input)).status).toBe(422);
    },
  );
});

describe("a bulk step for a whole filter", () => {
  test("moves each order separately and lists the refused ones", async () => {
    const paid = await db.select().from(orders).where(eq(orders.status, "paid"));
    const [other] = await db.select().from(orders).where(eq(orders.status, "purchased")).limit(1);
    const id = await start(staff, "bulk-filter", { state: ["paid", "delivered"], to: "purchased" });
    await work(id);
    const delivered = await db.$count(orders, eq(orders.status, "delivered"));
    const run = await show(staff, id);
    expect(run).toMatchObject({
      status: "done",
      done: paid.length + delivered,
      refused: delivered,
      has_file: false,
    });
    expect(run.refusals[0]).toMatchObject({ message: "orders.errors.step" });
    expect(await db.$count(orders, eq(orders.status, "paid"))).toBe(0);
    expect(other?.status).toBe("purchased");
    for (const order of paid) {
      const rows = await db
        .select()
        .from(auditLog)
        .where(eq(auditLog.subject, `order:${order.id}`));
      expect(rows.map(({ action }) => action)).toContain("order.move");
    }
  });

  test("can be undone by its owner for ten minutes, except for orders that moved on", async () => {
    const bought = await db.select().from(orders).where(eq(orders.status, "purchased"));
    const bySite = Map.groupBy(bought, ({ siteId }) => siteId);
    const [gone, ...back] = [...bySite.values()].find((some) => some.length > 1) ?? [];
    if (!gone) throw new Error("Too few orders are bought");
    const input = { state: ["purchased"], site: [gone.siteId], to: "at_warehouse" };
    const moved = await start(staff, "bulk-filter", input);
    const undo = (browser: Browser, id = moved) => browser.call("/api/staff/desk/undo-run", { id });
    expect((await undo(staff)).status).toBe(404);
    await work(moved);
    const run = await show(staff, moved);
    expect(run).toMatchObject({ status: "done", can_undo: true });
    await db
      .insert(orderHistory)
      .values({ orderId: gone.id, status: "shipped", actorKind: "system" });
    await db.update(orders).set({ status: "shipped" }).where(eq(orders.id, gone.id));
    expect((await undo(support)).status).toBe(404);
    const { body } = await undo(staff);
    await work(body.run);
    expect(await show(staff, body.run)).toMatchObject({
      status: "done",
      done: run.done - run.refused,
      refusals: [{ what: `QU${gone.id}`, message: "office.orders.errors.undo_late" }],
      can_undo: false,
    });
    expect(back.length).toBeGreaterThan(0);
    for (const { id } of back) {
      const [order] = await db.select().from(orders).where(eq(orders.id, id));
      expect([id, order?.status]).toEqual([id, "purchased"]);
    }
    await db
      .update(officeRuns)
      .set({ finishedAt: new Date(Date.now() - 11 * MINUTE_MS) })
      .where(eq(officeRuns.id, moved));
    expect(await show(staff, moved)).toMatchObject({ can_undo: false });
    expect((await undo(staff)).status).toBe(404);
  });

  test("undoes only its own steps, not a later step to the same status", async () => {
    const [order] = await db.select().from(orders).where(eq(orders.status, "purchased")).limit(1);
    if (!order) throw new Error("No order is bought");
    const { id } = order;
    const moved = await start(staff, "bulk-filter", { query: `QU${id}`, to: "at_warehouse" });
    await work(moved);
    const undone = await staff.call("/api/staff/orders/undo", { ids: [id] });
    expect(undone.body).toMatchObject({ moved: [id] });
    const again = await staff.call("/api/staff/orders/move", { id, to: "at_warehouse" });
    expect(again.status).toBe(200);
    const { body } = await staff.call("/api/staff/desk/undo-run", { id: moved });
    // The run's input contains no search text, so the run survives when a person with that address is erased.
    const [asked] = await db.select().from(officeRuns).where(eq(officeRuns.id, body.run));
    expect([asked?.input.filter, asked?.input.run]).toEqual([{}, moved]);
    await work(body.run);
    expect(await show(staff, body.run)).toMatchObject({
      refusals: [{ what: `QU${id}`, message: "office.orders.errors.undo_late" }],
    });
    const [now] = await db.select().from(orders).where(eq(orders.id, id));
    expect(now?.status).toBe("at_warehouse");
  });

  test("skips orders that entered the status after the run was requested", async () => {
    const [order] = await db.select().from(orders).where(eq(orders.status, "purchased")).limit(1);
    if (!order) throw new Error("No order is bought");
    const id = await start(staff, "bulk-filter", { query: `QU${order.id}`, to: "at_warehouse" });
    await db.insert(orderHistory).values({
      orderId: order.id,
      status: "purchased",
      actorKind: "system",
      at: new Date(Date.now() + MINUTE_MS),
    });
    await work(id);
    expect(await show(staff, id)).toMatchObject({
      refused: 1,
      refusals: [{ message: "office.orders.errors.changed_since" }],
    });
    const [now] = await db.select().from(orders).where(eq(orders.id, order.id));
    expect(now?.status).toBe("purchased");
  });

  test("is refused to other roles and for other steps", async () => {
    const input = { to: "purchased" };
    expect((await support.call("/api/staff/orders/bulk-filter", input)).status).toBe(404);
    expect((await staff.call("/api/staff/orders/bulk-filter", { to: "paid" })).status).toBe(422);
  });
});

test("a direct CSV download of more than 5,000 orders is refused", async () => {
  const { rows } = await db.execute<{ name: string }>(sql`
    select column_name as name from information_schema.columns
    where table_name = 'orders' and is_generated = 'NEVER' and column_name not in ('id', 'slug', 'draft_key')`);
  const names = sql.raw(rows.map(({ name }) => `"${name}"`).join(", "));
  await db.execute(sql`insert into orders (id, slug, draft_key, ${names})
    select nextval('order_ids'), md5(random()::text), md5(random()::text), ${names}
    from (select * from orders limit 1) one, generate_series(1, 5000)`);
  const answer = await support.get("/api/staff/orders/csv?filter=%7B%7D");
  expect(answer.status).toBe(409);
  expect(await answer.json()).toMatchObject({ message: "office.orders.errors.csv_large" });
});
