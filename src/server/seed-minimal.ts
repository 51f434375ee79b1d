import type { Database } from "#database/connect.ts";
import { fillEmptyDatabase } from "#database/fill-empty-database.ts";
import { COURIER_DIRECTORY, insertCouriers } from "#features/delivery/server/insert-couriers.ts";
import {
  ALL_METHODS,
  insertPaymentMethods,
} from "#features/payments/server/methods/insert-payment-methods.ts";
import { insertSite } from "#features/sites/server/seed/insert-site.ts";
import { insertReferenceData, REFERENCE_DATA } from "#features/sites/server/seed/reference-data.ts";
import { buildSite } from "#features/sites/server/seed/site-builder.ts";

/** A shop without owner data: the owner fills it in. Pages leave out what is empty. */
const NEW_SHOP = buildSite({
  id: 1,
  region: "default",
  name: "Shop",
  isDefault: true,
  hosts: ["localhost"],
  languages: ["en", "lt", "lv", "et", "ru"].map((isoCode) => ({ isoCode })),
  // The owner switches each of these on when they offer it.
  switches: {
    marketplace: true,
    about_us: true,
    tracking: true,
    dealzone: false,
    blog: false,
    forwarding: false,
    create_order: false,
  },
  currencies: [{ isoCode: "EUR", isFiltered: true }],
  conversionCurrency: "EUR",
  conversionRate: 1,
  openedAt: null,
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

/** `SEED=none`: languages, currencies, countries, couriers and one site that is not open yet. */
export function seedMinimal(db: Database): Promise<boolean> {
  return fillEmptyDatabase(db, async (tx) => {
    await insertReferenceData(tx, REFERENCE_DATA);
    await insertSite(tx, NEW_SHOP);
    await insertCouriers(tx, COURIER_DIRECTORY);
    await insertPaymentMethods(tx, NEW_SHOP.id, ALL_METHODS);
  });
}
