import { eq, inArray } from "drizzle-orm";
import { countries } from "#features/sites/server/sites.tables.ts";
import { type RecordNames, rowNumbers } from "#platform/audit/record-names.ts";
import { couriers, deliveryServices } from "../delivery.tables.ts";

/** What couriers and their ways are called in the audit log. */
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
