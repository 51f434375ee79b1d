import { and, count, desc, eq, gt, inArray, isNull, lte, ne, or, type SQL, sql } from "drizzle-orm";
import { sum } from "#core/money.ts";
import type { Database, Queryable, Transaction } from "#database/connect.ts";
import { cursorOf, findPage } from "#database/find-page.ts";
import { contains } from "#database/find-text.ts";
import { products, variants } from "#features/catalogue/server/products.tables.ts";
import { promotionCents } from "#features/orders/domain/promotion.ts";
import { orderLines, orders } from "#features/orders/server/orders.tables.ts";
import { promotionUses } from "#features/orders/server/promotions/promotion-uses.tables.ts";
import { promotions } from "#features/orders/server/promotions/promotions.tables.ts";
import type { ShippingMethod } from "#features/shipping/domain/chargeable-weight.ts";
import { warehouses } from "#features/shipping/server/shipping.tables.ts";
import { countries, sites } from "#features/sites/server/sites.tables.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import type { PromotionState } from "../domain/promotion-state.ts";
import type { PastOrder } from "../domain/rehearse-rate.ts";

export type PromotionRow = typeof promotions.$inferSelect;
type NewPromotion = typeof promotions.$inferInsert;

/** People who work for some sites see only those sites' promotions. */
const reached = ({ siteIds }: Pick<StaffActor, "siteIds">): SQL | undefined =>
  siteIds ? inArray(promotions.siteId, [...siteIds]) : undefined;

/** Promotions valid on a site: its own, and those for all sites. */
const countsOn = (siteIds: readonly number[]) =>
  or(isNull(promotions.siteId), inArray(promotions.siteId, [...siteIds]));

/** The same conditions as `promotionState`, in SQL. */
function stateFilter(states: readonly PromotionState[] | undefined, now: Date): SQL | undefined {
  const notEnded = or(isNull(promotions.endsAt), gt(promotions.endsAt, now));
  const notUsedUp = or(isNull(promotions.maxUses), sql`${promotions.uses} < ${promotions.maxUses}`);
  const hasStarted = or(isNull(promotions.startsAt), lte(promotions.startsAt, now));
  const conditions: Record<PromotionState, SQL | undefined> = {
    ended: lte(promotions.endsAt, now),
    used_up: and(notEnded, sql`${promotions.uses} >= ${promotions.maxUses}`),
    planned: and(notEnded, notUsedUp, gt(promotions.startsAt, now)),
    running: and(notEnded, notUsedUp, hasStarted),
  };
  return states && (or(...states.map((state) => conditions[state])) ?? sql`false`);
}

export type PromotionFilter = {
  actor: StaffActor;
  id?: number | undefined;
  query?: string | undefined;
  state?: readonly PromotionState[] | undefined;
  site?: readonly number[] | undefined;
};
type Page = { now: Date; after: string | undefined; limit: number };

/** Newest first. */
export async function findPromotions(
  db: Database,
  filter: PromotionFilter,
  { now, after, limit }: Page,
): Promise<{ rows: PromotionRow[]; hasMore: boolean; total: number }> {
  const { ids, hasMore, total } = await findPage(db, {
    from: promotions,
    where: and(
      reached(filter.actor),
      filter.id === undefined ? undefined : eq(promotions.id, filter.id),
      filter.query ? contains(promotions.code, filter.query) : undefined,
      filter.site ? countsOn(filter.site) : undefined,
      stateFilter(filter.state, now),
    ),
    id: promotions.id,
    after: cursorOf(after),
    limit,
  });
  const rows = await db
    .select()
    .from(promotions)
    .where(inArray(promotions.id, ids))
    .orderBy(desc(promotions.id));
  return { rows, hasMore, total };
}

/** Each promotion's total discount, by the terms stored in its orders; orders with equal terms are grouped. */
export async function sumDiscounts(
  db: Queryable,
  rows: readonly PromotionRow[],
): Promise<Map<number, number>> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const { promotionAmount: amount, promotionType: type } = orders;
  const goods = db
    .select({
      promotionId: promotionUses.promotionId,
      amount,
      type,
      cents: sql`sum(${orderLines.priceCents} * ${orderLines.quantity})`
        .mapWith(Number)
        .as("cents"),
    })
    .from(promotionUses)
    .innerJoin(orders, eq(orders.id, promotionUses.orderId))
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(inArray(promotionUses.promotionId, ids))
    .groupBy(promotionUses.promotionId, orders.id)
    .as("goods");
  const alike = await db
    .select({
      id: goods.promotionId,
      amount: goods.amount,
      type: goods.type,
      cents: goods.cents,
      times: count(),
    })
    .from(goods)
    .groupBy(goods.promotionId, goods.amount, goods.type, goods.cents);
  const given = new Map<number, number>();
  for (const { id, amount: off, type: kind, cents, times } of alike) {
    if (off === null || kind === null) continue;
    const each = promotionCents({ amount: off, type: kind }, cents);
    given.set(id, (given.get(id) ?? 0) + each * times);
  }
  return given;
}

export async function lockPromotion(
  tx: Transaction,
  actor: StaffActor,
  id: number,
): Promise<PromotionRow | undefined> {
  const [row] = await tx
    .select()
    .from(promotions)
    .where(and(eq(promotions.id, id), reached(actor)))
    .for("update");
  return row;
}

export async function insertPromotionRow(tx: Transaction, row: NewPromotion): Promise<number> {
  const [made] = await tx.insert(promotions).values(row).returning({ id: promotions.id });
  return made?.id ?? 0;
}

export const updatePromotion = (tx: Transaction, id: number, row: Partial<NewPromotion>) =>
  tx.update(promotions).set(row).where(eq(promotions.id, id));

/** Whether another promotion has this code, for the same site or for all sites. */
export async function hasCode(
  tx: Transaction,
  { code, siteId, exceptId }: { code: string; siteId: number | null; exceptId: number | undefined },
): Promise<boolean> {
  const [twin] = await tx
    .select({ id: promotions.id })
    .from(promotions)
    .where(
      and(
        eq(promotions.code, code),
        siteId === null ? isNull(promotions.siteId) : eq(promotions.siteId, siteId),
        exceptId === undefined ? undefined : ne(promotions.id, exceptId),
      ),
    );
  return twin !== undefined;
}

export async function hasSite(tx: Transaction, id: number): Promise<boolean> {
  const [site] = await tx.select({ id: sites.id }).from(sites).where(eq(sites.id, id));
  return site !== undefined;
}

export async function selectWarehouseCode(db: Queryable, id: number): Promise<string | undefined> {
  const [row] = await db
    .select({ code: warehouses.code })
    .from(warehouses)
    .where(eq(warehouses.id, id));
  return row?.code;
}

export async function selectCountryId(db: Queryable, isoCode: string): Promise<number | undefined> {
  const [row] = await db.select().from(countries).where(eq(countries.isoCode, isoCode));
  return row?.id;
}

const LAST = 100;

/** The last hundred paid orders to a country with this shipping method. */
export async function selectPastOrders(db: Queryable, countryId: number, method: ShippingMethod) {
  const rows = await db
    .select({ id: orders.id, siteId: orders.siteId, method: orders.shippingMethod })
    .from(orders)
    .where(
      and(
        eq(orders.kind, "shop"),
        eq(orders.shippingMethod, method),
        sql`${orders.paidAt} is not null`,
        sql`(${orders.address} ->> 'countryId')::integer = ${countryId}`,
      ),
    )
    .orderBy(desc(orders.id))
    .limit(LAST);
  const ids = rows.map(({ id }) => id);
  const lines = await db
    .select({
      orderId: orderLines.orderId,
      priceCents: orderLines.priceCents,
      quantity: orderLines.quantity,
      warehouse: products.warehouse,
      grams: variants.weightGrams,
      lengthMm: variants.lengthMm,
      widthMm: variants.widthMm,
      heightMm: variants.heightMm,
    })
    .from(orderLines)
    .innerJoin(variants, eq(variants.id, orderLines.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .where(inArray(orderLines.orderId, ids.length > 0 ? ids : [0]));
  const byOrder = Map.groupBy(lines, ({ orderId }) => orderId);
  const past = rows.map(({ id, method: chosen }): PastOrder => {
    const own = byOrder.get(id) ?? [];
    return {
      id,
      method: chosen,
      subtotalCents: sum(own.map(({ priceCents, quantity }) => priceCents * quantity)),
      lines: own.map(({ quantity, warehouse, grams, lengthMm, widthMm, heightMm }) => ({
        quantity,
        warehouse,
        parcel: { grams, lengthCm: lengthMm / 10, widthCm: widthMm / 10, heightCm: heightMm / 10 },
      })),
    };
  });
  return { past, siteOf: new Map(rows.map(({ id, siteId }) => [id, siteId])) };
}
