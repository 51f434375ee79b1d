import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { testDatabase } from "#database/fixtures/test-database.ts";
import { type ReportedTask, taskOfProblem } from "#features/records/domain/task-of-problem.ts";
import type { ReportProblem } from "#platform/feature/problems.ts";
import { openPayments } from "../fixtures/payments.ts";
import { paymentMessages, payments } from "../payments.tables.ts";

const { db } = await testDatabase();
const shop = await openPayments({ db });
const { stripe, newCustomer, topUp, problems } = shop;

beforeEach(() => {
  stripe.bank.clear();
  stripe.refunds.clear();
  problems.length = 0;
});

async function paid(): Promise<string> {
  stripe.script.next = { next: "paid" };
  const started = await shop.payments.startPayment(topUp(await newCustomer()));
  if (!started.ok) throw new Error(started.code);
  return started.value.reference;
}

const statusOf = async (reference: string) =>
  (await db.select().from(payments).where(eq(payments.reference, reference)))[0]?.status;

/** Padded to the length of our references. */
const taken = (name: string) => ({
  reference: name.padEnd(24, "-"),
  providerId: `stripe-${name}`,
  status: "succeeded" as const,
  amountCents: 1200,
  currency: "EUR",
  refundedCents: 0,
});

test("reconciliation books a payment that only the provider knows as paid", async () => {
  const [known, forgotten] = [await paid(), await paid()];
  await db.execute(sql`delete from payment_messages`);
  await db
    .update(payments)
    .set({ status: "created", providerId: null })
    .where(eq(payments.reference, forgotten));
  await shop.payments.reconcilePayments();
  expect([await statusOf(known), await statusOf(forgotten)]).toEqual(["succeeded", "succeeded"]);
  expect(stripe.refunds.size).toBe(0);
  expect(problems).toEqual([]);
});

test("unknown money is reported once, and refunded only if that is enabled", async () => {
  stripe.bank.set("stripe-lost", taken("lost"));
  for (let time = 0; time < 2; time++) await shop.payments.reconcilePayments();
  expect(problems).toEqual(["unknown_money"]);
  expect(stripe.refunds.size).toBe(0);

  const giving = shop.bind({ refundsStrays: true });
  for (let time = 0; time < 2; time++) await giving.reconcilePayments();
  expect([...stripe.refunds.keys()]).toEqual(["stray:stripe-lost:0"]);
  expect(stripe.bank.get("stripe-lost")?.refundedCents).toBe(1200);
  const [note] = await db
    .select()
    .from(paymentMessages)
    .where(eq(paymentMessages.messageId, "stray:stripe-lost"));
  expect(note).toMatchObject({ outcome: "applied", type: "reconciliation" });
});

test("the task about unknown money contains its provider, amount and currency", async () => {
  stripe.bank.set("stripe-part", { ...taken("part"), refundedCents: 200 });
  const told: ReportedTask[] = [];
  const reportProblem: ReportProblem<"payments"> = (code, details) =>
    told.push(taskOfProblem({ feature: "payments", code, words: "", details }));
  await shop.bind({ reportProblem }).reconcilePayments();
  expect(told).toMatchObject([
    {
      kind: "unknown_money",
      subject: "payment:stripe-part",
      details: { provider: "STRIPE", amountCents: 1000, currency: "EUR" },
    },
  ]);
});

test("a provider that fails does not stop the reconciliation of the others", async () => {
  const failing = { ...shop.paypal.provider.adapter };
  failing.listPaid = () => Promise.reject(new Error("away"));
  stripe.bank.set("stripe-found", taken("found"));
  const bound = shop.bind({
    providers: [{ ...shop.paypal.provider, adapter: failing }, stripe.provider],
  });
  await bound.reconcilePayments();
  expect(problems).toEqual(["payment_list_failed", "unknown_money"]);
});

test("a stray payment whose refund fails is reported and does not block the others", async () => {
  for (const name of ["refused", "broken", "good"]) stripe.bank.set(`stripe-${name}`, taken(name));
  const given: string[] = [];
  const adapter: typeof stripe.provider.adapter = {
    ...stripe.provider.adapter,
    async refund({ providerId }) {
      given.push(providerId);
      if (providerId === "stripe-broken") throw new Error("away");
      return { id: providerId, status: providerId === "stripe-refused" ? "failed" : "succeeded" };
    },
  };
  const giving = shop.bind({ refundsStrays: true, providers: [{ ...stripe.provider, adapter }] });
  await giving.reconcilePayments();
  expect(given).toEqual(["stripe-refused", "stripe-broken", "stripe-good"]);
  expect(problems).toContain("unknown_money_refund_failed");
  expect(problems).toContain("payment_compare_failed");
  const notes = await db
    .select({ id: paymentMessages.messageId, outcome: paymentMessages.outcome })
    .from(paymentMessages);
  expect(Object.fromEntries(notes.map(({ id, outcome }) => [id, outcome]))).toMatchObject({
    "stray:stripe-refused": "unknown_payment",
    "stray:stripe-broken": "unknown_payment",
    "stray:stripe-good": "applied",
  });
});

test("payments with references of another system are ignored", async () => {
  stripe.bank.set("stripe-till", { ...taken("till"), reference: "till-17" });
  await shop.bind({ refundsStrays: true }).reconcilePayments();
  expect(problems).toEqual([]);
  expect(stripe.refunds.size).toBe(0);
});
