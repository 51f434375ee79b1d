import { and, eq, or, sql } from "drizzle-orm";
import type { Database } from "#database/connect.ts";
import type { FileSites } from "#features/uploads/server/file-sites.ts";
import { purgeUnreferencedFiles } from "#platform/files/purge-unreferenced-files.ts";
import type { FileStore } from "#ports/files.ts";
import { forwardParcels, forwardRequests } from "../forwarding.tables.ts";

/** Uploads that no parcel names, a day later. */
export const purgeParcelFiles = (
  db: Database,
  files: Pick<FileStore, "listKind" | "remove">,
  now: Date,
): Promise<void> =>
  purgeUnreferencedFiles(files, { kind: "parcel", now }, () => selectParcelFiles(db));

/** Files that a parcel names: the shop's bill, and photographs of what came. */
async function selectParcelFiles(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ file: string }>(sql`
    select invoice_file as file from forward_parcels where invoice_file is not null
    union
    select file from forward_parcels, jsonb_array_elements_text(photos) file`);
  return rows.map(({ file }) => file);
}

export const selectSitesOfParcelFile: FileSites = async (db, { id, owner }) => {
  const isNamed = or(
    eq(forwardParcels.invoiceFile, id),
    sql`${forwardParcels.photos} @> ${JSON.stringify([id])}::jsonb`,
  );
  const rows = await db
    .selectDistinct({ siteId: forwardRequests.siteId })
    .from(forwardRequests)
    .innerJoin(forwardParcels, eq(forwardParcels.requestId, forwardRequests.id))
    .where(and(eq(forwardRequests.customerId, owner), isNamed));
  return rows.map(({ siteId }) => siteId);
};
