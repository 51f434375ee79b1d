import type { CourierCode, DeliveryKind } from "#features/delivery/domain/courier.ts";
import { couriers, deliveryServices } from "#features/delivery/server/delivery.tables.ts";
import type { Queryable } from "../../connect.ts";
import { readReferenceIds } from "../sites/reference-ids.ts";

export type CourierDefinition = typeof couriers.$inferInsert;
export type DeliveryServiceDefinition = {
  courier: CourierCode;
  /** The country's ISO code. */
  country: string;
  /** Without it the service is there for all sites that have no row of their own. */
  siteId?: number;
  way: DeliveryKind;
  feeCents: number;
  daysMin: number;
  daysMax: number;
  isOffered?: boolean;
};

export async function insertCouriers(db: Queryable, rows: CourierDefinition[]): Promise<void> {
  await db.insert(couriers).values(rows);
}

export async function insertDeliveryServices(
  db: Queryable,
  definitions: DeliveryServiceDefinition[],
): Promise<void> {
  const ids = await readReferenceIds(db);
  await db.insert(deliveryServices).values(
    definitions.map(({ courier, country, ...service }) => ({
      ...service,
      courierCode: courier,
      countryId: ids.country(country),
    })),
  );
}
