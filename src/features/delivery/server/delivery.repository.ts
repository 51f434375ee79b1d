import { and, asc, count, desc, eq, inArray, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "#database/connect.ts";
import { countries } from "#features/sites/server/sites.tables.ts";
import { type RecordNames, rowNumbers } from "#platform/audit/record-names.ts";
import type { CourierCode } from "../domain/courier.ts";
import type { PickupPoint } from "../domain/pickup-point.ts";
import {
  couriers,
  deliveryFees,
  deliveryServices,
  pickupPoints,
  pointLists,
} from "./delivery.tables.ts";

export function selectCouriers(db: Queryable) {
  return db.select().from(couriers).orderBy(asc(couriers.position));
}

export async function selectCourierNames(db: Queryable) {
  const rows = await db.select({ code: couriers.code, name: couriers.name }).from(couriers);
  return new Map<string, string>(rows.map(({ code, name }) => [code, name]));
}

export async function insertCourierRows(
  db: Queryable,
  rows: (typeof couriers.$inferInsert)[],
): Promise<void> {
  await db.insert(couriers).values(rows);
}

/** Locks the courier, so that nobody else imports its list until the transaction ends. */
export async function lockCourier(tx: Transaction, code: CourierCode) {
  const [courier] = await tx.select().from(couriers).where(eq(couriers.code, code)).for("update");
  return courier;
}

/** The newest fee that is valid today; without one, the fee of the service's own row. */
const currentFee = (today: string) =>
  sql<number>`coalesce((select fee.fee_cents from ${deliveryFees} fee
    where fee.service_id = ${deliveryServices}.id and fee.valid_from <= ${today}
    order by fee.valid_from desc limit 1), ${deliveryServices.feeCents})`.mapWith(Number);

/** The services of a country, offered or not: the rows for all sites and those of this site. */
export function selectServices(
  db: Queryable,
  input: { countryId: number; siteId: number; today: string },
) {
  return db
    .select({
      id: deliveryServices.id,
      courier: deliveryServices.courierCode,
      name: couriers.name,
      siteId: deliveryServices.siteId,
      way: deliveryServices.way,
      feeCents: currentFee(input.today),
      daysMin: deliveryServices.daysMin,
      daysMax: deliveryServices.daysMax,
      isOffered: deliveryServices.isOffered,
    })
    .from(deliveryServices)
    .innerJoin(couriers, eq(couriers.code, deliveryServices.courierCode))
    .where(
      and(
        eq(deliveryServices.countryId, input.countryId),
        or(isNull(deliveryServices.siteId), eq(deliveryServices.siteId, input.siteId)),
      ),
    )
    .orderBy(asc(couriers.position), sql`${deliveryServices.way} desc`);
}

export async function selectPoints(db: Queryable, country: string): Promise<PickupPoint[]> {
  const rows = await db.select().from(pickupPoints).where(eq(pickupPoints.country, country));
  return rows.map(({ courierCode, latitude, longitude, ...point }) => ({
    ...point,
    courier: courierCode,
    coordinates: latitude === null || longitude === null ? null : { latitude, longitude },
  }));
}

export async function countPoints(
  db: Queryable,
  courier: CourierCode,
): Promise<Record<string, number>> {
  const rows = await db
    .select({ country: pickupPoints.country, points: sql<number>`count(*)::integer` })
    .from(pickupPoints)
    .where(eq(pickupPoints.courierCode, courier))
    .groupBy(pickupPoints.country);
  return Object.fromEntries(rows.map(({ country, points }) => [country, points]));
}

/** PostgreSQL takes up to 65,535 parameters per statement; this many rows stay below that. */
const ROWS_AT_ONCE = 2000;

export async function replacePoints(
  tx: Transaction,
  courier: CourierCode,
  countries: readonly string[],
  points: readonly PickupPoint[],
): Promise<void> {
  await tx
    .delete(pickupPoints)
    .where(
      and(eq(pickupPoints.courierCode, courier), inArray(pickupPoints.country, [...countries])),
    );
  const rows = points.map(({ courier: courierCode, coordinates, ...point }) => ({
    ...point,
    courierCode,
    latitude: coordinates?.latitude ?? null,
    longitude: coordinates?.longitude ?? null,
  }));
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    await tx.insert(pickupPoints).values(rows.slice(at, at + ROWS_AT_ONCE));
  }
}

export async function recordPointList(
  db: Queryable,
  row: typeof pointLists.$inferInsert,
): Promise<void> {
  await db
    .insert(pointLists)
    .values(row)
    .onConflictDoUpdate({ target: [pointLists.courierCode, pointLists.source], set: row });
}

/** The number of points by courier and country. */
export const countPointsByCountry = (db: Queryable) =>
  db
    .select({ code: pickupPoints.courierCode, country: pickupPoints.country, points: count() })
    .from(pickupPoints)
    .groupBy(pickupPoints.courierCode, pickupPoints.country);

export const selectPointLists = (db: Queryable) =>
  db.select().from(pointLists).orderBy(asc(pointLists.source));

export type ServiceRow = { service: typeof deliveryServices.$inferSelect; country: string };
export type FeeRow = typeof deliveryFees.$inferSelect;
type NewService = typeof deliveryServices.$inferInsert;

const selectServicesWhere = (db: Queryable, where?: SQL) =>
  db
    .select({ service: deliveryServices, country: countries.isoCode })
    .from(deliveryServices)
    .innerJoin(countries, eq(countries.id, deliveryServices.countryId))
    .where(where);

export const selectAllServices = (db: Queryable): Promise<ServiceRow[]> =>
  selectServicesWhere(db).orderBy(
    asc(countries.isoCode),
    desc(deliveryServices.way),
    asc(deliveryServices.id),
  );

export async function lockService(tx: Transaction, id: number): Promise<ServiceRow | undefined> {
  const [row] = await selectServicesWhere(tx, eq(deliveryServices.id, id)).for("update", {
    of: deliveryServices,
  });
  return row;
}

/** The fees of all services or of one, earliest first. */
export const selectFees = (db: Queryable, serviceId?: number): Promise<FeeRow[]> =>
  db
    .select()
    .from(deliveryFees)
    .where(serviceId === undefined ? undefined : eq(deliveryFees.serviceId, serviceId))
    .orderBy(asc(deliveryFees.validFrom));

export const saveFeeRow = (tx: Transaction, row: FeeRow) =>
  tx
    .insert(deliveryFees)
    .values(row)
    .onConflictDoUpdate({
      target: [deliveryFees.serviceId, deliveryFees.validFrom],
      set: { feeCents: row.feeCents },
    });

export const deleteFeeRow = (tx: Transaction, { serviceId, validFrom }: Omit<FeeRow, "feeCents">) =>
  tx
    .delete(deliveryFees)
    .where(and(eq(deliveryFees.serviceId, serviceId), eq(deliveryFees.validFrom, validFrom)));

export async function insertService(tx: Transaction, row: NewService): Promise<number> {
  const [added] = await tx
    .insert(deliveryServices)
    .values(row)
    .returning({ id: deliveryServices.id });
  return added?.id ?? 0;
}

export const updateService = (tx: Transaction, id: number, row: NewService) =>
  tx.update(deliveryServices).set(row).where(eq(deliveryServices.id, id));

export async function deleteService(tx: Transaction, id: number) {
  const [removed] = await tx
    .delete(deliveryServices)
    .where(eq(deliveryServices.id, id))
    .returning();
  return removed;
}

type ServiceKey = Pick<NewService, "way"> & {
  courier: NewService["courierCode"];
  country: string;
  siteId: number | null;
  exceptId: number | undefined;
};

/** Whether another service has the same courier, country, way and site. */
export async function hasTwin(tx: Transaction, key: ServiceKey): Promise<boolean> {
  const { courier, country, way, siteId, exceptId } = key;
  const twins = await selectServicesWhere(
    tx,
    and(
      eq(deliveryServices.courierCode, courier),
      eq(countries.isoCode, country),
      eq(deliveryServices.way, way),
      siteId === null ? isNull(deliveryServices.siteId) : eq(deliveryServices.siteId, siteId),
      exceptId === undefined ? undefined : ne(deliveryServices.id, exceptId),
    ),
  );
  return twins.length > 0;
}

/** The names of couriers and services for the audit log. */
export const courierNames: RecordNames = {
  courier: (db) => db.select({ id: couriers.code, name: couriers.name }).from(couriers),
  async "delivery-service"(db, { ids }) {
    const rows = await db
      .select({ id: deliveryServices.id, courier: couriers.name, country: countries.isoCode })
      .from(deliveryServices)
      .innerJoin(couriers, eq(couriers.code, deliveryServices.courierCode))
      .innerJoin(countries, eq(countries.id, deliveryServices.countryId))
      .where(inArray(deliveryServices.id, rowNumbers(ids)));
    return rows.map(({ id, courier, country }) => ({ id, name: `${courier}, ${country}` }));
  },
};
