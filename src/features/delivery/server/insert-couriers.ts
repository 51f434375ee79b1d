import type { Queryable } from "#database/connect.ts";
import { insertCourierRows } from "./delivery.repository.ts";
import type { couriers } from "./delivery.tables.ts";

type CourierDefinition = typeof couriers.$inferInsert;

const BALTIC = ["LT", "LV", "EE"];
const perCountry = (address: string) => BALTIC.map((country) => address + country);

/** The URLs where couriers publish their points. PostNL has none here, because its service requires a key. */
export const COURIER_DIRECTORY: CourierDefinition[] = [
  {
    code: "omniva",
    name: "Omniva",
    position: 1,
    listAddresses: ["https://www.omniva.ee/locations.json"],
  },
  {
    code: "dpd",
    name: "DPD",
    position: 2,
    listAddresses: ["https://dpdbaltics.com/PickupParcelShopData.json"],
    // DPD refuses requests without the user agent of a browser.
    listHeaders: { "user-agent": "Mozilla/5.0 (compatible; Cartage)" },
  },
  {
    code: "lp_express",
    name: "LP Express",
    position: 3,
    listAddresses: ["https://api-esavitarna.post.lt/terminal/list?size=9999"],
    listHeaders: { origin: "https://www.lpexpress.lt" },
  },
  {
    code: "venipak",
    name: "Venipak",
    position: 4,
    listAddresses: perCountry("https://go.venipak.lt/ws/get_pickup_points?country="),
    listByCountry: true,
  },
  {
    code: "smartposti",
    name: "SmartPosti",
    position: 5,
    listAddresses: perCountry("https://locationservice.posti.com/api/2/location?countryCode="),
    listByCountry: true,
  },
  { code: "postnl", name: "PostNL", position: 6, listByCountry: true },
  { code: "aramex", name: "Aramex", position: 7 },
];

export async function insertCouriers(db: Queryable, rows: CourierDefinition[]): Promise<void> {
  await insertCourierRows(db, rows);
}
