import type { Parcel } from "#features/shipping/domain/chargeable-weight.ts";

/** Shoes, a T-shirt, headphones and two books: the parcels of the blog's "One box instead of four". */
export const PACKED_APART: Parcel[] = [
  { grams: 1200, lengthCm: 33, widthCm: 21, heightCm: 12 },
  { grams: 300, lengthCm: 25, widthCm: 20, heightCm: 4 },
  { grams: 600, lengthCm: 22, widthCm: 20, heightCm: 9 },
  { grams: 1500, lengthCm: 24, widthCm: 16, heightCm: 5 },
];
export const PACKED_TOGETHER: Parcel = { grams: 3800, lengthCm: 34, widthCm: 27, heightCm: 21 };
