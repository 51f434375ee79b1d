import type { ProductInput, VariantInput } from "./product-input.ts";

/** The keys of the additional fields that are filled from the variants. */
export const VARIANT_FIELDS = ["colour", "size"] as const;
export type VariantField = (typeof VARIANT_FIELDS)[number];

type FieldIds = Partial<Record<VariantField, number>>;

/** Adds the variants' colours and sizes to the product's fields, so that it can be filtered by them. */
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

/** The reverse of `withVariantFields`: the fields that were provided apart from the variants. */
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
