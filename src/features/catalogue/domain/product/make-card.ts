import { pick } from "#core/record.ts";
import { type ComparedMethods, compareMethods } from "#features/shipping/domain/compare-methods.ts";
import type { LocalDelivery } from "#features/shipping/domain/local-delivery.ts";
import type { ShippingRate } from "#features/shipping/domain/shipping-price.ts";
import { uploadedVersion } from "../picture-url.ts";
import { isLowStock } from "../stock.ts";
import { categoryLabel, colourField, ownCategory, type Taxonomy } from "../taxonomy.ts";
import { pickTranslation } from "../translation.ts";
import { isLowestOf } from "./catalogue-price.ts";
import { deliveredPrices } from "./delivered-prices.ts";
import { picturesFirst, preferredVariant, type VariantFilterInput } from "./preferred-variant.ts";
import { type Picture, type ProductCard, SHOWN_AS_STORED } from "./product-card.ts";
import {
  defaultVariant,
  isDeal,
  type ProductRecord,
  packedParcel,
  priceOnSite,
  type RecordPicture,
  type VariantRecord,
} from "./product-record.ts";
import { specificationsOf } from "./specifications.ts";

/** Where a card is shown: everything that a product's card depends on besides the product. */
export type CardContext = {
  siteId: number;
  categorySet: number | null;
  /** The requested language, then its fallbacks. */
  languages: readonly string[];
  taxonomy: Taxonomy;
  /** Rates to the visitor's country, by warehouse. */
  rates: ReadonlyMap<string, readonly ShippingRate[]>;
  /** The cheapest courier to the door in that country; null if there is none. */
  delivery: LocalDelivery | null;
  now: Date;
};

const HIGHLIGHTS = 4;

/** Undefined if the site does not sell it. With filters, the card shows the variant that matches them best. */
export function makeCard(
  record: ProductRecord,
  context: CardContext,
  input: VariantFilterInput = {},
): ProductCard | undefined {
  const { taxonomy, siteId, categorySet, languages } = context;
  const category = ownCategory(taxonomy.categories, record.categoryIds, categorySet);
  if (!category || record.sites[siteId]?.isHidden) return undefined;
  const { variant, isInStock } = preferredVariant(record, input);
  const price = priceOnSite(record, variant, siteId);
  return {
    ...pick(record, SHOWN_AS_STORED),
    name: pickTranslation(record.names, languages),
    packSize: record.packSize,
    price,
    isFromPrice: isLowestOf(price.cents, pricesToChoose(record, variant, siteId, input)),
    pictures: picturesFirst(record, input.colours && variant.colour).map(toPicture),
    colours: coloursOf(record, context),
    deliveredPrices: deliveredPrices(
      price.cents,
      compareShipping(record, variant, context),
      context.delivery,
    ),
    categoryId: category.id,
    category: categoryLabel(taxonomy, category.id, languages),
    sku: variant.sku,
    variantId: variant.id,
    isDefaultVariant: variant === defaultVariant(record),
    isInStock,
    stockLeft: isLowStock(variant.stock) ? variant.stock : null,
    flagIds: record.flagIds,
    dealEndsAt: isDeal(record, context.now) ? record.dealEndsAt : null,
    highlights: specificationsOf(record, context)
      .filter(({ fieldId }) => category.filterableFieldIds.includes(fieldId))
      .slice(0, HIGHLIGHTS)
      .map(({ title, values }) => ({ title, values })),
  };
}

/** Prices that a visitor can still choose from: none after a size filter, those of one colour after a colour filter. */
function pricesToChoose(
  record: ProductRecord,
  shown: VariantRecord,
  siteId: number,
  { colours, sizes }: VariantFilterInput,
): number[] {
  if (sizes) return [];
  return record.variants
    .filter(({ stock, colour }) => stock > 0 && (!colours || colour === shown.colour))
    .map((one) => priceOnSite(record, one, siteId).cents);
}

/** With the version in its URL, browsers can cache a picture forever. */
export function toPicture({ file, colour, variantColour, version }: RecordPicture): Picture {
  const known = version ?? uploadedVersion(file);
  return { src: known ? `${file}?v=${known}` : file, colour, colourKey: variantColour };
}

export function compareShipping(
  { warehouse }: Pick<ProductRecord, "warehouse">,
  { packed }: Pick<VariantRecord, "packed">,
  { rates }: Pick<CardContext, "rates">,
): ComparedMethods {
  return compareMethods(rates.get(warehouse) ?? [], packedParcel(packed));
}

function coloursOf(
  record: ProductRecord,
  { taxonomy, languages }: CardContext,
): ProductCard["colours"] {
  const known = colourField(taxonomy)?.values;
  const keys = new Set(record.variants.flatMap(({ colour }) => colour ?? []));
  return [...keys].flatMap((key) => {
    const value = known?.get(key);
    if (!value?.hex) return [];
    return { key, title: pickTranslation(value.titles, languages) || key, hex: value.hex };
  });
}
