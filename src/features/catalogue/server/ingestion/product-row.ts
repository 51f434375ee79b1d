import type { ProductInput } from "../../domain/product-input.ts";
import { withVariantFields } from "../../domain/variant-fields.ts";
import type { References } from "./known-references.repository.ts";

/** A product as its row is written, by the names of the columns. */
export function productRow(product: ProductInput, references: References) {
  return {
    slug: product.slug,
    source: product.source?.name ?? null,
    source_reference: product.source?.reference ?? null,
    manufacturer: product.manufacturer.trim(),
    names: product.names,
    descriptions: product.descriptions,
    category_ids: product.categoryIds,
    flag_ids: product.flagIds,
    fields: withVariantFields(product, references.variantFieldIds),
    size_chart: product.sizeChart,
    seller_id: product.seller === null ? null : (references.sellerIds.get(product.seller) ?? null),
    warehouse: product.warehouse,
    is_pro: product.isPro,
    pack_size: product.packSize,
    arrived_on: product.arrivedOn,
    paid_amount_cents: product.paidAmountCents,
    deal_ends_at: product.dealEndsAt,
  };
}
export type ProductRow = ReturnType<typeof productRow>;
