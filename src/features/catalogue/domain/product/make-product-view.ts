import type { Translated } from "../product-input.ts";
import { pathOf } from "../taxonomy.ts";
import { pickTranslation } from "../translation.ts";
import { deliveredPrices } from "./delivered-prices.ts";
import { type CardContext, compareShipping, makeCard, toPicture } from "./make-card.ts";
import {
  type ProductRecord,
  packedParcel,
  priceOnSite,
  type VariantRecord,
} from "./product-record.ts";
import type { ProductView, SizeChart, VariantView } from "./product-view.ts";
import { specificationsOf } from "./specifications.ts";

/** Undefined if the site does not sell it. */
export function makeProductView(
  record: ProductRecord & { descriptions: Translated },
  context: CardContext,
): ProductView | undefined {
  const card = makeCard(record, context);
  if (!card) return undefined;
  const { taxonomy, languages } = context;
  return {
    ...card,
    description: pickTranslation(record.descriptions, languages),
    breadcrumb: pathOf(taxonomy.categories, card.categoryId).map(({ slug, names }) => ({
      slug,
      name: pickTranslation(names, languages),
    })),
    delivery: context.delivery,
    variants: record.variants.map((one) => toVariantView(record, one, context)),
    specifications: specificationsOf(record, context).map(({ title, values }) => ({
      title,
      values,
    })),
    sizeChart: sizeChartOf(record, context),
    pictures: record.pictures.map((picture) => ({
      ...toPicture(picture),
      alt: pictureText(card.name, picture.variantColour, card.colours),
    })),
  };
}

function toVariantView(
  record: ProductRecord,
  variant: VariantRecord,
  context: CardContext,
): VariantView {
  const price = priceOnSite(record, variant, context.siteId);
  const shipping = compareShipping(record, variant, context);
  return {
    id: variant.id,
    sku: variant.sku,
    gtin: variant.gtin,
    size: variant.size,
    colourKey: variant.colour,
    price,
    deliveredPrices: deliveredPrices(price.cents, shipping, context.delivery),
    stock: variant.stock,
    parcel: packedParcel(variant.packed),
    shipping,
  };
}

function pictureText(
  name: string,
  colourKey: string | null,
  colours: ProductView["colours"],
): string {
  const colour = colours.find(({ key }) => key === colourKey);
  return colour ? `${name}, ${colour.title}` : name;
}

function sizeChartOf(
  { sizeChart }: ProductRecord,
  { taxonomy, languages }: CardContext,
): SizeChart | null {
  const chart = sizeChart === null ? undefined : taxonomy.sizeCharts.get(sizeChart);
  if (!chart) return null;
  return {
    title: pickTranslation(chart.titles, languages),
    columns: chart.columns.map((titles) => pickTranslation(titles, languages)),
    rows: chart.rows,
  };
}
