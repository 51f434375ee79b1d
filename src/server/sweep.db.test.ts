import { randomBytes, randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import { DAY_MS, HOUR_MS } from "#core/durations.ts";
import { testDatabase } from "#database/fixtures/test-database.ts";
import { customers, oneUseTokens } from "#features/account/server/account.tables.ts";
import { searchEvents } from "#features/catalogue/server/events/search-events.tables.ts";
import {
  bulkEditRows,
  bulkEdits,
} from "#features/catalogue/server/price-grid/bulk-edits.tables.ts";
import { mails } from "#features/mail/server/mail.tables.ts";
import { sessions } from "#platform/auth/sessions.tables.ts";
import type { Features } from "#platform/feature/features.ts";
import type { Platform } from "#platform/feature/platform.ts";
import { rateLimits } from "#platform/rate-limit/rate-limits.tables.ts";
import { purgeExpiredLimits } from "#platform/rate-limit/rate-limits.ts";
import { sweep } from "./features.ts";

const { db } = await testDatabase();

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

test("the sweep deletes expired rows and files, and keeps those in use", async () => {
  const [customer] = await db.select({ id: customers.id }).from(customers).limit(1);
  const customerId = customer?.id ?? 0;
  const event = { siteId: 1, queryKey: "key", name: "itemClick", searchQuery: "", visitor: "x" };
  await db.delete(searchEvents);
  await db.insert(searchEvents).values([
    { ...event, itemId: "old", happenedAt: daysAgo(91), hour: daysAgo(91) },
    { ...event, itemId: "new", happenedAt: daysAgo(89), hour: daysAgo(89) },
  ]);
  const mail = { siteId: 1, recipient: "rasa@example.com", kind: "test", html: "", plain: "" };
  await db.delete(mails);
  await db.insert(mails).values([
    { ...mail, subject: "sent long ago", createdAt: daysAgo(92), sentAt: daysAgo(91) },
    { ...mail, subject: "sent", createdAt: daysAgo(92), sentAt: daysAgo(89) },
    { ...mail, subject: "never sent", createdAt: daysAgo(92) },
  ]);
  await db.delete(sessions);
  const secret = (expiresAt: Date) => ({ customerId, tokenHash: randomBytes(32), expiresAt });
  const goodSession = secret(daysAgo(-1));
  await db.insert(sessions).values([secret(daysAgo(1)), goodSession]);
  const goodToken = { ...secret(daysAgo(-1)), purpose: "password_reset" as const };
  await db
    .insert(oneUseTokens)
    .values([
      { ...goodToken, ...secret(daysAgo(1)) },
      { ...goodToken, ...secret(daysAgo(-1)), usedAt: daysAgo(0) },
      goodToken,
    ]);

  const edit = (at: Date) => ({ id: randomUUID(), at });
  const [oldEdit, newEdit] = [edit(daysAgo(91)), edit(daysAgo(89))];
  await db.insert(bulkEdits).values([oldEdit, newEdit]);
  const rowsOf = ({ id: bulkEditId }: { id: string }) =>
    [1, 2].map((variantId) => ({ bulkEditId, variantId, before: {}, after: {} }));
  await db.insert(bulkEditRows).values([...rowsOf(oldEdit), ...rowsOf(newEdit)]);
  await db.delete(rateLimits);
  const limit = (key: string, hours: number) => ({ key, expire: Date.now() - hours * HOUR_MS });
  await db.insert(rateLimits).values([limit("old", 2), limit("late", 0.5), limit("new", -1)]);

  const sweepOrders = vi.fn(async () => {});
  const sweepRequests = vi.fn(async () => {});
  const notifyStorageEnds = vi.fn(async () => {});
  const remove = vi.fn(async () => {});
  const listKind = vi.fn(async (_kind: string, _before: Date) => [] as string[]);
  const purgeClaimFiles = vi.fn(async () => {});
  const redactEndedReservations = vi.fn(async () => {});
  const purgePictureFiles = vi.fn(async () => {});
  const purgeStoredPictures = vi.fn(async () => {});
  const night = (claims: { purgeClaimFiles: () => Promise<void> }, over?: AbortSignal) => {
    const features = {
      orders: { sweepOrders },
      forwarding: { sweepRequests, notifyStorageEnds },
      reservations: { redactEndedReservations },
      catalogue: { purgePictureFiles, purgeStoredPictures },
      claims,
    } as unknown as Features;
    const [files, settings] = [{ listKind, remove }, { AUDIT_LOG_MONTHS: 0 }];
    const platform = { db, files, settings, now: () => new Date() } as unknown as Platform;
    return sweep(features, platform, over);
  };
  await night({ purgeClaimFiles });
  expect(listKind.mock.calls.map(([kind]) => kind)).toEqual(["parcel", "quote"]);
  expect(sweepOrders).toHaveBeenCalledOnce();
  expect(sweepRequests).toHaveBeenCalledOnce();
  expect(notifyStorageEnds).toHaveBeenCalledOnce();
  expect(purgeClaimFiles).toHaveBeenCalledOnce();
  expect(redactEndedReservations).toHaveBeenCalledOnce();
  expect(purgePictureFiles).toHaveBeenCalledOnce();
  expect(purgeStoredPictures).toHaveBeenCalledOnce();

  const kept = async <Row>(rows: Promise<Row[]>, of: (row: Row) => string) =>
    (await rows).map(of).sort();
  expect(await kept(db.select().from(searchEvents), ({ itemId }) => itemId)).toEqual(["new"]);
  expect(await kept(db.select().from(mails), ({ subject }) => subject)).toEqual([
    "never sent",
    "sent",
  ]);
  const hex = ({ tokenHash }: { tokenHash: Buffer }) => tokenHash.toString("hex");
  expect(await kept(db.select().from(sessions), hex)).toEqual([hex(goodSession)]);
  expect(await kept(db.select().from(oneUseTokens), hex)).toEqual([hex(goodToken)]);

  expect(await kept(db.select().from(bulkEdits), ({ id }) => id)).toEqual([newEdit.id]);
  expect(await db.$count(bulkEditRows)).toBe(2);
  await purgeExpiredLimits(db, new Date());
  expect(await kept(db.select().from(rateLimits), ({ key }) => key)).toEqual(["late", "new"]);

  // If time runs out, the sweep fails, so that the job is retried.
  await expect(night({ purgeClaimFiles }, AbortSignal.abort())).rejects.toThrow("not all");

  // If the file store is down, the other parts still run, and the sweep fails, so that the job is retried.
  await db.insert(sessions).values([secret(daysAgo(1))]);
  const away = vi.fn(async () => Promise.reject(new Error("files are away")));
  await expect(night({ purgeClaimFiles: away })).rejects.toMatchObject({
    errors: [{ message: "files are away" }],
  });
  expect(redactEndedReservations).toHaveBeenCalledTimes(3);
  expect(await kept(db.select().from(sessions), hex)).toEqual([hex(goodSession)]);
});
