import { sql } from "drizzle-orm";
import type { Transaction } from "#database/connect.ts";
import { lockNamed } from "#database/transaction.ts";

const LONGEST = 90;
const MOST = 100_000;

type Slugged = "products" | "flags" | "sellers" | "size_charts";

/** An address that no other row has: a number at its end where the plain one is taken. */
export async function freeSlug(
  tx: Transaction,
  table: Slugged,
  { wanted, otherwise }: { wanted: string; otherwise: string },
): Promise<string> {
  const base = wanted.slice(0, LONGEST).replace(/-+$/, "") || otherwise;
  // Two who make the same at once must not both find it free.
  await lockNamed(tx, `slug of ${table}: ${base}`);
  const { rows } = await tx.execute<{ slug: string }>(sql`
    select slug from generate_series(1, ${MOST}::integer) number,
      concat(${base}::text, case when number > 1 then '-' || number end) slug
    where not exists (select from ${sql.identifier(table)} taken where taken.slug = slug.slug)
    limit 1`);
  if (!rows[0]) throw new Error(`No address is left for ${base}`);
  return rows[0].slug;
}
