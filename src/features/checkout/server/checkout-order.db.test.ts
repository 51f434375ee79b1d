import { and, eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { DAY_MS } from "#core/durations.ts";
import { stockHolds } from "#features/cart/server/cart.tables.ts";
import { variants } from "#features/catalogue/server/products.tables.ts";
import { pickupPoints } from "#features/delivery/server/delivery.tables.ts";
import { orders } from "#features/orders/server/orders.tables.ts";
import { canOrder, unpaidSince } from "#features/orders/server/placement/can-order.ts";
import { promotions } from "#features/orders/server/promotions/promotions.tables.ts";
import { payments } from "#features/payments/server/payments.tables.ts";
import { bindCheckout } from "./checkout.ts";
import type { CheckoutVisitor } from "./checkout-deps.ts";
import { lockForOrder } from "./checkouts.repository.ts";
import { checkouts } from "./checkouts.tables.ts";
import { testCheckouts } from "./fixtures/checkout-shop.ts";

const shop = await testCheckouts([60, 1]);
const { db, checkout, cart, goods, place, siteId, stripe, guestWith, readyToPay } = shop;
const STRIPE = 1;
afterEach(() => {
  stripe.script.next = { next: "paid" };
});

const pay = (visitor: CheckoutVisitor, slug: string) =>
  checkout.payCheckout(visitor, { slug, paymentId: STRIPE, seen: {} });
/** A checkout whose payment was refused: the order exists and can be paid again. */
async function unpaid(visitor: CheckoutVisitor): Promise<string> {
  const slug = await readyToPay(visitor);
  stripe.script.next = { next: "refused" };
  expect(await pay(visitor, slug)).toMatchObject({ code: "payments.errors.refused" });
  stripe.script.next = { next: "paid" };
  return slug;
}
const shown = async (visitor: CheckoutVisitor, slug: string) => {
  const fetched = await checkout.fetchCheckout(visitor, { slug });
  if (!fetched.ok) throw new Error(fetched.code);
  return fetched.value;
};
async function orderOf(slug: string) {
  const [row] = await db.select().from(checkouts).where(eq(checkouts.slug, slug));
  const [order] = await db
    .select()
    .from(orders)
    .where(eq(orders.id, row?.orderId ?? 0));
  if (!order) throw new Error("There is no order");
  return order;
}

test("an ordered checkout shows the order's address, not one changed later", async () => {
  const guest = await guestWith(1);
  const slug = await unpaid(guest);
  const before = await shown(guest, slug);
  const [row] = await db.select().from(checkouts).where(eq(checkouts.slug, slug));
  if (!row?.address) throw new Error("Nothing was typed");
  const elsewhere = place.site.countries.find(({ id }) => id !== row.address?.country_id);
  const country_id = elsewhere?.id ?? 0;
  await db
    .update(checkouts)
    .set({ address: { ...row.address, city: "Elsewhere", country_id }, email: "x@example.com" })
    .where(eq(checkouts.slug, slug));
  const after = await shown(guest, slug);
  expect(after).toEqual({ ...before, typed_address: expect.anything() });
  expect(after).toMatchObject({ address: { city: "Vilnius" }, email: "rasa@example.com" });
});

test("a deleted pickup point stays part of an order that was made before", async () => {
  const guest = await guestWith(1);
  const slug = await readyToPay(guest);
  const { local_delivery_couriers: couriers } = await shown(guest, slug);
  const courier = couriers.find(({ has_pickup_points }) => has_pickup_points);
  const isTheirs = and(
    eq(pickupPoints.country, "LT"),
    eq(pickupPoints.courierCode, courier?.courier ?? "dpd"),
  );
  const [point] = await db.select().from(pickupPoints).where(isTheirs).limit(1);
  if (!point) throw new Error("There is no locker");
  const said = { slug, delivery: courier?.local_delivery_type ?? 0, parcel_shop: point.id };
  expect(await checkout.fetchCheckout(guest, said)).toMatchObject({ ok: true });
  stripe.script.next = { next: "refused" };
  await pay(guest, slug);
  await db.delete(pickupPoints).where(and(isTheirs, eq(pickupPoints.id, point.id)));
  expect((await shown(guest, slug)).courier_info).toMatchObject({
    local_delivery_type: courier?.local_delivery_type,
    parcel_shop: { parcelshop_id: point.id, name: point.name },
  });
});

test("a hold of the buyer's own cart does not block payment of their order", async () => {
  const guest = await guestWith(2);
  const slug = await unpaid(guest);
  // The only piece is added to the cart again, which holds it.
  const owner = { kind: "guest" as const, siteId, tokenHash: guest.tokenHash };
  const only = goods[1] ?? { productId: 0, variantId: 0 };
  expect(await cart.addToCart({ owner, context: place, ...only, quantity: 1 })).toMatchObject({
    ok: true,
    value: { shortages: [] },
  });
  expect(await pay(guest, slug)).toMatchObject({ ok: true, value: { paid: true } });

  // Pieces that somebody else's cart holds cannot be taken.
  await db.delete(stockHolds);
  await db.update(variants).set({ stock: 1 }).where(eq(variants.id, only.variantId));
  const late = await guestWith(2);
  const theirs = await unpaid(late);
  await guestWith(2);
  expect(await pay(late, theirs)).toMatchObject({ code: "orders.errors.out_of_stock" });
});

test("a hold of the buyer's own cart does not block payment of an order made before login", async () => {
  const only = goods[1] ?? { productId: 0, variantId: 0 };
  await db.delete(stockHolds);
  await db.update(variants).set({ stock: 1 }).where(eq(variants.id, only.variantId));
  const order = await orderOf(await unpaid(await guestWith(2)));
  const { customer } = await shop.customerWith(2, 0);
  const payAs = (askerId: number | undefined) =>
    shop.payOrder(order, {
      provider: STRIPE,
      payer: { customer: undefined, requesterId: askerId },
    });
  expect(await payAs(undefined)).toMatchObject({ code: "orders.errors.out_of_stock" });
  expect(await payAs(customer?.id)).toMatchObject({ ok: true, value: { paid: true } });
});

test("a promotion whose value has dropped is refused instead of charged", async () => {
  const guest = await guestWith(1);
  const [promotion] = await db
    .insert(promotions)
    .values({ code: "SHRINKS", amount: 500, type: 0 })
    .returning();
  const slug = await readyToPay(guest);
  const code = { slug, code: "shrinks", mark: "someone" };
  expect(await checkout.applyPromotion(guest, code)).toMatchObject({ ok: true });
  const { total, currency } = await shown(guest, slug);
  // Changes the promotion after all checks, just before the order is written.
  const changing = bindCheckout({
    ...shop.checkoutDeps,
    orders: {
      ...shop.orders,
      async placeOrder(tx, draft) {
        await db
          .update(promotions)
          .set({ amount: 100 })
          .where(eq(promotions.id, promotion?.id ?? 0));
        return shop.orders.placeOrder(tx, draft);
      },
    },
  });
  const seen = { totalCents: Math.round(total * 100), currency };
  const input = { slug, paymentId: STRIPE, seen };
  const changed = { ok: false, code: "orders.errors.total_changed" };
  expect(await changing.payCheckout(guest, input)).toEqual(changed);
  expect(await checkout.payCheckout(guest, input)).toEqual(changed);
  expect((await shown(guest, slug)).order).toBeNull();
  expect((await shown(guest, slug)).total).toBeCloseTo(total + 4, 2);
});

test("a buyer with ten unpaid orders in a day makes no more until one is paid", async () => {
  const guest = await guestWith(1);
  const owner = { kind: "guest" as const, siteId, tokenHash: guest.tokenHash };
  const slugs: string[] = [];
  for (let made = 0; made < 10; made++) {
    await cart.addToCart({
      owner,
      context: place,
      ...(goods[0] ?? { productId: 0, variantId: 0 }),
      quantity: 1,
    });
    slugs.push(await unpaid(guest));
  }
  await cart.addToCart({
    owner,
    context: place,
    ...(goods[0] ?? { productId: 0, variantId: 0 }),
    quantity: 1,
  });
  const more = await readyToPay(guest);
  expect(await pay(guest, more)).toEqual({ ok: false, code: "orders.errors.too_many_unpaid" });
  expect(await pay(await guestWith(1), await readyToPay(guest))).toMatchObject({
    code: "errors.not_found",
  });
  const first = await orderOf(slugs[0] ?? "");
  const asked = { provider: STRIPE, payer: { customer: undefined } } as const;
  const slug = await readyToPay(guest);
  const [{ id } = { id: 0 }] = await db.select().from(checkouts).where(eq(checkouts.slug, slug));
  const mayOrder = (now = new Date()) =>
    db.transaction(async (tx) =>
      canOrder((await lockForOrder(tx, guest, { id, unpaidSince: unpaidSince(now) })).unpaid),
    );
  expect(await mayOrder()).toBe(false);
  expect(await mayOrder(new Date(Date.now() + DAY_MS))).toBe(true);
  stripe.script.next = { next: "wait" };
  const sent = await shop.payOrder(first, asked);
  // The payment is pending, so the order does not count as unpaid.
  expect(await mayOrder()).toBe(true);
  const report = stripe.bank.get(`stripe-${sent.ok ? sent.value.reference : ""}`);
  if (!report) throw new Error("The bank knows nothing of it");
  stripe.bank.set(report.providerId, { ...report, status: "failed" });
  await db.update(payments).set({ lookedUpAt: null }).where(eq(payments.subjectId, first.slug));
  stripe.script.next = { next: "paid" };
  expect(await shop.payOrder(first, asked)).toMatchObject({ ok: true, value: { paid: true } });
  expect(await pay(guest, await readyToPay(guest))).toMatchObject({ ok: true });
});

test("a payment by an unavailable method is refused and holds no stock", async () => {
  const guest = await guestWith(1);
  const order = await orderOf(await unpaid(guest));
  expect(order.holds).toBe(false);
  const payer = { customer: undefined };
  for (const provider of [4, 9 as 1]) {
    const refused = await shop.payOrder(order, { provider: provider as 4, payer });
    expect(refused).toEqual({ ok: false, code: "payments.errors.unknown_method" });
  }
  const [after] = await db.select().from(orders).where(eq(orders.id, order.id));
  expect(after).toMatchObject({ holds: false, holdAttempt: order.holdAttempt });
});

test("an order whose process died before the payment releases its stock later", async () => {
  const guest = await guestWith(1);
  const slug = await readyToPay(guest);
  const dying = bindCheckout({
    ...shop.checkoutDeps,
    payments: { ...shop.payments, payNew: () => Promise.reject(new Error("killed")) },
  });
  const input = { slug, paymentId: STRIPE, seen: {} };
  await expect(dying.payCheckout(guest, input)).rejects.toThrow("killed");
  const order = await orderOf(slug);
  expect(order).toMatchObject({ status: "awaiting_payment", holds: true });
  expect(await db.$count(payments, eq(payments.subjectId, order.slug))).toBe(0);
  const [{ stock = 0 } = {}] = await db
    .select({ stock: variants.stock })
    .from(variants)
    .where(eq(variants.id, goods[0]?.variantId ?? 0));
  await shop.orders.releaseIdleOrders(new Date(order.heldAt.getTime() + 61 * 60_000));
  const [after] = await db.select().from(orders).where(eq(orders.id, order.id));
  expect(after?.holds).toBe(false);
  const [now] = await db
    .select({ stock: variants.stock })
    .from(variants)
    .where(eq(variants.id, goods[0]?.variantId ?? 0));
  expect(now?.stock).toBe(stock + 1);
  // A buyer who comes back pays for the same order.
  expect(await pay(guest, slug)).toMatchObject({ ok: true, value: { paid: true } });
});
