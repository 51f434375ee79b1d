import type { Taxonomy } from "../taxonomy.ts";
import { pickTranslation } from "../translation.ts";
import { VARIANT_FIELDS } from "../variant-fields.ts";
import type { ProductRecord } from "./product-record.ts";

type Specification = { fieldId: number; title: string; values: string[] };

/** Fields in order, without those that variants fill (colour, size); a value without a title is shown as it is. */
export function specificationsOf(
  record: Pick<ProductRecord, "fields">,
  { taxonomy, languages }: { taxonomy: Taxonomy; languages: readonly string[] },
): Specification[] {
  return taxonomy.fields.flatMap((field) => {
    const values = record.fields[field.id] ?? [];
    if (values.length === 0 || VARIANT_FIELDS.some((key) => key === field.key)) return [];
    return {
      fieldId: field.id,
      title: pickTranslation(field.titles, languages),
      values: values.map((value) => {
        const known = field.values.get(value);
        return known ? pickTranslation(known.titles, languages) || value : value;
      }),
    };
  });
}
