import { sql } from "drizzle-orm";
import type { Transaction } from "#database/connect.ts";
import { lockNamed } from "#database/transaction.ts";

const LONGEST = 90;
const MOST = 100_000;

type Slugged = "products" | "flags" | "sellers" | "size_charts";

/** A slug that no other row has: if the plain one is taken, a number is appended. */
export async function freeSlug(
  tx: Transaction,
  table: Slugged,
  { wanted, otherwise }: { wanted: string; otherwise: string },
): Promise<string> {
  const base = wanted.slice(0, LONGEST).replace(/-+$/, "") || otherwise;
  // Two requests for the same slug at the same time must not both find it free.
  await lockNamed(tx, `slug of ${table}: ${base}`);
  const { rows } = await tx.execute<{ slug: string }>(sql`
    select slug from generate_series(1, ${MOST}::integer) number,
      concat(${base}::text, case when number > 1 then '-' || number end) slug
    where not exists (select from ${sql.identifier(table)} taken where taken.slug = slug.slug)
    limit 1`);
  if (!rows[0]) throw new Error(`No address is left for ${base}`);
  return rows[0].slug;
}
