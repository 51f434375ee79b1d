import { sql } from "drizzle-orm";
import type { Cents } from "#core/money.ts";
import type { Transaction } from "#database/connect.ts";

export type Sale = { productId: number; cents: Cents };

/** Adds to the amounts that best sellers are ranked by (SPEC §4 "paid amount"). A fixed lock order avoids deadlocks. */
export async function recordSales(tx: Transaction, sales: readonly Sale[]): Promise<void> {
  const sums = new Map<number, Cents>();
  for (const { productId, cents } of sales) {
    sums.set(productId, (sums.get(productId) ?? 0) + cents);
  }
  if (sums.size === 0) return;
  const rows = [...sums].map(([id, cents]) => sql`(${id}::integer, ${cents}::bigint)`);
  await tx.execute(sql`
    with sold (id, cents) as (values ${sql.join(rows, sql`, `)}),
      locked as (select p.id from products p join sold using (id) order by p.id for no key update of p)
    update products set paid_amount_cents = paid_amount_cents + sold.cents
    from sold join locked using (id) where products.id = sold.id`);
}
