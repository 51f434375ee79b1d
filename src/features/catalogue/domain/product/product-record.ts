import type { Parcel } from "#features/shipping/domain/chargeable-weight.ts";
import type { PictureInput, ProductFields, VariantInput } from "../product-input.ts";
import type { CataloguePrice } from "./product-card.ts";

/** A picture with the version of its content, if the shop knows it. */
export type RecordPicture = PictureInput & { version?: string | null };

/** A product as it is cached in memory: all languages and sites, without descriptions. */
export type ProductRecord = ProductFields & {
  id: number;
  /** In the order shown; at least one. */
  variants: readonly VariantRecord[];
  pictures: readonly RecordPicture[];
  /** By site id; only sites that differ from the default. */
  sites: Readonly<Record<string, { isHidden: boolean; priceCents: number | null }>>;
};

export type VariantRecord = Pick<
  VariantInput,
  "sku" | "gtin" | "size" | "colour" | "stock" | "packed"
> & { id: number; price: CataloguePrice };

/** The variant that is shown first: the first one in stock, or else the first of all. */
export function defaultVariant({ variants }: Pick<ProductRecord, "variants">): VariantRecord {
  const first = variants.find(({ stock }) => stock > 0) ?? variants[0];
  if (!first) throw new Error("A product without a variant cannot be shown");
  return first;
}

/** A site's own price has no history, so no discount is claimed for it. */
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
