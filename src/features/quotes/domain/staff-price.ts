import type { MessageKey } from "#core/message-key.ts";
import type { Cents } from "#core/money.ts";
import type { Parcel } from "#features/shipping/domain/chargeable-weight.ts";
import type { OrderLine } from "./order-line.ts";
import { packLines } from "./propose-price.ts";
import { type PriceTerms, priceQuote, type QuotePrice } from "./quote-price.ts";

/** The bounds of what staff type into a price; the call and the form check the same. */
export const PRICE_LIMITS = {
  unitCents: 100_000_00,
  serviceCents: 10_000_00,
  grams: 1_000_000,
  centimetres: 500,
} as const;

/** What staff say about a price; null is a field that is empty or not a number. */
export type StaffPriceFields = {
  unitCents: readonly (Cents | null)[];
  serviceCents: Cents | null;
  /** Empty: the usual weight and size of such goods. */
  kg: number | null;
  lengthCm: number | null;
  widthCm: number | null;
  heightCm: number | null;
};

const PARCEL_FIELDS = ["kg", "lengthCm", "widthCm", "heightCm"] as const;
type FieldErrors = Record<string, MessageKey>;

const isWithin = (value: number, most: number) => value > 0 && value <= most;

/** What is wrong with each field, by the names that the form gives them. */
export function checkStaffPrice(fields: StaffPriceFields): FieldErrors {
  const errors: FieldErrors = {};
  for (const [at, cents] of fields.unitCents.entries()) {
    if (cents === null || !isWithin(cents, PRICE_LIMITS.unitCents)) {
      errors[`unit_prices.${at}`] = "validation.goods_value";
    }
  }
  const { serviceCents } = fields;
  if (serviceCents === null || serviceCents < 0 || serviceCents > PRICE_LIMITS.serviceCents) {
    errors.service_fee = "office.quotes.errors.service";
  }
  return { ...errors, ...checkParcel(fields) };
}

/** Either the whole parcel is given, or nothing of it. */
function checkParcel(fields: StaffPriceFields): FieldErrors {
  if (PARCEL_FIELDS.every((name) => fields[name] === null)) return {};
  const { grams, centimetres } = PRICE_LIMITS;
  const isWrong = (name: ParcelField) =>
    !isWithin(fields[name] ?? 0, name === "kg" ? grams / 1000 : centimetres);
  return Object.fromEntries(
    PARCEL_FIELDS.filter(isWrong).map((name) => [
      name,
      name === "kg" ? "office.quotes.errors.weight" : "office.quotes.errors.size",
    ]),
  );
}

/** The parcel as staff will pack it; undefined while they left it empty. */
export function parcelOf(fields: StaffPriceFields): Parcel | undefined {
  const { kg, lengthCm, widthCm, heightCm } = fields;
  if (kg === null || lengthCm === null || widthCm === null || heightCm === null) return undefined;
  return { grams: Math.round(kg * 1000), lengthCm, widthCm, heightCm };
}

type Said = { parcel?: Parcel | undefined; serviceCents?: Cents | undefined };

type ParcelField = (typeof PARCEL_FIELDS)[number];

export function withParcelField(
  fields: StaffPriceFields,
  name: ParcelField,
  value: number | null,
): StaffPriceFields {
  const changed = { ...fields };
  changed[name] = value;
  return changed;
}

/** The price that staff make, for the call that stores it and for the page that shows it while they type. */
export function priceAsSaid(
  lines: readonly (Pick<OrderLine, "kind" | "quantity"> & { unitCents: Cents })[],
  terms: Omit<PriceTerms, "parcel">,
  { parcel, serviceCents }: Said,
): QuotePrice {
  const made = priceQuote(lines, { ...terms, parcel: parcel ?? packLines(lines) });
  return { ...made, serviceCents: serviceCents ?? made.serviceCents };
}
