import { sql } from "drizzle-orm";
import { toDecimal } from "#core/money.ts";
import type { Database } from "#database/connect.ts";

type Counts = { new: number; changed: number; same: number; missing: number };
type Example = {
  reference: string;
  name: string;
  cents: number;
  formerCents: number | null;
  stock: number;
  formerStock: number | null;
};

const EXAMPLES = 20;

/** Rows that wait beside the products of the same source: what a buyer would notice, name, price and stock. */
const compared = (source: string) => sql`
  select r.reference, r.number, p.id,
    (select value from jsonb_each_text(r.input -> 'names') limit 1) as name,
    (r.input -> 'variants' -> 0 ->> 'priceCents')::integer as cents,
    (r.input -> 'variants' -> 0 ->> 'stock')::integer as stock,
    v.price_cents as former_cents, v.stock as former_stock,
    p.id is not null and (
      (r.input -> 'variants' -> 0 ->> 'priceCents')::integer is distinct from v.price_cents
      or (r.input -> 'variants' -> 0 ->> 'stock')::integer is distinct from v.stock
      or r.input -> 'names' is distinct from p.names
      or r.input -> 'descriptions' is distinct from p.descriptions) as is_changed
  from import_rows r
  left join products p on p.source = r.source and p.source_reference = r.reference
  left join lateral (select price_cents, stock from variants
    where product_id = p.id and sku = r.input -> 'variants' -> 0 ->> 'sku') v on true
  where r.source = ${source}`;

export async function compareImport(db: Database, source: string) {
  const { rows: counts } = await db.execute<Counts>(sql`
    with compared as (${compared(source)})
    select count(*) filter (where id is null)::int as new,
      count(*) filter (where is_changed)::int as changed,
      count(*) filter (where id is not null and not is_changed)::int as same,
      (select count(*) from products p where p.source = ${source} and not exists (
        select 1 from import_rows r where r.source = p.source and r.reference = p.source_reference
      ))::int as missing
    from compared`);
  const { rows: examples } = await db.execute<Example>(sql`
    with compared as (${compared(source)})
    select reference, coalesce(name, '') as name, cents, former_cents as "formerCents", stock,
      former_stock as "formerStock"
    from compared where id is null or is_changed
    order by is_changed desc, number limit ${EXAMPLES}`);
  const none = { new: 0, changed: 0, same: 0, missing: 0 };
  return {
    status: true as const,
    ...(counts[0] ?? none),
    examples: examples.map(({ cents, formerCents, formerStock, ...example }) => ({
      ...example,
      price: toDecimal(cents),
      former_price: formerCents === null ? null : toDecimal(formerCents),
      former_stock: formerStock,
    })),
  };
}
