import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { customers } from "#features/account/server/account.tables.ts";
import { accessLog } from "#features/records/server/records.tables.ts";
import { staffBrowser } from "#server/fixtures/staff/staff-browser.ts";
import { testApp } from "#server/fixtures/test-app.ts";

const app = await testApp();
const finance = await staffBrowser(app, "finance");
const support = await staffBrowser(app, "support");
const owner = await staffBrowser(app, "owner");
const [rasa] = await app.db
  .select()
  .from(customers)
  .where(eq(customers.email, "rasa@cartage.example"));
const id = rasa?.id ?? 0;

const show = async (browser = finance, after?: number) =>
  (await browser.call("/api/staff/wallet/show", { id, ...(after ? { after } : {}) })).body.wallet;
const correct = (changes: Record<string, unknown>, browser = finance) =>
  browser.call("/api/staff/wallet/correct", {
    id,
    key: crypto.randomUUID(),
    way: "top_up",
    amount: 12.5,
    reason: "claim",
    ...changes,
  });

test("the ledger shows each move with its balance, its subject and who made it, and is logged as a look", async () => {
  const wallet = await show();
  expect(wallet.moves.length).toBe(wallet.total);
  expect(wallet.moves[0].end_balance).toBe(wallet.balance);
  const byId = wallet.moves.toReversed();
  for (const [at, { amount, end_balance }] of byId.entries()) {
    const before = byId[at - 1]?.end_balance ?? 0;
    expect(end_balance).toBeCloseTo(before + amount, 5);
  }
  expect(wallet.moves.some((move: { subject: unknown }) => move.subject !== null)).toBe(true);
  const looks = await app.db.select().from(accessLog).where(eq(accessLog.customerId, id));
  expect(looks.map(({ what }) => what)).toContain("wallet");
});

test("older moves follow by key", async () => {
  const { moves } = await show();
  const older = await show(finance, moves[1].id);
  expect(older.moves).toEqual(moves.slice(2));
});

test("a correction names its record and its maker, and is made once", async () => {
  const before = (await show()).balance;
  const key = crypto.randomUUID();
  for (const record of ["cl123", "CL123"]) {
    const { body } = await correct({ key, record });
    expect(body).toMatchObject({ status: true, balance: before + 12.5 });
  }
  const [move] = (await show()).moves;
  expect(move).toMatchObject({ amount: 12.5, reason: "claim", record: "CL123" });
  expect(move.who).toBeTruthy();
});

test.each([
  [{ amount: 0 }, "amount", "office.wallet.errors.amount"],
  [{ amount: -5 }, "amount", "office.wallet.errors.amount"],
  [{ amount: 9.999 }, "amount", "office.wallet.errors.amount"],
  [{ amount: 10_000_000 }, "amount", "office.wallet.errors.amount"],
  [{ amount: null }, "amount", "validation.required"],
  [{ reason: "theft" }, "reason", "validation.required"],
  [{ record: "17" }, "record", "office.wallet.errors.record"],
  [{ key: "again" }, "key", "validation.invalid"],
  [{ way: "deduct", amount: 99.99, id: 0 }, "id", "validation.invalid"],
])("the correction %j is refused at its field", async (changes, field, error) => {
  const { status, body } = await correct(changes);
  expect([status, body.errors?.[field]]).toEqual([422, [error]]);
});

test("more than there is cannot be deducted", async () => {
  const { id: empty } =
    (
      await app.db.select().from(customers).where(eq(customers.email, "support@cartage.example"))
    )[0] ?? {};
  const { status, body } = await correct({ id: empty, way: "deduct", amount: 0.01 });
  expect([status, body.errors]).toEqual([422, { amount: ["wallet.errors.not_enough"] }]);
});

test("support reads, finance corrects up to 100 euros, and the owner has the task whose page makes it", async () => {
  expect(await show(support)).toMatchObject({ can_correct: false });
  expect((await correct({}, support)).status).toBe(404);
  expect(await show()).toMatchObject({ can_correct: true, correct_up_to: 100 });
  const large = { amount: 100.01, record: "CL124" };
  const { status, body } = await correct(large);
  expect([status, body.message]).toEqual([409, "office.wallet.errors.over_limit"]);
  const listed = async () =>
    (await owner.call("/api/staff/tasks/list", { kind: ["correction"] })).body.tasks;
  expect(await listed()).toMatchObject([
    {
      label: expect.stringMatching(/\(CL124\)$/),
      amount: 100.01,
      to: `/customers/${id}/wallet?amount=100.01&reason=claim&record=CL124`,
    },
  ]);
  expect(await show(owner)).toMatchObject({ correct_up_to: null });
  expect((await correct(large, owner)).status).toBe(200);
  expect(await listed()).toEqual([]);
});

test("the file has every move of the wallet", async () => {
  const { total } = await show();
  const response = await finance.get(`/api/staff/wallet/csv/${id}`);
  expect(response.headers.get("content-type")).toMatch(/^text\/csv/);
  expect((await response.text()).trimEnd().split("\r\n")).toHaveLength(total + 1);
  expect((await support.get(`/api/staff/wallet/csv/${id}`)).status).toBe(404);
});
