import { and, eq, isNull, like } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { eventually } from "#database/fixtures/eventually.ts";
import { customers, staffRoles } from "#features/account/server/account.tables.ts";
import { orders } from "#features/orders/server/orders.tables.ts";
import { raiseTask } from "#features/records/server/tasks/raise-task.ts";
import { tasks } from "#features/records/server/tasks/tasks.tables.ts";
import { workClockOf } from "#features/sites/domain/work-clock.ts";
import { auditLog } from "#platform/audit/audit.tables.ts";
import { staffBrowser } from "#server/fixtures/staff/staff-browser.ts";
import { testApp } from "#server/fixtures/test-app.ts";

const app = await testApp();
const { db, services } = app;
const owner = await staffBrowser(app, "owner");
const ordersStaff = await staffBrowser(app, "orders");
const content = await staffBrowser(app, "content");

const clock = workClockOf(services.sites.registry.byHost(undefined));

type Task = {
  key: string;
  kind: string;
  label: string;
  times: number;
  assignee: { name: string } | null;
};
const list = async (input: object = {}, browser = owner): Promise<Task[]> =>
  (await browser.call("/api/staff/tasks/list", input)).body.tasks;
const openOf = (kind: "job_failed" | "list_refused" | "dispute") =>
  db
    .select()
    .from(tasks)
    .where(and(eq(tasks.kind, kind), isNull(tasks.closedAt)));

describe("a reported problem", () => {
  test("becomes one task, even if reported repeatedly", async () => {
    const about = { feature: "delivery", code: "pickup_points_refused", words: "" } as const;
    const report = (courier: string) =>
      services.problems.report({ ...about, details: { courier } });
    for (let at = 0; at < 3; at++) report("test-courier");
    report("another-courier");
    await eventually(async () => {
      const rows = await openOf("list_refused");
      const times = Object.fromEntries(rows.map(({ subject, times: count }) => [subject, count]));
      expect(times).toMatchObject({ "courier:test-courier": 3, "courier:another-courier": 1 });
    });
  });

  test("includes its amount", async () => {
    const details = { provider: "Stripe", providerId: "pi_17", amountCents: 1250, currency: "EUR" };
    services.problems.report({ feature: "payments", code: "unknown_money", words: "", details });
    const shown = { label: "pi_17", detail: "Stripe", amount: 12.5, currency: "EUR" };
    await eventually(async () =>
      expect(await list()).toContainEqual(expect.objectContaining(shown)),
    );
  });

  test("shows courier names, or the code of an unknown courier", async () => {
    const labels = (await list({ problem: true })).map(({ kind, label }) => `${kind} ${label}`);
    expect(labels).toContain("list_refused Omniva");
    expect(labels).toContain("list_refused another-courier");
  });

  test("can be assigned, snoozed and closed, and then starts a new task when it recurs", async () => {
    const key = "dispute:payment:P-1";
    const dispute = { kind: "dispute", subject: "payment:P-1" } as const;
    const id = await raiseTask(db, dispute, new Date(), clock);
    const finance = await staffBrowser(app, "finance");
    const call = (name: string, input: object) =>
      finance.call(`/api/staff/tasks/${name}`, { key, ...input });
    expect(
      (await call("assign", { assignee_id: await idOf("finance@cartage.example") })).status,
    ).toBe(200);
    const [taken] = await list({ mine: true }, finance);
    expect(taken).toMatchObject({ key, assignee: { name: expect.any(String) } });
    expect((await call("snooze", { until: "2020-01-01T00:00:00Z" })).status).toBe(422);
    expect((await call("snooze", { until: "2100-01-01T00:00:00Z" })).status).toBe(200);
    expect((await list({}, finance)).map((one) => one.key)).not.toContain(key);
    expect((await list({ snoozed: true }, finance)).map((one) => one.key)).toContain(key);
    expect((await call("close", { outcome: "lost", note: "" })).status).toBe(422);
    expect((await call("close", { outcome: "done", note: "x".repeat(2001) })).status).toBe(422);
    expect((await call("close", { outcome: "done", note: "Paid back" })).status).toBe(200);
    expect((await call("close", { outcome: "done", note: "" })).status).toBe(404);
    const notes = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `task:${id}`))
      .orderBy(auditLog.id);
    expect(notes.map(({ action }) => action)).toEqual(["task.assign", "task.snooze", "task.close"]);
    expect(await raiseTask(db, dispute, new Date(), clock)).not.toBe(id);
    expect((await openOf("dispute")).map(({ times }) => times)).toEqual([1]);
  });

  test("is visible only to the right role and site", async () => {
    const [site] = services.sites.registry.all();
    const back = { kind: "parcel_returned", subject: "order:1", siteId: site?.id ?? 0 } as const;
    await raiseTask(db, back, new Date(), clock);
    const key = "parcel_returned:order:1";
    expect((await list({}, ordersStaff)).map((one) => one.key)).toContain(key);
    expect((await list({}, content)).map((one) => one.key)).not.toContain(key);
    const refused = { key, outcome: "done", note: "" };
    expect((await content.call("/api/staff/tasks/close", refused)).status).toBe(404);
    await db
      .update(staffRoles)
      .set({ role: "orders", siteIds: [2] })
      .where(eq(staffRoles.customerId, await idOf("support@cartage.example")));
    const scoped = await staffBrowser(app, "support");
    const shown = (await list({}, scoped)).map((one) => one.key);
    expect(shown.includes(key)).toBe(site?.id === 2);
    expect(shown).not.toContain("list_refused:courier:test-courier");
  });
});

const idOf = async (email: string) => {
  const [person] = await db.select().from(customers).where(eq(customers.email, email));
  return person?.id ?? 0;
};

test("the next step of a record is a task that ends with the step and cannot be closed", async () => {
  const steps = await list({}, ordersStaff);
  const buy = steps.find(({ kind }) => kind === "buy");
  const paid = await db.$count(orders, eq(orders.status, "paid"));
  expect(steps.filter(({ kind }) => kind === "buy")).toHaveLength(paid);
  const close = { key: buy?.key, outcome: "done", note: "" };
  expect((await ordersStaff.call("/api/staff/tasks/close", close)).status).toBe(404);
  const id = Number(buy?.key.split(":")[2]);
  const take = { key: buy?.key, assignee_id: await idOf("orders@cartage.example") };
  expect((await ordersStaff.call("/api/staff/tasks/assign", take)).status).toBe(200);
  await ordersStaff.call("/api/staff/orders/move", { id, to: "purchased" });
  expect((await list({}, ordersStaff)).map(({ key }) => key)).not.toContain(buy?.key);
});

describe("an assigned task", () => {
  const given = { kind: "parcel_returned", subject: "order:2" } as const;
  const key = "parcel_returned:order:2";
  const give = (assigneeId: number | null, browser = owner) =>
    browser.call("/api/staff/tasks/assign", { key, assignee_id: assigneeId });
  const namesOf = async (browser = owner) =>
    (await browser.call("/api/staff/tasks/colleagues", { key })).body.colleagues as {
      id: number;
    }[];

  test("comes first for its assignee, who must be able to do it", async () => {
    await raiseTask(db, given, new Date(), clock);
    const warehouse = await idOf("warehouse@cartage.example");
    const ids = (await namesOf()).map(({ id }) => id);
    expect(ids).toContain(warehouse);
    const writer = await idOf("content@cartage.example");
    expect(ids).not.toContain(writer);
    const refused = await give(writer);
    expect([refused.status, refused.body.message]).toEqual([422, "office.tasks.errors.colleague"]);
    expect((await give(999_999_999)).status).toBe(422);
    expect((await give(warehouse, content)).status).toBe(404);
    expect((await content.call("/api/staff/tasks/colleagues", { key })).status).toBe(404);
    expect((await give(warehouse)).status).toBe(200);
    const browser = await staffBrowser(app, "warehouse");
    const { body } = await browser.call("/api/staff/home/show");
    expect(body.tasks[0]).toMatchObject({ key, assignee: { id: warehouse } });
    expect((await list({ mine: true }, browser)).map((one) => one.key)).toEqual([key]);
    expect((await give(null)).status).toBe(200);
  });
});

describe("orders that are assigned together", () => {
  const assign = (records: string[], assigneeId: number | null, browser = owner) =>
    browser.call("/api/staff/desk/assign", { records, assignee_id: assigneeId });

  test("become tasks if a step is due, and others are counted as refused", async () => {
    const warehouse = await idOf("warehouse@cartage.example");
    const ready = await db.select().from(orders).where(eq(orders.status, "at_warehouse"));
    const [shipped] = await db.select().from(orders).where(eq(orders.status, "shipped"));
    const records = ready.map(({ id }) => `order:${id}`);
    const { body: asked } = await owner.call("/api/staff/desk/colleagues", { records });
    const ids = asked.colleagues.map(({ id }: { id: number }) => id);
    expect(ids).toContain(warehouse);
    expect(ids).not.toContain(await idOf("content@cartage.example"));
    const isNoted = and(eq(auditLog.action, "task.assign"), like(auditLog.subject, "task:%"));
    const before = await db.$count(auditLog, isNoted);
    const { body } = await assign([...records, `order:${shipped?.id}`], warehouse);
    expect(body).toMatchObject({ assigned: records.length, refused: 1 });
    const browser = await staffBrowser(app, "warehouse");
    const mine = await list({ mine: true }, browser);
    expect(mine.map(({ key }) => key).toSorted()).toEqual(
      records.map((record) => `ship:${record}`).toSorted(),
    );
    expect(await db.$count(auditLog, isNoted)).toBe(before + records.length);
    expect((await assign(records, null)).body).toMatchObject({ assigned: records.length });
    expect(await list({ mine: true }, browser)).toEqual([]);
  });

  test("cannot be assigned to or by staff without access", async () => {
    const [paid] = await db.select().from(orders).where(eq(orders.status, "paid"));
    const records = [`order:${paid?.id}`];
    const writer = await idOf("content@cartage.example");
    expect((await assign(records, writer)).body).toMatchObject({ assigned: 0, refused: 1 });
    expect((await assign(records, 999_999_999)).status).toBe(422);
    expect((await assign(records, null, content)).body).toMatchObject({ assigned: 0, refused: 1 });
  });
});

test("tasks can be filtered by kind and site and show their customer", async () => {
  const kinds = ["buy", "ship", "price", "claim"];
  type Shown = { key: string; kind: string; site_id: number; detail: string };
  const ask = async (input: object): Promise<Shown[]> => {
    const { body } = await owner.call("/api/staff/tasks/list", input);
    // `used` differs from one call to the next.
    return body.tasks.map(({ used: _used, ...task }: Shown & { used: number }) => task);
  };
  const all = await ask({ kind: kinds });
  expect(new Set(all.map(({ kind }) => kind)).size).toBeGreaterThan(1);
  const [first] = all;
  const site = first?.site_id ?? 0;
  const ofSite = await ask({ kind: kinds, site: [site] });
  expect(ofSite).toEqual(all.filter(({ site_id: id }) => id === site));
  expect(ofSite.length).toBeLessThan(all.length);
  for (const { detail } of all) expect(detail).toMatch(/\w/);
  const ofKind = await ask({ kind: [first?.kind] });
  expect(ofKind).toEqual(all.filter(({ kind }) => kind === first?.kind));
});

test("task deadlines are counted in working hours", async () => {
  const [item] = (await owner.call("/api/staff/tasks/list", { kind: ["buy"] })).body.tasks;
  const site = services.sites.findSite(item.site_id);
  const due = workClockOf(site).addWorkingDays(new Date(item.since), 1);
  expect(item.due_at).toBe(due.toISOString());
  // The list of orders computes the remaining time from the same step.
  const { body } = await owner.call("/api/staff/orders/list", { query: item.label });
  expect(Math.abs(body.orders[0].clock.minutes_left - item.minutes_left)).toBeLessThan(2);
});

describe("the office home page", () => {
  test("counts stuck refunds by their tasks and links to them", async () => {
    const stuck = async (browser = owner) => {
      const { body } = await browser.call("/api/staff/home/show");
      return body.queues.find(({ key }: { key: string }) => key === "refunds");
    };
    const before = await stuck();
    expect(before.to).toBe("/tasks?kind=refund_stuck");
    const subject = "payment:P-stuck";
    await raiseTask(db, { kind: "refund_stuck", subject }, new Date(), clock);
    expect((await stuck()).count).toBe(before.count + 1);
    const tasksOf = await list({ kind: ["refund_stuck"] });
    expect(tasksOf).toHaveLength(before.count + 1);
    const key = `refund_stuck:${subject}`;
    await owner.call("/api/staff/tasks/close", { key, outcome: "done", note: "" });
    expect((await stuck()).count).toBe(before.count);
  });

  test("shows 24 hours of today and queue counts equal to the lists", async () => {
    const { body } = await ordersStaff.call("/api/staff/home/show");
    expect(body.figures.today).toHaveLength(24);
    const toBuy = body.queues.find(({ key }: { key: string }) => key === "to_buy");
    const { body: listed } = await ordersStaff.call("/api/staff/orders/list", { state: ["paid"] });
    expect(toBuy.count).toBe(listed.total);
    const { body: counts } = await ordersStaff.call("/api/staff/home/counts");
    expect(counts.counts.map(({ path }: { path: string }) => path)).toEqual(["/tasks", "/orders"]);
  });

  test("shows no figures to roles without access to money", async () => {
    const { body } = await content.call("/api/staff/home/show");
    expect(body).toMatchObject({ figures: null, queues: [], tasks: [] });
  });

  test("can be limited to one site", async () => {
    const [first] = await db.select().from(orders).where(eq(orders.status, "paid")).limit(1);
    const { body } = await ordersStaff.call("/api/staff/home/show", { site_id: first?.siteId });
    const siteIds = body.tasks.map((task: { site_id: number }) => task.site_id);
    expect([...new Set(siteIds)]).toEqual([first?.siteId]);
    const { body: none } = await ordersStaff.call("/api/staff/home/show", { site_id: 999_999 });
    expect(none.tasks).toEqual([]);
  });
});

// Runs last, because it leaves more paid orders than a list shows.
test("an assigned task is listed for its assignee even behind many older tasks", async () => {
  const [paid] = await db.select().from(orders).where(eq(orders.status, "paid"));
  if (!paid) throw new Error("The demo has no order that is paid");
  const { id: _id, ...rest } = paid;
  const copies = Array.from({ length: 201 }, (_, at) => ({
    ...rest,
    slug: `${paid.slug}-${at}`,
    draftKey: `${paid.draftKey}-${at}`,
  }));
  const made = await db.insert(orders).values(copies).returning({ id: orders.id });
  const record = `order:${Math.max(...made.map(({ id }) => id))}`;
  expect((await list({ kind: ["buy"] }, ordersStaff)).map(({ key }) => key)).not.toContain(
    `buy:${record}`,
  );
  const { body: buys } = await ordersStaff.call("/api/staff/tasks/list", { kind: ["buy"] });
  expect(buys).toMatchObject({ total: 200, has_more: true });
  const given = { records: [record], assignee_id: await idOf("orders@cartage.example") };
  expect((await owner.call("/api/staff/desk/assign", given)).body.assigned).toBe(1);
  const mine = (await list({ mine: true }, ordersStaff)).map(({ key }) => key);
  expect(mine).toEqual([`buy:${record}`]);
  const { body } = await ordersStaff.call("/api/staff/home/show");
  expect(body.tasks[0].key).toBe(`buy:${record}`);
  expect(body).toMatchObject({ has_more_tasks: true });
  const cut = body.queues.filter(({ has_more_late: isCut }: { has_more_late: boolean }) => isCut);
  expect(cut).toMatchObject([{ key: "to_buy" }]);
});
