import { sql } from "drizzle-orm";
import type { Transaction } from "#database/connect.ts";
import type { StockLine } from "../../domain/stock.ts";

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
export async function changeStock(
  tx: Transaction,
  lines: readonly StockLine[],
  direction: "take" | "give_back",
): Promise<void> {
  const rows = lines.map(
    ({ variantId, quantity }) => sql`(${variantId}::integer, ${quantity}::integer)`,
  );
  const changes =
    direction === "take"
      ? sql`stock = stock - moved.quantity`
      : sql`stock = stock + greatest(0, moved.quantity - owed), owed = greatest(0, owed - moved.quantity)`;
  await tx.execute(sql`
    update variants set ${changes}
    from (values ${sql.join(rows, sql`, `)}) as moved (id, quantity)
    where variants.id = moved.id`);
}
