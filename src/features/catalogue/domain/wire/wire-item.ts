import { toDecimal } from "#core/money.ts";
import { FULL_PRICE, paidFraction } from "../product/catalogue-price.ts";
import { type CardContext, makeCard } from "../product/make-card.ts";
import type { VariantFilterInput } from "../product/preferred-variant.ts";
import { type CataloguePrice, type ProductKind, productKind } from "../product/product-card.ts";
import { type ProductRecord, priceOnSite } from "../product/product-record.ts";
import { pathOf } from "../taxonomy.ts";
import { pickTranslation } from "../translation.ts";

/** The fields of product notes §7, "Search item", with exactly its names; also `additional_field_{id}`. */
export type WireItem = {
  id: number;
  slug: string;
  kind: ProductKind;
  name: string;
  manufacturer: string;
  current_price: number;
  old_price: number | null;
  discount_percentage: number;
  lowest_price_30d: number | null;
  image: string | null;
  images: readonly string[];
  category_id: number;
  category_ids: readonly number[];
  flag_ids: readonly number[];
  variant_id: number;
  variants: readonly WireVariant[];
  in_stock: boolean;
  seller: string | null;
};

type WireVariant = WirePrice & {
  id: number;
  sku: string;
  size: string | null;
  colour: string | null;
  in_stock: boolean;
};

/** A width that fits a card on a dense screen. */
const IMAGE = "w_640,f_webp";

export const imageAddress = (src: string) => `/_ipx/${IMAGE}/${src}`;

/** Undefined if the site does not sell it. Like cards, items show the variant that was requested. */
export function makeWireItem(
  record: ProductRecord,
  context: CardContext,
  input?: VariantFilterInput,
): WireItem | undefined {
  const card = makeCard(record, context, input);
  if (!card) return undefined;
  const images = card.pictures.map(({ src }) => imageAddress(src));
  const path = pathOf(context.taxonomy.categories, card.categoryId);
  return {
    id: record.id,
    slug: record.slug,
    kind: productKind(record),
    name: card.name,
    manufacturer: record.manufacturer,
    ...wirePrice(card.price),
    image: images[0] ?? null,
    images,
    category_id: card.categoryId,
    category_ids: path.map(({ id }) => id).reverse(),
    flag_ids: record.flagIds,
    ...additionalFields(record, context),
    variant_id: card.variantId,
    variants: record.variants.map((variant) => ({
      id: variant.id,
      sku: variant.sku,
      size: variant.size,
      colour: variant.colour,
      ...wirePrice(priceOnSite(record, variant, context.siteId)),
      in_stock: variant.stock > 0,
    })),
    in_stock: card.isInStock,
    seller: card.seller,
  };
}

type WirePrice = ReturnType<typeof wirePrice>;

function wirePrice(price: CataloguePrice) {
  const decimal = (cents: number | null) => (cents === null ? null : toDecimal(cents));
  return {
    current_price: toDecimal(price.cents),
    old_price: decimal(price.oldCents),
    discount_percentage: paidFraction(price) / FULL_PRICE,
    lowest_price_30d: decimal(price.lowest30Cents),
  };
}

function additionalFields(
  { fields }: ProductRecord,
  { taxonomy, languages }: CardContext,
): Record<string, string[]> {
  return Object.fromEntries(
    taxonomy.fields.flatMap(({ id, values }) => {
      const own = fields[id];
      if (!own) return [];
      const titles = own.map((value) => {
        const known = values.get(value);
        return known ? pickTranslation(known.titles, languages) || value : value;
      });
      return [[`additional_field_${id}`, titles]];
    }),
  );
}
