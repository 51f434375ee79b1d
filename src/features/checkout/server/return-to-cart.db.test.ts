import { eq, ne } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { fail } from "#core/result.ts";
import { stockHolds } from "#features/cart/server/cart.tables.ts";
import { variants } from "#features/catalogue/server/products.tables.ts";
import { orders } from "#features/orders/server/orders.tables.ts";
import { sites } from "#features/sites/server/sites.tables.ts";
import { bindCheckout } from "./checkout.ts";
import { type CheckoutVisitor, cartOwner } from "./checkout-deps.ts";
import { checkouts } from "./checkouts.tables.ts";
import { testCheckouts } from "./fixtures/checkout-shop.ts";

const shop = await testCheckouts([60, 60]);
const { db, checkout, cart, goods, place, stripe, guestWith, readyToPay } = shop;
const STRIPE = 1;
afterEach(() => {
  stripe.script.next = { next: "paid" };
});

const pay = (visitor: CheckoutVisitor, slug: string) =>
  checkout.payCheckout(visitor, { slug, paymentId: STRIPE, seen: {} });
const linesOf = async (visitor: CheckoutVisitor) =>
  (await cart.readCart({ owner: cartOwner(visitor), context: place })).lines.map(
    ({ variantId, quantity }) => ({ variantId, quantity }),
  );
const stockOf = async (at: number) =>
  (
    await db
      .select()
      .from(variants)
      .where(eq(variants.id, goods[at]?.variantId ?? 0))
  )[0]?.stock;

/** A guest whose payment was refused: the order exists and waits for payment. */
async function unpaid(visitor: CheckoutVisitor) {
  const slug = await readyToPay(visitor);
  stripe.script.next = { next: "refused" };
  await pay(visitor, slug);
  stripe.script.next = { next: "paid" };
  const [row] = await db.select().from(checkouts).where(eq(checkouts.slug, slug));
  return { slug, orderId: row?.orderId ?? 0 };
}
const statusOf = async (id: number) =>
  (await db.select().from(orders).where(eq(orders.id, id)))[0]?.status;

test("a buyer who returns without paying gets their cart back without any hold", async () => {
  const before = await stockOf(0);
  const guest = await guestWith(2);
  const full = await linesOf(guest);
  const { orderId } = await unpaid(guest);
  expect(await linesOf(guest)).toEqual([]);
  expect(await shop.orders.returnToCart(orderId)).toBe(true);
  expect(await linesOf(guest)).toEqual(full);
  expect(await stockOf(0)).toBe(before);
  expect(await statusOf(orderId)).toBe("awaiting_payment");
});

test("goods return to the cart once and are not added to those already there", async () => {
  const guest = await guestWith(2);
  const { orderId } = await unpaid(guest);
  const first = goods[0] ?? { productId: 0, variantId: 0 };
  await cart.addToCart({ owner: cartOwner(guest), context: place, ...first, quantity: 3 });
  await shop.orders.returnToCart(orderId);
  expect(await linesOf(guest)).toEqual([
    { variantId: first.variantId, quantity: 3 },
    { variantId: goods[1]?.variantId, quantity: 1 },
  ]);
  const [, second] = (await cart.readCart({ owner: cartOwner(guest), context: place })).lines;
  await cart.removeLine({ owner: cartOwner(guest), itemId: second?.id ?? 0 });
  expect(await shop.orders.returnToCart(orderId)).toBe(false);
  expect(await linesOf(guest)).toHaveLength(1);
});

test("a guest who has logged in gets the goods back in the customer's cart", async () => {
  const guest = await guestWith(2);
  const full = await linesOf(guest);
  const { slug } = await unpaid(guest);
  const known = await shop.customerWith(0, 0);
  const { tokenHash, site } = guest;
  const customerId = known.customer?.id ?? 0;
  await db.transaction((tx) =>
    cart.mergeCarts(tx, { siteId: site.id, tokenHash: tokenHash as Buffer, customerId }),
  );
  const back = { ...known, tokenHash };
  expect(await checkout.invalidateCheckout(back, slug)).toMatchObject({ ok: true });
  expect(await linesOf(back)).toEqual(full);
});

test("paying a waiting order removes its goods from the cart", async () => {
  const guest = await guestWith(2);
  const { slug, orderId } = await unpaid(guest);
  await shop.orders.returnToCart(orderId);
  const first = goods[0] ?? { productId: 0, variantId: 0 };
  await cart.addToCart({ owner: cartOwner(guest), context: place, ...first, quantity: 2 });
  expect(await pay(guest, slug)).toMatchObject({ ok: true, value: { paid: true } });
  expect(await linesOf(guest)).toEqual([{ variantId: first.variantId, quantity: 2 }]);
});

test("paying a waiting order releases what the cart held of its goods", async () => {
  const guest = await guestWith(1);
  const { slug, orderId } = await unpaid(guest);
  await shop.orders.returnToCart(orderId);
  const first = goods[0] ?? { productId: 0, variantId: 0 };
  const held = () => db.select().from(stockHolds).where(eq(stockHolds.variantId, first.variantId));
  await db.delete(stockHolds);
  await cart.addToCart({ owner: cartOwner(guest), context: place, ...first, quantity: 2 });
  expect(await held()).toMatchObject([{ quantity: 3 }]);
  await pay(guest, slug);
  expect(await held()).toMatchObject([{ quantity: 2 }]);

  const other = await guestWith(1);
  const waiting = await unpaid(other);
  await shop.orders.returnToCart(waiting.orderId);
  await db.delete(stockHolds);
  await cart.holdCart({ owner: cartOwner(other), context: place });
  expect(await held()).toHaveLength(1);
  await pay(other, waiting.slug);
  expect(await held()).toEqual([]);
});

test("a refused checkout does not cancel the order that it would have replaced", async () => {
  const guest = await guestWith(2);
  const { orderId } = await unpaid(guest);
  await shop.orders.returnToCart(orderId);
  const slug = await readyToPay(guest);
  const before = await stockOf(0);
  const outOfStock = bindCheckout({
    ...shop.checkoutDeps,
    orders: { ...shop.orders, placeOrder: async () => fail("orders.errors.out_of_stock") },
  });
  const input = { slug, paymentId: STRIPE, seen: {} };
  expect(await outOfStock.payCheckout(guest, input)).toMatchObject({ ok: false });
  expect(await statusOf(orderId)).toBe("awaiting_payment");
  expect(await stockOf(0)).toBe(before);
  expect(await checkout.payCheckout(guest, input)).toMatchObject({ ok: true });
  expect(await statusOf(orderId)).not.toBe("awaiting_payment");
});

test("paying an order leaves the buyer's cart on another site unchanged", async () => {
  const customer = await shop.customerWith(1, 0);
  const { slug, orderId } = await unpaid(customer);
  await shop.orders.returnToCart(orderId);
  const [abroad] = await db.select().from(sites).where(ne(sites.id, place.site.id)).limit(1);
  const owner = { ...cartOwner(customer), siteId: abroad?.id ?? 0 };
  const first = goods[0] ?? { productId: 0, variantId: 0 };
  await cart.addToCart({ owner, context: place, ...first, quantity: 1 });
  await pay(customer, slug);
  expect(await linesOf(customer)).toEqual([]);
  expect((await cart.readCart({ owner, context: place })).lines).toHaveLength(1);
});

test("buying the same goods again cancels the order that waits for payment", async () => {
  const guest = await guestWith(1);
  const { slug, orderId } = await unpaid(guest);
  await checkout.invalidateCheckout(guest, slug);
  expect(await linesOf(guest)).toHaveLength(1);
  const before = (await stockOf(0)) ?? 0;
  const next = await readyToPay(guest);
  expect(await pay(guest, next)).toMatchObject({ ok: true, value: { paid: true } });
  expect(await statusOf(orderId)).toBe("cancelled");
  expect(await stockOf(0)).toBe(before - 1);
  expect(await linesOf(guest)).toEqual([]);
});

test("an order of other goods keeps waiting for payment", async () => {
  const guest = await guestWith(1);
  const { slug, orderId } = await unpaid(guest);
  await checkout.invalidateCheckout(guest, slug);
  const [line] = (await cart.readCart({ owner: cartOwner(guest), context: place })).lines;
  await cart.removeLine({ owner: cartOwner(guest), itemId: line?.id ?? 0 });
  const other = goods[1] ?? { productId: 0, variantId: 0 };
  await cart.addToCart({ owner: cartOwner(guest), context: place, ...other, quantity: 1 });
  expect(await pay(guest, await readyToPay(guest))).toMatchObject({ ok: true });
  expect(await statusOf(orderId)).toBe("awaiting_payment");
});

test("the promised delivery days are stored with the order", async () => {
  const guest = await guestWith(1);
  const slug = await readyToPay(guest);
  const before = await checkout.fetchCheckout(guest, { slug });
  if (!before.ok) throw new Error(before.code);
  const { shipping_days, courier_info } = before.value;
  const across = shipping_days.air ?? { min: 0, max: 0 };
  const last = courier_info?.days ?? { min: 0, max: 0 };
  await pay(guest, slug);
  const after = await checkout.fetchCheckout(guest, { slug });
  expect(after).toMatchObject({
    ok: true,
    value: {
      shipping_days: { air: { min: across.min + last.min, max: across.max + last.max } },
      courier_info: { days: { min: 0, max: 0 } },
    },
  });
});
