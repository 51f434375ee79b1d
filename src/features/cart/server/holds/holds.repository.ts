import { and, eq, inArray, lte, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "#database/connect.ts";
import { integerList } from "#database/integer-list.ts";
import { type SweepOptions, sweepRows } from "#database/sweep-rows.ts";
import type { Hold } from "../../domain/stock-hold.ts";
import { stockHolds } from "../cart.tables.ts";

const intList = (ids: readonly number[]) => sql`${integerList(ids)}::bigint[]`;

/** Call only after locking: a statement sees only what was committed before it started. */
export async function sumHoldsOfOthers(
  tx: Transaction,
  cartIds: readonly number[],
  variantIds: readonly number[],
): Promise<Map<number, number>> {
  const { rows } = await tx.execute<{ id: number; held: string }>(sql`
    select variant_id as id, sum(quantity) as held from stock_holds
    where variant_id = any (${intList(variantIds)}) and expires_at > clock_timestamp()
      and cart_id <> all (${intList(cartIds)})
    group by variant_id`);
  return new Map(rows.map(({ id, held }) => [id, Number(held)]));
}

type NewHold = { variantId: number; quantity: number; until: Date };

export async function saveHolds(
  tx: Transaction,
  cartId: number,
  holds: readonly NewHold[],
): Promise<void> {
  if (holds.length === 0) return;
  await tx
    .insert(stockHolds)
    .values(
      holds.map(({ variantId, quantity, until }) => ({
        cartId,
        variantId,
        quantity,
        expiresAt: until,
      })),
    )
    .onConflictDoUpdate({
      target: [stockHolds.cartId, stockHolds.variantId],
      set: { quantity: sql`excluded.quantity`, expiresAt: sql`excluded.expires_at` },
    });
}

export async function deleteHolds(
  tx: Transaction,
  cartId: number,
  variantIds: readonly number[],
): Promise<void> {
  if (variantIds.length === 0) return;
  await tx
    .delete(stockHolds)
    .where(and(eq(stockHolds.cartId, cartId), inArray(stockHolds.variantId, [...variantIds])));
}

/** Reduces the holds of carts, so that none holds more than it contains. */
export async function fitHolds(tx: Transaction, cartIds: readonly number[]): Promise<void> {
  await tx.execute(sql`
    delete from stock_holds h where cart_id = any (${intList(cartIds)}) and not exists (
      select from cart_lines l where l.cart_id = h.cart_id and l.variant_id = h.variant_id)`);
  await tx.execute(sql`
    update stock_holds h set quantity = l.quantity from cart_lines l
    where h.cart_id = any (${intList(cartIds)}) and l.cart_id = h.cart_id
      and l.variant_id = h.variant_id and h.quantity > l.quantity`);
}

/** The holds of one cart by variant, including expired ones. */
export async function selectHolds(db: Queryable, cartId: number): Promise<Map<number, Hold>> {
  const rows = await db.select().from(stockHolds).where(eq(stockHolds.cartId, cartId));
  return new Map(
    rows.map(({ variantId, quantity, expiresAt }) => [variantId, { quantity, expiresAt }]),
  );
}

export async function deleteHoldsEndedBefore(
  db: Queryable,
  moment: Date,
  options?: SweepOptions,
): Promise<void> {
  const upTo = lte(stockHolds.expiresAt, moment);
  await sweepRows(db, { table: stockHolds, by: stockHolds.expiresAt, upTo }, options);
}

export async function countHolds(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from stock_holds where expires_at > now()`,
  );
  return rows[0]?.count ?? 0;
}
