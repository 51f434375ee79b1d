import { and, asc, desc, eq, isNull, lte, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "#database/connect.ts";
import type { CarrierEvent } from "#ports/carriers.ts";
import { deliveredRoutes, trackedEvents, trackedParcels } from "./tracking.tables.ts";

export type TrackedParcel = typeof trackedParcels.$inferSelect;
type NewTrackedParcel = typeof trackedParcels.$inferInsert;
export type TrackedEvent = typeof trackedEvents.$inferSelect;
export type Subject = Pick<TrackedParcel, "subjectKind" | "subjectId">;

export async function insertParcel(tx: Transaction, values: NewTrackedParcel): Promise<void> {
  await tx.insert(trackedParcels).values(values).onConflictDoNothing();
}

/** All parcels with this number, last sent first. */
export function selectByNumber(db: Queryable, number: string): Promise<TrackedParcel[]> {
  return db
    .select()
    .from(trackedParcels)
    .where(eq(trackedParcels.number, number))
    .orderBy(desc(trackedParcels.id));
}

const isOf = ({ subjectKind, subjectId }: Subject) =>
  and(eq(trackedParcels.subjectKind, subjectKind), eq(trackedParcels.subjectId, subjectId));

/** All parcels of an order or request. */
export const selectParcelsOf = (db: Queryable, subject: Subject): Promise<TrackedParcel[]> =>
  db.select().from(trackedParcels).where(isOf(subject)).orderBy(trackedParcels.id);

/** The last parcel of an order or request. */
export async function selectBySubject(
  db: Queryable,
  subject: Subject,
): Promise<TrackedParcel | undefined> {
  const [parcel] = await db
    .select()
    .from(trackedParcels)
    .where(isOf(subject))
    .orderBy(desc(trackedParcels.id))
    .limit(1);
  return parcel;
}

/** Claims the longest waiting due parcel of a carrier; nobody else can claim it until `until`. */
export async function claimDue(
  db: Queryable,
  { carrier, now, until }: { carrier: string; now: Date; until: Date },
): Promise<TrackedParcel | undefined> {
  const due = db
    .select({ id: trackedParcels.id })
    .from(trackedParcels)
    .where(
      and(
        isNull(trackedParcels.endedAt),
        lte(trackedParcels.askAfter, now),
        eq(trackedParcels.carrier, carrier),
      ),
    )
    .orderBy(asc(trackedParcels.askAfter), asc(trackedParcels.id))
    .limit(1)
    .for("update", { skipLocked: true });
  const [parcel] = await db
    .update(trackedParcels)
    .set({ askAfter: until })
    .where(eq(trackedParcels.id, sql`(${due})`))
    .returning();
  return parcel;
}

export async function lockParcel(tx: Transaction, id: number): Promise<TrackedParcel | undefined> {
  const [parcel] = await tx
    .select()
    .from(trackedParcels)
    .where(eq(trackedParcels.id, id))
    .for("update");
  return parcel;
}

export async function updateParcel(
  db: Queryable,
  id: number,
  values: Partial<NewTrackedParcel>,
): Promise<void> {
  await db.update(trackedParcels).set(values).where(eq(trackedParcels.id, id));
}

export function selectEvents(db: Queryable, parcelId: number): Promise<TrackedEvent[]> {
  return db
    .select()
    .from(trackedEvents)
    .where(eq(trackedEvents.parcelId, parcelId))
    .orderBy(asc(trackedEvents.at), asc(trackedEvents.eventId));
}

/** Inserts events, without those that are saved already. */
export async function insertEvents(
  tx: Transaction,
  parcelId: number,
  events: readonly CarrierEvent[],
): Promise<void> {
  if (events.length === 0) return;
  await tx
    .insert(trackedEvents)
    .values(
      events.map(({ id, stage, at, place }) => ({
        parcelId,
        eventId: id,
        stage,
        at,
        place: place ?? null,
      })),
    )
    .onConflictDoNothing();
}

type Way = { origin: string; destination: string; method: TrackedParcel["method"] };

export async function insertDeliveredRoute(
  tx: Transaction,
  way: Way & { days: number },
): Promise<void> {
  await tx.insert(deliveredRoutes).values(way);
}

/** How many days the last parcels on this route took. */
export async function selectRouteDays(db: Queryable, way: Way, limit: number): Promise<number[]> {
  const rows = await db
    .select({ days: deliveredRoutes.days })
    .from(deliveredRoutes)
    .where(
      and(
        eq(deliveredRoutes.origin, way.origin),
        eq(deliveredRoutes.destination, way.destination),
        eq(deliveredRoutes.method, way.method),
      ),
    )
    .orderBy(desc(deliveredRoutes.id))
    .limit(limit);
  return rows.map(({ days }) => days);
}
