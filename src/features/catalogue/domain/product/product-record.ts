import type { Parcel } from "#features/shipping/domain/chargeable-weight.ts";
import type { PictureInput, ProductFields, VariantInput } from "../product-input.ts";
import type { CataloguePrice } from "./product-card.ts";

/** With the version of its content, where the shop knows it. */
export type RecordPicture = PictureInput & { version?: string | null };

/** A product as it is kept in memory: all languages, all sites, without its descriptions. */
export type ProductRecord = ProductFields & {
  id: number;
  /** In the order shown; at least one. */
  variants: readonly VariantRecord[];
  pictures: readonly RecordPicture[];
  /** By site id, those alone that differ from the rest. */
  sites: Readonly<Record<string, { isHidden: boolean; priceCents: number | null }>>;
};

export type VariantRecord = Pick<
  VariantInput,
  "sku" | "gtin" | "size" | "colour" | "stock" | "packed"
> & { id: number; price: CataloguePrice };

/** What is shown first: the first that can be had, else the first. */
export function defaultVariant({ variants }: Pick<ProductRecord, "variants">): VariantRecord {
  const first = variants.find(({ stock }) => stock > 0) ?? variants[0];
  if (!first) throw new Error("A product without a variant cannot be shown");
  return first;
}

/** A site's own price has no history, so it claims no discount. */
export function priceOnSite(
  record: Pick<ProductRecord, "sites">,
  variant: VariantRecord,
  siteId: number,
): CataloguePrice {
  const own = record.sites[siteId]?.priceCents;
  if (!own) return variant.price;
  return { cents: own, oldCents: null, lowest30Cents: null, percentOff: 0 };
}

export function isDeal({ dealEndsAt }: Pick<ProductRecord, "dealEndsAt">, now: Date): boolean {
  return dealEndsAt !== null && new Date(dealEndsAt) > now;
}

/** The packed item as shipping counts it. */
export function packedParcel(packed: VariantRecord["packed"]): Parcel {
  return {
    grams: packed.weightGrams,
    lengthCm: packed.lengthMm / 10,
    widthCm: packed.widthMm / 10,
    heightCm: packed.heightMm / 10,
  };
}
