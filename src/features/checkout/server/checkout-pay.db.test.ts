import { asc, eq, isNull, sql } from "drizzle-orm";
import { afterEach, describe, expect, test } from "vitest";
import { carts, stockHolds } from "#features/cart/server/cart.tables.ts";
import { variants } from "#features/catalogue/server/products.tables.ts";
import { orders } from "#features/orders/server/orders.tables.ts";
import { createIdempotency } from "#features/payments/server/idempotency/idempotency.ts";
import { payments } from "#features/payments/server/payments.tables.ts";
import { hashSecret } from "#platform/auth/secret-token.ts";
import { bindCheckout } from "./checkout.ts";
import type { CheckoutVisitor } from "./checkout-deps.ts";
import { checkouts } from "./checkouts.tables.ts";
import { testCheckouts } from "./fixtures/checkout-shop.ts";

const STOCK = 50;
const shop = await testCheckouts([STOCK, 1]);
const { db, checkout, checkoutDeps, cart, goods, place, siteId, stripe, guestWith, readyToPay } =
  shop;
const STRIPE = 1;
const REFUSED = { next: "refused" } as const;
const AWAY = { next: "redirect", redirectUrl: "https://bank.example" } as const;
afterEach(() => {
  stripe.script.next = { next: "paid" };
});

const pay = (visitor: CheckoutVisitor, slug: string, requestKey?: string) =>
  checkout.payCheckout(visitor, { slug, paymentId: STRIPE, seen: {}, requestKey });
const stockOf = async (at: number) => {
  const [row] = await db
    .select({ stock: variants.stock })
    .from(variants)
    .where(eq(variants.id, goods[at]?.variantId ?? 0));
  return row?.stock;
};
async function orderOf(slug: string) {
  const [row] = await db
    .select({ order: orders })
    .from(checkouts)
    .innerJoin(orders, eq(orders.id, checkouts.orderId))
    .where(eq(checkouts.slug, slug));
  if (!row) throw new Error("There is no order");
  return row.order;
}
const paymentsOf = ({ slug }: { slug: string }) =>
  db.select().from(payments).where(eq(payments.subjectId, slug)).orderBy(asc(payments.id));
const cartOf = async ({ tokenHash }: CheckoutVisitor) =>
  (await cart.readCart({ owner: { kind: "guest", siteId, tokenHash }, context: place })).lines;

describe("one checkout with one order", () => {
  test("a thousand calls with one key on four nodes place and charge one order", async () => {
    const guest = await guestWith(1);
    const slug = await readyToPay(guest);
    const [ordersBefore, before] = [await db.$count(orders), (await stockOf(0)) ?? 0];
    const nodes = Array.from({ length: 4 }, () => createIdempotency({ db }));
    const call = { scope: "pay", key: "one", input: { slug } };
    const answers = await Promise.all(
      Array.from({ length: 1000 }, (_one, at) =>
        nodes[at % nodes.length]?.(call, () => pay(guest, slug, "pay one")),
      ),
    );
    const [answer] = answers;
    expect(answer).toMatchObject({ ok: true, value: { ok: true, value: { paid: true } } });
    for (const other of answers) expect(other).toEqual(answer);
    expect(await db.$count(orders)).toBe(ordersBefore + 1);
    const order = await orderOf(slug);
    expect(order).toMatchObject({ status: "paid", email: "rasa@example.com" });
    expect(await paymentsOf(order)).toHaveLength(1);
    expect(await stockOf(0)).toBe(before - 1);
    expect(await cartOf(guest)).toEqual([]);
  });

  test("a payment of an order that is paid meanwhile elsewhere responds as paid", async () => {
    const guest = await guestWith(1);
    const slug = await readyToPay(guest);
    stripe.script.next = REFUSED;
    await pay(guest, slug);
    stripe.script.next = { next: "paid" };
    const late = bindCheckout({
      ...checkoutDeps,
      payments: {
        ...checkoutDeps.payments,
        pay: async (given) => {
          // Paid through its link, in another browser.
          const payer = { ...given.payer, visitorHash: hashSecret("another browser") };
          await checkoutDeps.payments.pay({ ...given, payer });
          return checkoutDeps.payments.pay(given);
        },
      },
    });
    const { slug: reference } = await orderOf(slug);
    const again = await late.payCheckout(guest, { slug, paymentId: STRIPE, seen: {} });
    expect(again).toEqual({ ok: true, value: { reference, paid: true } });
    expect((await paymentsOf({ slug: reference })).map(({ status }) => status)).toEqual([
      "failed",
      "succeeded",
    ]);
  });

  test("eight tabs with different keys place and charge one order", async () => {
    const guest = await guestWith(1);
    const slug = await readyToPay(guest);
    const [ordersBefore, before] = [await db.$count(orders), (await stockOf(0)) ?? 0];
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_one, at) => pay(guest, slug, `tab ${at}`)),
    );
    for (const answer of answers) expect(answer).toMatchObject({ ok: true, value: { paid: true } });
    expect(await db.$count(orders)).toBe(ordersBefore + 1);
    const order = await orderOf(slug);
    expect(order.status).toBe("paid");
    expect(await stockOf(0)).toBe(before - 1);
    expect(await paymentsOf(order)).toHaveLength(1);
  });

  test("a payment after a killed attempt waits for its timeout and succeeds", async () => {
    const guest = await guestWith(1);
    const slug = await readyToPay(guest);
    await db
      .update(checkouts)
      .set({ payingKey: "killed", payingSince: sql`now() - interval '14 seconds'` })
      .where(eq(checkouts.slug, slug));
    expect(await pay(guest, slug)).toMatchObject({ ok: true, value: { paid: true } });
    expect(await paymentsOf(await orderOf(slug))).toHaveLength(1);
  });

  test("a second checkout of the same cart ends the first one", async () => {
    const guest = await guestWith(1);
    const [first, second] = [await readyToPay(guest), await readyToPay(guest)];
    expect(await pay(guest, first)).toEqual({ ok: false, code: "checkout.errors.over" });
    expect(await pay(guest, second)).toMatchObject({ ok: true });
  });
});

describe("a failed payment", () => {
  test("can be retried for the same order, with unchanged details", async () => {
    const guest = await guestWith(1);
    const slug = await readyToPay(guest);
    const before = (await stockOf(0)) ?? 0;
    stripe.script.next = REFUSED;
    expect(await pay(guest, slug)).toEqual({ ok: false, code: "payments.errors.refused" });
    const order = await orderOf(slug);
    expect(order).toMatchObject({ status: "awaiting_payment", holds: false });
    expect(await stockOf(0)).toBe(before);

    const shown = await checkout.fetchCheckout(guest, { slug, step: 4 });
    expect(shown).toMatchObject({
      ok: true,
      value: {
        status: "open",
        order_id: order.id,
        order: { is_being_paid: false },
        products: [{ quantity: 1 }],
        email: "rasa@example.com",
      },
    });
    const moved = { slug, address: { city: "Kaunas" } };
    expect(await checkout.fetchCheckout(guest, moved)).toEqual({
      ok: false,
      code: "checkout.errors.order_made",
    });
    expect(
      await checkout.fetchCheckout(guest, { slug, address: { city: "Vilnius" } }),
    ).toMatchObject({ ok: true });

    stripe.script.next = { next: "paid" };
    expect(await pay(guest, slug)).toMatchObject({ ok: true, value: { paid: true } });
    expect((await orderOf(slug)).id).toBe(order.id);
    expect((await paymentsOf(order)).map(({ status }) => status)).toEqual(["failed", "succeeded"]);
    expect(await stockOf(0)).toBe(before - 1);
  });

  test("cannot be retried once the goods are sold out", async () => {
    const guest = await guestWith(2);
    const slug = await readyToPay(guest);
    stripe.script.next = REFUSED;
    await pay(guest, slug);
    await db
      .update(variants)
      .set({ stock: 0 })
      .where(eq(variants.id, goods[1]?.variantId ?? 0));
    stripe.script.next = { next: "paid" };
    expect(await pay(guest, slug)).toMatchObject({ ok: false, code: "orders.errors.out_of_stock" });
    expect((await paymentsOf(await orderOf(slug))).map(({ status }) => status)).toEqual(["failed"]);
  });
});

describe("a guest whose hold began more than an hour ago", () => {
  const longAgo = sql`now() - interval '61 minutes'`;
  const letHoldEnd = async () => {
    await db.update(carts).set({ heldSince: longAgo }).where(isNull(carts.customerId));
    await db.delete(stockHolds);
  };

  test("gets no new hold by retrying, and pays once for what is in stock", async () => {
    const guest = await guestWith(1);
    const slug = await readyToPay(guest);
    await letHoldEnd();
    const before = (await stockOf(0)) ?? 0;
    await checkout.fetchCheckout(guest, { slug });
    expect(await db.$count(stockHolds)).toBe(0);
    const answers = await Promise.all([pay(guest, slug, "a"), pay(guest, slug, "b")]);
    for (const answer of answers) expect(answer).toMatchObject({ ok: true, value: { paid: true } });
    expect(await stockOf(0)).toBe(before - 1);
    expect(await paymentsOf(await orderOf(slug))).toHaveLength(1);
  });

  test("is charged nothing after another buyer took the last piece", async () => {
    const last = eq(variants.id, goods[1]?.variantId ?? 0);
    await db.update(variants).set({ stock: 1 }).where(last);
    const slow = await guestWith(2);
    const slug = await readyToPay(slow);
    await letHoldEnd();
    const quick = await guestWith(2);
    expect(await pay(quick, await readyToPay(quick))).toMatchObject({ ok: true });
    const paidBefore = await db.$count(payments);
    expect(await pay(slow, slug)).toMatchObject({ ok: false });
    expect(await db.$count(payments)).toBe(paidBefore);
    expect(await stockOf(1)).toBe(0);
  });
});

test("a payment whose total or currency differs from the shown one is refused", async () => {
  const guest = await guestWith(1);
  const slug = await readyToPay(guest);
  const said = { slug, paymentId: STRIPE };
  const shown = await checkout.fetchCheckout(guest, { slug });
  const totalCents = Math.round((shown.ok ? shown.value.total : 0) * 100);
  const changed = { ok: false, code: "orders.errors.total_changed" };
  for (const seen of [
    { totalCents: totalCents - 1 },
    { totalCents, currency: "USD" },
    { totalCents: 0, currency: "EUR" },
  ]) {
    expect(await checkout.payCheckout(guest, { ...said, seen })).toEqual(changed);
  }
  await db.update(variants).set({ priceCents: 99_99 });
  await shop.catalogue.applyChanges([], true);
  const seen = { totalCents, currency: "EUR" };
  expect(await checkout.payCheckout(guest, { ...said, seen })).toEqual(changed);
  expect(await cartOf(guest)).toHaveLength(1);
});

test("a failed payment returns both the wallet's part and the provider's", async () => {
  const visitor = await shop.customerWith(1, 500);
  const slug = await readyToPay(visitor);
  const whole = await checkout.fetchCheckout(visitor, { slug });
  const used = await checkout.useBalance(visitor, { slug, balanceCents: 350 });
  if (!whole.ok || !used.ok) throw new Error("It was not shown");
  const cents = Math.round(used.value.total * 100);
  expect(cents).toBe(Math.round(whole.value.total * 100) - 350);
  const balances = () => shop.wallet.readBalance(visitor.customer?.id ?? 0);

  stripe.script.next = REFUSED;
  expect(await pay(visitor, slug)).toMatchObject({ code: "payments.errors.refused" });
  expect(await balances()).toEqual({ wallet: 500, held: 0 });
  stripe.script.next = { next: "paid" };
  expect(await pay(visitor, slug)).toMatchObject({ ok: true, value: { paid: true } });
  expect(await balances()).toEqual({ wallet: 150, held: 0 });
  const order = await orderOf(slug);
  expect(order).toMatchObject({ status: "paid", balanceCents: 350, dueCents: cents });
  expect((await paymentsOf(order)).at(-1)).toMatchObject({ amountCents: cents });
});

test("another currency is converted once, at the rate stored with the order", async () => {
  const guest = { ...(await guestWith(1)), currency: "USD" };
  const slug = await readyToPay(guest);
  const shown = await checkout.fetchCheckout(guest, { slug });
  if (!shown.ok) throw new Error(shown.code);
  const { total, price, currency } = shown.value;
  expect(currency).toBe("USD");
  const cents = (amount: number) => Math.round(amount * 100);
  expect(price.reduce((sum, { amount }) => sum + cents(amount), 0)).toBe(cents(total));
  const seen = { totalCents: cents(total), currency };
  const paid = await checkout.payCheckout(guest, { slug, paymentId: STRIPE, seen });
  expect(paid).toMatchObject({ ok: true, value: { paid: true } });
  const order = await orderOf(slug);
  expect(order).toMatchObject({ currency: "USD", rate: place.site.conversionRate });
  expect(await paymentsOf(order)).toMatchObject([{ amountCents: cents(total), currency: "USD" }]);
});

test("a checkout that is paid on the provider's page is placed when the webhook arrives", async () => {
  const guest = await guestWith(1);
  const slug = await readyToPay(guest);
  stripe.script.next = AWAY;
  expect(await pay(guest, slug)).toMatchObject({ ok: true, value: { paid: false } });
  const shown = () => checkout.fetchCheckout(guest, { slug });
  expect(await shown()).toMatchObject({
    value: { status: "open", order: { is_being_paid: false, status: "awaiting_payment" } },
  });
  await checkout.invalidateCheckout(guest, slug);
  expect(await shown()).toEqual({ ok: false, code: "checkout.errors.over" });
  const order = await orderOf(slug);
  const [payment] = await paymentsOf(order);
  const report = stripe.bank.get(payment?.providerId ?? "");
  if (!report) throw new Error("The bank knows nothing of it");
  await shop.payments.handleWebhook("stripe", stripe.message({ ...report, status: "succeeded" }));
  expect(await shown()).toMatchObject({ value: { status: "placed", order: { status: "paid" } } });
  expect(await pay(guest, slug)).toEqual({
    ok: true,
    value: { reference: order.slug, paid: true },
  });
  const [row] = await db.select().from(checkouts).where(eq(checkouts.slug, slug));
  expect(row).toMatchObject({ status: "placed", endedAt: expect.any(Date) });
});

test("a pending payment places the checkout and blocks another one until it fails", async () => {
  const guest = await guestWith(1);
  const slug = await readyToPay(guest);
  stripe.script.next = { next: "wait" };
  const waiting = await pay(guest, slug, "first");
  expect(waiting).toMatchObject({ ok: true, value: { paid: false } });
  const order = await orderOf(slug);
  const [payment] = await paymentsOf(order);
  const shown = () => checkout.fetchCheckout(guest, { slug });
  expect(await shown()).toMatchObject({
    value: {
      status: "placed",
      order: {
        status: "awaiting_payment",
        is_being_paid: true,
        payment_reference: payment?.reference,
      },
    },
  });
  stripe.script.next = { next: "paid" };
  expect(await pay(guest, slug, "second")).toEqual(waiting);
  expect(await paymentsOf(order)).toHaveLength(1);

  const report = stripe.bank.get(payment?.providerId ?? "");
  if (!report) throw new Error("The bank knows nothing of it");
  await shop.payments.handleWebhook("stripe", stripe.message({ ...report, status: "failed" }));
  expect(await shown()).toMatchObject({
    value: { status: "open", order: { is_being_paid: false } },
  });
  expect(await pay(guest, slug, "third")).toMatchObject({ ok: true, value: { paid: true } });
  expect((await orderOf(slug)).id).toBe(order.id);
});
