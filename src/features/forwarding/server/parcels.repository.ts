import { and, asc, count, desc, eq, inArray, isNull, lt, notInArray, or, sql } from "drizzle-orm";
import type { Database, Queryable, Transaction } from "#database/connect.ts";
import { warehouses } from "#features/shipping/server/shipping.tables.ts";
import type { FileSites } from "#features/uploads/server/file-sites.ts";
import type { ForwardStatus } from "../domain/forward-status.ts";
import { forwardLines, forwardParcels, forwardRequests } from "./forwarding.tables.ts";

export type ParcelRow = typeof forwardParcels.$inferSelect;
type LineRow = typeof forwardLines.$inferSelect;
/** A parcel with its declared goods. */
export type Contents = ParcelRow & { lines: LineRow[] };

export async function insertParcel(
  tx: Transaction,
  values: typeof forwardParcels.$inferInsert,
  lines: readonly Omit<LineRow, "parcelId" | "position">[],
): Promise<void> {
  const [parcel] = await tx.insert(forwardParcels).values(values).returning();
  if (!parcel) throw new Error("A parcel was not written");
  await tx
    .insert(forwardLines)
    .values(lines.map((line, position) => ({ ...line, parcelId: parcel.id, position })));
}

/** Needs two queries, however many requests there are. */
export async function selectContents(
  db: Queryable,
  requestIds: readonly number[],
): Promise<Map<number, Contents[]>> {
  if (requestIds.length === 0) return new Map();
  const parcels = await db
    .select()
    .from(forwardParcels)
    .where(inArray(forwardParcels.requestId, [...requestIds]))
    .orderBy(asc(forwardParcels.id));
  const ids = parcels.map(({ id }) => id);
  const lines = await db
    .select()
    .from(forwardLines)
    .where(inArray(forwardLines.parcelId, ids))
    .orderBy(asc(forwardLines.parcelId), asc(forwardLines.position));
  const linesOf = Map.groupBy(lines, ({ parcelId }) => parcelId);
  return Map.groupBy(
    parcels.map((parcel) => ({ ...parcel, lines: linesOf.get(parcel.id) ?? [] })),
    ({ requestId }) => requestId,
  );
}

export async function updateParcels(
  tx: Transaction,
  by: { ids: readonly number[] } | { requestIds: readonly number[] },
  values: Partial<typeof forwardParcels.$inferInsert>,
): Promise<void> {
  const { id, requestId } = forwardParcels;
  const isMeant = "ids" in by ? inArray(id, [...by.ids]) : inArray(requestId, [...by.requestIds]);
  await tx.update(forwardParcels).set(values).where(isMeant);
}

/** Moves the end of its paid storage back by this many days. */
export async function shortenPaidStorage(tx: Transaction, id: number, days: number) {
  const storagePaidUntil = sql`${forwardParcels.storagePaidUntil} - ${days}::int`;
  await tx.update(forwardParcels).set({ storagePaidUntil }).where(eq(forwardParcels.id, id));
}

const isDeclared = (customerId: number, trackingNumber: string) =>
  and(
    eq(forwardParcels.trackingNumber, trackingNumber),
    eq(forwardRequests.customerId, customerId),
  );

/** How many open requests of this customer have this tracking number. */
export async function selectOpenDeclarations(
  tx: Transaction,
  customerId: number,
  trackingNumber: string,
): Promise<number> {
  const [counted] = await tx
    .select({ total: count() })
    .from(forwardParcels)
    .innerJoin(forwardRequests, eq(forwardRequests.id, forwardParcels.requestId))
    .where(
      and(
        isDeclared(customerId, trackingNumber),
        notInArray(forwardRequests.status, ["delivered", "returned"]),
      ),
    );
  return counted?.total ?? 0;
}

/**
 * Requests with a parcel whose free days may end by a day (yyyy-MM-dd), and whose owner got no mail about
 * it today. Uses only the warehouse's terms; a plan moves the end later, so the caller checks each
 * request.
 */
export async function selectStorageEnding(
  db: Queryable,
  statuses: readonly ForwardStatus[],
  { from, to }: { from: string; to: string },
): Promise<number[]> {
  const { id, status, warehouseId } = forwardRequests;
  const { receivedAt, storageToldAt } = forwardParcels;
  const ends = sql`(${receivedAt} at time zone 'UTC')::date + ${warehouses.freeDays}`;
  const rows = await db
    .selectDistinct({ id })
    .from(forwardParcels)
    .innerJoin(forwardRequests, eq(id, forwardParcels.requestId))
    .innerJoin(warehouses, eq(warehouses.id, warehouseId))
    .where(
      and(
        inArray(status, [...statuses]),
        or(isNull(storageToldAt), lt(storageToldAt, new Date(from))),
        sql`${ends} <= ${to}::date`,
      ),
    )
    .orderBy(asc(id));
  return rows.map((row) => row.id);
}

/** The customer's last request with this tracking number. */
export async function selectDeclared(
  db: Queryable,
  customerId: number,
  trackingNumber: string,
): Promise<number | undefined> {
  const [row] = await db
    .select({ id: forwardRequests.id })
    .from(forwardParcels)
    .innerJoin(forwardRequests, eq(forwardRequests.id, forwardParcels.requestId))
    .where(isDeclared(customerId, trackingNumber))
    .orderBy(desc(forwardRequests.id))
    .limit(1);
  return row?.id;
}

/** All files that a parcel refers to: the shop's invoice and the photos. */
export async function selectParcelFiles(db: Database): Promise<string[]> {
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
