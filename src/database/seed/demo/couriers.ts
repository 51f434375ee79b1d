import type { CourierCode, DeliveryKind } from "#features/delivery/domain/courier.ts";
import type { CourierDefinition, DeliveryServiceDefinition } from "../shipping/insert-delivery.ts";

const BALTIC = ["LT", "LV", "EE"];
const perCountry = (address: string) => BALTIC.map((country) => address + country);

/** Where each of them publishes its points. PostNL answers only those who have a key. */
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
    // It turns away whoever does not look like a browser.
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

/** Cents, and days from our warehouse in the country. */
type Line = [courier: CourierCode, way: DeliveryKind, cents: number, min: number, max: number];

const SERVICES: Record<string, Line[]> = {
  LT: [
    ["omniva", "pickup", 199, 1, 2],
    ["dpd", "pickup", 219, 1, 2],
    ["dpd", "door", 399, 1, 2],
    ["lp_express", "pickup", 189, 1, 3],
    ["lp_express", "door", 379, 1, 3],
    ["venipak", "pickup", 209, 1, 2],
    ["venipak", "door", 369, 1, 2],
    ["smartposti", "pickup", 199, 1, 3],
  ],
  LV: [
    ["omniva", "pickup", 239, 1, 2],
    ["dpd", "pickup", 259, 1, 2],
    ["dpd", "door", 449, 1, 3],
    ["lp_express", "pickup", 229, 2, 3],
    ["venipak", "pickup", 249, 1, 3],
    ["venipak", "door", 429, 1, 3],
    ["smartposti", "pickup", 239, 1, 3],
  ],
  EE: [
    ["omniva", "pickup", 249, 1, 2],
    ["dpd", "pickup", 269, 1, 2],
    ["dpd", "door", 489, 1, 3],
    ["lp_express", "pickup", 259, 2, 4],
    ["venipak", "pickup", 259, 2, 3],
    ["smartposti", "pickup", 239, 1, 2],
    ["smartposti", "door", 459, 1, 3],
  ],
  NL: [
    ["postnl", "pickup", 395, 1, 2],
    ["postnl", "door", 525, 1, 2],
    ["dpd", "door", 545, 1, 2],
  ],
  AE: [["aramex", "door", 690, 1, 3]],
};

export const DEMO_DELIVERY_SERVICES: DeliveryServiceDefinition[] = Object.entries(SERVICES).flatMap(
  ([country, lines]) =>
    lines.map(([courier, way, feeCents, daysMin, daysMax]) => ({
      courier,
      country,
      way,
      feeCents,
      daysMin,
      daysMax,
    })),
);
