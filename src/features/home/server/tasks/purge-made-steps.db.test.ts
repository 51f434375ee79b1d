import { eq, isNull } from "drizzle-orm";
import { expect, test } from "vitest";
import { testDatabase } from "#database/fixtures/test-database.ts";
import { ensureTasks, raiseTask } from "#features/desk/server/tasks/raise-task.ts";
import { tasks } from "#features/desk/server/tasks/tasks.tables.ts";
import { orders } from "#features/orders/server/orders.tables.ts";
import { buildTestSite } from "#features/sites/domain/fixtures/site.ts";
import { workClockOf } from "#features/sites/domain/work-clock.ts";
import { purgeMadeSteps } from "./purge-made-steps.ts";

const { db } = await testDatabase();

test("whose a step was goes once it is made; what waits, and what went wrong, stays", async () => {
  const [paid] = await db.select().from(orders).where(eq(orders.status, "paid")).limit(1);
  const [shipped] = await db.select().from(orders).where(eq(orders.status, "shipped")).limit(1);
  const subjectOf = (order: typeof paid) => `order:${order?.id}`;
  const step = { kind: "buy", dueAt: new Date() } as const;
  await db.delete(tasks);
  await ensureTasks(db, [
    { ...step, subject: subjectOf(paid) },
    { ...step, subject: subjectOf(shipped) },
    // Of another step than the one that it waits for.
    { ...step, kind: "ship", subject: subjectOf(paid) },
  ]);
  const problem = { kind: "parcel_returned", subject: subjectOf(shipped) } as const;
  await raiseTask(db, problem, new Date(), workClockOf(buildTestSite({ id: 1 })));
  await purgeMadeSteps(db);
  const left = await db.select().from(tasks).where(isNull(tasks.closedAt)).orderBy(tasks.id);
  expect(left.map(({ kind, subject }) => [kind, subject])).toEqual([
    ["buy", subjectOf(paid)],
    ["parcel_returned", subjectOf(shipped)],
  ]);
});
