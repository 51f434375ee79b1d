/**
 * Where a term stands in a document, in one byte. In the name: the high bit, the position among its
 * words, and whether the manufacturer or the own category says it too. Elsewhere: a bit per field.
 */
export const IN_NAME = 0x80;
export const NAME_AND_MANUFACTURER = 0x40;
export const NAME_AND_OWN_CATEGORY = 0x20;
export const POSITION_MASK = 0x1f;

export const IN_MANUFACTURER = 0x01;
export const IN_OWN_CATEGORY = 0x02;
export const IN_CATEGORY = 0x04;
export const IN_KEYWORDS = 0x08;
export const IN_DESCRIPTION = 0x10;

/** One more field of the same document has the term. */
export function addField(place: number, field: number): number {
  if ((place & IN_NAME) === 0) return place | field;
  if (field === IN_MANUFACTURER) return place | NAME_AND_MANUFACTURER;
  if (field === IN_OWN_CATEGORY) return place | NAME_AND_OWN_CATEGORY;
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

/** Per place, the weight of all fields but the name. */
export const OTHER_WEIGHTS: readonly number[] = Array.from({ length: 256 }, (_, place) => {
  let fields = place;
  if (place & IN_NAME) {
    fields =
      (place & NAME_AND_MANUFACTURER ? IN_MANUFACTURER : 0) |
      (place & NAME_AND_OWN_CATEGORY ? IN_OWN_CATEGORY : 0);
  }
  return Math.max(0, ...FIELD_WEIGHTS.map(([field, weight]) => (fields & field ? weight : 0)));
});
