/** What somebody changed in a form: the new values (`changes`), and the values the form was loaded with (`seen`). */
export type Edit<Fields extends object> = {
  seen: Readonly<Record<string, unknown>>;
  changes: Partial<Fields>;
};

/** A field that somebody else changed since the form was loaded. */
type FieldConflict = { field: string; seen: unknown; yours: unknown; current: unknown };

export type EditConflict = {
  fields: FieldConflict[];
  /** Who saved last, and when; null if it was not a member of staff. */
  by: string | null;
  at: string | null;
};

/**
 * Compares values instead of revision numbers, because imports and sales change a record too, and because two people
 * who edit different fields should not block each other.
 */
export function mergeEdit<Fields extends object>(
  current: Fields,
  { seen, changes }: Edit<Fields>,
): { changes: Partial<Fields>; conflicts: FieldConflict[] } {
  const now = new Map<string, unknown>(Object.entries(current));
  const differs = Object.entries(changes).filter(
    ([field, yours]) => yours !== undefined && !isSame(now.get(field), yours),
  );
  return {
    changes: Object.fromEntries(differs) as Partial<Fields>,
    conflicts: differs.flatMap(([field, yours]) =>
      isSame(now.get(field), seen[field])
        ? []
        : { field, seen: seen[field] ?? null, yours, current: now.get(field) ?? null },
    ),
  };
}

const isSame = (one: unknown, other: unknown) => canonicalJson(one) === canonicalJson(other);

/** Equal values give the same text, whatever the order of their keys; undefined is written as null. */
export const canonicalJson = (value: unknown): string => JSON.stringify(sortKeys(value ?? null));

/** Turns objects into lists of their entries, sorted by name. */
export const sortKeys = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sortKeys)
    : typeof value === "object" && value !== null && !(value instanceof Date)
      ? Object.entries(value)
          .map(([name, part]) => [name, sortKeys(part)])
          .sort(([one], [other]) => (String(one) < String(other) ? -1 : 1))
      : value;
