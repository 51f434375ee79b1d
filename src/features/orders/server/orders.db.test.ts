import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { testDatabase } from "#database/fixtures/test-database.ts";
import { inTransaction } from "#database/transaction.ts";
import { showInvoice } from "#features/invoices/server/invoice-response.ts";
import { invoices } from "#features/invoices/server/invoices.tables.ts";
import { listInvoices } from "#features/invoices/server/list-invoices.ts";
import { writtenMail } from "#features/mail/server/fixtures/mail.ts";
import { FEE_TYPES } from "#features/payments/domain/payment-fee.ts";
import { endOrder } from "./endings/end-order.ts";
import { openOrders } from "./fixtures/orders.ts";
import { holdOrder, releaseOrder } from "./holds/hold-order.ts";
import { lockOrder } from "./lock-order.ts";
import { orderLifecycle } from "./order-lifecycle.ts";
import { type Order, selectHistory, selectLines, selectOrder } from "./orders.repository.ts";
import { orders as orderRows } from "./orders.tables.ts";
import { bindOrders } from "./orders.ts";
import { settleOrder } from "./payment/settle-order.ts";
import type { PlacedOrder } from "./placement/place-order.ts";
import { promotions } from "./promotions/promotions.tables.ts";

const { db } = await testDatabase();
const shop = openOrders(db);
const { orders, detailsOf, orderDeps, wallet, place, goods, stockOf, customer, lastMail } = shop;

function placed(result: PlacedOrder): Order {
  if (!result.ok) throw new Error(`Not placed: ${result.code}`);
  return result.value;
}

/** Settles the order as a payment does. */
const pay = ({ id }: Pick<Order, "id">, feeCents = 0) =>
  inTransaction(db, async (tx) => {
    const order = await lockOrder(orderDeps, tx, id);
    return (await settleOrder(orderDeps, tx, order as Order, { feeCents })).order;
  });
const statuses = async (id: number) => (await selectHistory(db, id)).map(({ status }) => status);
const read = async (id: number) => (await selectOrder(db, { id })) as Order;

describe("placing an order", () => {
  test("takes the stock, freezes prices and the rate, and writes history and a mail", async () => {
    const line = await goods(5, 2001);
    const lines = [{ ...line, quantity: 2 }];
    const order = placed(await place({ lines, currency: "USD", rate: 1.0834, language: "lt" }));
    expect(order).toMatchObject({ status: "awaiting_payment", rate: 1.0834, holds: true });
    // (40.02 + 9.00 + 2.99) € × 1.0834
    expect(order.dueCents).toBe(5635);
    expect(await stockOf(line)).toBe(3);
    expect(await statuses(order.id)).toEqual(["awaiting_payment"]);
    expect(order.slug).toMatch(/^[\w-]{24}$/);
    const mail = await lastMail();
    expect(mail).toMatchObject({ recipient: "guest@example.com", kind: "order-placed" });
    expect(mail?.html).toContain(`https://shop.example/lt/my-orders/${order.slug}`);
  });

  test("delays the payment mail, which is dropped once the order is paid or cancelled", async () => {
    const { listMails } = writtenMail(db, shop.site);
    const waits: number[] = [];
    const postMail: typeof orderDeps.postMail = (tx, mail) => {
      waits.push(mail.waitSeconds ?? 0);
      return orderDeps.postMail(tx, mail);
    };
    const patient = bindOrders({ ...orderDeps, postMail });
    const placeOne = async () => {
      const draft = shop.draft({ lines: [await goods(5)] });
      return placed(await inTransaction(db, (tx) => patient.placeOrder(tx, draft)));
    };
    const kindsOf = async ({ id }: Order) =>
      (await listMails(`order:${id}`)).map(({ kind }) => kind);
    const [unpaid, paid, cancelled] = [await placeOne(), await placeOne(), await placeOne()];
    expect(waits.every((seconds) => seconds >= 60)).toBe(true);
    await pay(paid);
    await inTransaction(db, (tx) =>
      endOrder(orderDeps, tx, cancelled, "cancelled", { kind: "guest" }),
    );
    expect(await kindsOf(unpaid)).toEqual(["order-placed"]);
    expect(await kindsOf(paid)).toEqual(["order-paid"]);
    expect(await kindsOf(cancelled)).toEqual(["order-cancelled"]);
  });

  test("creates one order per draft, even with concurrent calls", async () => {
    const line = await goods(5);
    const draft = shop.draft({ lines: [line] });
    const again = () => inTransaction(db, (tx) => orders.placeOrder(tx, draft));
    const results = await Promise.all(Array.from({ length: 8 }, again));
    expect(new Set(results.map((result) => placed(result).id)).size).toBe(1);
    expect(await stockOf(line)).toBe(4);
  });

  test("leaves stock and wallet unchanged if a line is out of stock", async () => {
    const customerId = await customer(5000);
    const [plenty, short] = [await goods(5), await goods(1)];
    const lines = [plenty, { ...short, quantity: 2 }];
    const refused = await place({ lines, customerId, balanceCents: 1000 });
    const shortage = { variantId: short.variantId, requested: 2, available: 1 };
    expect(refused).toMatchObject({ code: "orders.errors.out_of_stock", shortages: [shortage] });
    expect(await stockOf(plenty)).toBe(5);
    expect(await wallet.readBalance(customerId)).toEqual({ wallet: 5000, held: 0 });
  });

  test("refuses more than the wallet has, and any wallet amount from a guest", async () => {
    const lines = [await goods(5)];
    const code = "wallet.errors.not_enough";
    expect(await place({ lines, customerId: await customer(99), balanceCents: 100 })).toMatchObject(
      {
        code,
      },
    );
    expect(await place({ lines, balanceCents: 1 })).toMatchObject({ code });
  });

  test("pays at once if the wallet covers it, with an invoice", async () => {
    const customerId = await customer(10_000);
    const order = placed(await place({ lines: [await goods(5)], customerId, balanceCents: 9999 }));
    expect(order).toMatchObject({ status: "paid", dueCents: 0, balanceCents: 1999 + 900 + 299 });
    expect(await wallet.readBalance(customerId)).toEqual({ wallet: 10_000 - 3198, held: 0 });
    expect((await lastMail())?.kind).toBe("order-paid");
    const shown = await detailsOf({ slug: order.slug, customerId });
    expect(shown?.invoice?.number).toMatch(/^CARTAGE-\d{6}$/);
    expect(shown).toMatchObject({ total: 31.98, from_wallet: 31.98, due: 0 });
    expect(shown?.price.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)).toBe(3198);
    expect(shown?.payments).toMatchObject([{ payment_processor_id: 4, amount: 31.98 }]);
    const { items } = await orders.listMyOrders({ customerId });
    expect(items).toMatchObject([{ total: 31.98, from_wallet: 31.98, due: 0 }]);
  });

  test("and cancelling it after payment writes one credit note for its full invoice", async () => {
    const customerId = await customer(10_000);
    const order = placed(await place({ lines: [await goods(5)], customerId, balanceCents: 9999 }));
    const cancel = { orderId: order.id, actor: { kind: "customer" as const, id: customerId } };
    await Promise.all([orders.cancelOrder(cancel), orders.cancelOrder(cancel)]);
    const papers = await db.select().from(invoices).where(eq(invoices.subjectId, order.id));
    const totals = papers.map(({ totalCents }) => totalCents).sort((one, other) => other - one);
    expect(totals).toEqual([3198, -3198]);
    const shown = await detailsOf({ slug: order.slug, customerId });
    const credit = papers.find(({ creditsId }) => creditsId !== null)?.content;
    expect(shown?.credit_notes).toEqual([{ id: expect.any(String), number: credit?.number }]);
    expect(credit?.creditOf?.number).toBe(shown?.invoice?.number);
    const { items } = await listInvoices({ db }, { customerId, page: 1 });
    expect(items.map(({ kind, status }) => `${kind} ${status}`)).toEqual([
      "credit_note paid",
      "invoice credited",
    ]);
    const asked = { slug: shown?.invoice?.id ?? "", customerId };
    expect((await showInvoice({ db }, asked))?.status).toBe("credited");
  });
});

describe("paying an order", () => {
  test("happens once for repeated calls, with one unchangeable invoice that has the fee", async () => {
    const order = placed(await place({ lines: [await goods(5)] }));
    await pay(order, 35);
    await pay(order, 35);
    expect(await statuses(order.id)).toEqual(["awaiting_payment", "paid"]);
    const [invoice, ...more] = await db
      .select()
      .from(invoices)
      .where(eq(invoices.subjectId, order.id));
    expect(more).toEqual([]);
    expect(invoice?.content).toMatchObject({ totalCents: 1999 + 900 + 299 + 35 });
    await expect(db.update(invoices).set({ number: 1 })).rejects.toThrow();
  });

  test("needs a hold, which an idle order releases and takes again before payment", async () => {
    const customerId = await customer(1000);
    const line = await goods(1);
    const order = placed(await place({ lines: [line], customerId, balanceCents: 1000 }));
    const change = (work: typeof releaseOrder | typeof holdOrder) =>
      inTransaction(db, async (tx) => {
        const now = await lockOrder(orderDeps, tx, order.id);
        return work(orderDeps, tx, now as Order);
      });
    await change(releaseOrder);
    expect(await stockOf(line)).toBe(1);
    expect(await wallet.readBalance(customerId)).toEqual({ wallet: 1000, held: 0 });
    expect(await change(holdOrder)).toMatchObject({ ok: true });
    expect(await stockOf(line)).toBe(0);
    expect(await wallet.readBalance(customerId)).toEqual({ wallet: 0, held: 1000 });
    await pay(order);
    expect(await wallet.readBalance(customerId)).toEqual({ wallet: 0, held: 0 });
  });

  test("refunds the money if the goods are gone", async () => {
    const line = await goods(1);
    const order = placed(await place({ lines: [line] }));
    await inTransaction(db, async (tx) => releaseOrder(orderDeps, tx, await read(order.id)));
    placed(await place({ lines: [line] }));
    await pay(order);
    expect(await statuses(order.id)).toEqual(["awaiting_payment", "cancelled"]);
    expect((await lastMail())?.plain).toContain("What you have paid comes back");
  });

  test("cannot skip steps: a forbidden transition throws", async () => {
    const order = placed(await place({ lines: [await goods(5)] }));
    const leap = inTransaction(db, (tx) =>
      orderLifecycle.move(orderDeps, tx, order, "delivered", { actor: { kind: "system" } }),
    );
    await expect(leap).rejects.toThrow("cannot become delivered");
    expect((await read(order.id)).status).toBe("awaiting_payment");
  });
});

describe("ending an order", () => {
  test("by cancelling returns stock, wallet money and promotion, and requests one refund", async () => {
    const customerId = await customer(1000);
    const line = await goods(5);
    const code = "BACK";
    await db.insert(promotions).values({ code, amount: 100, type: FEE_TYPES.fixed, maxUses: 1 });
    const order = placed(
      await place({ lines: [line], customerId, balanceCents: 1000, promotionCode: " back " }),
    );
    expect(order).toMatchObject({ promotionAmount: 100, dueCents: 1999 + 900 + 299 - 100 - 1000 });
    await pay(order);
    const actor = { kind: "customer" as const, id: customerId };
    const twice = [1, 2].map(() => orders.cancelOrder({ orderId: order.id, actor }));
    for (const result of await Promise.all(twice)) expect(result).toMatchObject({ ok: true });
    expect(await stockOf(line)).toBe(5);
    expect(await wallet.readBalance(customerId)).toEqual({ wallet: 1000, held: 0 });
    expect(shop.refundsAsked).toContain(order.slug);
    expect(await statuses(order.id)).toEqual(["awaiting_payment", "paid", "cancelled"]);
    const [promotion] = await db.select().from(promotions).where(eq(promotions.code, code));
    expect(promotion?.uses).toBe(0);
  });

  test("by cancelling is refused once it is purchased", async () => {
    const order = await pay(placed(await place({ lines: [await goods(5)] })));
    await inTransaction(db, (tx) =>
      orderLifecycle.move(orderDeps, tx, order, "purchased", { actor: { kind: "system" } }),
    );
    expect(await orders.cancelOrder({ orderId: order.id, actor: { kind: "guest" } })).toMatchObject(
      {
        code: "orders.errors.too_late",
      },
    );
  });

  test("by expiry happens after seven unpaid days and not before", async () => {
    const line = await goods(1);
    const order = placed(await place({ lines: [line] }));
    const later = (days: number) => new Date(order.createdAt.getTime() + days * 86_400_000);
    await orders.sweepOrders(later(7));
    expect((await read(order.id)).status).toBe("awaiting_payment");
    // The order is still held, because somebody is paying for it.
    await orders.sweepOrders(new Date(later(7).getTime() + 1));
    expect((await read(order.id)).status).toBe("awaiting_payment");
    await orders.releaseIdleOrders(later(7));
    await orders.sweepOrders(new Date(later(7).getTime() + 1));
    expect((await read(order.id)).status).toBe("expired");
    expect(await stockOf(line)).toBe(1);
  });

  test("by a sweep continues with the others if one fails", async () => {
    shop.problems.length = 0;
    const longAgo = new Date(Date.now() - 8 * 86_400_000);
    const unpaid = [
      placed(await place({ lines: [await goods(5)] })),
      placed(await place({ lines: [await goods(5)] })),
    ];
    for (const order of unpaid) {
      await inTransaction(db, (tx) => releaseOrder(orderDeps, tx, order));
      await db.update(orderRows).set({ createdAt: longAgo }).where(eq(orderRows.id, order.id));
    }
    const [bad, good] = unpaid as [Order, Order];
    const broken = bindOrders({
      ...orderDeps,
      postMail: async (tx, mail) => {
        if (mail.to === "bad@example.com") throw new Error("no email for this one");
        await orderDeps.postMail(tx, mail);
      },
    });
    await db.update(orderRows).set({ email: "bad@example.com" }).where(eq(orderRows.id, bad.id));
    await broken.sweepOrders();
    expect((await read(bad.id)).status).toBe("awaiting_payment");
    expect((await read(good.id)).status).toBe("expired");
    expect(shop.problems).toEqual(["order_sweep_failed"]);
    await orders.sweepOrders();
    expect((await read(bad.id)).status).toBe("expired");

    const held = [
      placed(await place({ lines: [await goods(5)] })),
      placed(await place({ lines: [await goods(5)] })),
    ];
    const stuck = bindOrders({
      ...orderDeps,
      stock: {
        ...orderDeps.stock,
        restore: async (tx, lines) => {
          if (lines[0]?.variantId === (await selectLines(tx, [held[0]?.id ?? 0]))[0]?.variantId) {
            throw new Error("no room for this one");
          }
          await orderDeps.stock.restore(tx, lines);
        },
      },
    });
    await stuck.releaseIdleOrders(new Date(Date.now() + 61 * 60_000));
    const holds = await Promise.all(held.map(async ({ id }) => (await read(id)).holds));
    expect(holds).toEqual([true, false]);
  });

  test("by withdrawal is recorded once and sends a receipt", async () => {
    const order = await pay(placed(await place({ lines: [await goods(5)] })));
    const orderId = order.id;
    expect(await orders.withdrawOrder({ orderId })).toMatchObject({
      code: "orders.errors.too_late",
    });
    await inTransaction(db, (tx) =>
      orderLifecycle.move(orderDeps, tx, order, "purchased", { actor: { kind: "system" } }),
    );
    const now = new Date("2026-11-15T12:34:00Z");
    expect(await orders.withdrawOrder({ orderId, now })).toMatchObject({ ok: true });
    expect(await lastMail()).toMatchObject({ kind: "order-withdrawn" });
    expect((await lastMail())?.plain).toContain("2026-11-15 14:34 (Europe/Vilnius)");
    await orders.withdrawOrder({ orderId });
    expect((await read(orderId)).withdrawnAt).toEqual(now);
  });
});

test("the order list is sorted by newest, paged by twenty and filtered by kind", async () => {
  const customerId = await customer();
  const line = await goods(100);
  const made: Order[] = [];
  for (let at = 0; at < 22; at++) made.push(placed(await place({ lines: [line], customerId })));
  await pay(made[0] as Order);
  const first = await orders.listMyOrders({ customerId });
  expect(first.total).toBe(22);
  expect(first.items.map(({ id }) => id)).toEqual(
    made
      .map(({ id }) => id)
      .toReversed()
      .slice(0, 20),
  );
  expect((await orders.listMyOrders({ customerId, page: 2, filter: null })).items).toHaveLength(2);
  expect((await orders.listMyOrders({ customerId, filter: "unpaid" })).total).toBe(21);
  expect((await orders.listMyOrders({ customerId, filter: "quotes" })).total).toBe(0);
  expect(await orders.countUnpaidOrders(customerId)).toBe(21);
});
