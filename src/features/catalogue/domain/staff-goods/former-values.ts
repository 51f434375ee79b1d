import { canonicalJson } from "#core/edit.ts";

/** One change of a record as its version has it: what stood in the changed fields before; null where it is new. */
export type RecordChange = { record: string; before: Readonly<Record<string, unknown>> | null };

type Fields = Record<string, unknown>;

/**
 * What stood in a product and its variants before a change, of that change and all later ones, the oldest first.
 * Fields that nobody has changed since are not named. A variant that is younger than the change stays as it is.
 */
export function valuesBefore(
  changes: readonly RecordChange[],
  product: string,
): Map<string, Readonly<Fields>> {
  const former = new Map<string, Fields>();
  const isNew = new Set<string>();
  for (const { record, before } of changes) {
    if (!before && record !== product) isNew.add(record);
    for (const [field, value] of Object.entries(before ?? {})) {
      // The grid writes a product's flags down with its variants.
      const of = field === "flag_ids" ? product : record;
      const known = former.get(of) ?? {};
      if (!(field in known)) former.set(of, { ...known, [field]: value });
    }
  }
  for (const record of isNew) former.delete(record);
  return former;
}

export type FieldDifference = { field: string; now: unknown; before: unknown };

/** Fields that are not what they were. */
export const differencesOf = (now: Readonly<Fields>, before: Readonly<Fields>): FieldDifference[] =>
  Object.entries(before)
    .filter(([field, value]) => canonicalJson(now[field]) !== canonicalJson(value))
    .map(([field, value]) => ({ field, now: now[field] ?? null, before: value ?? null }));
