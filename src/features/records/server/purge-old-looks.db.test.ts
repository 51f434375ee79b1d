import { expect, test } from "vitest";
import { DAY_MS } from "#core/durations.ts";
import { testDatabase } from "#database/fixtures/test-database.ts";
import { auditLimit } from "#platform/audit/audit-limit.ts";
import { purgeOldLooks } from "./records.repository.ts";
import { accessLog } from "./records.tables.ts";

const { db } = await testDatabase();

test("the age limit of the audit log is counted in months, and zero keeps everything", () => {
  expect(auditLimit(0, new Date())).toBeUndefined();
  expect(auditLimit(13, new Date("2026-11-18T01:00:00Z"))).toEqual(
    new Date("2025-10-18T01:00:00Z"),
  );
});

test("access log rows are purged, but the database refuses to purge the last year", async () => {
  const before = await db.$count(accessLog);
  const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
  await db
    .insert(accessLog)
    .values([10, 300, 400, 500].map((days) => ({ what: "order", at: daysAgo(days) })));
  await purgeOldLooks(db, daysAgo(450));
  expect(await db.$count(accessLog)).toBe(before + 3);
  await purgeOldLooks(db, daysAgo(390));
  expect(await db.$count(accessLog)).toBe(before + 2);
  await expect(purgeOldLooks(db, daysAgo(200))).rejects.toThrow();
  expect(await db.$count(accessLog)).toBe(before + 2);
});
