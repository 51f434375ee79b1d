import { eq, isNull } from "drizzle-orm";
import { expect, test } from "vitest";
import { testDatabase } from "#database/fixtures/test-database.ts";
import { staffRoles } from "#features/account/server/account.tables.ts";
import { orderWork } from "#features/orders/server/order-work.ts";
import { orders } from "#features/orders/server/orders.tables.ts";
import { quoteWork } from "#features/quotes/server/quote-work.ts";
import { quotes } from "#features/quotes/server/quotes.tables.ts";
import { ensureTasks, raiseTask, updateTasks } from "#features/records/server/tasks/raise-task.ts";
import { tasks } from "#features/records/server/tasks/tasks.tables.ts";
import { buildTestSite } from "#features/sites/domain/fixtures/site.ts";
import { workClockOf } from "#features/sites/domain/work-clock.ts";
import { purgeMadeSteps } from "./purge-made-steps.ts";

const { db } = await testDatabase();

test("tasks of completed steps are purged; waiting steps and problems stay", async () => {
  const [paid] = await db.select().from(orders).where(eq(orders.status, "paid")).limit(1);
  const [shipped] = await db.select().from(orders).where(eq(orders.status, "shipped")).limit(1);
  const subjectOf = (order: typeof paid) => `order:${order?.id}`;
  const step = { kind: "buy", dueAt: new Date() } as const;
  await db.delete(tasks);
  await ensureTasks(db, [
    { ...step, subject: subjectOf(paid) },
    { ...step, subject: subjectOf(shipped) },
    { ...step, kind: "ship", subject: subjectOf(shipped) },
  ]);
  const problem = { kind: "parcel_returned", subject: subjectOf(shipped) } as const;
  await raiseTask(db, problem, new Date(), workClockOf(buildTestSite({ id: 1 })));
  await purgeMadeSteps({ db, workRecords: () => [orderWork, quoteWork] });
  const left = await db.select().from(tasks).where(isNull(tasks.closedAt)).orderBy(tasks.id);
  expect(left.map(({ kind, subject }) => [kind, subject])).toEqual([
    ["buy", subjectOf(paid)],
    ["parcel_returned", subjectOf(shipped)],
  ]);
});

test("a quote that waits for an answer keeps its assignee, a declined one does not", async () => {
  const [asked, declined] = await db.select({ id: quotes.id }).from(quotes).limit(2);
  if (!asked || !declined) throw new Error("The demo has no two quotes");
  const [colleague] = await db.select({ id: staffRoles.customerId }).from(staffRoles).limit(1);
  await db.update(quotes).set({ status: "needs_info" }).where(eq(quotes.id, asked.id));
  await db.update(quotes).set({ status: "declined" }).where(eq(quotes.id, declined.id));
  await db.delete(tasks);
  const rows = await ensureTasks(
    db,
    [asked, declined].map(({ id }) => ({
      kind: "price",
      subject: `quote:${id}`,
      dueAt: new Date(),
    })),
  );
  await updateTasks(db, rows, { assigneeId: colleague?.id ?? 0 });
  await purgeMadeSteps({ db, workRecords: () => [orderWork, quoteWork] });
  expect(await db.select().from(tasks)).toMatchObject([
    { subject: `quote:${asked.id}`, assigneeId: colleague?.id },
  ]);
});
