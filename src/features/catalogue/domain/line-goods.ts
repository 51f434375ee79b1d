import type { Parcel } from "#features/shipping/domain/chargeable-weight.ts";
import { type CardContext, toPicture } from "./product/make-card.ts";
import { picturesFirst } from "./product/preferred-variant.ts";
import {
  type ProductRecord,
  packedParcel,
  priceOnSite,
  type VariantRecord,
} from "./product/product-record.ts";
import { categoryLabel, ownCategory } from "./taxonomy.ts";
import { pickTranslation } from "./translation.ts";
import { VARIANT_FIELDS } from "./variant-fields.ts";
import { imageAddress } from "./wire/wire-item.ts";

/** A variant as a line of a cart or an order shows it, in one language of one site. */
export type LineGoods = {
  productId: number;
  variantId: number;
  slug: string;
  seller: string | null;
  sku: string;
  manufacturer: string;
  /** Names from the root category down, "Shoes / Winter"; empty if the site does not sell it. */
  category: string;
  name: string;
  image: string | null;
  picture: { src: string; colour: string } | null;
  /** Which size and colour, in words. */
  options: { name: string; value: string }[];
  priceCents: number;
  warehouse: string;
  parcel: Parcel;
  /** Whether the site sells it, now. */
  isSold: boolean;
};

type LineContext = Pick<CardContext, "taxonomy" | "siteId" | "categorySet" | "languages">;

export function makeLineGoods(
  record: ProductRecord,
  variant: VariantRecord,
  context: LineContext,
): LineGoods {
  const { taxonomy, siteId, categorySet, languages } = context;
  const category = ownCategory(taxonomy.categories, record.categoryIds, categorySet);
  const [file] = picturesFirst(record, variant.colour);
  const picture = file && toPicture(file);
  return {
    productId: record.id,
    variantId: variant.id,
    slug: record.slug,
    seller: record.seller,
    sku: variant.sku,
    manufacturer: record.manufacturer,
    category: category ? categoryLabel(taxonomy, category.id, languages) : "",
    name: pickTranslation(record.names, languages),
    image: picture ? imageAddress(picture.src) : null,
    picture: picture ? { src: picture.src, colour: picture.colour } : null,
    options: optionsOf(variant, context),
    priceCents: priceOnSite(record, variant, siteId).cents,
    warehouse: record.warehouse,
    parcel: packedParcel(variant.packed),
    isSold: category !== undefined && !record.sites[siteId]?.isHidden,
  };
}

function optionsOf(variant: VariantRecord, { taxonomy, languages }: LineContext) {
  return VARIANT_FIELDS.flatMap((key) => {
    const value = variant[key];
    if (value === null) return [];
    const field = taxonomy.fields.find((one) => one.key === key);
    const known = field?.values.get(value);
    return {
      name: (field && pickTranslation(field.titles, languages)) || key,
      value: (known && pickTranslation(known.titles, languages)) || value,
    };
  });
}
