/** Where a page of a list ends: its last row's sort value (for a time, in microseconds) and id. */
export type ListCursor = { value: number; id: number };

export const writeCursor = ({ value, id }: ListCursor): string => `${value}~${id}`;

/** Undefined if the text is not a cursor: the list then starts from the beginning. */
export function readCursor(text: string): ListCursor | undefined {
  const [, value, id] = /^(\d{1,16})~(\d{1,15})$/.exec(text) ?? [];
  const cursor = { value: Number(value), id: Number(id) };
  return Number.isSafeInteger(cursor.value) ? cursor : undefined;
}
