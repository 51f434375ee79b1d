import { inArray, sql } from "drizzle-orm";
import type { Transaction } from "#database/connect.ts";
import { integerList } from "#database/integer-list.ts";
import type { StockLine } from "../../domain/stock.ts";
import { variants } from "../products.tables.ts";

/** By what is set aside for somebody, each SKU once; what there is too little of is owed. */
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

/** Each variant once. What comes back is there again only beyond what is owed. */
export async function raiseStock(tx: Transaction, lines: readonly StockLine[]): Promise<void> {
  const ids = lines.map(({ variantId }) => variantId);
  const quantities = lines.map(({ quantity }) => quantity);
  await tx.execute(sql`
    update variants set stock = stock + greatest(0, moved.quantity - owed),
      owed = greatest(0, owed - moved.quantity)
    from unnest(${`{${ids}}`}::integer[], ${`{${quantities}}`}::integer[]) as moved (id, quantity)
    where variants.id = moved.id`);
}

/** Of variants that are locked and have as many, each once: what comes in pays first what is owed. */
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

/** In the order of their ids, as everybody locks them. */
export const selectStockForUpdate = (tx: Transaction, variantIds: readonly number[]) =>
  tx
    .select({ id: variants.id, stock: variants.stock })
    .from(variants)
    .where(inArray(variants.id, [...variantIds]))
    .orderBy(variants.id)
    .for("no key update");
