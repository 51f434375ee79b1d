import { eq, sql } from "drizzle-orm";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { testDatabase } from "#database/fixtures/test-database.ts";
import { customers } from "#features/account/server/account.tables.ts";
import { COMMAND_LINE } from "#platform/auth/require-role.ts";
import type { RefundReport } from "#ports/payments.ts";
import { openPayments } from "../fixtures/payments.ts";
import type { PaymentInput } from "../payable.ts";
import { paymentMessages, payments, refunds } from "../payments.tables.ts";

const { db } = await testDatabase();
const shop = await openPayments({ db });
const { stripe, newCustomer, topUp, balance } = shop;

afterEach(() => {
  const usual = { next: { next: "paid" }, refundStatus: "succeeded", dies: undefined };
  Object.assign(stripe.script, usual);
  shop.problems.length = 0;
});

async function paid(changes: Partial<PaymentInput> = {}) {
  const customer = await newCustomer();
  const started = await shop.payments.startPayment(topUp(customer, changes));
  if (!started.ok) throw new Error(started.code);
  const { reference } = started.value;
  const refund = (amountCents?: number, key = String(Math.random())) =>
    shop.payments.refundPayment({ actor: COMMAND_LINE, reference, amountCents, key });
  const row = async () => {
    const [found] = await db.select().from(payments).where(eq(payments.reference, reference));
    return found;
  };
  return { customer, reference, refund, row };
}

test("a payment is refunded in parts, and a repeated key makes no second refund", async () => {
  const { customer, refund, row } = await paid();
  expect(await refund(500, "a-part")).toMatchObject({ ok: true, value: { status: "succeeded" } });
  await refund(500, "a-part");
  expect(await row()).toMatchObject({ status: "partly_refunded", refundedCents: 500 });
  expect(await balance(customer)).toBe(1500);
  await refund();
  expect(await row()).toMatchObject({ status: "refunded", refundedCents: 2000 });
  expect(await balance(customer)).toBe(0);
  expect((await shop.wallet.checkLedger(customer.id)).agrees).toBe(true);
});

test("a wallet payment of an erased customer is left to refund by hand", async () => {
  const customer = await newCustomer();
  const filled = { customerId: customer.id, amountCents: 2000, key: `filled:${customer.id}` };
  await shop.wallet.credit(db, { ...filled, relation: { relType: 3 } });
  const subject = { kind: "thing", subjectId: String(customer.id), provider: 4 as const };
  const started = await shop.payments.startPayment(topUp(customer, subject));
  if (!started.ok) throw new Error(started.code);
  await db
    .update(customers)
    .set({ email: null, erasedAt: new Date() })
    .where(eq(customers.id, customer.id));
  const { reference } = started.value;
  const input = { actor: COMMAND_LINE, reference, key: "erased" };
  expect(await shop.payments.refundPayment(input)).toMatchObject({
    ok: true,
    value: { status: "by_hand", amountCents: 2000 },
  });
  expect(await balance(customer)).toBe(0);
});

test.each([0, -1, 1.5, 2001])("a refund of %d cents is refused", async (amountCents) => {
  const { refund, row } = await paid();
  expect(await refund(amountCents)).toMatchObject({ code: "payments.errors.not_that_much" });
  expect((await row())?.status).toBe("succeeded");
});

test("ten concurrent refunds never exceed the payment", async () => {
  const { customer, refund, row } = await paid();
  const done = await Promise.all(Array.from({ length: 10 }, () => refund(700)));
  expect(done.filter(({ ok }) => ok)).toHaveLength(2);
  expect((await row())?.refundedCents).toBe(1400);
  expect(await balance(customer)).toBe(600);
});

test("a refund needs the finance role, a paid payment and unspent money", async () => {
  const { customer, reference, refund } = await paid();
  const asNobody = { actor: undefined, reference, key: "x" };
  expect(await shop.payments.refundPayment(asNobody)).toMatchObject({ code: "errors.not_found" });
  await shop.wallet.debit(db, {
    customerId: customer.id,
    amountCents: 1,
    key: `spent:${reference}`,
    relation: { relType: 0, relId: 1 },
  });
  expect(await refund()).toMatchObject({ code: "payments.errors.already_spent" });
  stripe.script.next = { next: "wait" };
  const open = await paid();
  expect(await open.refund()).toMatchObject({ code: "payments.errors.not_paid" });
});

test("a refund that the provider refuses returns the money to the wallet", async () => {
  const { customer, refund, row } = await paid();
  stripe.script.refundStatus = "failed";
  expect(await refund(500)).toMatchObject({ ok: true, value: { status: "failed" } });
  expect(await balance(customer)).toBe(2000);
  expect((await row())?.status).toBe("succeeded");
});

test("a refund that was interrupted after the provider made it is made only once", async () => {
  const { customer, reference, refund, row } = await paid();
  stripe.script.dies = "refunded";
  expect(await refund(500, "cut-off")).toMatchObject({ value: { status: "requested" } });
  expect((await row())?.refundedCents).toBe(0);
  stripe.script.dies = undefined;
  await db.execute(sql`update refunds set tried_at = now() - interval '2 minutes'`);
  await shop.payments.sweepPayments();
  await shop.payments.sweepPayments();
  expect(await row()).toMatchObject({ status: "partly_refunded", refundedCents: 500 });
  expect(stripe.bank.get(`stripe-${reference}`)?.refundedCents).toBe(500);
  expect(await balance(customer)).toBe(1500);
});

test("a webhook about our own refund makes no second refund", async () => {
  const { customer, reference, refund, row } = await paid();
  await refund(500);
  const report = stripe.bank.get(`stripe-${reference}`);
  if (!report) throw new Error("no such payment");
  await shop.payments.handleWebhook("stripe", stripe.message(report));
  expect((await row())?.refundedCents).toBe(500);
  expect(await balance(customer)).toBe(1500);
});

describe("a refund that was made at the provider", () => {
  const refundThere = async (reference: string, refundedCents: number) => {
    const report = stripe.bank.get(`stripe-${reference}`);
    if (!report) throw new Error("no such payment");
    await shop.payments.handleWebhook("stripe", stripe.message({ ...report, refundedCents }));
  };

  test("debits what was credited", async () => {
    const { customer, reference, row } = await paid();
    await refundThere(reference, 800);
    await refundThere(reference, 2000);
    expect((await row())?.status).toBe("refunded");
    expect(await balance(customer)).toBe(0);
  });

  test("is reported to the payable as money that is gone", async () => {
    const payable = shop.deps.payables().find(({ kind }) => kind === "thing");
    if (!payable) throw new Error("There is nothing to buy");
    const told = vi.spyOn(payable, "onRefunded");
    onTestFinished(() => void told.mockRestore());
    const { reference, refund } = await paid({ kind: "thing", subjectId: String(Math.random()) });
    await refund(300);
    await refundThere(reference, 800);
    expect(told.mock.calls.map(([, , { amountCents, isGone }]) => [amountCents, isGone])).toEqual([
      [300, undefined],
      [500, true],
    ]);
  });

  test("becomes a task for finance if the money is already spent", async () => {
    const { customer, reference, row } = await paid();
    await shop.wallet.debit(db, {
      customerId: customer.id,
      amountCents: 1900,
      key: `spent:${reference}`,
      relation: { relType: 0, relId: 1 },
    });
    await refundThere(reference, 2000);
    expect((await row())?.status).toBe("refunded");
    expect(await balance(customer)).toBe(100);
    expect(shop.problems).toHaveLength(1);
    const { id = 0 } = (await row()) ?? {};
    const tasks = await db.select().from(refunds).where(eq(refunds.paymentId, id));
    expect(tasks).toMatchObject([{ status: "by_hand", amountCents: 2000 }]);
  });
});

test("a refund that the provider does not support is left to finance", async () => {
  shop.paysera.script.next = { next: "redirect", redirectUrl: "https://bank.example" };
  const { customer, reference, refund, row } = await paid({ provider: 3 });
  const report = shop.paysera.bank.get(`paysera-${reference}`);
  if (!report) throw new Error("no such payment");
  await shop.payments.handleWebhook(
    "paysera",
    shop.paysera.message({ ...report, status: "succeeded" }),
  );
  expect(await balance(customer)).toBe(2000);
  expect(await refund(500)).toMatchObject({ value: { status: "by_hand" } });
  expect(await balance(customer)).toBe(1500);
  expect((await row())?.status).toBe("partly_refunded");
});

test("a wallet payment is refunded to the wallet", async () => {
  const { customer } = await paid();
  const input = topUp(customer, { kind: "thing", subjectId: "3", provider: 4, amountCents: 1200 });
  const started = await shop.payments.startPayment(input);
  if (!started.ok) throw new Error(started.code);
  const { reference } = started.value;
  await shop.payments.refundPayment({
    actor: COMMAND_LINE,
    reference,
    key: `${reference}-1`,
    amountCents: 200,
  });
  expect(await balance(customer)).toBe(1000);
  await shop.payments.refundPayment({ actor: COMMAND_LINE, reference, key: `${reference}-2` });
  expect(await balance(customer)).toBe(2000);
});

test("an open payment is not cancelled because of another one that was refunded", async () => {
  const subject = { kind: "thing", subjectId: String(Math.random()) };
  stripe.script.next = { next: "confirm", clientSecret: "secret" };
  const left = await paid(subject);
  stripe.script.next = { next: "paid" };
  const other = await paid(subject);
  expect((await other.refund()).ok).toBe(true);
  expect(await other.row()).toMatchObject({ status: "refunded" });
  await db.execute(sql`update payments set created_at = created_at - interval '2 hours',
    looked_up_at = null where reference = ${left.reference}`);
  await shop.payments.sweepPayments();
  expect(await left.row()).toMatchObject({ status: "created" });
});

describe("a refund that stays pending at the bank", () => {
  const pending = async () => {
    const made = await paid();
    stripe.script.refundStatus = "pending";
    const refund = await made.refund(500);
    if (!refund.ok) throw new Error(refund.code);
    expect(refund.value.status).toBe("pending");
    const id = refund.value.providerId ?? "";
    const now = async () => {
      const [row] = await db.select().from(refunds).where(eq(refunds.id, refund.value.id));
      return row?.status;
    };
    const tell = (status: RefundReport["status"]) =>
      shop.payments.handleWebhook(
        "stripe",
        stripe.tellOf("refund.updated", { kind: "refund", refund: { id, status } }),
      );
    return { ...made, id, now, tell };
  };

  test("is completed once when the provider reports success", async () => {
    const { customer, now, tell, row } = await pending();
    for (const status of ["pending", "succeeded", "succeeded", "pending"] as const) {
      await tell(status);
    }
    expect(await now()).toBe("succeeded");
    expect(await row()).toMatchObject({ status: "partly_refunded", refundedCents: 500 });
    expect(await balance(customer)).toBe(1500);
    expect(shop.problems).toEqual([]);
  });

  test("becomes a task for finance if it fails, without a second credit", async () => {
    const { customer, now, tell } = await pending();
    await tell("failed");
    await tell("failed");
    expect(await now()).toBe("by_hand");
    expect(await balance(customer)).toBe(1500);
    expect(shop.problems).toEqual(["refund_refused"]);
  });

  test("becomes a task for finance even if it fails after a success", async () => {
    const { now, tell } = await pending();
    await tell("succeeded");
    await tell("failed");
    expect(await now()).toBe("by_hand");
    expect(shop.problems).toHaveLength(1);
  });

  test("is looked up if no webhook arrives", async () => {
    const { id, now } = await pending();
    for (const [key, one] of stripe.refunds) {
      if (one.id === id) stripe.refunds.set(key, { id, status: "failed" });
    }
    await shop.payments.sweepPayments();
    expect(await now()).toBe("pending");
    await db.execute(sql`update refunds set tried_at = now() - interval '2 hours'`);
    await shop.payments.sweepPayments();
    expect(await now()).toBe("by_hand");
  });

  test("of another system is ignored when its webhook arrives", async () => {
    const news = { kind: "refund", refund: { id: "re_other", status: "failed" } } as const;
    const told = await shop.payments.handleWebhook("stripe", stripe.tellOf("refund.failed", news));
    expect(told).toMatchObject({ ok: true });
    expect(shop.problems).toEqual([]);
  });
});

test("a payment dispute is reported to finance once", async () => {
  const { reference, row } = await paid();
  const news = { kind: "dispute", providerId: `stripe-${reference}` } as const;
  const message = stripe.tellOf("charge.dispute.created", news, `dispute-${reference}`);
  for (let told = 0; told < 3; told++) await shop.payments.handleWebhook("stripe", message);
  expect(shop.problems).toEqual(["payment_disputed"]);
  const { id = 0, status } = (await row()) ?? {};
  expect(status).toBe("succeeded");
  const kept = await db.select().from(paymentMessages).where(eq(paymentMessages.paymentId, id));
  expect(kept).toMatchObject([{ outcome: "disputed", type: "charge.dispute.created" }]);
});
