import { inArray, sql } from "drizzle-orm";
import type { Transaction } from "#database/connect.ts";
import { integerList } from "#database/integer-list.ts";
import type { StockLine } from "../../domain/stock.ts";
import { variants } from "../products.tables.ts";

/** Subtracts reserved pieces from the stock, each SKU once; pieces that the stock lacks are owed. */
export async function lowerStock(
  tx: Transaction,
  aside: readonly { sku: string; quantity: number }[],
): Promise<void> {
  if (aside.length === 0) return;
  const rows = aside.map(({ sku, quantity }) => sql`(${sku}::text, ${quantity}::integer)`);
  await tx.execute(sql`
    update variants set stock = greatest(0, stock - aside.quantity),
      owed = greatest(0, aside.quantity - stock)
    from (values ${sql.join(rows, sql`, `)}) as aside (sku, quantity)
    where variants.sku = aside.sku`);
}

/** Each variant at most once. Returned pieces first cover owed ones; only the rest is added to the stock. */
export async function raiseStock(tx: Transaction, lines: readonly StockLine[]): Promise<void> {
  const ids = lines.map(({ variantId }) => variantId);
  const quantities = lines.map(({ quantity }) => quantity);
  await tx.execute(sql`
    update variants set stock = stock + greatest(0, moved.quantity - owed),
      owed = greatest(0, owed - moved.quantity)
    from unnest(${`{${ids}}`}::integer[], ${`{${quantities}}`}::integer[]) as moved (id, quantity)
    where variants.id = moved.id`);
}

/** The variants must be locked and have enough stock, each at most once: added pieces first cover owed ones. */
export async function moveStock(
  tx: Transaction,
  moves: readonly { variantId: number; change: number }[],
): Promise<void> {
  if (moves.length === 0) return;
  const ids = integerList(moves.map(({ variantId }) => variantId));
  const changes = integerList(moves.map(({ change }) => change));
  await tx.execute(sql`
    update variants set
      stock = stock + case when moved.change > 0 then greatest(0, moved.change - owed) else moved.change end,
      owed = greatest(0, owed - greatest(0, moved.change))
    from unnest(${ids}::integer[], ${changes}::integer[]) as moved (id, change)
    where variants.id = moved.id`);
}

/** Locked in the order of ids, like everywhere else. */
export const selectStockForUpdate = (tx: Transaction, variantIds: readonly number[]) =>
  tx
    .select({ id: variants.id, stock: variants.stock })
    .from(variants)
    .where(inArray(variants.id, [...variantIds]))
    .orderBy(variants.id)
    .for("no key update");
