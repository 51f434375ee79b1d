export const SHIPPING_METHODS = ["air", "sea"] as const;
export type ShippingMethod = (typeof SHIPPING_METHODS)[number];

/** In whole grams and in centimetres. Prices are counted in integers, to avoid floating-point errors. */
export type Parcel = { grams: number; lengthCm: number; widthCm: number; heightCm: number };

export type ChargeableWeight = {
  scaleGrams: number;
  volumeGrams: number;
  chargeableGrams: number;
};

/**
 * Product notes §5: the larger of weight and volume weight (cm³ ÷ divisor, in kg), rounded up to the
 * rate's step.
 */
export function chargeableWeight(
  parcel: Parcel,
  rate: { volumeDivisor: number; weightStepGrams: number },
): ChargeableWeight {
  const cubicCm = parcel.lengthCm * parcel.widthCm * parcel.heightCm;
  // Rounded to a thousandth of a gram first; otherwise floating-point errors like 0.1 + 0.2 could cost another step.
  const volumeGrams = Math.round((cubicCm * 1_000_000) / rate.volumeDivisor) / 1000;
  const larger = Math.max(parcel.grams, volumeGrams);
  return {
    scaleGrams: parcel.grams,
    volumeGrams,
    chargeableGrams: Math.ceil(larger / rate.weightStepGrams) * rate.weightStepGrams,
  };
}
