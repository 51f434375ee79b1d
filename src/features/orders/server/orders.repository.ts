import { and, asc, desc, eq, gt, inArray, isNotNull, lt, or, sql } from "drizzle-orm";
import { unguessable } from "#core/unguessable.ts";
import type { Queryable, Transaction } from "#database/connect.ts";
import { placeholder } from "#database/statement.ts";
import { statementsByColumns } from "#database/statements-by-columns.ts";
import { products } from "#features/catalogue/server/products.tables.ts";
import type { OrderLine } from "../domain/order.ts";
import type { OrderActor, OrderStatus } from "../domain/order-status.ts";
import type { LinePieces } from "../domain/shipped-pieces.ts";
import {
  orderHistory,
  orderLines,
  orderShipmentLines,
  orderShipments,
  orders,
} from "./orders.tables.ts";

export type Order = typeof orders.$inferSelect;
export type NewOrder = Omit<typeof orders.$inferInsert, "id" | "slug"> & {
  id?: number | undefined;
  slug?: string | undefined;
};

/** Writes the order, its lines and its first step in one statement, however many lines there are. */
const insertOrderWithLines = statementsByColumns<typeof orders.$inferInsert, Order[]>(
  orders,
  (db, columns) => {
    const made = db.$with("made").as(
      db
        .insert(orders)
        .values({ ...columns, id: columns.id ?? sql`nextval('order_ids')` })
        .returning(),
    );
    const lines = db.$with("lines", {}).as(sql`
      insert into order_lines (order_id, position, product_id, variant_id, slug, sku, name, options, picture,
        price_cents, quantity)
      select made.id, line.* from made, json_to_recordset(${placeholder("lines")}::json) as line (
        position integer, product_id integer, variant_id integer, slug text, sku text, name text, options text,
        picture jsonb, price_cents bigint, quantity integer)`);
    const step = db.$with("step", {}).as(sql`
      insert into order_history (order_id, status, actor_kind, actor_id)
      select id, 'awaiting_payment', ${placeholder("actorKind")}, ${placeholder("actorId")}::bigint from made`);
    return db.with(made, lines, step).select().from(made);
  },
);

export async function insertOrder(
  tx: Transaction,
  values: NewOrder,
  { lines, actor }: { lines: readonly OrderLine[]; actor: OrderActor },
): Promise<Order> {
  const rows = lines.map((line, position) => ({
    position,
    product_id: line.productId,
    variant_id: line.variantId,
    slug: line.slug,
    sku: line.sku,
    name: line.name,
    options: line.options,
    picture: line.picture,
    price_cents: line.priceCents,
    quantity: line.quantity,
  }));
  const [order] = await insertOrderWithLines(
    tx,
    { ...values, slug: values.slug ?? unguessable() },
    {
      lines: JSON.stringify(rows),
      actorKind: actor.kind,
      actorId: "id" in actor ? actor.id : null,
    },
  );
  if (!order) throw new Error("An order was not written");
  return order;
}

type By = { id: number } | { slug: string } | { draftKey: string };

function isOrder(by: By) {
  if ("id" in by) return eq(orders.id, by.id);
  return "slug" in by ? eq(orders.slug, by.slug) : eq(orders.draftKey, by.draftKey);
}

export async function selectOrder(db: Queryable, by: By): Promise<Order | undefined> {
  const [order] = await db.select().from(orders).where(isOrder(by));
  return order;
}

export const selectOrderSites = (db: Queryable, ids: readonly number[]) =>
  db
    .select({ id: orders.id, siteId: orders.siteId })
    .from(orders)
    .where(inArray(orders.id, [...ids]));

/** The warehouse of the first line that is still in the catalogue. */
export async function selectWarehouse(db: Queryable, orderId: number): Promise<string | undefined> {
  const [found] = await db
    .select({ warehouse: products.warehouse })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position))
    .limit(1);
  return found?.warehouse;
}

export type ReturnedOrders = {
  siteId: number;
  customerId: number | null;
  visitorHash: Buffer | undefined;
};

/** Unpaid orders of a buyer on a site whose goods went back into the buyer's cart. */
export async function selectReturned(db: Queryable, buyer: ReturnedOrders): Promise<number[]> {
  const { siteId, customerId, visitorHash } = buyer;
  const own = or(
    customerId === null ? undefined : eq(orders.customerId, customerId),
    visitorHash ? eq(orders.visitorHash, visitorHash) : undefined,
  );
  if (!own) return [];
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.siteId, siteId),
        eq(orders.status, "awaiting_payment"),
        isNotNull(orders.returnedAt),
        own,
      ),
    )
    .orderBy(asc(orders.id));
  return rows.map(({ id }) => id);
}

export async function selectOrderForUpdate(
  tx: Transaction,
  id: number,
): Promise<Order | undefined> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for("update");
  return order;
}

/** Locks all orders of a customer, always in the order of their ids. */
export function selectOrdersForUpdate(tx: Transaction, customerId: number): Promise<Order[]> {
  return tx
    .select()
    .from(orders)
    .where(eq(orders.customerId, customerId))
    .orderBy(asc(orders.id))
    .for("update");
}

const update = statementsByColumns<Partial<Order>, unknown>(orders, (db, columns) =>
  db
    .update(orders)
    .set(columns)
    .where(eq(orders.id, placeholder("updatedId"))),
);

export async function updateOrder(
  tx: Transaction,
  id: number,
  values: Partial<typeof orders.$inferInsert>,
): Promise<void> {
  await update(tx, values, { updatedId: id });
}

const insertStep = statementsByColumns<typeof orderHistory.$inferInsert, { id: number }[]>(
  orderHistory,
  (db, columns) => db.insert(orderHistory).values(columns).returning({ id: orderHistory.id }),
);

export async function insertHistory(
  tx: Transaction,
  orderId: number,
  status: OrderStatus,
  actor: OrderActor,
  /** The id of the step that this one undoes. */
  undoes?: number,
): Promise<number> {
  const actorId = "id" in actor ? actor.id : null;
  const made = { orderId, status, actorKind: actor.kind, actorId };
  const [step] = await insertStep(tx, undoes === undefined ? made : { ...made, undoes });
  if (!step) throw new Error("A step was not written");
  return step.id;
}

export async function selectStep(db: Queryable, id: number) {
  const [step] = await db.select().from(orderHistory).where(eq(orderHistory.id, id));
  return step;
}

export function selectLines(db: Queryable, orderIds: readonly number[]) {
  return db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...orderIds]))
    .orderBy(asc(orderLines.orderId), asc(orderLines.position));
}

/** The last step and the one before it. */
export function selectLastSteps(db: Queryable, orderId: number) {
  return db
    .select()
    .from(orderHistory)
    .where(eq(orderHistory.orderId, orderId))
    .orderBy(desc(orderHistory.id))
    .limit(2);
}

/** The history for the owner, without undone steps. */
export async function selectHistory(db: Queryable, orderId: number) {
  const { id, status, actorKind: actor, at, undoes } = orderHistory;
  const steps = await db
    .select({ id, status, actor, at, undoes })
    .from(orderHistory)
    .where(eq(orderHistory.orderId, orderId))
    .orderBy(asc(orderHistory.id));
  const undone = new Set(steps.map((step) => step.undoes));
  return steps
    .filter((step) => step.undoes === null && !undone.has(step.id))
    .map(({ status, actor, at }) => ({ status, actor, at }));
}

/** A shipment without lines contains the whole order. */
export async function insertShipment(
  tx: Transaction,
  shipment: typeof orderShipments.$inferInsert,
  lines: readonly LinePieces[] = [],
): Promise<void> {
  const [inserted] = await tx
    .insert(orderShipments)
    .values(shipment)
    .returning({ id: orderShipments.id });
  if (!inserted || lines.length === 0) return;
  await tx
    .insert(orderShipmentLines)
    .values(
      lines.map(({ position, quantity }) => ({ shipmentId: inserted.id, position, quantity })),
    );
}

export async function selectShipments(db: Queryable, orderId: number) {
  const shipments = await db
    .select()
    .from(orderShipments)
    .where(eq(orderShipments.orderId, orderId))
    .orderBy(asc(orderShipments.id));
  if (shipments.length === 0) return [];
  const ids = shipments.map(({ id }) => id);
  const lines = await db
    .select()
    .from(orderShipmentLines)
    .where(inArray(orderShipmentLines.shipmentId, ids))
    .orderBy(asc(orderShipmentLines.position));
  return shipments.map((shipment) => ({
    ...shipment,
    lines: lines.filter(({ shipmentId }) => shipmentId === shipment.id),
  }));
}

/** Orders unpaid since before a time that nobody is paying for now. */
export async function selectUnpaidSince(db: Queryable, before: Date): Promise<number[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.status, "awaiting_payment"),
        eq(orders.holds, false),
        lt(orders.createdAt, before),
      ),
    )
    .orderBy(orders.id);
  return rows.map(({ id }) => id);
}

/** Orders held for a payment since before a time. */
export async function selectHeldBefore(db: Queryable, before: Date): Promise<number[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(eq(orders.status, "awaiting_payment"), eq(orders.holds, true), lt(orders.heldAt, before)),
    )
    .orderBy(orders.id);
  return rows.map(({ id }) => id);
}

/** Ended orders that somebody paid through a provider: the money has to be refunded. */
export function selectPaidInVain(db: Queryable): Promise<{ slug: string }[]> {
  const ended: OrderStatus[] = ["cancelled", "expired"];
  return db
    .select({ slug: orders.slug })
    .from(orders)
    .where(and(inArray(orders.status, ended), isNotNull(orders.paidAt), gt(orders.dueCents, 0)))
    .orderBy(orders.id);
}

export async function selectOrderIdsOf(db: Queryable, customerId: number): Promise<number[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.customerId, customerId));
  return rows.map(({ id }) => id);
}

/** Product notes §7: personal data is removed, what was sold stays. */
export async function blankOrdersOf(tx: Transaction, customerId: number): Promise<void> {
  await tx
    .update(orders)
    .set({
      email: null,
      address: null,
      company: null,
      pickupPoint: null,
      utm: null,
      agreedToMarketing: false,
    })
    .where(eq(orders.customerId, customerId));
}

export type Buyer = { customerId: number | undefined; visitorHash: Buffer | undefined };

/** Locks the orders by id, as everywhere. */
export async function withdrawConsent(
  tx: Transaction,
  { customerId, visitorHash }: Buyer,
): Promise<void> {
  const isTheirs = or(
    customerId === undefined ? undefined : eq(orders.customerId, customerId),
    visitorHash && eq(orders.visitorHash, visitorHash),
  );
  if (!isTheirs) return;
  const agreed = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(isTheirs, eq(orders.agreedToMarketing, true)))
    .orderBy(orders.id)
    .for("update");
  const ids = agreed.map(({ id }) => id);
  if (ids.length === 0) return;
  const refused = { utm: null, agreedToMarketing: false };
  await tx.update(orders).set(refused).where(inArray(orders.id, ids));
}
