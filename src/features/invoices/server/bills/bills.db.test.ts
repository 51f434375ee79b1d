import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { eventually } from "#database/fixtures/eventually.ts";
import { testDatabase } from "#database/fixtures/test-database.ts";
import { inTransaction } from "#database/transaction.ts";
import { buildCustomer } from "#demo/customers/customer-builder.ts";
import { insertCustomers } from "#demo/customers/insert-customers.ts";
import { customers } from "#features/account/server/account.tables.ts";
import { buildTestSite } from "#features/sites/domain/fixtures/site.ts";
import { bindWallet } from "#features/wallet/server/wallet.ts";
import { invoices as documents, invoiceHistory } from "../invoices.tables.ts";
import { type Bill, bindInvoices } from "../invoices.ts";
import type { InvoicesDeps } from "../invoices-deps.ts";
import { billPayable } from "./bill-payable.ts";
import { lockBill } from "./bills.repository.ts";
import { issueBill } from "./issue-bill.ts";

const { db } = await testDatabase();
const site = buildTestSite({ id: 1, region: "default", name: "Cartage" });
const wallet = bindWallet({ db });
const told: { slug: string; data: unknown; paidAt: Date | null }[] = [];
const takenBack: string[] = [];
const mailed: string[] = [];
const problems: { problem: string; details: object }[] = [];
const billDeps: InvoicesDeps = {
  db,
  wallet,
  now: () => new Date(),
  findSite: () => site,
  linkTo: (_site, language, path) => `https://shop.example/${language}${path}`,
  postMail: async (_tx, { kind, to }) => void mailed.push(`${kind} ${to}`),
  whenPaid: {
    pro: async (_tx, { slug, data, paidAt }) => {
      if (data.isBroken) throw new Error("It cannot be had");
      told.push({ slug, data, paidAt });
    },
  },
  whenCredited: { pro: async (_tx, { slug }) => void takenBack.push(slug) },
  findUnderWay: async () => undefined,
  isStillDue: {},
  refundPayments: async () => {},
  reportProblem: (problem, details) => void problems.push({ problem, details }),
};
const invoices = bindInvoices(billDeps);
const payable = billPayable(billDeps);

const newCustomer = async (email?: string) => {
  const [id = 0] = await insertCustomers(db, [buildCustomer(email ? { email } : {})], "");
  return id;
};
const customerId = await newCustomer("pro@example.com");
const input = {
  siteId: 1,
  customerId,
  purpose: "pro" as const,
  lines: [{ name: "Pro, a month", quantity: 1, unitCents: 1210 }],
  language: "en",
};
const issue = async (data: Record<string, unknown> = {}) => {
  const bill = await inTransaction(db, (tx) => invoices.issueInvoice(tx, { ...input, data }));
  return bill as Bill;
};
const paidFor = ({ slug }: Pick<Bill, "slug">) => ({
  subjectId: slug,
  customerId,
  reference: "r",
  amountCents: 1210,
  feeCents: 35,
  currency: "EUR",
  processor: { name: "", transactionId: "" },
});
const pay = (bill: Bill) => inTransaction(db, (tx) => payable.settle(tx, paidFor(bill)));
const toldOf = ({ slug }: Bill) => told.filter((one) => one.slug === slug);
const stepsOf = async ({ id }: Bill) =>
  (await db.select().from(invoiceHistory).where(eq(invoiceHistory.invoiceId, id))).map(
    ({ status, actorKind }) => `${status} ${actorKind}`,
  );

test("the issuer's callback runs once after payment, with its data", async () => {
  const bill = await issue({ plan: "gold" });
  expect(mailed).toContain("invoice-issued pro@example.com");
  const answers = await Promise.all([pay(bill), pay(bill), pay(bill)]);
  expect(answers.toSorted()).toEqual(["accepted", "unwanted", "unwanted"]);
  expect(toldOf(bill)).toEqual([
    { slug: bill.slug, data: { plan: "gold" }, paidAt: expect.any(Date) },
  ]);
  expect(await stepsOf(bill)).toEqual(["open system", "paid payment"]);
  expect(await invoices.findBill(bill.slug)).toMatchObject({ status: "paid", feeCents: 35 });
});

test("an open invoice is counted as unpaid until it is paid", async () => {
  const before = await invoices.countUnpaidInvoices(customerId);
  const bill = await issue();
  expect(await invoices.countUnpaidInvoices(customerId)).toBe(before + 1);
  expect(await invoices.countUnpaidInvoices(await newCustomer())).toBe(0);
  await pay(bill);
  expect(await invoices.countUnpaidInvoices(customerId)).toBe(before);
});

test("an invoice stays open if the callback for its payment fails", async () => {
  const bill = await issue({ isBroken: true });
  await expect(pay(bill)).rejects.toThrow("cannot be had");
  expect(await invoices.findBill(bill.slug)).toMatchObject({ status: "open", paidAt: null });
});

test("an invoice is dated and due by the shop's calendar day", async () => {
  const now = () => new Date("2026-12-31T22:30:00Z");
  const deps = { ...billDeps, now };
  const bill = await inTransaction(db, (tx) => issueBill(deps, tx, input));
  expect(bill).toMatchObject({ content: { issuedOn: "2027-01-01" }, dueOn: "2027-01-15" });
});

let keys = 0;
const actor = { id: null, roles: ["finance" as const] };

/** A new customer with this much in the wallet, and functions that charge it by a key. */
async function openWallet(cents: number) {
  const owner = await newCustomer();
  const name = `test:${owner}:${++keys}`;
  const move = { customerId: owner, amountCents: cents, key: name };
  if (cents > 0) await wallet.credit(db, { ...move, relation: { relType: 3 } });
  const charge = (key = `${name}:paid`, unitCents = 1210) =>
    inTransaction(db, (tx) => {
      const lines = [{ name: "Pro, a month", quantity: 1, unitCents }];
      return invoices.issueFromWallet(tx, { ...input, customerId: owner, lines, key });
    });
  const charged = async () => {
    const paid = await charge();
    if (!paid.ok) throw new Error(paid.code);
    return paid.value;
  };
  const left = async () => (await wallet.readBalance(owner)).wallet;
  return { owner, charge, charged, left };
}

test("a wallet invoice is issued and paid together or not at all", async () => {
  const numbers = () => db.$count(documents);
  const before = await numbers();
  const poor = await openWallet(0);
  expect(await poor.charge()).toEqual({ ok: false, code: "wallet.errors.not_enough" });
  expect(await numbers()).toBe(before);
  const rich = await openWallet(5000);
  const paid = await rich.charged();
  expect(paid).toMatchObject({ status: "paid", totalCents: 1210 });
  expect(toldOf(paid)).toHaveLength(1);
  expect(await rich.left()).toBe(3790);
  const credited = await invoices.creditByStaff({ actor, slug: paid.slug });
  expect(credited).toMatchObject({ ok: true, value: { status: "credited" } });
  expect(await rich.left()).toBe(5000);
  expect(takenBack.filter((slug) => slug === paid.slug)).toHaveLength(1);
});

test("the issuer's callback for a refund runs once, when all is refunded", async () => {
  const bill = await issue();
  await pay(bill);
  const giveBack = (amountCents: number, isRest: boolean) =>
    inTransaction(db, (tx) =>
      payable.onRefunded(tx, paidFor(bill), {
        ...{ amountCents, isRest, feeCents: 0 },
        key: `${bill.slug} ${amountCents}`,
      }),
    );
  await giveBack(210, false);
  expect(takenBack).not.toContain(bill.slug);
  await giveBack(1000, true);
  await giveBack(1000, true);
  expect(takenBack.filter((slug) => slug === bill.slug)).toHaveLength(1);
});

test("a wallet invoice with one key is issued once, even with concurrent calls", async () => {
  const { charge, charged, left } = await openWallet(5000);
  const numbers = await db.$count(documents);
  const answers = await Promise.all([charged(), charged(), charged()]);
  const paid = await charged();
  expect(new Set(answers.map(({ slug }) => slug))).toEqual(new Set([paid.slug]));
  expect(await db.$count(documents)).toBe(numbers + 1);
  expect(toldOf(paid)).toHaveLength(1);
  expect(await left()).toBe(3790);
  await expect(charge(paid.walletKey ?? "", 999)).rejects.toThrow("wallet.errors.key_used");
});

test("a credited wallet invoice of an erased customer is left to refund by hand", async () => {
  const { owner, charged, left } = await openWallet(5000);
  const { slug, content } = await charged();
  await db
    .update(customers)
    .set({ erasedAt: new Date(), email: null })
    .where(eq(customers.id, owner));
  const credited = await invoices.creditByStaff({ actor, slug });
  expect(credited).toMatchObject({ ok: true, value: { status: "credited" } });
  expect(await left()).toBe(3790);
  expect(problems).toContainEqual({
    problem: "erased_customer_refund",
    details: { number: content.number },
  });
});

const part = { amountCents: 100, feeCents: 0, isRest: false };
test.each([
  ["staff credit it", (slug: string) => invoices.creditByStaff({ actor, slug })],
  [
    "its payment goes back",
    (slug: string) =>
      inTransaction(db, (tx) => payable.onRefunded(tx, paidFor({ slug }), { ...part, key: slug })),
  ],
])("a refund locks the wallet before the invoice: %s", async (_how, giveBack) => {
  const { owner, charged } = await openWallet(5000);
  const { slug } = await charged();
  const { asked } = await db.transaction(async (tx) => {
    await wallet.lockBalance(tx, owner);
    const asked = giveBack(slug);
    await eventually(async () => {
      const { rows } = await db.execute(sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`);
      expect(rows.length).toBeGreaterThan(0);
    });
    // Nobody else holds the bill's lock, so this must not wait.
    await tx.execute(sql`set local lock_timeout = '10ms'`);
    expect(await lockBill(tx, slug)).toBeDefined();
    return { asked };
  });
  expect((await asked).ok).toBe(true);
});

test("the database refuses to change a document or its history", async () => {
  await expect(db.update(documents).set({ number: 1 })).rejects.toThrow();
  await expect(db.delete(invoiceHistory)).rejects.toThrow();
});
