import { eq } from "drizzle-orm";
import { customers } from "#features/account/server/account.tables.ts";
import { testCarts } from "#features/cart/server/cart.fixture.ts";
import { bindDelivery } from "#features/delivery/server/delivery.ts";
import { openPaidOrders } from "#features/orders/server/payment/paid-orders.fixture.ts";
import { hashSecret } from "#platform/auth/secret-token.ts";
import { createRateLimits } from "#platform/rate-limit/rate-limits.ts";
import { doorDeliveryService, HOME } from "#server/testing/door-delivery.ts";
import { bindCheckout } from "./checkout.ts";
import { type CheckoutDeps, type CheckoutVisitor, checkoutLimits } from "./checkout-deps.ts";

/** A shop with one product for each stock that is named, and guests on their way to pay for them. */
export async function testCheckouts(stocks: readonly number[]) {
  const carts = await testCarts(stocks);
  const { db, pool, cart, catalogue, goods, place, siteId } = carts;
  const shop = await openPaidOrders(db);
  const checkoutDeps: CheckoutDeps = {
    db,
    account: { listAddresses: async () => [] },
    limits: createRateLimits(pool, checkoutLimits),
    cart,
    catalogue,
    delivery: bindDelivery({ db, now: () => new Date(), report: () => {} }),
    orders: shop.orders,
    payments: shop.payments,
    wallet: shop.wallet,
    now: () => new Date(),
  };
  const checkout = bindCheckout(checkoutDeps);

  /** Somebody with the first so many of the goods in a cart. */
  async function guestWith(lines: number): Promise<CheckoutVisitor> {
    const visitor = { ...place, currency: "EUR", customer: undefined };
    let tokenHash: Buffer | undefined;
    for (const one of goods.slice(0, lines)) {
      const owner = { kind: "guest" as const, siteId, tokenHash };
      const added = await cart.addToCart({ owner, context: place, ...one, quantity: 1 });
      if (!added.ok) throw new Error(added.code);
      if (added.value.token) tokenHash = hashSecret(added.value.token);
    }
    return { ...visitor, tokenHash };
  }

  /** The same, logged in, with so much in the wallet. */
  async function customerWith(lines: number, balanceCents: number): Promise<CheckoutVisitor> {
    const id = await shop.customer(balanceCents);
    const [row] = await db.select().from(customers).where(eq(customers.id, id));
    if (!row) throw new Error("There is no customer");
    const owner = { kind: "customer" as const, siteId, customerId: id };
    for (const one of goods.slice(0, lines)) {
      await cart.addToCart({ owner, context: place, ...one, quantity: 1 });
    }
    const customer = { ...row, email: row.email ?? "" };
    return { ...place, currency: "EUR", customer, tokenHash: undefined };
  }

  async function start(visitor: CheckoutVisitor): Promise<string> {
    const started = await checkout.startCheckout(visitor);
    if (!started.ok) throw new Error(started.code);
    return started.value.slug;
  }

  /** A checkout in which everything is said but how to pay. */
  async function readyToPay(visitor: CheckoutVisitor): Promise<string> {
    const slug = await start(visitor);
    const first = await checkout.fetchCheckout(visitor, { slug });
    if (!first.ok) throw new Error(first.code);
    const delivery = doorDeliveryService(first.value.local_delivery_couriers);
    const said = { slug, delivery, address: HOME, email: "rasa@example.com", step: 4 as const };
    const ready = await checkout.fetchCheckout(visitor, said);
    if (!ready.ok) throw new Error(JSON.stringify(ready));
    return slug;
  }

  return { ...shop, ...carts, checkoutDeps, checkout, guestWith, customerWith, start, readyToPay };
}
