import { asc, eq } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { fail } from "#core/result.ts";
import { testDatabase } from "#database/fixtures/test-database.ts";
import { buildCustomer } from "#demo/customers/customer-builder.ts";
import { insertCustomers } from "#demo/customers/insert-customers.ts";
import { tasks } from "#features/records/server/tasks/tasks.tables.ts";
import { buildTestSite } from "#features/sites/domain/fixtures/site.ts";
import { workClockOf } from "#features/sites/domain/work-clock.ts";
import { auditLog } from "#platform/audit/audit.tables.ts";
import { COMMAND_LINE } from "#platform/auth/require-role.ts";
import { ledgerTransactions } from "../wallet.tables.ts";
import { bindWallet } from "../wallet.ts";
import { type Adjustment, adjustBalance, type WhenCorrected } from "./adjust-balance.ts";

const { db } = await testDatabase();
const wallet = bindWallet({ db });
const report = vi.fn<WhenCorrected>();
const clock = workClockOf(buildTestSite({ id: 1 }));
const deps = {
  db,
  now: () => new Date(),
  limitCents: 10_000,
  clockOf: () => clock,
  whenCorrected: () => [report],
};
const FINANCE = { id: null, roles: ["finance" as const] };

let customerId = 0;
let keys = 0;
beforeEach(async () => {
  [customerId = 0] = await insertCustomers(db, [buildCustomer()], "");
  report.mockReset();
});

const adjust = (changes: Partial<Adjustment> = {}) =>
  adjustBalance(deps, {
    actor: FINANCE,
    kind: "manual_top_up",
    customerId,
    amountCents: 700,
    key: `adjust:${++keys}`,
    reason: "goodwill",
    ...changes,
  });
const balance = async () => (await wallet.readBalance(customerId)).wallet;
const notes = () =>
  db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `customer:${customerId}`))
    .orderBy(asc(auditLog.id));
const ownTasks = async () =>
  (await db.select().from(tasks)).filter(({ subject }) => subject.includes(`:${customerId}:`));

test("a correction is made, reported and audited once per key", async () => {
  const twice = { key: "twice", reason: "claim" as const, record: "CL17" };
  const [first, second] = await Promise.all([adjust(twice), adjust(twice)]);
  expect(first).toEqual(second);
  await adjust({ actor: COMMAND_LINE, kind: "manual_deduction", amountCents: 200 });
  expect(await balance()).toBe(500);
  expect((await notes()).map(({ action, details }) => [action, details])).toEqual([
    [
      "wallet.manual_top_up",
      expect.objectContaining({ amountCents: 700, reason: "claim", record: "CL17" }),
    ],
    ["wallet.manual_deduction", expect.not.objectContaining({ record: expect.anything() })],
  ]);
  expect(report.mock.calls.map(([, made]) => [made.amountCents, made.record])).toEqual([
    [700, "CL17"],
    [-200, undefined],
  ]);
  const rows = await db
    .select()
    .from(ledgerTransactions)
    .where(eq(ledgerTransactions.customerId, customerId));
  expect(rows.map(({ record }) => record)).toEqual(["CL17", null]);
});

test("the same key for another sum is refused", async () => {
  await adjust({ key: "other-sum" });
  expect(await adjust({ key: "other-sum", amountCents: 701 })).toMatchObject({
    code: "wallet.errors.key_used",
  });
  expect(await balance()).toBe(700);
});

test("what a correction is about may refuse it, and then nothing moves", async () => {
  report.mockResolvedValueOnce(fail("claims.errors.step"));
  expect(await adjust({ record: "CL17" })).toMatchObject({ code: "claims.errors.step" });
  expect(await balance()).toBe(0);
  expect(await notes()).toEqual([]);
});

test.each([[undefined], [{ id: null, roles: [] }], [{ id: null, roles: ["support", "orders"] }]])(
  "a correction is refused for the actor %j",
  async (actor) => {
    expect(await adjust({ actor: actor as Adjustment["actor"] })).toMatchObject({
      ok: false,
      code: "errors.not_found",
    });
    expect(await balance()).toBe(0);
  },
);

test("somebody of another site and nobody at all have no wallet here", async () => {
  const elsewhere = { ...FINANCE, siteIds: [999] };
  for (const change of [{ actor: elsewhere }, { customerId: 17_000_000 }]) {
    expect(await adjust(change)).toMatchObject({ code: "errors.not_found" });
  }
});

test("a correction cannot exceed the balance or be negative", async () => {
  expect(await adjust({ kind: "manual_deduction" })).toMatchObject({
    code: "wallet.errors.not_enough",
  });
  expect(await adjust({ amountCents: -700 })).toMatchObject({
    code: "wallet.errors.invalid_amount",
  });
  expect(report).not.toHaveBeenCalled();
});

test("over the limit finance is refused and the owner gets one task, which ends by the correction", async () => {
  const large = { amountCents: 10_001, reason: "claim" as const, record: "CL18" };
  for (const key of ["large:1", "large:2"]) {
    expect(await adjust({ ...large, key })).toMatchObject({
      code: "office.wallet.errors.over_limit",
    });
  }
  expect(await balance()).toBe(0);
  const [asked, ...others] = await ownTasks();
  expect(others).toEqual([]);
  expect(asked).toMatchObject({
    kind: "correction",
    subject: `correction:${customerId}:10001:claim:CL18`,
    times: 2,
    closedAt: null,
    details: { amountCents: 10_001, currency: "EUR" },
  });
  expect((await notes()).map(({ action }) => action)).toEqual([
    "wallet.ask_owner",
    "wallet.ask_owner",
  ]);
  expect(await adjust({ ...large, actor: COMMAND_LINE })).toMatchObject({ ok: true });
  expect(await balance()).toBe(10_001);
  expect(await ownTasks()).toMatchObject([{ outcome: "done", closedAt: expect.any(Date) }]);
});

test("exactly the limit is made by finance", async () => {
  expect(await adjust({ amountCents: 10_000 })).toMatchObject({ ok: true });
  expect(await ownTasks()).toEqual([]);
});
