import { and, desc, eq, getTableColumns, isNull, lt, or, sql } from "drizzle-orm";
import type { Cents } from "#core/money.ts";
import type { Database, Queryable, Transaction } from "#database/connect.ts";
import { placeholder, statement, textStatement, type Values } from "#database/statement.ts";
import { statementsByColumns } from "#database/statements-by-columns.ts";
import { type SweepOptions, sweepRows } from "#database/sweep-rows.ts";
import { withRetries } from "#database/transaction.ts";
import {
  STORED_CART,
  type StoredCart,
  type StoredCartJson,
  storedCartValues,
  toStoredCart,
} from "#features/cart/server/stored-cart.ts";
import { LEASE_SECONDS } from "#features/payments/server/idempotency/with-lease.ts";
import { walletCents } from "#features/wallet/server/wallet-cents.ts";
import {
  CHECKOUT_MINUTES,
  type CheckoutStatus,
  statusesBefore,
} from "../domain/checkout-status.ts";
import { type CheckoutVisitor, cartOwner } from "./checkout-deps.ts";
import { checkouts } from "./checkouts.tables.ts";

export type Checkout = typeof checkouts.$inferSelect;
export type CheckoutChanges = Partial<
  Omit<typeof checkouts.$inferInsert, "id" | "slug" | "status" | "calledAt" | "endedAt">
>;
type Owner = Pick<CheckoutVisitor, "site" | "customer" | "tokenHash">;

/** A customer's own checkouts, and those they started in this browser before logging in; takes `ownerValues`. */
const ownedBy = eachKind((kind) => {
  const asGuest = and(
    isNull(checkouts.customerId),
    eq(checkouts.tokenHash, placeholder("tokenHash")),
  );
  const asCustomer = eq(checkouts.customerId, placeholder("customerId"));
  const own = kind === "customer" ? or(asCustomer, asGuest) : asGuest;
  return and(eq(checkouts.siteId, placeholder("siteId")), own);
});

type Kind = "customer" | "guest";
function eachKind<Made>(make: (kind: Kind) => Made): Record<Kind, Made> {
  return { customer: make("customer"), guest: make("guest") };
}

/** Undefined for a visitor without cookie and login: they own no checkout. */
function kindOf({ customer, tokenHash }: Owner): Kind | undefined {
  if (customer) return "customer";
  return tokenHash ? "guest" : undefined;
}

const ownerValues = ({ site, customer, tokenHash }: Owner): Values => ({
  siteId: site.id,
  customerId: customer?.id,
  tokenHash,
});

/** The values of `ownedBy` and `withCart`. */
const valuesWithCart = (owner: Owner): Values => ({
  ...ownerValues(owner),
  ...storedCartValues(cartOwner(owner), owner.site),
});

/** A checkout with all other data that its calls need, read at one moment. */
export type ReadCheckout = {
  checkout: Checkout;
  cart: StoredCart | undefined;
  /** How much a customer can spend. */
  walletCents: Cents | undefined;
};

/** The columns of a checkout, plus the cart and the balance. */
const withCart = eachKind((kind) => ({
  ...getTableColumns(checkouts),
  cart: sql<StoredCartJson | null>`${STORED_CART}`,
  walletCents:
    kind === "customer"
      ? sql<number | null>`coalesce(${walletCents(placeholder("customerId"))}, 0)`.mapWith(Number)
      : sql<number | null>`null`,
}));

type Row = Checkout & { cart: StoredCartJson | null; walletCents: number | null };

function toReadCheckout({ cart, walletCents, ...checkout }: Row): ReadCheckout {
  return { checkout, cart: toStoredCart(cart), walletCents: walletCents ?? undefined };
}

const selectOwn = eachKind((kind) =>
  statement((db) =>
    db
      .select(withCart[kind])
      .from(checkouts)
      .where(and(eq(checkouts.slug, placeholder("slug")), ownedBy[kind])),
  ),
);

/** Somebody else's checkout counts as not found, like one that never existed. */
export async function selectCheckout(
  db: Queryable,
  owner: Owner,
  slug: string,
): Promise<ReadCheckout | undefined> {
  const kind = kindOf(owner);
  if (!kind) return undefined;
  const [found] = await selectOwn[kind](db, { ...valuesWithCart(owner), slug });
  return found && toReadCheckout(found);
}

const selectLastOwn = eachKind((kind) =>
  statement((db) =>
    db.select().from(checkouts).where(ownedBy[kind]).orderBy(desc(checkouts.id)).limit(1),
  ),
);

export async function selectLatest(db: Queryable, owner: Owner): Promise<Checkout | undefined> {
  const kind = kindOf(owner);
  return kind && (await selectLastOwn[kind](db, ownerValues(owner)))[0];
}

export type LockedForOrder = {
  isCustomerActive: boolean;
  orderId: number | null;
  status: CheckoutStatus | null;
  /** Orders that the buyer left unpaid lately. */
  unpaid: number;
  cart: { id: number; lines: { variantId: number; quantity: number }[] } | undefined;
  /** The buyer's unpaid orders whose goods are in the cart again. */
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

const lockAll = textStatement<LockedRow>(sql`
  select * from lock_for_order(${placeholder("id")}, ${placeholder("siteId")}, ${placeholder("customerId")},
    ${placeholder("tokenHash")}::bytea, ${placeholder("unpaidSince")})`);

/** Reads and locks everything that an order of this checkout needs, until the transaction ends (migration 0056). */
export async function lockForOrder(
  tx: Transaction,
  owner: Owner,
  { id, unpaidSince }: { id: number; unpaidSince: Date },
): Promise<LockedForOrder> {
  const values = { ...ownerValues(owner), id, unpaidSince: unpaidSince.toISOString() };
  const [row] = await lockAll(tx, values);
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
  /** Used if the visitor had no checkout before. */
  firstAddressId: number | undefined;
  firstCompany: Checkout["company"];
};

const startOne = textStatement<{ started: boolean }>(sql`
  select start_checkout(${placeholder("siteId")}, ${placeholder("customerId")}, ${placeholder("tokenHash")}::bytea, ${placeholder("slug")},
    ${placeholder("shortages")}, ${placeholder("firstAddressId")}, ${placeholder("firstCompany")}) as started`);

/** Starts a checkout after the previous one, in one statement (migration 0097); false for an erased customer. */
export async function insertCheckout(
  db: Database,
  owner: Owner,
  { slug, shortages, firstAddressId, firstCompany }: NewCheckout,
): Promise<boolean> {
  const json = (value: object | null) => value && JSON.stringify(value);
  const started = await withRetries(db, () =>
    startOne(db, {
      ...ownerValues(owner),
      slug,
      shortages: json(shortages),
      firstAddressId,
      firstCompany: json(firstCompany),
    }),
  );
  return started[0]?.started === true;
}

const touch = statementsByColumns<CheckoutChanges, Checkout[]>(checkouts, (db, columns) =>
  db
    .update(checkouts)
    .set({ ...columns, calledAt: sql`now()` })
    .where(eq(checkouts.id, placeholder("touchedId")))
    .returning(),
);

/** Marks a checkout as used: its hour starts again. */
export async function touchCheckout(
  db: Queryable,
  id: number,
  changes: CheckoutChanges = {},
): Promise<Checkout | undefined> {
  const [row] = await touch(db, changes, { touchedId: id });
  return row;
}

const mayBegin = sql`(paying_since is null or paying_key = ${placeholder("key")}
  or paying_since < now() - make_interval(secs => ${LEASE_SECONDS}))`;
const begin = eachKind((kind) =>
  statement((db) =>
    db
      .update(checkouts)
      .set({ payingKey: placeholder("key", checkouts.payingKey), payingSince: sql`now()` })
      .where(and(eq(checkouts.slug, placeholder("slug")), ownedBy[kind], mayBegin))
      .returning(withCart[kind]),
  ),
);

/**
 * The visitor's checkout, reserved for one payment attempt at a time; a repeated call with the same key continues
 * the attempt. Undefined while another attempt runs, or if there is no such checkout.
 */
export async function beginAttempt(
  db: Queryable,
  owner: Owner,
  { slug, key }: { slug: string; key: string },
): Promise<ReadCheckout | undefined> {
  const kind = kindOf(owner);
  if (!kind) return undefined;
  const [begun] = await begin[kind](db, { ...valuesWithCart(owner), slug, key });
  return begun && toReadCheckout(begun);
}

/** Renews the reservation while the attempt runs. */
export async function renewAttempt(db: Queryable, id: number, key: string): Promise<void> {
  await db
    .update(checkouts)
    .set({ payingSince: sql`now()` })
    .where(and(eq(checkouts.id, id), eq(checkouts.payingKey, key)));
}

const isOver = sql`${checkouts.calledAt} <= now() - make_interval(mins => ${CHECKOUT_MINUTES})`;
const end = textStatement(sql`
  update checkouts set paying_key = null, paying_since = null,
    called_at = case when ${isOver} then ${checkouts.calledAt} else now() end
  where id = ${placeholder("id")} and paying_key = ${placeholder("key")}`);

/** Ends the attempt; the checkout's hour starts again, unless it has expired. */
export async function endAttempt(db: Queryable, id: number, key: string): Promise<void> {
  await end(db, { id, key });
}

const ending = (status: CheckoutStatus) => ({ status, endedAt: sql`now()` });
/** The statuses are literals, so that PostgreSQL can use the index of open checkouts. */
const canBecome = (to: CheckoutStatus) =>
  sql`${checkouts.status} in (${sql.raw(
    statusesBefore(to)
      .map((from) => `'${from}'`)
      .join(", "),
  )})`;

const moveTo = (to: CheckoutStatus) =>
  statementsByColumns<CheckoutChanges, { id: number }[]>(checkouts, (db, columns) =>
    db
      .update(checkouts)
      .set({ ...columns, ...ending(to) })
      .where(and(eq(checkouts.id, placeholder("movedId")), canBecome(to)))
      .returning({ id: checkouts.id }),
  );
const move = { placed: moveTo("placed"), invalidated: moveTo("invalidated") };

/** Ends a checkout if its status allows that; otherwise nothing changes. */
export async function moveCheckout(
  db: Queryable,
  id: number,
  to: keyof typeof move,
  changes: CheckoutChanges = {},
): Promise<void> {
  await move[to](db, changes, { movedId: id });
}

export async function expireCheckouts(db: Queryable): Promise<void> {
  await sweepRows(db, {
    table: checkouts,
    by: checkouts.id,
    upTo: canBecome("expired"),
    where: lt(checkouts.calledAt, sql`now() - make_interval(mins => ${CHECKOUT_MINUTES})`),
    set: ending("expired"),
  });
}

export async function deleteCheckoutsBefore(
  db: Queryable,
  moment: Date,
  options?: SweepOptions,
): Promise<void> {
  const where = lt(checkouts.calledAt, moment);
  await sweepRows(db, { table: checkouts, by: checkouts.id, where }, options);
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
