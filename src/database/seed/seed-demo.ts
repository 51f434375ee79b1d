import { utcDay } from "#core/dates.ts";
import type { Database } from "#database/connect.ts";
import { createPasswordHasher } from "#features/account/server/passwords/password-hasher.ts";
import { saveCatalogue } from "#features/catalogue/server/saving/save-catalogue.ts";
import { contactBoxes } from "#features/contact/server/contact.tables.ts";
import { promotions } from "#features/orders/server/promotions/promotions.tables.ts";
import { phones } from "#features/reservation/server/reservation.tables.ts";
import { insertCustomers } from "./customers/insert-customers.ts";
import { insertMoves } from "./customers/insert-moves.ts";
import { insertHeldPlans, insertPlans } from "./customers/insert-plans.ts";
import { demoCatalogue } from "./demo/catalogue/demo-catalogue.ts";
import { DEMO_CLAIMS } from "./demo/claims.ts";
import { DEMO_CONTACT_BOXES } from "./demo/contact-boxes.ts";
import { DEMO_REFERENCE_DATA } from "./demo/countries.ts";
import { COURIER_DIRECTORY, DEMO_DELIVERY_SERVICES } from "./demo/couriers.ts";
import { DEMO_CUSTOMERS, DEMO_PASSWORD } from "./demo/customers.ts";
import { DEMO_FORWARD_REQUESTS } from "./demo/forward-requests.ts";
import { DEMO_INVOICES } from "./demo/invoices.ts";
import { DEMO_MOVES } from "./demo/moves.ts";
import { DEMO_ORDERS, DEMO_PROMOTIONS } from "./demo/orders.ts";
import { demoPaymentMethods } from "./demo/payment-methods.ts";
import { DEMO_PHONES } from "./demo/phones.ts";
import { DEMO_HELD_PLANS, DEMO_PLANS } from "./demo/plans.ts";
import { DEMO_QUOTES } from "./demo/quotes.ts";
import { DEMO_REDIRECTS } from "./demo/redirects.ts";
import { DEMO_SHIPPING_RATES, DEMO_WAREHOUSES } from "./demo/shipping.ts";
import { DEMO_SITES } from "./demo/sites.ts";
import { demoViews, readDemoPictures } from "./demo-pictures.ts";
import { fillEmptyDatabase } from "./fill-empty-database.ts";
import { insertClaims } from "./orders/insert-claims.ts";
import { insertInvoices } from "./orders/insert-invoices.ts";
import { insertOrders } from "./orders/insert-orders.ts";
import { insertQuotes } from "./orders/insert-quotes.ts";
import { insertForwardRequests } from "./parcels/insert-forward-requests.ts";
import { insertDeliveredWays, insertTrackedParcels } from "./parcels/insert-tracked-parcels.ts";
import { importSamplePoints } from "./shipping/import-sample-points.ts";
import { insertCouriers, insertDeliveryServices } from "./shipping/insert-delivery.ts";
import { insertShippingRates, insertWarehouse } from "./shipping/insert-shipping.ts";
import { insertPaymentMethods } from "./sites/insert-payment-methods.ts";
import { insertRedirects } from "./sites/insert-redirects.ts";
import { insertSite } from "./sites/insert-site.ts";
import { insertReferenceData } from "./sites/reference-builder.ts";

/** `SEED=demo`: nine sites to look around in, with goods, customers and staff. */
export function seedDemo(db: Database): Promise<boolean> {
  return fillEmptyDatabase(db, async (tx) => {
    await insertReferenceData(tx, DEMO_REFERENCE_DATA);
    for (const site of DEMO_SITES) {
      await insertSite(tx, site);
      await insertPaymentMethods(tx, site.id, demoPaymentMethods(site.region));
      await insertPlans(tx, site.id, DEMO_PLANS);
    }
    await insertRedirects(tx, DEMO_REDIRECTS);
    for (const warehouse of DEMO_WAREHOUSES) await insertWarehouse(tx, warehouse);
    await insertShippingRates(tx, DEMO_SHIPPING_RATES);
    await insertCouriers(tx, COURIER_DIRECTORY);
    await insertDeliveryServices(tx, DEMO_DELIVERY_SERVICES);
    await importSamplePoints(tx);
    const passwordHash = await createPasswordHasher().hash(DEMO_PASSWORD);
    const customerIds = await insertCustomers(tx, DEMO_CUSTOMERS, passwordHash ?? "");
    for (const [at, customer] of DEMO_CUSTOMERS.entries()) {
      await insertMoves(tx, customerIds[at] ?? 0, DEMO_MOVES[customer.email] ?? []);
    }
    const pictures = readDemoPictures();
    await saveCatalogue(tx, demoCatalogue(utcDay(new Date()), pictures, demoViews(pictures)));
    const customers = DEMO_CUSTOMERS.map((one, at) => ({ ...one, id: customerIds[at] ?? 0 }));
    await tx.insert(promotions).values(DEMO_PROMOTIONS);
    await insertOrders(tx, DEMO_ORDERS, { sites: DEMO_SITES, customers });
    await insertQuotes(tx, DEMO_QUOTES, { sites: DEMO_SITES, customers });
    await insertForwardRequests(tx, DEMO_FORWARD_REQUESTS, { sites: DEMO_SITES, customers });
    await insertInvoices(tx, DEMO_INVOICES, { sites: DEMO_SITES, customers });
    await tx.insert(contactBoxes).values(DEMO_CONTACT_BOXES);
    await tx.insert(phones).values([...DEMO_PHONES]);
    await insertClaims(tx, DEMO_CLAIMS, customers);
    await insertTrackedParcels(tx);
    await insertDeliveredWays(tx);
    await insertHeldPlans(tx, DEMO_HELD_PLANS, customers);
  });
}
