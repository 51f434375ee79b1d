import type { Parcel } from "./chargeable-weight.ts";

/**
 * Things that people often send, packed as shops pack them. `name` is also the name of the picture and of
 * the message.
 */
export const PARCEL_PRESETS = [
  { name: "shoes", parcel: { grams: 1200, lengthCm: 33, widthCm: 21, heightCm: 12 } },
  { name: "phone", parcel: { grams: 500, lengthCm: 18, widthCm: 10, heightCm: 6 } },
  { name: "jacket", parcel: { grams: 1600, lengthCm: 40, widthCm: 32, heightCm: 12 } },
  { name: "laptop", parcel: { grams: 2600, lengthCm: 40, widthCm: 30, heightCm: 8 } },
  { name: "bag", parcel: { grams: 1100, lengthCm: 34, widthCm: 28, heightCm: 14 } },
] as const satisfies readonly { name: string; parcel: Parcel }[];

type ParcelPreset = (typeof PARCEL_PRESETS)[number];

export function findPreset(parcel: Parcel | undefined): ParcelPreset | undefined {
  return PARCEL_PRESETS.find(
    (preset) =>
      preset.parcel.grams === parcel?.grams &&
      preset.parcel.lengthCm === parcel.lengthCm &&
      preset.parcel.widthCm === parcel.widthCm &&
      preset.parcel.heightCm === parcel.heightCm,
  );
}
