import fc from "fast-check";

const side = fc.integer({ min: 10, max: 1500 }).map((millimetres) => millimetres / 10);

/** Whatever somebody may send. */
export const anyParcel = fc.record({
  grams: fc.integer({ min: 100, max: 30_000 }),
  lengthCm: side,
  widthCm: side,
  heightCm: side,
});
