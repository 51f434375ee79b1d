import { utcDay } from "#core/dates.ts";
import type { Queryable } from "#database/connect.ts";
import type { CourierCode, DeliveryKind } from "../domain/courier.ts";
import type { DeliveryService } from "../domain/delivery-service.ts";
import { selectServices } from "./delivery.repository.ts";

/** Product notes §5: the services offered in a country, to the door and to pickup points, with their fees. */
export async function listCouriers(
  deps: { db: Queryable; now: () => Date },
  input: { countryId: number; siteId: number },
): Promise<DeliveryService[]> {
  const today = utcDay(deps.now());
  const rows = await selectServices(deps.db, { ...input, today });
  const hasOwn = new Set(rows.filter(({ siteId }) => siteId !== null).map(keyOf));
  return rows
    .filter((row) => row.isOffered && (row.siteId !== null || !hasOwn.has(keyOf(row))))
    .map(({ siteId: _site, isOffered: _offered, ...service }) => service);
}

const keyOf = ({ courier, way }: { courier: CourierCode; way: DeliveryKind }) =>
  `${courier} ${way}`;
