import { canonicalJson } from "#core/edit.ts";

/** One change of a record from its version history: the former values of the changed fields; null if it is new. */
export type RecordChange = { record: string; before: Readonly<Record<string, unknown>> | null };

type Fields = Record<string, unknown>;

/**
 * The values of a product and its variants before a change, computed from that change and all later ones, oldest first.
 * Fields that have not changed since are left out. Variants created since the change are left out too.
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
      // Versions made by the grid store the product's flags in the record of the variant.
      const of = field === "flag_ids" ? product : record;
      const known = former.get(of) ?? {};
      if (!(field in known)) former.set(of, { ...known, [field]: value });
    }
  }
  for (const record of isNew) former.delete(record);
  return former;
}

export type FieldDifference = { field: string; now: unknown; before: unknown };

/** Fields whose values differ from before. */
export const differencesOf = (now: Readonly<Fields>, before: Readonly<Fields>): FieldDifference[] =>
  Object.entries(before)
    .filter(([field, value]) => canonicalJson(now[field]) !== canonicalJson(value))
    .map(([field, value]) => ({ field, now: now[field] ?? null, before: value ?? null }));
