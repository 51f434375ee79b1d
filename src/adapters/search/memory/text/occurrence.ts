/**
 * Where a term occurs in a document, in one byte. In the name: the high bit, the position among the name's words, and
 * whether the manufacturer or the product's own category contains it too. Elsewhere: one bit per field. In both cases
 * a bit marks a term that is only a piece of a word there: a T-shirt is hardly a shirt.
 */
export const IN_NAME = 0x80;
const NAME_AND_MANUFACTURER = 0x40;
const NAME_AND_OWN_CATEGORY = 0x20;
export const NAME_PIECE = 0x10;
export const POSITION_MASK = 0x0f;

export const IN_MANUFACTURER = 0x01;
export const IN_OWN_CATEGORY = 0x02;
export const IN_CATEGORY = 0x04;
export const IN_KEYWORDS = 0x08;
export const IN_DESCRIPTION = 0x10;
export const PIECE = 0x20;

/** Adds a field of the same document that contains the term, possibly the same field again. */
export function addField(place: number, field: number): number {
  if (field & IN_NAME) return field & NAME_PIECE ? place : place & ~NAME_PIECE;
  if ((place & IN_NAME) === 0) return (place | field) & (place & field & PIECE ? 0xff : ~PIECE);
  if (field & IN_MANUFACTURER) return place | NAME_AND_MANUFACTURER;
  if (field & IN_OWN_CATEGORY) return place | NAME_AND_OWN_CATEGORY;
  return place;
}

export function isOfManufacturer(place: number): boolean {
  return (place & (place & IN_NAME ? NAME_AND_MANUFACTURER : IN_MANUFACTURER)) !== 0;
}

/** The weight of a field; the name has weight 1. */
const FIELD_WEIGHTS: readonly (readonly [number, number])[] = [
  [IN_MANUFACTURER, 0.8],
  [IN_OWN_CATEGORY, 0.7],
  [IN_CATEGORY, 0.5],
  [IN_KEYWORDS, 0.4],
  [IN_DESCRIPTION, 0.15],
];

/** The weight of a piece of a word, relative to the whole word. */
const PIECE_WEIGHT = 0.75;

/** The weight of the name, for each place byte. */
export const NAME_WEIGHTS: readonly number[] = Array.from({ length: 256 }, (_, place) => {
  if ((place & IN_NAME) === 0) return 0;
  return place & NAME_PIECE ? PIECE_WEIGHT : 1;
});

/** The weight of all fields except the name, for each place byte. */
export const OTHER_WEIGHTS: readonly number[] = Array.from({ length: 256 }, (_, place) => {
  let fields = place;
  if (place & IN_NAME) {
    fields =
      (place & NAME_AND_MANUFACTURER ? IN_MANUFACTURER : 0) |
      (place & NAME_AND_OWN_CATEGORY ? IN_OWN_CATEGORY : 0);
  }
  const isPiece = (place & IN_NAME) === 0 && (place & PIECE) !== 0;
  const weights = FIELD_WEIGHTS.map(([field, weight]) => (fields & field ? weight : 0));
  return Math.max(0, ...weights) * (isPiece ? PIECE_WEIGHT : 1);
});
