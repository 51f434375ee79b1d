import type { Queryable } from "#database/connect.ts";
import type { CourierCode, DeliveryKind } from "#features/delivery/domain/courier.ts";
import { deliveryServices } from "#features/delivery/server/delivery.tables.ts";
import { readReferenceIds } from "#features/sites/server/seed/reference-ids.ts";

export type DeliveryServiceDefinition = {
  courier: CourierCode;
  /** The country's ISO code. */
  country: string;
  /** If missing, the service is for all sites without a row of their own. */
  siteId?: number;
  way: DeliveryKind;
  feeCents: number;
  daysMin: number;
  daysMax: number;
  isOffered?: boolean;
};

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
