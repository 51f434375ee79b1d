import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { buildCustomer } from "#database/seed/customer-builder.ts";
import { insertCustomers } from "#database/seed/insert-customers.ts";
import { testDatabase } from "#database/testing/test-database.ts";
import { inTransaction } from "#database/transaction.ts";
import { buildTestSite } from "#features/sites/domain/site.fixture.ts";
import { bindWallet } from "#features/wallet/server/wallet.ts";
import { billPayable } from "./bill-payable.ts";
import { invoices as documents, invoiceHistory } from "./invoices.tables.ts";
import { type Bill, bindInvoices } from "./invoices.ts";

const { db } = await testDatabase();
const site = buildTestSite({ id: 1, region: "default", name: "Cartage" });
const wallet = bindWallet({ db });
const told: { slug: string; data: unknown; paidAt: Date | null }[] = [];
const mailed: string[] = [];
const invoices = bindInvoices({
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
  startPayment: async () => ({ ok: false, code: "payments.errors.unavailable" }),
  listMethods: async () => [],
  findUnderWay: async () => undefined,
  refundPayments: async () => {},
});
const payable = billPayable(invoices.deps);

const [customerId = 0] = await insertCustomers(
  db,
  [buildCustomer({ email: "pro@example.com" })],
  "",
);
const wish = {
  siteId: 1,
  customerId,
  purpose: "pro" as const,
  lines: [{ name: "Pro, a month", quantity: 1, unitCents: 1210 }],
  language: "en",
};
const issue = async (data: Record<string, unknown> = {}) => {
  const bill = await inTransaction(db, (tx) => invoices.issueInvoice(tx, { ...wish, data }));
  return bill as Bill;
};
const paidFor = ({ slug }: Bill) => ({
  subjectId: slug,
  customerId,
  reference: "r",
  amountCents: 1210,
  feeCents: 35,
  currency: "EUR",
  processor: { name: "", transactionId: "" },
});
const pay = (bill: Bill) => inTransaction(db, (tx) => payable.onPaid(tx, paidFor(bill)));
const stepsOf = async ({ id }: Bill) =>
  (await db.select().from(invoiceHistory).where(eq(invoiceHistory.invoiceId, id))).map(
    ({ status, actorKind }) => `${status} ${actorKind}`,
  );

test("whoever issued it is told once that it is paid, with what they gave it", async () => {
  const bill = await issue({ plan: "gold" });
  expect(mailed).toContain("invoice-issued pro@example.com");
  const answers = await Promise.all([pay(bill), pay(bill), pay(bill)]);
  expect(answers.toSorted()).toEqual(["taken", "unwanted", "unwanted"]);
  expect(told).toEqual([{ slug: bill.slug, data: { plan: "gold" }, paidAt: expect.any(Date) }]);
  expect(await stepsOf(bill)).toEqual(["open system", "paid payment"]);
  expect(await invoices.findBill(bill.slug)).toMatchObject({ status: "paid", feeCents: 35 });
});

test("where what was paid for cannot be given, it is not paid either", async () => {
  const bill = await issue({ isBroken: true });
  await expect(pay(bill)).rejects.toThrow("cannot be had");
  expect(await invoices.findBill(bill.slug)).toMatchObject({ status: "open", paidAt: null });
});

test("from the wallet in one step: written and paid, or neither; no number is lost", async () => {
  const numbers = () => db.$count(documents);
  const before = await numbers();
  const charge = (key: string) =>
    inTransaction(db, (tx) => invoices.issueFromWallet(tx, { ...wish, key }));
  expect(await charge("test:a")).toMatchObject({ ok: false, code: "wallet.errors.not_enough" });
  expect(await numbers()).toBe(before);
  const relation = { relType: 3 as const };
  await wallet.credit(db, { customerId, amountCents: 5000, key: "test:b", relation });
  const paid = await charge("test:c");
  expect(paid).toMatchObject({ ok: true, value: { status: "paid", totalCents: 1210 } });
  expect(told).toHaveLength(2);
  expect(await wallet.readBalance(customerId)).toMatchObject({ wallet: 3790 });
  if (!paid.ok) return;
  const actor = { id: null, roles: ["finance" as const] };
  const credited = await invoices.creditByStaff({ actor, slug: paid.value.slug });
  expect(credited).toMatchObject({ ok: true, value: { status: "credited" } });
  expect(await wallet.readBalance(customerId)).toMatchObject({ wallet: 5000 });
});

test("a document is never changed, nor its history", async () => {
  await expect(db.update(documents).set({ number: 1 })).rejects.toThrow();
  await expect(db.delete(invoiceHistory)).rejects.toThrow();
});
