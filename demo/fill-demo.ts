import { utcDay } from "#core/dates.ts";
import type { Transaction } from "#database/connect.ts";
import { createPasswordHasher } from "#features/account/server/passwords/password-hasher.ts";
import { searchEvents } from "#features/catalogue/server/events/search-events.tables.ts";
import { saveCatalogue } from "#features/catalogue/server/ingestion/save-catalogue.ts";
import { contactBoxes } from "#features/contact/server/contact.tables.ts";
import { COURIER_DIRECTORY, insertCouriers } from "#features/delivery/server/insert-couriers.ts";
import { promotions } from "#features/orders/server/promotions/promotions.tables.ts";
import { insertPaymentMethods } from "#features/payments/server/methods/insert-payment-methods.ts";
import { phones } from "#features/reservations/server/reservations.tables.ts";
import { insertSite } from "#features/sites/server/seed/insert-site.ts";
import { insertReferenceData, REFERENCE_DATA } from "#features/sites/server/seed/reference-data.ts";
import { addInvoices } from "./accounting/add-invoices.ts";
import { emptyHistory, writeHistory } from "./accounting/demo-history.ts";
import { DEMO_INVOICES } from "./accounting/invoices.ts";
import { demoMoves } from "./accounting/moves.ts";
import { demoCatalogue } from "./catalogue/demo-catalogue.ts";
import { demoViews, readDemoPictures } from "./catalogue/demo-pictures.ts";
import { insertDemoPictures } from "./catalogue/insert-pictures.ts";
import { DEMO_PHONES } from "./catalogue/phones.ts";
import { demoSearches } from "./catalogue/searches.ts";
import { DEMO_CLAIMS } from "./claims/claims.ts";
import { insertClaims } from "./claims/insert-claims.ts";
import { DEMO_CUSTOMERS, DEMO_PASSWORD } from "./customers/customers.ts";
import { insertCustomers } from "./customers/insert-customers.ts";
import { insertHeldPlans, insertPlans } from "./customers/insert-plans.ts";
import { DEMO_HELD_PLANS, DEMO_PLANS } from "./customers/plans.ts";
import { insertOffice } from "./office/insert-office.ts";
import { insertWebhooks } from "./office/insert-webhooks.ts";
import { markDemoOpening } from "./office/mark-opening.ts";
import { insertOrders } from "./orders/insert-orders.ts";
import { insertStaffWork } from "./orders/insert-staff-work.ts";
import { DEMO_ORDERS, DEMO_PROMOTIONS } from "./orders/orders.ts";
import { weekOrders } from "./orders/week-orders.ts";
import { DEMO_FORWARD_REQUESTS } from "./parcels/forward-requests.ts";
import { insertForwardRequests } from "./parcels/insert-forward-requests.ts";
import { insertDeliveredRoutes, insertTrackedParcels } from "./parcels/insert-tracked-parcels.ts";
import { insertQuotes } from "./quotes/insert-quotes.ts";
import { DEMO_QUOTES } from "./quotes/quotes.ts";
import { insertReservations } from "./reservations/insert-reservations.ts";
import { DEMO_RESERVATIONS } from "./reservations/reservations.ts";
import { DEMO_DELIVERY_SERVICES } from "./shipping/delivery-services.ts";
import { importSamplePoints } from "./shipping/import-sample-points.ts";
import { insertDeliveryServices } from "./shipping/insert-delivery-services.ts";
import { insertShippingRates, insertWarehouse } from "./shipping/insert-shipping.ts";
import { DEMO_SHIPPING_RATES, DEMO_WAREHOUSES } from "./shipping/shipping.ts";
import { DEMO_CONTACT_BOXES } from "./sites/contact-boxes.ts";
import { insertRedirects } from "./sites/insert-redirects.ts";
import { demoPaymentMethods } from "./sites/payment-methods.ts";
import { DEMO_REDIRECTS } from "./sites/redirects.ts";
import { DEMO_SITES } from "./sites/sites.ts";

/** Nine sites to try out, with goods, customers and staff. */
export async function fillDemo(tx: Transaction): Promise<void> {
  await insertReferenceData(tx, REFERENCE_DATA);
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
  await insertDemoPictures(tx);
  const pictures = readDemoPictures();
  await saveCatalogue(tx, demoCatalogue(utcDay(new Date()), pictures, demoViews(pictures)));
  await tx.insert(searchEvents).values(demoSearches(DEMO_SITES, new Date()));
  const customers = DEMO_CUSTOMERS.map((one, at) => ({ ...one, id: customerIds[at] ?? 0 }));
  await tx.insert(promotions).values(DEMO_PROMOTIONS);
  const people = { sites: DEMO_SITES, customers };
  const history = emptyHistory();
  history.moves.push(...customers.flatMap(({ email, id }) => demoMoves(email, id)));
  const demoOrders = [...DEMO_ORDERS, ...weekOrders(new Date())];
  await insertOrders(tx, demoOrders, people, history);
  await insertQuotes(tx, DEMO_QUOTES, people);
  await insertForwardRequests(tx, DEMO_FORWARD_REQUESTS, people, history);
  addInvoices(history, DEMO_INVOICES, people);
  const idOf = (email: string) => customers.find((one) => one.email === email)?.id ?? 0;
  await markDemoOpening(tx, {
    ownerId: idOf("owner@cartage.example"),
    siteIds: DEMO_SITES.map(({ id }) => id),
    now: new Date(),
  });
  await insertStaffWork(tx, people, history);
  await writeHistory(tx, history);
  await tx.insert(contactBoxes).values(DEMO_CONTACT_BOXES);
  await tx.insert(phones).values([...DEMO_PHONES]);
  await insertReservations(tx, DEMO_RESERVATIONS, DEMO_SITES);
  await insertClaims(tx, DEMO_CLAIMS, customers);
  await insertTrackedParcels(tx);
  await insertDeliveredRoutes(tx);
  await insertHeldPlans(tx, DEMO_HELD_PLANS, customers);
  const [site] = DEMO_SITES;
  const authorId = idOf("content@cartage.example");
  if (site) await insertOffice(tx, { now: new Date(), authorId, site });
  await insertWebhooks(tx, new Date());
}
