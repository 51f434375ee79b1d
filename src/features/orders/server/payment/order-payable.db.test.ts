import { and, eq, gt, sql } from "drizzle-orm";
import fc from "fast-check";
import { afterEach, describe, expect, test } from "vitest";
import { testDatabase } from "#database/fixtures/test-database.ts";
import { customers } from "#features/account/server/account.tables.ts";
import { invoices } from "#features/invoices/server/invoices.tables.ts";
import { payments, refunds } from "#features/payments/server/payments.tables.ts";
import { COMMAND_LINE } from "#platform/auth/require-role.ts";
import type { PaymentReport } from "#ports/payments.ts";
import type { OrderDraft } from "../order-draft.ts";
import { type Order, selectHistory, selectOrder } from "../orders.repository.ts";
import { orders as orderRows } from "../orders.tables.ts";
import { openPaidOrders } from "./fixtures/paid-orders.ts";

const { db } = await testDatabase();
const shop = await openPaidOrders(db);
const { orders, detailsOf, wallet, place, goods, stockOf, customer, stripe, paypal, paysera } =
  shop;

const AWAY = { next: "redirect", redirectUrl: "https://bank.example" } as const;
afterEach(() => {
  for (const { script } of [stripe, paypal, paysera]) {
    Object.assign(script, { next: { next: "paid" }, refundStatus: "succeeded", dies: undefined });
  }
  shop.problems.length = 0;
});

async function placed(changes: Partial<OrderDraft> = {}): Promise<Order> {
  const result = await place({ lines: [await goods(5)], ...changes });
  if (!result.ok) throw new Error(result.code);
  return result.value;
}
const STRIPE = 1;
const PAYPAL = 2;
const PAYSERA = 3;
const WALLET = 4;
type Provider = 1 | 2 | 3 | 4;

const payerOf = ({ customerId, email }: Order) => ({
  customer: customerId === null ? undefined : { id: customerId, email: email ?? "" },
});
const pay = (order: Order, provider: Provider = STRIPE) =>
  shop.payOrder(order, { provider, payer: payerOf(order) });
async function begin(order: Order, provider: Provider): Promise<string> {
  const { script } = { 1: stripe, 2: paypal, 3: paysera, 4: stripe }[provider];
  script.next = AWAY;
  const started = await pay(order, provider);
  if (!started.ok) throw new Error(started.code);
  return started.value.reference;
}
const read = async ({ id }: Pick<Order, "id">) => (await selectOrder(db, { id })) as Order;
const statuses = async ({ id }: Order) => (await selectHistory(db, id)).map((step) => step.status);
const rowOf = async (reference: string) => {
  const [row] = await db.select().from(payments).where(eq(payments.reference, reference));
  if (!row) throw new Error("no such payment");
  return row;
};
const invoicesOf = ({ id }: Order) =>
  db.$count(invoices, and(eq(invoices.subjectId, id), gt(invoices.totalCents, 0)));
const said = (
  bank: typeof stripe,
  reference: string,
  changes: Partial<PaymentReport> = {},
): PaymentReport => {
  const report = bank.bank.get(`${bank.provider.name}-${reference}`);
  if (!report) throw new Error("no such payment at the provider's");
  return { ...report, status: "succeeded", ...changes };
};
const tell = (bank: typeof stripe, report: PaymentReport, id?: string) =>
  shop.payments.handleWebhook(bank.provider.name, bank.message(report, id));
const paidAtBank = (bank: typeof stripe, reference: string) => {
  const report = said(bank, reference);
  bank.bank.set(report.providerId, report);
  return tell(bank, report);
};

describe("paying for an order", () => {
  test("at once marks it paid with one invoice, even if paid again", async () => {
    const order = await placed();
    const paid = await pay(order);
    expect(paid).toMatchObject({ ok: true, value: { paid: true } });
    expect(await read(order)).toMatchObject({ status: "paid", feeCents: 0 });
    expect(await pay(order)).toEqual(paid);
    expect(await invoicesOf(order)).toBe(1);
    const shown = await detailsOf({ slug: order.slug, customerId: undefined });
    expect(shown?.payments).toMatchObject([
      { payment_processor_id: STRIPE, status: "succeeded", amount: order.dueCents / 100 },
    ]);
  });

  test("by wallet names it in the ledger; too little money leaves it unpaid without a hold", async () => {
    const line = await goods(1);
    const customerId = await customer(1000);
    const poor = await placed({ lines: [line], customerId });
    expect(await pay(poor, WALLET)).toMatchObject({ code: "wallet.errors.not_enough" });
    expect(await read(poor)).toMatchObject({ status: "awaiting_payment", holds: false });
    expect(await stockOf(line)).toBe(1);
    const rich = await placed({ lines: [line], customerId: await customer(10_000) });
    expect(await pay(rich, WALLET)).toMatchObject({ ok: true, value: { paid: true } });
    const { items } = await wallet.listHistory({ customerId: rich.customerId ?? 0 });
    expect(items[0]).toMatchObject({ rel_id: rich.id, quote_slug: rich.slug });
  });

  test("twice at once from one wallet succeeds only as far as the balance allows", async () => {
    const customerId = await customer(4000);
    const both = [await placed({ customerId }), await placed({ customerId })];
    const answers = await Promise.all(both.map((order) => pay(order, WALLET)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await wallet.readBalance(customerId)).toEqual({ wallet: 4000 - 3198, held: 0 });
    const after = await Promise.all(both.map(read));
    expect(after.map(({ status, holds }) => [status, holds]).sort()).toEqual([
      ["awaiting_payment", false],
      ["paid", true],
    ]);
  });

  test("releases its hold only after the last open payment fails, and a retry holds again", async () => {
    const line = await goods(1);
    const customerId = await customer(500);
    const order = await placed({ lines: [line], customerId, balanceCents: 500 });
    const first = await begin(order, PAYPAL);
    const second = await begin(order, STRIPE);
    await tell(paypal, said(paypal, first, { status: "failed" }));
    expect(await stockOf(line)).toBe(0);
    await tell(stripe, said(stripe, second, { status: "cancelled" }));
    expect(await stockOf(line)).toBe(1);
    expect(await wallet.readBalance(customerId)).toEqual({ wallet: 500, held: 0 });
    stripe.script.next = { next: "paid" };
    expect(await pay(order)).toMatchObject({ ok: true, value: { paid: true } });
    expect(await stockOf(line)).toBe(0);
    expect(await wallet.readBalance(customerId)).toEqual({ wallet: 0, held: 0 });
  });

  test("with two payments that fail at once releases its hold", async () => {
    const line = await goods(1);
    const order = await placed({ lines: [line] });
    const [one, other] = [await begin(order, PAYPAL), await begin(order, STRIPE)];
    await Promise.all([
      tell(paypal, said(paypal, one, { status: "failed" })),
      tell(stripe, said(stripe, other, { status: "failed" })),
    ]);
    expect((await read(order)).holds).toBe(false);
    expect(await stockOf(line)).toBe(1);
  });

  test("releases its hold if the payment never began, or after an hour", async () => {
    const line = await goods(2);
    const killed = await placed({ lines: [line] });
    stripe.script.dies = "before";
    expect(await pay(killed)).toMatchObject({ code: "payments.errors.unavailable" });
    expect((await read(killed)).holds).toBe(false);
    const slow = await placed({ lines: [line] });
    await begin(slow, PAYPAL);
    const later = (minutes: number) => new Date(slow.heldAt.getTime() + minutes * 60_000);
    await orders.releaseIdleOrders(later(59));
    expect((await read(slow)).holds).toBe(true);
    await orders.releaseIdleOrders(later(61));
    expect((await read(slow)).holds).toBe(false);
    expect(await stockOf(line)).toBe(2);
  });

  test("again starts a new hour for the hold", async () => {
    const order = await placed({ lines: [await goods(1)] });
    await begin(order, PAYPAL);
    const longAgo = new Date(Date.now() - 59 * 60_000);
    await db.update(orderRows).set({ heldAt: longAgo }).where(eq(orderRows.id, order.id));
    await begin(order, PAYPAL);
    await orders.releaseIdleOrders(new Date(Date.now() + 30 * 60_000));
    expect((await read(order)).holds).toBe(true);
  });
});

describe("money for an order that cannot take it", () => {
  const backAt = async (bank: typeof stripe, reference: string) => {
    await shop.payments.sweepPayments();
    await shop.payments.sweepPayments();
    const row = await rowOf(reference);
    expect(row).toMatchObject({ status: "refunded", refundedCents: row.amountCents });
    return bank.bank.get(`${bank.provider.name}-${reference}`)?.refundedCents;
  };

  test("is refunded if two providers take a payment at once", async () => {
    const order = await placed();
    const [one, other] = [await begin(order, PAYPAL), await begin(order, STRIPE)];
    await Promise.all([paidAtBank(paypal, one), paidAtBank(stripe, other)]);
    expect(await statuses(order)).toEqual(["awaiting_payment", "paid"]);
    expect(await invoicesOf(order)).toBe(1);
    await shop.payments.sweepPayments();
    const rows = [await rowOf(one), await rowOf(other)];
    expect(rows.map(({ status }) => status).sort()).toEqual(["refunded", "succeeded"]);
    const back = [paypal.bank.get(`paypal-${one}`), stripe.bank.get(`stripe-${other}`)];
    expect(back.reduce((sum, row) => sum + (row?.refundedCents ?? 0), 0)).toBe(order.dueCents);
  });

  test("is refunded if it arrives after the order was cancelled", async () => {
    const line = await goods(3);
    const order = await placed({ lines: [line] });
    const reference = await begin(order, PAYPAL);
    await orders.cancelOrder({ orderId: order.id, actor: { kind: "guest" } });
    await paidAtBank(paypal, reference);
    expect(await backAt(paypal, reference)).toBe(order.dueCents);
    expect(await read(order)).toMatchObject({ status: "cancelled", paidAt: null });
    expect(await stockOf(line)).toBe(3);
  });

  test("is refunded if the goods are gone", async () => {
    const line = await goods(1);
    const order = await placed({ lines: [line] });
    const reference = await begin(order, PAYPAL);
    await orders.releaseIdleOrders(new Date(Date.now() + 3_700_000));
    await pay(await placed({ lines: [line] }));
    await paidAtBank(paypal, reference);
    expect(await statuses(order)).toEqual(["awaiting_payment", "cancelled"]);
    expect(await backAt(paypal, reference)).toBe(order.dueCents);
    expect(await stockOf(line)).toBe(0);
  });

  test("goes to the wallet if the provider cannot refund, and to finance for a guest", async () => {
    const customerId = await customer();
    for (const whose of [{ customerId }, {}]) {
      const order = await placed(whose);
      const reference = await begin(order, PAYSERA);
      await orders.cancelOrder({ orderId: order.id, actor: { kind: "system" } });
      await paidAtBank(paysera, reference);
      expect((await rowOf(reference)).status).toBe("refunded");
    }
    expect(await wallet.readBalance(customerId)).toEqual({ wallet: 3198, held: 0 });
    expect((await wallet.checkLedger(customerId)).agrees).toBe(true);
    expect(shop.problems).toEqual(["refund_by_hand"]);
  });

  test("never goes to the wallet of an erased customer", async () => {
    const customerId = await customer();
    const order = await placed({ customerId });
    const reference = await begin(order, PAYSERA);
    await orders.cancelOrder({ orderId: order.id, actor: { kind: "system" } });
    await db
      .update(customers)
      .set({ email: null, erasedAt: new Date() })
      .where(eq(customers.id, customerId));
    await paidAtBank(paysera, reference);
    expect(await wallet.readBalance(customerId)).toEqual({ wallet: 0, held: 0 });
    expect(shop.problems).toEqual(["refund_by_hand"]);
  });

  test("becomes a task for finance if the provider refuses the refund", async () => {
    const order = await placed();
    const reference = await begin(order, PAYPAL);
    await orders.cancelOrder({ orderId: order.id, actor: { kind: "guest" } });
    paypal.script.refundStatus = "failed";
    await paidAtBank(paypal, reference);
    await shop.payments.sweepPayments();
    const { id } = await rowOf(reference);
    const tasks = await db.select().from(refunds).where(eq(refunds.paymentId, id));
    expect(tasks).toMatchObject([{ status: "by_hand", amountCents: order.dueCents }]);
    expect(shop.problems).toHaveLength(1);
  });
});

describe("refunding an order", () => {
  const refund = (reference: string, amountCents?: number) =>
    shop.payments.refundPayment({
      actor: COMMAND_LINE,
      reference,
      amountCents,
      key: `${reference}:${amountCents}`,
    });

  test("returns wallet and provider parts to the cent after it is cancelled", async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 3197 }), async (balanceCents) => {
        const customerId = await customer(4000);
        const order = await placed({ customerId, balanceCents });
        const paid = await pay(order);
        if (!paid.ok) throw new Error(paid.code);
        const actor = { kind: "customer" as const, id: customerId };
        await Promise.all([1, 2].map(() => orders.cancelOrder({ orderId: order.id, actor })));
        await orders.sweepOrders();
        expect(await wallet.readBalance(customerId)).toEqual({ wallet: 4000, held: 0 });
        expect((await wallet.checkLedger(customerId)).agrees).toBe(true);
        const row = await rowOf(paid.value.reference);
        expect(row).toMatchObject({ status: "refunded", refundedCents: 3198 - balanceCents });
        expect(stripe.bank.get(row.providerId ?? "")?.refundedCents).toBe(3198 - balanceCents);
        const way = ["awaiting_payment", "paid", "cancelled", "refunded"];
        expect(await statuses(order)).toEqual(way);
      }),
      { numRuns: 5 },
    );
  });

  test("in part keeps it paid; refunding the rest returns stock and wallet money", async () => {
    const line = await goods(5);
    const customerId = await customer(1000);
    const order = await placed({ lines: [line], customerId, balanceCents: 1000 });
    const paid = await pay(order);
    if (!paid.ok) throw new Error(paid.code);
    await refund(paid.value.reference, 500);
    expect((await read(order)).status).toBe("paid");
    await refund(paid.value.reference);
    expect((await read(order)).status).toBe("refunded");
    expect(await wallet.readBalance(customerId)).toEqual({ wallet: 1000, held: 0 });
    expect(await stockOf(line)).toBe(5);
    expect(await shop.lastMail()).toMatchObject({ kind: "order-refunded" });
    const shown = await detailsOf({ slug: order.slug, customerId });
    expect(shown?.payments).toMatchObject([
      { payment_processor_id: WALLET, amount: 10, refunded: 10 },
      { payment_processor_id: STRIPE, amount: 21.98, refunded: 21.98 },
    ]);
    expect(shown?.credit_notes).toHaveLength(2);
  });
});

test("repeated, shuffled and late webhooks give the same order, stock and ledger", async () => {
  const turns = fc.shuffledSubarray(
    Array.from({ length: 20 }, (_, at) => at % 4),
    { minLength: 20 },
  );
  await fc.assert(
    fc.asyncProperty(turns, async (order) => {
      const line = await goods(5);
      const customerId = await customer(1000);
      const bought = await placed({ lines: [line], customerId, balanceCents: 1000 });
      const reference = await begin(bought, STRIPE);
      const messages = [
        said(stripe, reference, { status: "pending" }),
        said(stripe, reference, { status: "failed" }),
        said(stripe, reference),
        said(stripe, reference, { refundedCents: 500 }),
      ].map((report, at) => stripe.message(report, `${reference}-${at}`));
      for (const turn of order) {
        const message = messages[turn];
        if (message) await shop.payments.handleWebhook("stripe", message);
      }
      await db.execute(sql`update payments set created_at = created_at - interval '1 hour'`);
      await shop.payments.sweepPayments();
      expect(await read(bought)).toMatchObject({ status: "paid", holds: true });
      expect(await statuses(bought)).toEqual(["awaiting_payment", "paid"]);
      expect(await invoicesOf(bought)).toBe(1);
      expect(await stockOf(line)).toBe(4);
      expect(await wallet.readBalance(customerId)).toEqual({ wallet: 0, held: 0 });
      expect((await wallet.checkLedger(customerId)).agrees).toBe(true);
      expect(await rowOf(reference)).toMatchObject({
        status: "partly_refunded",
        refundedCents: 500,
      });
    }),
    { numRuns: 12 },
  );
});
