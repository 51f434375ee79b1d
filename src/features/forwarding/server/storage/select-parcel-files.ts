import { sql } from "drizzle-orm";
import type { Database } from "#database/connect.ts";

/** Files that a parcel names: the shop's bill, and photographs of what came. */
export async function selectParcelFiles(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ file: string }>(sql`
    select invoice_file as file from forward_parcels where invoice_file is not null
    union
    select file from forward_parcels, jsonb_array_elements_text(photos) file`);
  return rows.map(({ file }) => file);
}
