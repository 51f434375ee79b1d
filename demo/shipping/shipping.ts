import {
  SHIPPING_METHODS,
  type ShippingMethod,
} from "#features/shipping/domain/chargeable-weight.ts";
import {
  buildShippingRate,
  type ShippingRateDefinition,
  type WarehouseDefinition,
} from "./shipping-builder.ts";

const WEEKDAYS = [1, 2, 3, 4, 5];

export const DEMO_WAREHOUSES: WarehouseDefinition[] = [
  {
    id: 1,
    code: "US",
    country: "US",
    city: "New Castle",
    address: {
      street: "12 Bellevue Ct",
      city: "New Castle",
      region: "DE",
      regionTitle: "Delaware",
      postCode: "19720",
      phone: "+1 302 555 0142",
    },
    timezone: "America/New_York",
    opening: [
      { days: WEEKDAYS, opens: "08:30", closes: "17:30" },
      { days: [6], opens: "09:00", closes: "13:00" },
    ],
    position: 1,
    currency: "USD",
    currencyRate: 1.085,
  },
  {
    id: 2,
    code: "GB",
    country: "GB",
    city: "Corby",
    address: {
      street: "7 Saxon Way East",
      city: "Corby",
      region: "Northamptonshire",
      postCode: "NN18 9EX",
      phone: "+44 1632 960114",
    },
    timezone: "Europe/London",
    opening: [{ days: WEEKDAYS, opens: "08:00", closes: "17:00" }],
    position: 2,
    currency: "GBP",
    currencyRate: 0.857,
  },
  {
    id: 3,
    code: "DE",
    country: "DE",
    city: "Leipzig",
    address: {
      street: "Torgauer Straße 231",
      city: "Leipzig",
      region: null,
      postCode: "04347",
      phone: "+49 30 23125 114",
    },
    timezone: "Europe/Berlin",
    opening: [{ days: WEEKDAYS, opens: "07:30", closes: "16:30" }],
    position: 3,
    currency: "EUR",
    currencyRate: 1,
  },
];

const DESTINATIONS = ["LT", "LV", "EE", "NL", "AE"] as const;

type Destination = (typeof DESTINATIONS)[number];
/** Base, price per kilogram from 0, 5 and 20 kg (all in cents), days from and to. */
type RateLine = [
  base: number,
  upTo5: number,
  upTo20: number,
  above: number,
  min: number,
  max: number,
];
type WarehouseRates = Record<ShippingMethod, Record<Destination, RateLine>>;

const RATES: Record<string, WarehouseRates> = {
  US: {
    air: {
      LT: [690, 840, 760, 690, 6, 9],
      LV: [690, 850, 770, 700, 6, 9],
      EE: [690, 860, 780, 710, 6, 10],
      NL: [650, 780, 710, 640, 5, 8],
      AE: [790, 980, 890, 810, 6, 10],
    },
    sea: {
      LT: [450, 290, 260, 230, 30, 38],
      LV: [450, 295, 265, 235, 31, 39],
      EE: [450, 300, 270, 240, 32, 40],
      NL: [420, 260, 230, 205, 24, 31],
      AE: [520, 350, 315, 280, 36, 45],
    },
  },
  GB: {
    air: {
      LT: [490, 560, 500, 450, 4, 6],
      LV: [490, 570, 510, 460, 4, 6],
      EE: [490, 580, 520, 470, 4, 7],
      NL: [390, 420, 380, 340, 3, 5],
      AE: [690, 790, 720, 650, 5, 8],
    },
    sea: {
      LT: [350, 210, 190, 170, 12, 16],
      LV: [350, 215, 195, 175, 12, 16],
      EE: [350, 220, 200, 180, 13, 17],
      NL: [290, 150, 135, 120, 7, 10],
      AE: [490, 320, 290, 260, 28, 36],
    },
  },
  DE: {
    air: {
      LT: [390, 380, 340, 300, 2, 4],
      LV: [390, 390, 350, 310, 2, 4],
      EE: [390, 400, 360, 320, 3, 5],
      NL: [290, 260, 230, 205, 1, 3],
      AE: [590, 690, 620, 560, 4, 7],
    },
    sea: {
      LT: [250, 140, 125, 110, 6, 9],
      LV: [250, 145, 130, 115, 6, 9],
      EE: [250, 150, 135, 120, 7, 10],
      NL: [190, 95, 85, 75, 4, 6],
      AE: [450, 290, 260, 230, 26, 34],
    },
  },
};

export const DEMO_SHIPPING_RATES: ShippingRateDefinition[] = Object.entries(RATES).flatMap(
  ([warehouse, rates]) =>
    SHIPPING_METHODS.flatMap((method) =>
      DESTINATIONS.map((country) => rate(warehouse, country, method, rates[method][country])),
    ),
);

function rate(
  warehouse: string,
  country: Destination,
  method: ShippingMethod,
  [baseCents, upTo5, upTo20, above, daysMin, daysMax]: RateLine,
): ShippingRateDefinition {
  return buildShippingRate({
    warehouse,
    country,
    method,
    baseCents,
    daysMin,
    daysMax,
    tiers: [
      { fromGrams: 0, centsPerKg: upTo5 },
      { fromGrams: 5_000, centsPerKg: upTo20 },
      { fromGrams: 20_000, centsPerKg: above },
    ],
  });
}
