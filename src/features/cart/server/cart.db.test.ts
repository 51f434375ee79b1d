import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { DAY_MS } from "#core/durations.ts";
import { inTransaction } from "#database/transaction.ts";
import { buildCustomer } from "#demo/customers/customer-builder.ts";
import { insertCustomers } from "#demo/customers/insert-customers.ts";
import { variants } from "#features/catalogue/server/products.tables.ts";
import { hashSecret } from "#platform/auth/secret-token.ts";
import { createRateLimits } from "#platform/rate-limit/rate-limits.ts";
import { cartPersonalData } from "./cart.personal-data.ts";
import { carts, stockHolds } from "./cart.tables.ts";
import { bindCart } from "./cart.ts";
import type { CartOwner } from "./cart-deps.ts";
import { testCarts } from "./fixtures/cart.ts";
import { purgeExpiredCarts } from "./purge-expired-carts.ts";

const { db, pool, cart, deps, goods, place, siteId, newGuest } = await testCarts([5, 1, 50]);
const [five, single, many] = goods as [Goods, Goods, Goods];
type Goods = (typeof goods)[number];

beforeEach(async () => {
  await db.delete(carts);
});

const add = (owner: CartOwner, what: Goods, quantity = 1) =>
  cart.addToCart({ owner, context: place, ...what, quantity });
const read = (owner: CartOwner) => cart.readCart({ owner, context: place });

/** A guest with something in the cart. */
async function guestWith(what: Goods, quantity = 1): Promise<CartOwner> {
  const added = await add(newGuest, what, quantity);
  if (!added.ok) throw new Error(added.code);
  return { kind: "guest", siteId, tokenHash: hashSecret(added.value.token) };
}

async function newCustomer(): Promise<CartOwner & { customerId: number }> {
  const [customerId = 0] = await insertCustomers(db, [buildCustomer()], "");
  return { kind: "customer", siteId, customerId };
}

const endHolds = () => db.update(stockHolds).set({ expiresAt: new Date(Date.now() - 1000) });
const logIn = (guest: CartOwner, { customerId }: { customerId: number }) =>
  inTransaction(db, async (tx) => {
    if (guest.kind !== "guest" || !guest.tokenHash) throw new Error("no cookie");
    await cart.mergeCarts(tx, { siteId, tokenHash: guest.tokenHash, customerId });
  });

describe("cart lines", () => {
  test("a line has the current price, both shipping methods and a hold", async () => {
    const guest = await guestWith(five, 2);
    const shown = await read(guest);
    expect(shown.lines).toMatchObject([
      { ...five, name: "Thing 0", quantity: 2, priceCents: 1000, maxQuantity: 5 },
    ]);
    expect(shown.totals).toEqual({ totalItems: 1, totalQuantity: 2, totalCents: 2000 });
    expect(shown.method).toBe("air");
    expect(shown.shipping.air?.cents).toBeGreaterThan(0);
    expect(shown.shipping.sea?.cents).toBeGreaterThan(0);
    const minutes = ((shown.expiration?.getTime() ?? 0) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(15);
    expect(minutes).toBeLessThanOrEqual(20.1);
    expect(shown.lines[0]?.reservedUntil).toEqual(shown.expiration);
  });

  test("adding the same product increases its quantity up to the stock", async () => {
    const guest = await guestWith(five, 2);
    expect(await add(guest, five, 2)).toMatchObject({ ok: true, value: { shortages: [] } });
    const added = await add(guest, five, 4);
    expect(added.ok && added.value.shortages).toEqual([
      { variantId: five.variantId, requested: 8, available: 5 },
    ]);
    expect((await read(guest)).lines).toMatchObject([{ quantity: 5, maxQuantity: 5 }]);
  });

  test("quantity changes, removals and the shipping method are saved", async () => {
    const guest = await guestWith(five);
    await add(guest, many, 3);
    const [first, second] = (await read(guest)).lines;
    await cart.updateLine({ owner: guest, context: place, itemId: first?.id ?? 0, quantity: 4 });
    await cart.removeLine({ owner: guest, itemId: second?.id ?? 0 });
    await cart.chooseMethod({ owner: guest, method: "sea" });
    const shown = await read(guest);
    expect(shown.lines).toMatchObject([{ quantity: 4 }]);
    expect(shown.method).toBe("sea");
    expect(await db.select().from(stockHolds)).toMatchObject([{ quantity: 4 }]);
  });

  test("a product that is no longer sold cannot be increased and loses its hold", async () => {
    const guest = await guestWith(five, 2);
    const [line] = (await read(guest)).lines;
    const unsold = bindCart({
      ...deps,
      listLineGoods: async (...asked) =>
        new Map(
          [...(await deps.listLineGoods(...asked))].map(([id, one]) => [
            id,
            { ...one, isSold: false },
          ]),
        ),
    });
    const raised = { owner: guest, context: place, itemId: line?.id ?? 0, quantity: 3 };
    expect(await unsold.updateLine(raised)).toEqual({
      ok: true,
      value: { shortages: [{ variantId: five.variantId, requested: 3, available: 0 }] },
    });
    expect((await read(guest)).lines).toMatchObject([{ quantity: 1, reservedUntil: null }]);
    expect(await db.select().from(stockHolds)).toEqual([]);
  });

  test("a refused addition creates no cart", async () => {
    await guestWith(single);
    expect(await add(newGuest, single)).toEqual({ ok: false, code: "cart.errors.sold_out" });
    const unknown = { productId: five.productId, variantId: many.variantId };
    expect(await add(newGuest, unknown)).toMatchObject({ code: "cart.errors.not_sold_here" });
    expect(await db.select().from(carts)).toHaveLength(1);
  });

  test("another customer's line responds as not found", async () => {
    const owner = await guestWith(five, 2);
    const other = await guestWith(many);
    const [line] = (await read(owner)).lines;
    const notFound = { ok: false, code: "errors.not_found" };
    for (const itemId of [line?.id ?? 0, 999_999_999]) {
      expect(await cart.updateLine({ owner: other, context: place, itemId, quantity: 1 })).toEqual(
        notFound,
      );
      expect(await cart.removeLine({ owner: other, itemId })).toEqual(notFound);
      expect(await cart.removeLine({ owner: newGuest, itemId })).toEqual(notFound);
    }
    expect((await read(owner)).lines).toMatchObject([{ quantity: 2 }]);
  });
});

describe("stock holds", () => {
  test("pieces held by one cart are unavailable to others, but not to the cart itself", async () => {
    const first = await guestWith(five, 3);
    const second = await newCustomer();
    await add(second, five, 2);
    expect((await read(first)).lines[0]?.maxQuantity).toBe(3);
    expect((await read(second)).lines[0]?.maxQuantity).toBe(2);
    const [line] = (await read(first)).lines;
    for (let again = 0; again < 3; again++) {
      expect(
        await cart.updateLine({ owner: first, context: place, itemId: line?.id ?? 0, quantity: 3 }),
      ).toMatchObject({ ok: true, value: { shortages: [] } });
    }
  });

  test("guests hold a limited quantity and share of the stock, but can order all of it", async () => {
    const greedy = await guestWith(many, 45);
    expect((await read(greedy)).lines).toMatchObject([{ quantity: 45, reservedQuantity: 30 }]);
    const next = await guestWith(many, 20);
    // Guests may hold at most 40 of 50 pieces, and 30 of those are held already.
    expect((await read(next)).lines).toMatchObject([{ quantity: 20, reservedQuantity: 10 }]);
    const [line] = (await read(greedy)).lines;
    await cart.updateLine({ owner: greedy, context: place, itemId: line?.id ?? 0, quantity: 40 });
    expect((await read(greedy)).lines).toMatchObject([{ quantity: 40, reservedQuantity: 30 }]);
    const customer = await newCustomer();
    expect(await add(customer, many, 10)).toMatchObject({ ok: true, value: { shortages: [] } });
    expect((await read(customer)).lines).toMatchObject([{ quantity: 10, reservedQuantity: 10 }]);
  });

  test("a guest cannot extend a hold beyond its limit by updating, adding again or starting a checkout", async () => {
    const guest = await guestWith(single);
    const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    const began = (at: Date) => db.update(carts).set({ heldSince: at });
    await began(ago(50));
    await cart.holdCart({ owner: guest, context: place });
    const left = ((await read(guest)).expiration?.getTime() ?? 0) - Date.now();
    expect(left / 60_000).toBeLessThanOrEqual(10.1);
    await began(ago(61));
    const [line] = (await read(guest)).lines;
    await cart.removeLine({ owner: guest, itemId: line?.id ?? 0 });
    await add(guest, single);
    await cart.holdCart({ owner: guest, context: place });
    const over = await read(guest);
    expect(over).toMatchObject({ expiration: null, mayHold: false });
    expect(over.lines).toMatchObject([{ quantity: 1, maxQuantity: 1, reservedUntil: null }]);
    await began(ago(121));
    await add(guest, single);
    expect(await read(guest)).toMatchObject({ mayHold: true, expiration: expect.any(Date) });
  });

  test("an expired hold frees the stock, and its line stays and reports a shortage", async () => {
    const slow = await guestWith(single);
    await endHolds();
    const waiting = await read(slow);
    expect(waiting.lines).toMatchObject([{ quantity: 1, maxQuantity: 1, reservedUntil: null }]);
    expect(waiting.expiration).toBeNull();
    expect(waiting.shortages).toEqual([]);
    const quick = await guestWith(single);
    expect((await read(quick)).lines[0]?.reservedUntil).not.toBeNull();
    const late = await read(slow);
    expect(late.lines).toMatchObject([{ quantity: 1, maxQuantity: 0 }]);
    expect(late.shortages).toMatchObject([{ requested: 1, available: 0, name: "Thing 1" }]);
    const [line] = late.lines;
    const again = await cart.updateLine({
      owner: slow,
      context: place,
      itemId: line?.id ?? 0,
      quantity: 1,
    });
    expect(again).toMatchObject({ ok: true, value: { shortages: [{ available: 0 }] } });
    const held = await db
      .select()
      .from(stockHolds)
      .where(eq(stockHolds.variantId, single.variantId));
    expect(held).toHaveLength(1);
  });

  test("a cart offers no more than the reduced stock", async () => {
    const guest = await guestWith(five, 4);
    await db.update(variants).set({ stock: 2 }).where(eq(variants.id, five.variantId));
    const shown = await read(guest);
    await db.update(variants).set({ stock: 5 }).where(eq(variants.id, five.variantId));
    expect(shown.lines).toMatchObject([{ quantity: 2, maxQuantity: 2 }]);
    expect(shown.shortages).toMatchObject([{ requested: 4, available: 2 }]);
  });

  test("the purge deletes expired holds and abandoned guest carts, not customers' carts", async () => {
    const guest = await guestWith(five);
    const customer = await newCustomer();
    await add(customer, many);
    await endHolds();
    await guestWith(many);
    await purgeExpiredCarts(db, 60, new Date());
    expect(await db.select().from(stockHolds)).toHaveLength(1);
    await purgeExpiredCarts(db, 60, new Date(Date.now() + 59 * DAY_MS));
    expect(await db.select().from(stockHolds)).toHaveLength(0);
    expect((await read(guest)).lines).toHaveLength(1);
    await purgeExpiredCarts(db, 60, new Date(Date.now() + 61 * DAY_MS));
    expect((await read(guest)).lines).toHaveLength(0);
    expect((await read(customer)).lines).toHaveLength(1);
  });
});

describe("merging at login", () => {
  test("a guest's cart becomes the customer's with its holds and shipping method", async () => {
    const guest = await guestWith(five, 2);
    await cart.chooseMethod({ owner: guest, method: "sea" });
    const before = await read(guest);
    const customer = await newCustomer();
    await logIn(guest, customer);
    const after = await read(customer);
    expect(after.lines).toMatchObject([{ quantity: 2, reservedUntil: before.expiration }]);
    expect(after.method).toBe("sea");
    expect((await read(guest)).lines).toEqual([]);
  });

  test("quantities of both carts are added up to the stock", async () => {
    const customer = await newCustomer();
    await add(customer, five, 2);
    await add(customer, many, 4);
    const guest = await guestWith(five, 3);
    await add(guest, single);
    await logIn(guest, customer);
    expect((await read(customer)).lines).toMatchObject([
      { ...five, quantity: 5 },
      { ...many, quantity: 4 },
      { ...single, quantity: 1 },
    ]);
    const other = await guestWith(many, 1);
    await add(other, many, 49);
    await logIn(other, customer);
    expect((await read(customer)).lines[1]).toMatchObject({ ...many, quantity: 50 });
    const holds = await db.select().from(stockHolds);
    expect(holds.map(({ quantity }) => quantity).toSorted((a, b) => a - b)).toEqual([1, 5, 50]);
  });

  test("a repeated merge, or one with an unknown cookie, changes nothing", async () => {
    const guest = await guestWith(five, 2);
    const customer = await newCustomer();
    await logIn(guest, customer);
    await logIn(guest, customer);
    expect((await read(customer)).lines).toMatchObject([{ quantity: 2 }]);
    const stranger = await newCustomer();
    await logIn({ kind: "guest", siteId, tokenHash: hashSecret("invented") }, stranger);
    expect(await db.select().from(carts)).toHaveLength(1);
  });

  test("a login that is rolled back keeps the guest's cart", async () => {
    const guest = await guestWith(five, 2);
    const { customerId } = await newCustomer();
    const login = inTransaction(db, async (tx) => {
      const tokenHash = guest.kind === "guest" ? guest.tokenHash : undefined;
      await cart.mergeCarts(tx, { siteId, tokenHash: tokenHash ?? Buffer.alloc(0), customerId });
      throw new Error("no");
    });
    await expect(login).rejects.toThrow("no");
    expect((await read(guest)).lines).toMatchObject([{ quantity: 2 }]);
  });
});

test("a customer's cart is exported and is erased with the account", async () => {
  const customer = await newCustomer();
  await add(customer, many, 2);
  const names = { firstName: "Rasa", lastName: "", phoneNumber: "" };
  const person = { customerId: customer.customerId, email: "rasa@example.com", ...names };
  expect(await cartPersonalData.export?.(db, person)).toMatchObject([
    { site_id: siteId, quantity: 2 },
  ]);
  await inTransaction(db, async (tx) => cartPersonalData.erase?.(tx, person, () => {}));
  expect(await db.select().from(carts)).toEqual([]);
  expect(await db.select().from(stockHolds)).toEqual([]);
  await db.execute(
    `update customers set erased_at = now(), email = null where id = ${customer.customerId}`,
  );
  expect(await add(customer, many)).toMatchObject({ code: "auth.errors.not_logged_in" });
});

describe("the limit of carts per address", () => {
  const limits = createRateLimits(pool, { open: { visitor: { points: 3, duration: 60 } } });
  let visitors = 0;
  const newLimit = () => limits.visitorLimit("open", `visitor ${++visitors}`);
  const addWithin = (owner: CartOwner, limit: ReturnType<typeof newLimit>) =>
    cart.addToCart({ owner, context: place, ...many, quantity: 1, limit });

  test("of 20 carts opened at once only the allowed number is created, the others hold nothing", async () => {
    const limit = newLimit();
    const opened = await Promise.all(Array.from({ length: 20 }, () => addWithin(newGuest, limit)));
    expect(opened.filter(({ ok }) => ok)).toHaveLength(3);
    const refused = { ok: false, code: "auth.errors.too_many_attempts", retryAfterSeconds: 60 };
    expect(opened.find(({ ok }) => !ok)).toEqual(refused);
    expect([await db.$count(carts), await db.$count(stockHolds)]).toEqual([3, 3]);
  });

  test("a guest at the limit can still fill their cart, and all counters share one limit", async () => {
    const limit = newLimit();
    const guest = await guestWith(five);
    for (let at = 0; at < 5; at++)
      expect(await addWithin(guest, limit)).toMatchObject({ ok: true });
    for (let at = 0; at < 2; at++) await addWithin(newGuest, limit);
    const visitor = `visitor ${visitors}`;
    expect(await limits.consume("open", { visitor })).toMatchObject({ allowed: true });
    expect(await limits.consume("open", { visitor })).toMatchObject({ allowed: false });
    expect(await addWithin(newGuest, limit)).toMatchObject({ ok: false });
    expect(await addWithin(guest, limit)).toMatchObject({ ok: true });
  });

  test("an addition returns the cart with the new line", async () => {
    const guest = await guestWith(five, 2);
    const added = await addWithin(guest, newLimit());
    const { stored } = added.ok ? added.value : {};
    const { lines } = await cart.readCart({ owner: guest, context: place, stored });
    expect(lines.map(({ quantity }) => quantity)).toEqual([2, 1]);
    expect(await read(guest)).toMatchObject({ lines });
  });
});
