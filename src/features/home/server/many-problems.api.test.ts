import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { customers } from "#features/account/server/account.tables.ts";
import type { TaskKind } from "#features/records/domain/task-kinds.ts";
import { tasks } from "#features/records/server/tasks/tasks.tables.ts";
import { staffBrowser } from "#server/fixtures/staff/staff-browser.ts";
import { testApp } from "#server/fixtures/test-app.ts";

const app = await testApp();
const owner = await staffBrowser(app, "owner");
const ownerId = (
  await app.db.select().from(customers).where(eq(customers.email, "owner@cartage.example"))
)[0]?.id;

type Shown = { key: string };
const keysOf = (shown: readonly Shown[]) => shown.map(({ key }) => key);
const list = async (input: object) => (await owner.call("/api/staff/tasks/list", input)).body;

test("many problems of one kind hide neither other kinds nor assigned tasks", async () => {
  const kind: TaskKind = "product_refused";
  await app.db.insert(tasks).values(
    Array.from({ length: 600 }, (_, at) => ({
      kind,
      subject: `product:${at}`,
      dueAt: new Date(Date.UTC(2026, 0, 1, 0, at)),
    })),
  );
  const dueAt = new Date("2099-01-01");
  await app.db.insert(tasks).values({ kind: "dispute", subject: "payment:late", dueAt });
  const dispute = "dispute:payment:late";

  const { body: home } = await owner.call("/api/staff/home/show");
  expect(keysOf(home.problems)).toContain(dispute);
  const disputes = await list({ kind: ["dispute"] });
  expect(keysOf(disputes.tasks)).toContain(dispute);
  expect(disputes).toMatchObject({ has_more: false });
  const both = await list({ kind: ["dispute", kind] });
  expect(both).toMatchObject({ total: disputes.total + 200, has_more: true });

  const newest = `${kind}:product:599`;
  expect(keysOf((await list({ mine: true })).tasks)).not.toContain(newest);
  const given = await owner.call("/api/staff/tasks/assign", { key: newest, assignee_id: ownerId });
  expect(given.status).toBe(200);
  expect(keysOf((await list({ mine: true })).tasks)).toContain(newest);
});
