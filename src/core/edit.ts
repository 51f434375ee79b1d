/** What somebody changed in a form: the new values, and those of the same fields that the form was loaded with. */
export type Edit<Fields extends object> = {
  seen: Readonly<Record<string, unknown>>;
  changes: Partial<Fields>;
};

/** A field that somebody else changed since the form was loaded. */
type FieldConflict = { field: string; seen: unknown; yours: unknown; current: unknown };

export type EditConflict = {
  fields: FieldConflict[];
  /** Who saved last, and when; null where it was no person of staff. */
  by: string | null;
  at: string | null;
};

/**
 * Values are compared, not numbers of revisions: an import or a sale changes a record as well, and two people
 * who change different fields of it do not get into each other's way.
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

/** The same value gives the same text, in whatever order its keys are; nothing is as null. */
export const canonicalJson = (value: unknown): string => JSON.stringify(sortKeys(value ?? null));

/** Objects as lists of their entries, in the order of their names. */
export const sortKeys = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sortKeys)
    : typeof value === "object" && value !== null && !(value instanceof Date)
      ? Object.entries(value)
          .map(([name, part]) => [name, sortKeys(part)])
          .sort(([one], [other]) => (String(one) < String(other) ? -1 : 1))
      : value;
