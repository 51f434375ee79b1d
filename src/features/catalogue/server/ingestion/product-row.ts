import type { ProductInput } from "../../domain/product-input.ts";
import { withVariantFields } from "../../domain/variant-fields.ts";
import { PRODUCT_COLUMNS } from "../products.tables.ts";
import type { References } from "./known-references.repository.ts";

/** The keys are the names of the columns. */
export type ProductRow = {
  slug: string;
  source: string | null;
  source_reference: string | null;
  [column: string]: unknown;
};

/** A product as a table row: each column has the input's field of the same name, except those that are listed here. */
export function productRow(product: ProductInput, references: References): ProductRow {
  const { slug, source, seller } = product;
  const values: Partial<
    Record<keyof ProductInput | "sourceReference" | "sellerId" | "archivedAt", unknown>
  > = {
    ...product,
    source: source?.name,
    sourceReference: source?.reference,
    manufacturer: product.manufacturer.trim(),
    fields: withVariantFields(product, references.variantFieldIds),
    sellerId: seller === null ? null : references.sellerIds.get(seller),
  };
  const row = PRODUCT_COLUMNS.map(({ field, name }) => [name, values[field] ?? null]);
  return {
    slug,
    source: source?.name ?? null,
    source_reference: source?.reference ?? null,
    ...Object.fromEntries(row),
  };
}
