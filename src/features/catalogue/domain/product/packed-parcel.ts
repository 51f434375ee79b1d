import type { Parcel } from "#features/shipping/domain/chargeable-weight.ts";
import type { VariantRecord } from "./product-record.ts";

/** The packed item as shipping counts it. */
export function packedParcel(packed: VariantRecord["packed"]): Parcel {
  return {
    grams: packed.weightGrams,
    lengthCm: packed.lengthMm / 10,
    widthCm: packed.widthMm / 10,
    heightCm: packed.heightMm / 10,
  };
}
