import type { Database } from "../connect.ts";
import { DEMO_REFERENCE_DATA } from "./demo/countries.ts";
import { COURIER_DIRECTORY } from "./demo/couriers.ts";
import { ALL_METHODS } from "./demo/payment-methods.ts";
import { fillEmptyDatabase } from "./fill-empty-database.ts";
import { insertCouriers } from "./shipping/insert-delivery.ts";
import { insertPaymentMethods } from "./sites/insert-payment-methods.ts";
import { insertSite } from "./sites/insert-site.ts";
import { insertReferenceData } from "./sites/reference-builder.ts";
import { buildSite } from "./sites/site-builder.ts";

/** Nobody's shop yet: the owner says who they are. Pages leave out what is not said. */
const NEW_SHOP = buildSite({
  id: 1,
  region: "default",
  name: "Shop",
  isDefault: true,
  hosts: ["localhost"],
  languages: ["en", "lt", "lv", "et", "ru"].map((isoCode) => ({ isoCode })),
  company: {
    legalName: "",
    code: "",
    vatCode: "",
    address: "",
    city: "",
    email: "",
    phone: "",
    hours: "",
  },
});

/** `SEED=none`: languages, currencies, countries, couriers and one site, so that there is a door to come in by. */
export function seedMinimal(db: Database): Promise<boolean> {
  return fillEmptyDatabase(db, async (tx) => {
    await insertReferenceData(tx, DEMO_REFERENCE_DATA);
    await insertSite(tx, NEW_SHOP);
    await insertCouriers(tx, COURIER_DIRECTORY);
    await insertPaymentMethods(tx, NEW_SHOP.id, ALL_METHODS);
  });
}
