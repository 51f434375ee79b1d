import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { testDatabase } from "#database/fixtures/test-database.ts";
import { inTransaction } from "#database/transaction.ts";
import { buildCustomer } from "#demo/customers/customer-builder.ts";
import { insertCustomers } from "#demo/customers/insert-customers.ts";
import { REL_TYPES } from "../domain/entry-types.ts";
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from "./wallet.tables.ts";
import { bindWallet } from "./wallet.ts";

const { db } = await testDatabase();
const wallet = bindWallet({ db });

let customerId = 0;
let keys = 0;
beforeEach(async () => {
  [customerId = 0] = await insertCustomers(db, [buildCustomer()], "");
});

const newKey = () => `test:${++keys}`;
const move = (amountCents: number, changes = {}) => ({
  customerId,
  amountCents,
  key: newKey(),
  relation: { relType: REL_TYPES.quote, relId: 17, quoteSlug: "slug-17" },
  ...changes,
});
const topUp = (amountCents: number, changes = {}) =>
  wallet.credit(db, move(amountCents, { relation: { relType: REL_TYPES.topUp }, ...changes }));
const balance = () => wallet.readBalance(customerId);

describe("a wallet move", () => {
  test("as credit, debit, hold, capture, release or refund is exact to the cent", async () => {
    await topUp(10_000);
    const bought = move(2_500);
    await wallet.debit(db, bought);
    const held = move(3_000);
    await wallet.hold(db, held);
    expect(await balance()).toEqual({ wallet: 4_500, held: 3_000 });
    await wallet.capture(db, { customerId, key: newKey(), of: held.key, amountCents: 2_000 });
    await wallet.release(db, { customerId, key: newKey(), of: held.key });
    expect(await balance()).toEqual({ wallet: 5_500, held: 0 });
    await wallet.refund(db, { customerId, key: newKey(), of: bought.key, amountCents: 499 });
    expect(await balance()).toEqual({ wallet: 5_999, held: 0 });
    expect(await wallet.checkLedger(customerId)).toEqual({
      balanceCents: 5_999,
      sumCents: 5_999,
      additionsCents: 11_499,
      deductionsCents: -5_500,
      heldCents: 0,
      entries: 5,
      agrees: true,
    });
  });

  test("cannot exceed the balance, the hold or the payment", async () => {
    await topUp(1_000);
    const notEnough = { ok: false, code: "wallet.errors.not_enough" };
    expect(await wallet.debit(db, move(1_001))).toEqual(notEnough);
    expect(await wallet.hold(db, move(1_001))).toEqual(notEnough);
    const held = move(600);
    await wallet.hold(db, held);
    expect(await wallet.debit(db, move(401))).toEqual(notEnough);
    const of = held.key;
    const tooMuch = { ok: false, code: "wallet.errors.not_that_much" };
    expect(await wallet.capture(db, { customerId, key: newKey(), of, amountCents: 601 })).toEqual(
      tooMuch,
    );
    await wallet.capture(db, { customerId, key: newKey(), of });
    expect(await wallet.capture(db, { customerId, key: newKey(), of })).toEqual(tooMuch);
    expect(await wallet.release(db, { customerId, key: newKey(), of })).toEqual(tooMuch);
    expect(await balance()).toEqual({ wallet: 400, held: 0 });
  });

  test.each([0, -1, 0.1, Number.NaN, Number.POSITIVE_INFINITY, 1e12])(
    "of %d cents is refused",
    async (amountCents) => {
      const refused = { ok: false, code: "wallet.errors.invalid_amount" };
      expect(await topUp(amountCents)).toEqual(refused);
      expect(await wallet.debit(db, move(amountCents))).toEqual(refused);
      expect(await wallet.release(db, { customerId, key: newKey(), of: "x", amountCents })).toEqual(
        refused,
      );
      expect(await balance()).toEqual({ wallet: 0, held: 0 });
    },
  );

  test("with a repeated key takes effect once and is refused with other data", async () => {
    const key = "payment:abc";
    const [first, ...others] = await Promise.all(
      Array.from({ length: 8 }, () => topUp(500, { key })),
    );
    for (const other of others) expect(other).toEqual(first);
    expect(await balance()).toEqual({ wallet: 500, held: 0 });
    expect(await topUp(501, { key })).toEqual({ ok: false, code: "wallet.errors.key_used" });
    expect(await wallet.debit(db, move(500, { key }))).toMatchObject({
      code: "wallet.errors.key_used",
    });
  });

  test("cannot spend the same cent twice in concurrent payments", async () => {
    await topUp(1_000);
    const payments = await Promise.all(
      Array.from({ length: 10 }, () => wallet.debit(db, move(300))),
    );
    expect(payments.filter(({ ok }) => ok)).toHaveLength(3);
    expect(await balance()).toEqual({ wallet: 100, held: 0 });
  });

  test("cannot use another customer's hold", async () => {
    const [other = 0] = await insertCustomers(db, [buildCustomer()], "");
    await topUp(1_000);
    const held = move(100);
    await wallet.hold(db, held);
    const stolen = { customerId: other, key: newKey(), of: held.key };
    expect(await wallet.release(db, stolen)).toEqual({ ok: false, code: "errors.not_found" });
    const top = move(100);
    expect(await wallet.refund(db, { customerId, key: newKey(), of: top.key })).toMatchObject({
      code: "errors.not_found",
    });
  });

  test("is undone if its transaction is rolled back", async () => {
    await topUp(1_000);
    const order = inTransaction(db, async (tx) => {
      await wallet.debit(tx, move(400));
      throw new Error("the order failed");
    });
    await expect(order).rejects.toThrow("the order failed");
    expect(await balance()).toEqual({ wallet: 1_000, held: 0 });
  });
});

describe("the wallet history", () => {
  test("has the fields of the specification, newest first", async () => {
    await topUp(5_000, { processor: { name: "Stripe", transactionId: "pi_1" } });
    const bought = move(1_999);
    await wallet.debit(db, bought);
    await wallet.refund(db, { customerId, key: newKey(), of: bought.key, amountCents: 999 });
    const { items, total } = await wallet.listHistory({ customerId });
    expect(total).toBe(3);
    expect(items).toEqual([
      expect.objectContaining({
        rel_type: 0,
        type: 1,
        rel_id: null,
        starting_balance: 30.01,
        amount: 9.99,
        end_balance: 40,
        quote_slug: "slug-17",
      }),
      expect.objectContaining({ rel_type: 0, type: 2, rel_id: 17, amount: -19.99 }),
      {
        id: expect.any(Number),
        rel_type: 3,
        type: 1,
        rel_id: null,
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        starting_balance: 0,
        end_balance: 50,
        amount: 50,
        payment_processor_name: "Stripe",
        payment_processor_transaction_id: "pi_1",
        quote_slug: null,
        order_type: null,
        order_number: null,
        order_path: null,
      },
    ]);
  });

  test("has pages of twenty", async () => {
    for (let at = 1; at <= 21; at++) await topUp(at);
    const first = await wallet.listHistory({ customerId });
    const second = await wallet.listHistory({ customerId, page: 2 });
    expect([first.items.length, second.items.length, second.total]).toEqual([20, 1, 21]);
    expect(second.items[0]?.amount).toBe(0.01);
    expect((await wallet.listHistory({ customerId, page: 9 })).items).toEqual([]);
  });
});

describe("the database", () => {
  const walletAccount = async () => {
    await topUp(1_000);
    const [account] = await db
      .select()
      .from(ledgerAccounts)
      .where(sql`customer_id = ${customerId} and kind = 'wallet'`);
    return account?.id ?? 0;
  };
  const transaction = () => ({
    customerId,
    kind: "credit" as const,
    amountCents: 5,
    key: newKey(),
    relType: REL_TYPES.topUp,
  });

  test("refuses to change or delete ledger rows", async () => {
    const id = await walletAccount();
    for (const forbidden of [
      sql`update ledger_entries set amount_cents = 1`,
      sql`delete from ledger_entries`,
      sql`truncate ledger_entries`,
      sql`update ledger_transactions set amount_cents = 1`,
      sql`delete from ledger_transactions`,
      sql`delete from ledger_accounts`,
      sql`update ledger_accounts set balance_cents = 999999 where id = ${id}`,
      sql`insert into ledger_accounts (customer_id, kind, balance_cents) values (5, 'wallet', 100)`,
    ]) {
      const attempt = db.execute(forbidden);
      await expect(attempt).rejects.toMatchObject({ cause: { code: "23001" } });
    }
  });

  test("refuses a transaction without balanced entries", async () => {
    const accountId = await walletAccount();
    const oneSided = inTransaction(db, async (tx) => {
      const [row] = await tx.insert(ledgerTransactions).values(transaction()).returning();
      await tx
        .insert(ledgerEntries)
        .values({ transactionId: row?.id ?? 0, accountId, amountCents: 5 });
    });
    await expect(oneSided).rejects.toMatchObject({ cause: { code: "23514" } });
    const empty = inTransaction(db, (tx) => tx.insert(ledgerTransactions).values(transaction()));
    await expect(empty).rejects.toMatchObject({ cause: { code: "23514" } });
    expect(await balance()).toEqual({ wallet: 1_000, held: 0 });
  });

  test("refuses a balance below zero", async () => {
    const accountId = await walletAccount();
    const [row] = await db.select().from(ledgerTransactions).limit(1);
    const overdrawn = db
      .insert(ledgerEntries)
      .values({ transactionId: row?.id ?? 0, accountId, amountCents: -1_001 });
    await expect(overdrawn).rejects.toMatchObject({
      cause: { code: "23514", constraint: "never_below_zero" },
    });
  });
});
