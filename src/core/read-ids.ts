/** Ids are PostgreSQL integers: four bytes, signed. */
export const LARGEST_ROW_ID = 2_147_483_647;

/** The ids in a text such as `3,17`, without duplicates; anything that cannot be an id is left out. */
export function readIds(text: string): number[] {
  const ids = text.split(",").map(Number);
  return [...new Set(ids)].filter((id) => Number.isInteger(id) && id > 0 && id <= LARGEST_ROW_ID);
}
