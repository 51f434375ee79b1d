import {
  and,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNull,
  lt,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { Cents } from "#core/money.ts";
import type { Database, Queryable, Transaction } from "#database/connect.ts";
import { withRetries } from "#database/transaction.ts";
import {
  type StoredCart,
  type StoredCartJson,
  storedCartJson,
  toStoredCart,
} from "#features/cart/server/stored-cart.ts";
import { LEASE_SECONDS } from "#features/payments/server/idempotency/with-lease.ts";
import { walletCents } from "#features/wallet/server/wallet-cents.ts";
import { CHECKOUT_MINUTES, type CheckoutStatus } from "../domain/checkout-status.ts";
import { type CheckoutVisitor, cartOwner } from "./checkout-deps.ts";
import { checkouts } from "./checkouts.tables.ts";

export type Checkout = typeof checkouts.$inferSelect;
export type CheckoutChanges = Partial<Omit<typeof checkouts.$inferInsert, "id" | "slug">>;
type Written = { [Name in keyof CheckoutChanges]: CheckoutChanges[Name] | SQL };
type Owner = Pick<CheckoutVisitor, "site" | "customer" | "tokenHash">;

/** A customer's own, and those they began in this browser before they logged in. */
function ownedBy({ site, customer, tokenHash }: Owner): SQL | undefined {
  const asGuest = tokenHash
    ? and(isNull(checkouts.customerId), eq(checkouts.tokenHash, tokenHash))
    : undefined;
  const own = customer ? or(eq(checkouts.customerId, customer.id), asGuest) : asGuest;
  return own && and(eq(checkouts.siteId, site.id), own);
}

/** A checkout with all else that its owner's calls look at, as it was at one moment. */
export type ReadCheckout = {
  checkout: Checkout;
  cart: StoredCart | undefined;
  /** What a customer can spend. */
  walletCents: Cents | undefined;
};

/** The cart and the balance, beside each column of a checkout. */
function withCart({ site, customer, ...visitor }: Owner) {
  const owner = cartOwner({ site, customer, ...visitor });
  return {
    ...getTableColumns(checkouts),
    cart: sql<StoredCartJson | null>`${storedCartJson(owner, site)}`,
    walletCents: customer
      ? sql`coalesce(${walletCents(customer.id)}, 0)`.mapWith(Number)
      : sql<null>`null`,
  };
}

type Row = Checkout & { cart: StoredCartJson | null; walletCents: number | null };

function toReadCheckout({ cart, walletCents, ...checkout }: Row): ReadCheckout {
  return { checkout, cart: toStoredCart(cart), walletCents: walletCents ?? undefined };
}

/** Somebody else's is not found, just as one that never was. */
export async function selectCheckout(
  db: Queryable,
  owner: Owner,
  slug: string,
): Promise<ReadCheckout | undefined> {
  const own = ownedBy(owner);
  if (!own) return undefined;
  const [found] = await db
    .select(withCart(owner))
    .from(checkouts)
    .where(and(eq(checkouts.slug, slug), own));
  return found && toReadCheckout(found);
}

export async function selectLatest(db: Queryable, owner: Owner): Promise<Checkout | undefined> {
  const own = ownedBy(owner);
  if (!own) return undefined;
  const [found] = await db.select().from(checkouts).where(own).orderBy(desc(checkouts.id)).limit(1);
  return found;
}

export type LockedForOrder = {
  isCustomerActive: boolean;
  orderId: number | null;
  status: CheckoutStatus | null;
  /** Orders that the buyer left unpaid lately. */
  unpaid: number;
  cart: { id: number; lines: { variantId: number; quantity: number }[] } | undefined;
  /** Unpaid orders of theirs whose goods are in the cart again. */
  returnedIds: number[];
  spendableCents: Cents;
};

type LockedRow = {
  is_customer_active: boolean;
  order_id: string | null;
  status: CheckoutStatus | null;
  unpaid: string | null;
  cart_id: string | null;
  variant_ids: number[] | null;
  quantities: number[] | null;
  returned_ids: string[] | null;
  wallet_cents: string | null;
};

/** All that an order of this checkout is made of, the buyer's alone until the transaction ends (migration 0056). */
export async function lockForOrder(
  tx: Transaction,
  { site, customer, tokenHash }: Owner,
  { id, unpaidSince }: { id: number; unpaidSince: Date },
): Promise<LockedForOrder> {
  const { rows } = await tx.execute<LockedRow>(sql`
    select * from lock_for_order(${id}, ${site.id}, ${customer?.id ?? null}, ${tokenHash ?? null}::bytea,
      ${unpaidSince.toISOString()})`);
  const [row] = rows;
  if (!row) throw new Error("A checkout was not locked");
  const { variant_ids, quantities, cart_id } = row;
  const lines = variant_ids?.map((variantId, at) => ({
    variantId,
    quantity: quantities?.[at] ?? 0,
  }));
  return {
    isCustomerActive: row.is_customer_active,
    orderId: row.order_id === null ? null : Number(row.order_id),
    status: row.status,
    unpaid: Number(row.unpaid),
    cart: lines && { id: Number(cart_id), lines },
    returnedIds: row.returned_ids?.map(Number) ?? [],
    spendableCents: Number(row.wallet_cents),
  };
}

type NewCheckout = {
  slug: string;
  shortages: Checkout["shortages"];
  /** For whoever has had none yet. */
  firstAddressId: number | undefined;
  firstCompany: Checkout["company"];
};

/** In one statement, after the one before (migration 0055); false for a customer who is erased. */
export async function insertCheckout(
  db: Database,
  { site, customer, tokenHash }: Owner,
  { slug, shortages, firstAddressId, firstCompany }: NewCheckout,
): Promise<boolean> {
  const json = (value: object | null) => value && JSON.stringify(value);
  const { rows } = await withRetries(db, () =>
    db.execute<{ started: boolean }>(sql`
      select start_checkout(${site.id}, ${customer?.id ?? null}, ${tokenHash ?? null}::bytea, ${slug},
        ${json(shortages)}, ${firstAddressId ?? null}, ${json(firstCompany)}) as started`),
  );
  return rows[0]?.started === true;
}

/** One that is in use: its hour begins anew. */
export async function touchCheckout(
  db: Queryable,
  id: number,
  changes: Written = {},
): Promise<Checkout | undefined> {
  const [row] = await db
    .update(checkouts)
    .set({ ...changes, calledAt: sql`now()` })
    .where(eq(checkouts.id, id))
    .returning();
  return row;
}

/**
 * The visitor's own, for one attempt to pay at a time: whoever comes again with the same key goes on. Nothing while
 * another attempt is under way, nor where there is no such checkout.
 */
export async function beginAttempt(
  db: Queryable,
  owner: Owner,
  { slug, key }: { slug: string; key: string },
): Promise<ReadCheckout | undefined> {
  const own = ownedBy(owner);
  if (!own) return undefined;
  const mayBegin = sql`(paying_since is null or paying_key = ${key}
    or paying_since < now() - make_interval(secs => ${LEASE_SECONDS}))`;
  const [begun] = await db
    .update(checkouts)
    .set({ payingKey: key, payingSince: sql`now()` })
    .where(and(eq(checkouts.slug, slug), own, mayBegin))
    .returning(withCart(owner));
  return begun && toReadCheckout(begun);
}

/** For as long as it is worked on. */
export async function renewAttempt(db: Queryable, id: number, key: string): Promise<void> {
  await db
    .update(checkouts)
    .set({ payingSince: sql`now()` })
    .where(and(eq(checkouts.id, id), eq(checkouts.payingKey, key)));
}

/** One that is in use: its hour begins anew, unless it is over. */
export async function endAttempt(db: Queryable, id: number, key: string): Promise<void> {
  const isOver = sql`${checkouts.calledAt} <= now() - make_interval(mins => ${CHECKOUT_MINUTES})`;
  const calledAt = sql`case when ${isOver} then ${checkouts.calledAt} else now() end`;
  await db
    .update(checkouts)
    .set({ payingKey: null, payingSince: null, calledAt })
    .where(and(eq(checkouts.id, id), eq(checkouts.payingKey, key)));
}

const ending = (status: CheckoutStatus) => ({ status, endedAt: sql`now()` });

/** In the transaction of an order that is paid at once. */
export const ENDED_AS_PLACED = { ...ending("placed"), status: "placed" as const };

export async function endCheckout(
  db: Queryable,
  id: number,
  { to, from }: { to: CheckoutStatus; from: readonly CheckoutStatus[] },
): Promise<void> {
  await db
    .update(checkouts)
    .set(ending(to))
    .where(and(eq(checkouts.id, id), inArray(checkouts.status, [...from])));
}

export async function expireCheckouts(db: Queryable): Promise<void> {
  await db
    .update(checkouts)
    .set(ending("expired"))
    .where(
      and(
        // Written out, so that the index of open ones serves.
        sql`${checkouts.status} = 'open'`,
        lt(checkouts.calledAt, sql`now() - make_interval(mins => ${CHECKOUT_MINUTES})`),
      ),
    );
}

export async function deleteCheckoutsBefore(db: Queryable, moment: Date): Promise<void> {
  await db.delete(checkouts).where(lt(checkouts.calledAt, moment));
}

export function selectCheckoutsOf(db: Queryable, customerId: number): Promise<Checkout[]> {
  return db
    .select()
    .from(checkouts)
    .where(eq(checkouts.customerId, customerId))
    .orderBy(checkouts.id);
}

export async function deleteCheckoutsOf(tx: Transaction, customerId: number): Promise<void> {
  await tx.delete(checkouts).where(eq(checkouts.customerId, customerId));
}
