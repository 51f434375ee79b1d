import { pathOf } from "../arrangement.ts";
import type { Translated } from "../product-input.ts";
import { pickTranslation } from "../translation.ts";
import { doorPrices } from "./door-prices.ts";
import type { CardPlace } from "./make-card.ts";
import { compareShipping, makeCard, toPicture } from "./make-card.ts";
import { packedParcel } from "./packed-parcel.ts";
import { type ProductRecord, priceOnSite, type VariantRecord } from "./product-record.ts";
import type { ProductView, SizeChart, VariantView } from "./product-view.ts";
import { specificationsOf } from "./specifications.ts";

/** Undefined where the site does not sell it. */
export function makeProductView(
  record: ProductRecord & { descriptions: Translated },
  place: CardPlace,
): ProductView | undefined {
  const card = makeCard(record, place);
  if (!card) return undefined;
  const { arrangement, languages } = place;
  return {
    ...card,
    description: pickTranslation(record.descriptions, languages),
    breadcrumb: pathOf(arrangement.categories, card.categoryId).map(({ slug, names }) => ({
      slug,
      name: pickTranslation(names, languages),
    })),
    delivery: place.delivery,
    variants: record.variants.map((one) => toVariantView(record, one, place)),
    specifications: specificationsOf(record, place).map(({ title, values }) => ({ title, values })),
    sizeChart: sizeChartOf(record, place),
    pictures: record.pictures.map((picture) => ({
      ...toPicture(picture, place),
      alt: pictureText(card.name, picture.variantColour, card.colours),
    })),
  };
}

function toVariantView(
  record: ProductRecord,
  variant: VariantRecord,
  place: CardPlace,
): VariantView {
  const price = priceOnSite(record, variant, place.siteId);
  const shipping = compareShipping(record, variant, place);
  return {
    id: variant.id,
    sku: variant.sku,
    gtin: variant.gtin,
    size: variant.size,
    colourKey: variant.colour,
    price,
    doors: doorPrices(price.cents, shipping, place.delivery),
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
  { arrangement, languages }: CardPlace,
): SizeChart | null {
  const chart = sizeChart === null ? undefined : arrangement.sizeCharts.get(sizeChart);
  if (!chart) return null;
  return {
    title: pickTranslation(chart.titles, languages),
    columns: chart.columns.map((titles) => pickTranslation(titles, languages)),
    rows: chart.rows,
  };
}
