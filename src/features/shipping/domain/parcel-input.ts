import { entriesOf } from "#core/record.ts";
import type { Parcel } from "./chargeable-weight.ts";

/** SPEC §5: standard errors use the specification's messages; errors about limits use messages of their own form. */
const STANDARD = {
  missing: "validation.required",
  not_a_number: "validation.number",
} as const;

export const isStandardFault = (fault: string): fault is keyof typeof STANDARD => fault in STANDARD;
export const standardFault = (fault: keyof typeof STANDARD) => STANDARD[fault];

/** A parcel as the user typed it, in kilograms and centimetres, in any number format. */
export type ParcelText = { weight: string; length: string; width: string; height: string };
export type ParcelField = keyof ParcelText;
export type MeasureFault = "missing" | "not_a_number" | "too_small" | "too_large";

/** In grams and millimetres. We also carry larger parcels, but staff must calculate their price. */
export const PARCEL_LIMITS = {
  grams: { min: 100, max: 30_000 },
  millimetres: { min: 10, max: 1_500 },
} as const;

const UNIT = /\s*(?:kg|cm|кг|см)\.?$/i;
const NUMBER = /^([+-]?)(\d*)(?:[.,](\d*))?$/;

type ReadParcel = {
  /** Set only if every field could be read. */
  parcel: Parcel | undefined;
  faults: Partial<Record<ParcelField, MeasureFault>>;
};

export function readParcel(text: ParcelText): ReadParcel {
  const measures = {
    weight: readMeasure(text.weight, 3, PARCEL_LIMITS.grams),
    length: readMeasure(text.length, 1, PARCEL_LIMITS.millimetres),
    width: readMeasure(text.width, 1, PARCEL_LIMITS.millimetres),
    height: readMeasure(text.height, 1, PARCEL_LIMITS.millimetres),
  };
  const faults: ReadParcel["faults"] = {};
  for (const [field, measure] of entriesOf(measures)) {
    if (typeof measure === "string") faults[field] = measure;
  }
  const { weight, length, width, height } = measures;
  if (typeof weight === "string" || typeof length === "string")
    return { parcel: undefined, faults };
  if (typeof width === "string" || typeof height === "string") return { parcel: undefined, faults };
  const parcel = {
    grams: weight,
    lengthCm: length / 10,
    widthCm: width / 10,
    heightCm: height / 10,
  };
  return { parcel, faults };
}

/**
 * Reads the number in units of its last allowed digit, directly from the text, so that 1.2 kg is 1200 g
 * without floating-point errors. Extra digits round up by one unit, because prices round up, too.
 */
export function readMeasure(
  typed: string,
  digits: number,
  limits: { min: number; max: number },
): number | MeasureFault {
  const text = typed
    .normalize("NFKC")
    .replace("−", "-")
    .trim()
    .replace(UNIT, "")
    .replace(/\s/g, "");
  if (text === "") return "missing";
  const [, sign, whole = "", fraction = ""] = NUMBER.exec(text) ?? [];
  if (whole + fraction === "") return "not_a_number";
  const shown = fraction.slice(0, digits).padEnd(digits, "0");
  const rest = /[1-9]/.test(fraction.slice(digits)) ? 1 : 0;
  const value = Number(whole + shown) + rest;
  if (sign === "-" || value < limits.min) return "too_small";
  return value > limits.max ? "too_large" : value;
}
