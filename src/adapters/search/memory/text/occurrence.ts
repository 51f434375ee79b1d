/**
 * Where a term stands in a document, in one byte. In the name: the high bit, the position among its
 * words, and whether the manufacturer or the own category says it too. Elsewhere: a bit per field.
 * Either way a bit for a term that is only a piece of a word there: a T-shirt is hardly a shirt.
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

/** One more field of the same document has the term, or the same field once more. */
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

/** What a field counts for, beside a name that counts for 1. */
const FIELD_WEIGHTS: readonly (readonly [number, number])[] = [
  [IN_MANUFACTURER, 0.8],
  [IN_OWN_CATEGORY, 0.7],
  [IN_CATEGORY, 0.5],
  [IN_KEYWORDS, 0.4],
  [IN_DESCRIPTION, 0.15],
];

/** What a piece of a word counts for, beside the whole. */
const PIECE_WEIGHT = 0.75;

/** Per place, the weight of the name. */
export const NAME_WEIGHTS: readonly number[] = Array.from({ length: 256 }, (_, place) => {
  if ((place & IN_NAME) === 0) return 0;
  return place & NAME_PIECE ? PIECE_WEIGHT : 1;
});

/** Per place, the weight of all fields but the name. */
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
