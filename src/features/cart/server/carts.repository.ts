import { and, asc, eq, inArray, lt, lte, or, type SQL, sql, sum } from "drizzle-orm";
import type { Queryable, Transaction } from "#database/connect.ts";
import { placeholder, statement } from "#database/statement.ts";
import { type SweepOptions, sweepRows } from "#database/sweep-rows.ts";
import { variants } from "#features/catalogue/server/products.tables.ts";
import type { ShippingMethod } from "#features/shipping/domain/chargeable-weight.ts";
import { cartLines, carts } from "./cart.tables.ts";
import type { CartOwner } from "./cart-deps.ts";

const saveOwnMethod = {
  customer: methodStatement(eq(carts.customerId, placeholder("ownerKey"))),
  guest: methodStatement(eq(carts.tokenHash, placeholder("ownerKey"))),
};

function methodStatement(isOwn: SQL) {
  const shippingMethod = placeholder("shippingMethod", carts.shippingMethod);
  return statement((db) =>
    db
      .update(carts)
      .set({ shippingMethod, changedAt: sql`now()` })
      .where(and(eq(carts.siteId, placeholder("siteId")), isOwn))
      .returning({ id: carts.id }),
  );
}

/** Undefined for a guest without a cookie: they own no cart. */
function ownedBy(owner: CartOwner): SQL | undefined {
  const ofSite = eq(carts.siteId, owner.siteId);
  if (owner.kind === "customer") return and(ofSite, eq(carts.customerId, owner.customerId));
  return owner.tokenHash && and(ofSite, eq(carts.tokenHash, owner.tokenHash));
}

/** Locks the owner's cart until the transaction ends. */
export async function lockCart(tx: Transaction, owner: CartOwner): Promise<number | undefined> {
  const own = ownedBy(owner);
  if (!own) return undefined;
  const [row] = await tx
    .update(carts)
    .set({ changedAt: sql`now()` })
    .where(own)
    .returning({ id: carts.id });
  return row?.id;
}

type Person = {
  customerId: number | null;
  visitorHash?: Buffer | null | undefined;
  siteId?: number | undefined;
};

/** All carts of one person, on all sites if none is given. */
export async function selectCartsOf(
  db: Queryable,
  { customerId, visitorHash, siteId }: Person,
): Promise<number[]> {
  const own = or(
    customerId === null ? undefined : eq(carts.customerId, customerId),
    visitorHash ? eq(carts.tokenHash, visitorHash) : undefined,
  );
  if (!own) return [];
  const ofSite = siteId === undefined ? undefined : eq(carts.siteId, siteId);
  const rows = await db.select({ id: carts.id }).from(carts).where(and(ofSite, own));
  return rows.map(({ id }) => id);
}

export async function hasCart(db: Queryable, owner: CartOwner): Promise<boolean> {
  const own = ownedBy(owner);
  return own !== undefined && (await db.select({ id: carts.id }).from(carts).where(own)).length > 0;
}

export async function countPieces(db: Queryable, owner: CartOwner): Promise<number> {
  const own = ownedBy(owner);
  if (!own) return 0;
  const [row] = await db
    .select({ pieces: sum(cartLines.quantity).mapWith(Number) })
    .from(carts)
    .innerJoin(cartLines, eq(cartLines.cartId, carts.id))
    .where(own);
  return row?.pieces ?? 0;
}

export async function insertGuestCart(
  tx: Transaction,
  siteId: number,
  tokenHash: Buffer,
): Promise<number> {
  const [row] = await tx.insert(carts).values({ siteId, tokenHash }).returning({ id: carts.id });
  if (!row) throw new Error("The database returned no row for a cart");
  return row.id;
}

/**
 * Undefined if another call has just created the cart, or if the customer is erased: the statement waits for a
 * running erasure, so that no cart appears after it.
 */
export async function insertCustomerCart(
  tx: Transaction,
  { siteId, customerId }: { siteId: number; customerId: number },
): Promise<number | undefined> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into carts (site_id, customer_id)
    select ${siteId}::integer, id from customers
    where id = ${customerId} and erased_at is null for share
    on conflict do nothing returning id`);
  return rows[0] && Number(rows[0].id);
}

export type CartLine = typeof cartLines.$inferSelect;

export function selectLines(db: Queryable, cartId: number): Promise<CartLine[]> {
  return db.select().from(cartLines).where(eq(cartLines.cartId, cartId)).orderBy(asc(cartLines.id));
}

export type NewLine = { variantId: number; quantity: number };

/** Adds new lines, and sets the quantity of existing ones. */
export async function saveLines(
  tx: Transaction,
  cartId: number,
  lines: readonly NewLine[],
): Promise<void> {
  if (lines.length === 0) return;
  await tx
    .insert(cartLines)
    .values(lines.map(({ variantId, quantity }) => ({ cartId, variantId, quantity })))
    .onConflictDoUpdate({
      target: [cartLines.cartId, cartLines.variantId],
      set: { quantity: sql`excluded.quantity` },
    });
}

export async function deleteLine(tx: Transaction, id: number): Promise<void> {
  await tx.delete(cartLines).where(eq(cartLines.id, id));
}

export async function saveMethod(
  tx: Transaction,
  cartId: number,
  shippingMethod: ShippingMethod,
): Promise<void> {
  await tx.update(carts).set({ shippingMethod }).where(eq(carts.id, cartId));
}

/** Changes an existing cart; false if there is none. */
export async function saveMethodOf(
  db: Queryable,
  owner: CartOwner,
  shippingMethod: ShippingMethod,
): Promise<boolean> {
  const { siteId } = owner;
  const ownerKey = owner.kind === "customer" ? owner.customerId : owner.tokenHash;
  if (ownerKey === undefined) return false;
  return (await saveOwnMethod[owner.kind](db, { siteId, ownerKey, shippingMethod })).length > 0;
}

export async function selectMethod(db: Queryable, cartId: number): Promise<ShippingMethod> {
  const [row] = await db
    .select({ method: carts.shippingMethod })
    .from(carts)
    .where(eq(carts.id, cartId));
  return row?.method ?? "air";
}

/** Deletes the lines and holds too. */
export async function deleteCart(tx: Transaction, id: number): Promise<void> {
  await tx.delete(carts).where(eq(carts.id, id));
}

export async function deleteCartsOf(tx: Transaction, customerId: number): Promise<void> {
  await tx.delete(carts).where(eq(carts.customerId, customerId));
}

/** Only guests' carts: customers find theirs again whenever they come back. */
export async function deleteGuestCartsBefore(
  db: Queryable,
  moment: Date,
  options?: SweepOptions,
): Promise<void> {
  const where = and(lt(carts.changedAt, moment), sql`${carts.tokenHash} is not null`);
  await sweepRows(db, { table: carts, by: carts.id, where }, options);
}

/** The goods in all carts of a customer. */
export const selectGoodsOf = (db: Queryable, customerId: number) =>
  db
    .select({ siteId: carts.siteId, sku: variants.sku, quantity: cartLines.quantity })
    .from(carts)
    .innerJoin(cartLines, eq(cartLines.cartId, carts.id))
    .innerJoin(variants, eq(variants.id, cartLines.variantId))
    .where(eq(carts.customerId, customerId))
    .orderBy(asc(cartLines.id));

/** Removes pieces from the carts' lines; deletes a line that has no more pieces than that. */
export async function subtractFromLines(
  tx: Transaction,
  cartIds: readonly number[],
  { variantId, quantity }: NewLine,
): Promise<void> {
  const own = and(inArray(cartLines.cartId, [...cartIds]), eq(cartLines.variantId, variantId));
  await tx.delete(cartLines).where(and(own, lte(cartLines.quantity, quantity)));
  await tx
    .update(cartLines)
    .set({ quantity: sql`${cartLines.quantity} - ${quantity}` })
    .where(own);
}
