import { sum } from "#core/sum.ts";
import type { Parcel } from "#features/shipping/domain/chargeable-weight.ts";

/**
 * What several parcels come to in one box, until it is packed and measured: the weights together, and
 * all of their room on the ground of the largest. One parcel is its own box.
 */
export function packedBox(parcels: readonly Parcel[]): Parcel {
  const [first] = parcels;
  if (!first) throw new Error("Nothing is to be packed");
  if (parcels.length === 1) return first;
  const lengthCm = Math.max(...parcels.map((parcel) => parcel.lengthCm));
  const widthCm = Math.max(...parcels.map((parcel) => parcel.widthCm));
  const room = sum(parcels.map((one) => one.lengthCm * one.widthCm * one.heightCm));
  // Whole millimetres, as every box is measured.
  const heightCm = Math.ceil(Math.round((room / (lengthCm * widthCm)) * 1e6) / 1e5) / 10;
  return { grams: sum(parcels.map(({ grams }) => grams)), lengthCm, widthCm, heightCm };
}
