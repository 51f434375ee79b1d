import { desc, eq } from "drizzle-orm";
import { afterEach, describe, expect, test } from "vitest";
import { multiplyCents } from "#core/money.ts";
import { testDatabase } from "#database/fixtures/test-database.ts";
import { invoices } from "#features/invoices/server/invoices.tables.ts";
import { payments, refunds } from "#features/payments/server/payments.tables.ts";
import { auditLog } from "#platform/audit/audit.tables.ts";
import { COMMAND_LINE, type StaffActor } from "#platform/auth/require-role.ts";
import type { OrderDraft } from "../order-draft.ts";
import type { Order } from "../orders.repository.ts";
import { orderRefunds, orders as orderTable } from "../orders.tables.ts";
import { openPaidOrders } from "../payment/fixtures/paid-orders.ts";
import { shipOrder } from "../shipments/ship-order.ts";
import { type OrderRefundInput, refundOrderByStaff } from "./refund-order.ts";

const { db } = await testDatabase();
const shop = await openPaidOrders(db);
const { wallet, place, goods, customer, stripe, stockOf } = shop;
const [STRIPE, PAYSERA] = [1, 3] as const;
afterEach(() => {
  Object.assign(stripe.script, { next: { next: "paid" }, refundStatus: "succeeded" });
});

async function paid(changes: Partial<OrderDraft> = {}, provider: 1 | 3 = STRIPE): Promise<Order> {
  const result = await place({ lines: [{ ...(await goods(5)), quantity: 2 }], ...changes });
  if (!result.ok) throw new Error(result.code);
  const { customerId } = result.value;
  const payer = { customer: customerId === null ? undefined : { id: customerId, email: "" } };
  const started = await shop.payOrder(result.value, { provider, payer });
  if (!started.ok) throw new Error(started.code);
  if (provider === PAYSERA) {
    const { reference } = started.value;
    const report = shop.paysera.bank.get(`paysera-${reference}`);
    if (!report) throw new Error("The bank knows nothing of it");
    const message = shop.paysera.message({ ...report, status: "succeeded" });
    await shop.payments.handleWebhook("paysera", message);
  }
  return orderOf(result.value);
}
async function orderOf({ id }: Pick<Order, "id">): Promise<Order> {
  const [order] = await db.select().from(orderTable).where(eq(orderTable.id, id));
  if (!order) throw new Error("It is gone");
  return order;
}
let made = 0;
const refund = ({ id }: Order, changes: Partial<OrderRefundInput> = {}) =>
  refundOrderByStaff(shop.orderDeps, {
    actor: COMMAND_LINE,
    orderId: id,
    key: `key-${++made}`,
    lines: [],
    shippingCents: 0,
    otherCents: 0,
    seenLeftCents: undefined,
    way: "original",
    reason: "damaged",
    remark: "",
    ...changes,
  });
const paymentOf = async ({ slug }: Order) => {
  const [row] = await db.select().from(payments).where(eq(payments.subjectId, slug));
  return row;
};
const creditsOf = async ({ id }: Order) =>
  (await db.select().from(invoices).where(eq(invoices.subjectId, id)).orderBy(invoices.id)).filter(
    ({ creditsId }) => creditsId !== null,
  );
// Two pieces at 19.99, shipping 9.00 (after a discount of 1.00), delivery 2.99.
const TOTAL = 2 * 1999 + 900 + 299;

test("refunding a line writes payment, credit note, stock, mail and audit row", async () => {
  const line = { ...(await goods(5)), quantity: 2 };
  const order = await paid({ lines: [line] });
  expect(await stockOf(line)).toBe(3);
  const one = { position: 0, quantity: 1, amountCents: 1999, isRestocked: true };
  const done = await refund(order, { lines: [one], shippingCents: 100 });
  expect(done).toMatchObject({ ok: true, value: { amountCents: 2099 } });
  expect(await paymentOf(order)).toMatchObject({ status: "partly_refunded", refundedCents: 2099 });
  expect(await stockOf(line)).toBe(4);
  const [credit] = await creditsOf(order);
  expect(credit?.totalCents).toBe(-2099);
  expect(credit?.content.lines.map(({ what, grossCents }) => [what, grossCents])).toEqual([
    [{ name: "Thing, M" }, -1999],
    [{ part: "shipping" }, -100],
  ]);
  const nets = credit?.content.lines.map(({ netCents }) => netCents) ?? [];
  expect((nets[0] ?? 0) + (nets[1] ?? 0)).toBe(credit?.content.netCents);
  expect((await shop.lastMail())?.kind).toBe("order-refund");
  const rows = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `order:${order.id}`));
  expect(rows.map(({ action }) => action)).toEqual(["order.refund"]);
  expect(await orderOf(order)).toMatchObject({ status: "paid" });
});

test("refunds never exceed the amount that is left", async () => {
  const order = await paid();
  const tooMuch = { ok: false, code: "office.orders.errors.refund_too_much" };
  expect(await refund(order, { otherCents: TOTAL + 1 })).toMatchObject(tooMuch);
  expect(await refund(order, { otherCents: TOTAL - 100 })).toMatchObject({ ok: true });
  expect(await refund(order, { otherCents: 101 })).toMatchObject(tooMuch);
  expect(await refund(order)).toMatchObject(tooMuch);
  expect(await refund(order, { otherCents: 100 })).toMatchObject({ ok: true });
  expect((await paymentOf(order))?.refundedCents).toBe(TOTAL);
  const over = { ok: false, code: "office.orders.errors.not_refundable" };
  expect(await refund(order, { otherCents: 1 })).toMatchObject(over);
});

test("two staff members who saw the same amount left cannot both refund it", async () => {
  const order = await paid();
  const asked = { otherCents: 1000, seenLeftCents: TOTAL };
  const both = await Promise.all([refund(order, asked), refund(order, asked)]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(both.find(({ ok }) => !ok)).toMatchObject({ code: "office.orders.errors.refund_changed" });
  expect((await paymentOf(order))?.refundedCents).toBe(1000);
  const again = { otherCents: 1000, seenLeftCents: TOTAL - 1000 };
  expect(await refund(order, again)).toMatchObject({ ok: true });
});

test("refunding an unpurchased order in full restocks its goods once", async () => {
  const line = { ...(await goods(5)), quantity: 2 };
  const order = await paid({ lines: [line] });
  const one = { position: 0, quantity: 1, amountCents: 1999, isRestocked: true };
  await refund(order, { lines: [one] });
  expect(await stockOf(line)).toBe(4);
  expect(await refund(order, { otherCents: TOTAL - 1999 })).toMatchObject({ ok: true });
  expect(await orderOf(order)).toMatchObject({ status: "refunded" });
  expect(await stockOf(line)).toBe(5);
});

test("repeated calls make one refund, and concurrent ones never exceed the payment", async () => {
  const order = await paid();
  const same = await Promise.all(
    [1, 2, 3].map(() => refund(order, { key: "once", otherCents: 500 })),
  );
  expect(new Set(same.map((one) => (one.ok ? one.value.id : one.code))).size).toBe(1);
  expect((await paymentOf(order))?.refundedCents).toBe(500);
  const many = await Promise.all(
    Array.from({ length: 10 }, () => refund(order, { otherCents: 2000 })),
  );
  expect(many.filter(({ ok }) => ok)).toHaveLength(2);
  expect((await paymentOf(order))?.refundedCents).toBe(4500);
  const rows = await db.select().from(orderRefunds).where(eq(orderRefunds.orderId, order.id));
  expect(rows).toHaveLength(3);
  expect(await creditsOf(order)).toHaveLength(3);
});

describe("a repeated refund key", () => {
  const one = { position: 0, quantity: 1, amountCents: 1999, isRestocked: true };
  const asked = { lines: [one], shippingCents: 100 };

  test.each([
    { otherCents: 1 },
    { shippingCents: 101 },
    { lines: [] },
    { lines: [{ ...one, quantity: 2 }] },
    { lines: [{ ...one, amountCents: 1998 }] },
    { lines: [{ ...one, isRestocked: false }] },
    { lines: [{ ...one, sentQuantity: 1 }] },
    { lines: [one, { ...one, position: 1 }] },
    { way: "wallet" as const },
  ])("is refused if the request differs: %j", async (changes) => {
    const order = await paid();
    const key = `for-${order.id}`;
    const done = await refund(order, { ...asked, key });
    expect(done).toMatchObject({ ok: true, value: { amountCents: 2099 } });
    const other = await refund(order, { ...asked, key, ...changes });
    expect(other).toEqual({ ok: false, code: "office.orders.errors.refund_made" });
    expect(await refund(order, { ...asked, key })).toEqual(done);
    const sent = [{ ...one, sentQuantity: 0 }];
    expect(await refund(order, { ...asked, key, lines: sent })).toEqual(done);
    expect((await paymentOf(order))?.refundedCents).toBe(2099);
  });
});

test("the last refund sets the order to refunded and restocks only as requested", async () => {
  const line = { ...(await goods(5)), quantity: 2 };
  const order = await paid({ lines: [line] });
  const lines = [{ position: 0, quantity: 2, amountCents: 3998, isRestocked: false }];
  await refund(order, { lines, shippingCents: 1199 });
  expect(await orderOf(order)).toMatchObject({ status: "refunded", holds: false });
  expect(await stockOf(line)).toBe(3);
  const credits = await creditsOf(order);
  expect(credits.map(({ totalCents }) => totalCents)).toEqual([-TOTAL]);
});

test("a refund goes to the card first and then to the wallet", async () => {
  const buyer = await customer(2000);
  const order = await paid({ customerId: buyer, balanceCents: 2000 });
  const byCard = TOTAL - 2000;
  await refund(order, { otherCents: byCard });
  expect(await orderOf(order)).toMatchObject({ status: "paid" });
  expect((await wallet.readBalance(buyer)).wallet).toBe(0);
  await refund(order, { otherCents: 500 });
  expect((await wallet.readBalance(buyer)).wallet).toBe(500);
  await refund(order, { otherCents: 1500 });
  expect(await orderOf(order)).toMatchObject({ status: "refunded" });
  expect((await wallet.readBalance(buyer)).wallet).toBe(2000);
  expect((await wallet.checkLedger(buyer)).agrees).toBe(true);
});

test("a refund to the wallet skips the card and counts against the payment", async () => {
  const buyer = await customer();
  const order = await paid({ customerId: buyer });
  expect(await refund(order, { way: "wallet", otherCents: 1200 })).toMatchObject({ ok: true });
  expect((await wallet.readBalance(buyer)).wallet).toBe(1200);
  const { refundedCents, reference } = (await paymentOf(order)) ?? {};
  expect(refundedCents).toBe(1200);
  expect(stripe.bank.get(`stripe-${reference}`)?.refundedCents).toBe(0);
  const guest = await paid();
  const noWallet = { ok: false, code: "office.orders.errors.no_wallet" };
  expect(await refund(guest, { way: "wallet", otherCents: 1 })).toMatchObject(noWallet);
});

test("a guest order that was added to an account later cannot be refunded to the wallet", async () => {
  const order = await paid();
  await db
    .update(orderTable)
    .set({ customerId: await customer() })
    .where(eq(orderTable.id, order.id));
  const noWallet = { ok: false, code: "office.orders.errors.no_wallet" };
  expect(await refund(order, { way: "wallet", otherCents: 500 })).toMatchObject(noWallet);
  expect((await paymentOf(order))?.refundedCents).toBe(0);
  expect(await refund(order, { otherCents: 500 })).toMatchObject({ ok: true });
});

test("partial wallet refunds in another currency add up to the euros of the whole", async () => {
  const buyer = await customer();
  const order = await paid({ customerId: buyer, currency: "USD", rate: 1.0837 });
  const { amountCents = 0 } = (await paymentOf(order)) ?? {};
  for (let part = 0; part < 7; part++) await refund(order, { way: "wallet", otherCents: 101 });
  await refund(order, { way: "wallet", otherCents: amountCents - 707 });
  expect((await paymentOf(order))?.refundedCents).toBe(amountCents);
  expect((await wallet.readBalance(buyer)).wallet).toBe(multiplyCents(amountCents, 1, 1.0837));
});

test("a refund in another currency returns the wallet's euros to the cent", async () => {
  const buyer = await customer(1000);
  const order = await paid({
    customerId: buyer,
    currency: "USD",
    rate: 1.0837,
    balanceCents: 1000,
  });
  expect(order.totalCents).toBe(order.wholeCents);
  const left = async () => {
    const row = await paymentOf(order);
    return (row?.amountCents ?? 0) - (row?.refundedCents ?? 0);
  };
  await refund(order, { otherCents: await left() });
  const inWallet = (order.totalCents ?? 0) - ((await paymentOf(order))?.amountCents ?? 0);
  await refund(order, { otherCents: 333 });
  await refund(order, { otherCents: inWallet - 333 });
  expect(await orderOf(order)).toMatchObject({ status: "refunded" });
  expect((await wallet.readBalance(buyer)).wallet).toBe(1000);
});

test("a refund that the provider cannot make is left to do by hand", async () => {
  shop.paysera.script.next = { next: "redirect", redirectUrl: "https://bank.example" };
  const order = await paid({}, PAYSERA);
  expect(await refund(order, { otherCents: 700 })).toMatchObject({ ok: true });
  const [row] = await db.select().from(refunds).orderBy(desc(refunds.id)).limit(1);
  expect(row).toMatchObject({ status: "by_hand", amountCents: 700 });
});

test("cancelling after a partial refund refunds and restocks only the rest", async () => {
  const line = { ...(await goods(5)), quantity: 2 };
  const buyer = await customer(1000);
  const order = await paid({ lines: [line], customerId: buyer, balanceCents: 1000 });
  const byCard = TOTAL - 1000;
  const one = { position: 0, quantity: 1, amountCents: 1999, isRestocked: false };
  await refund(order, { lines: [one], otherCents: byCard - 1999 + 400 });
  const actor = { kind: "system" as const };
  expect(await shop.orders.cancelOrder({ orderId: order.id, actor })).toMatchObject({ ok: true });
  expect((await wallet.readBalance(buyer)).wallet).toBe(1000);
  expect((await paymentOf(order))?.refundedCents).toBe(byCard);
  // One of two pieces was broken: the other one is for sale again.
  expect(await stockOf(line)).toBe(4);
  const credited = (await creditsOf(order)).map(({ totalCents }) => totalCents);
  expect(credited.reduce((sum, cents) => sum + cents, 0)).toBe(-TOTAL);
});

describe("refunded pieces of a partly shipped order", () => {
  let parcels = 0;
  const deps = {
    ...shop.orderDeps,
    registerShipment: async () => ({
      ok: true as const,
      value: {
        carrier: "Post",
        trackingNumber: `PIECES${++parcels}`,
        startTracking: async () => {},
      },
    }),
  };
  const ship = ({ id: orderId }: Order, quantity?: number) =>
    shipOrder(deps, {
      actor: COMMAND_LINE,
      orderId,
      lines: quantity === undefined ? undefined : [{ position: 0, quantity }],
    });
  const arrived = async (quantity: number) => {
    const order = await paid({ lines: [{ ...(await goods(5)), quantity }] });
    for (const to of ["purchased", "at_warehouse"] as const) {
      await shop.orders.moveOrder({ actor: COMMAND_LINE, orderId: order.id, to });
    }
    return order;
  };
  const one = { position: 0, quantity: 1, amountCents: 1999, isRestocked: false };

  test("are shipped ones by default, and the waiting pieces can still be shipped", async () => {
    const order = await arrived(3);
    await ship(order, 1);
    expect(await refund(order, { lines: [one] })).toMatchObject({ ok: true });
    const tooMany = { ok: false, code: "office.orders.errors.not_there" };
    expect(await ship(order, 3)).toMatchObject(tooMany);
    expect(await ship(order, 2)).toMatchObject({ ok: true, value: { status: "shipped" } });
  });

  test("can be waiting ones; refunding the last of those makes the order shipped", async () => {
    const order = await arrived(2);
    await ship(order, 1);
    const here = { ...one, sentQuantity: 0 };
    const tooMany = { ok: false, code: "office.orders.errors.not_there" };
    expect(await refund(order, { lines: [{ ...one, sentQuantity: 2 }] })).toMatchObject(tooMany);
    expect(await refund(order, { lines: [here] })).toMatchObject({ ok: true });
    expect(await orderOf(order)).toMatchObject({ status: "shipped" });
  });
});

test("a refund needs the role, the order's site and a paid order", async () => {
  const order = await paid();
  const notFound = { ok: false, code: "errors.not_found" };
  const as = (actor: StaffActor | undefined) => refund(order, { actor, otherCents: 1 });
  expect(await as(undefined)).toMatchObject(notFound);
  expect(await as({ id: 1, roles: ["support"] })).toMatchObject(notFound);
  const elsewhere: StaffActor = {
    id: 1,
    roles: ["finance"],
    grants: [{ role: "finance", siteIds: [2] }],
  };
  expect(await as(elsewhere)).toMatchObject(notFound);
  const unpaid = await place({ lines: [await goods(5)] });
  if (!unpaid.ok) throw new Error(unpaid.code);
  const refused = { ok: false, code: "office.orders.errors.not_refundable" };
  expect(await refund(unpaid.value, { otherCents: 1 })).toMatchObject(refused);
});
