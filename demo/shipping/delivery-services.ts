import type { CourierCode, DeliveryKind } from "#features/delivery/domain/courier.ts";
import type { DeliveryServiceDefinition } from "./insert-delivery-services.ts";

/** Price in cents, and days from our warehouse in the country. */
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
    ["venipak", "pickup", 249, 1, 3],
    ["venipak", "door", 429, 1, 3],
    ["smartposti", "pickup", 239, 1, 3],
  ],
  EE: [
    ["omniva", "pickup", 249, 1, 2],
    ["dpd", "pickup", 269, 1, 2],
    ["dpd", "door", 489, 1, 3],
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
