import type { ProductInput, VariantInput } from "./product-input.ts";

/** The additional fields that variants fill by themselves, by their keys. */
export const VARIANT_FIELDS = ["colour", "size"] as const;
export type VariantField = (typeof VARIANT_FIELDS)[number];

type FieldIds = Partial<Record<VariantField, number>>;

/** A product can be filtered by the colours and sizes one can choose, without being told them twice. */
export function withVariantFields(
  product: Pick<ProductInput, "fields"> & {
    variants: readonly Pick<VariantInput, VariantField>[];
  },
  fieldIds: FieldIds,
): Record<number, readonly string[]> {
  const fields: Record<number, readonly string[]> = { ...product.fields };
  for (const key of VARIANT_FIELDS) {
    const id = fieldIds[key];
    const values = new Set(product.variants.flatMap((variant) => variant[key] ?? []));
    if (id === undefined || values.size === 0) continue;
    fields[id] = [...new Set([...(fields[id] ?? []), ...values])];
  }
  return fields;
}

/** What was provided beside the variants: the other way round. */
export function withoutVariantFields(
  product: Parameters<typeof withVariantFields>[0],
  fieldIds: FieldIds,
): Record<number, readonly string[]> {
  const fields: Record<number, readonly string[]> = { ...product.fields };
  for (const key of VARIANT_FIELDS) {
    const id = fieldIds[key];
    if (id === undefined) continue;
    const own = new Set(product.variants.map((variant) => variant[key]));
    const others = fields[id]?.filter((value) => !own.has(value)) ?? [];
    if (others.length > 0) fields[id] = others;
    else delete fields[id];
  }
  return fields;
}
