import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { testDatabase } from "#database/fixtures/test-database.ts";
import { payments } from "#features/payments/server/payments.tables.ts";
import type { OrderDraft } from "../order-draft.ts";
import type { Order } from "../orders.repository.ts";
import { openPaidOrders } from "./fixtures/paid-orders.ts";

const { db } = await testDatabase();
const shop = await openPaidOrders(db);
const { orders, detailsOf, wallet, place, goods, customer, stripe } = shop;
const [STRIPE, PAYPAL, WALLET] = [1, 2, 4] as const;
afterEach(() => {
  stripe.script.next = { next: "paid" };
});

async function placed(changes: Partial<OrderDraft> = {}): Promise<Order> {
  const result = await place({ lines: [await goods(5)], ...changes });
  if (!result.ok) throw new Error(result.code);
  return result.value;
}
const payer = { customer: undefined };
const pay = (order: Order, provider: 1 | 2 = STRIPE) => shop.payOrder(order, { provider, payer });
const bankOf = (reference: string) => {
  const report = stripe.bank.get(`stripe-${reference}`);
  if (!report) throw new Error("The bank knows nothing of it");
  return report;
};

test("a pending payment blocks other payments, but its own call may be repeated", async () => {
  const order = await placed();
  stripe.script.next = { next: "wait" };
  const payWith = (requestKey: string) =>
    shop.payOrder(order, { provider: STRIPE, payer, requestKey });
  const first = await payWith("under way");
  expect(first).toMatchObject({ ok: true, value: { paid: false } });
  const refused = { ok: false, code: "orders.errors.being_paid" };
  expect(await pay(order, PAYPAL)).toEqual(refused);
  expect(await payWith("another")).toEqual(refused);
  expect(await payWith("under way")).toEqual(first);
  const reference = first.ok ? first.value.reference : "";
  const shown = await detailsOf({ slug: order.slug, customerId: undefined });
  expect(shown?.payments).toMatchObject([{ status: "pending" }]);
  // The provider never notified us of the failure; we find out when the buyer tries to pay again.
  stripe.bank.set(`stripe-${reference}`, { ...bankOf(reference), status: "failed" });
  await db.update(payments).set({ lookedUpAt: null }).where(eq(payments.reference, reference));
  stripe.script.next = { next: "paid" };
  expect(await pay(order)).toMatchObject({ ok: true, value: { paid: true } });
});

test.each([
  ["pending", { ok: false, code: "orders.errors.being_paid" }],
  ["succeeded", { ok: true, value: { paid: true } }],
] as const)(
  "a payment %s at the provider prevents a second one before its webhook arrives",
  async (status, answer) => {
    const order = await placed();
    stripe.script.next = { next: "confirm", clientSecret: "secret" };
    const first = await pay(order);
    const reference = first.ok ? first.value.reference : "";
    stripe.bank.set(`stripe-${reference}`, { ...bankOf(reference), status });
    expect(await pay(order, PAYPAL)).toMatchObject(answer);
    const rows = await db.select().from(payments).where(eq(payments.subjectId, order.slug));
    expect(rows.map((row) => row.status)).toEqual([status]);
  },
);

test("an abandoned payment is cancelled two hours later if another paid the order", async () => {
  const order = await placed();
  const sweepAfter = async (hours: number) => {
    await db
      .update(payments)
      .set({ createdAt: new Date(Date.now() - hours * 3_600_000), lookedUpAt: null })
      .where(eq(payments.subjectId, order.slug));
    await shop.payments.sweepPayments();
    const rows = await db
      .select()
      .from(payments)
      .where(eq(payments.subjectId, order.slug))
      .orderBy(payments.id);
    return rows.map(({ status }) => status);
  };
  stripe.script.next = { next: "confirm", clientSecret: "secret" };
  expect(await pay(order)).toMatchObject({ ok: true, value: { paid: false } });
  expect(await sweepAfter(2)).toEqual(["created"]);
  stripe.script.next = { next: "paid" };
  expect(await pay(order)).toMatchObject({ ok: true, value: { paid: true } });
  expect(await sweepAfter(0.5)).toEqual(["created", "succeeded"]);
  expect(await sweepAfter(2)).toEqual(["cancelled", "succeeded"]);
  expect((await orders.getMyOrder({ slug: order.slug, customerId: undefined }))?.order.status).toBe(
    "paid",
  );
});

test.each([
  [STRIPE, "payments.errors.given_back", "refunded"],
  [WALLET, "orders.errors.not_payable", "cancelled"],
] as const)(
  "a cancelled order takes no money or refunds it at once: provider %d",
  async (provider, code, status) => {
    const customerId = await customer(5000);
    const order = await placed({ customerId });
    await orders.cancelOrder({ orderId: order.id, actor: { kind: "system" } });
    const paid = await shop.payments.startPayment({
      ...shop.topUp({ id: customerId, email: "" }),
      kind: "order",
      subjectId: order.slug,
      amountCents: order.dueCents,
      provider,
    });
    expect(paid).toEqual({ ok: false, code });
    const [row] = await db.select().from(payments).where(eq(payments.subjectId, order.slug));
    expect((await shop.payments.showPayment(row?.reference ?? ""))?.status).toBe(status);
    expect(await wallet.readBalance(customerId)).toEqual({ wallet: 5000, held: 0 });
    if (provider !== STRIPE) return;
    await shop.payments.sweepPayments();
    expect(bankOf(row?.reference ?? "").refundedCents).toBe(order.dueCents);
  },
);
