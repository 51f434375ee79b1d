import { pathOf } from "./arrangement.ts";
import type { CardPlace } from "./make-card.ts";
import { doorPrices, makeCard, toPicture } from "./make-card.ts";
import { paragraphs } from "./paragraphs.ts";
import type { Translated } from "./product-input.ts";
import { defaultVariant, type ProductRecord, priceOnSite } from "./product-record.ts";
import type { ProductView, SizeChart } from "./product-view.ts";
import { specificationsOf } from "./specifications.ts";
import { pickTranslation } from "./translation.ts";

/** Undefined where the site does not sell it. */
export function makeProductView(
  record: ProductRecord & { descriptions: Translated },
  place: CardPlace,
): ProductView | undefined {
  const card = makeCard(record, place);
  if (!card) return undefined;
  const { arrangement, languages } = place;
  const variant = defaultVariant(record);
  return {
    ...card,
    descriptionHtml: paragraphs(pickTranslation(record.descriptions, languages)),
    breadcrumb: pathOf(arrangement.categories, card.categoryId).map(({ slug, names }) => ({
      slug,
      name: pickTranslation(names, languages),
    })),
    variants: record.variants.map((one) => ({
      id: one.id,
      sku: one.sku,
      size: one.size,
      colourKey: one.colour,
      price: priceOnSite(record, one, place.siteId),
      doors: doorPrices(record, one, place),
      stock: one.stock,
    })),
    specifications: specificationsOf(record, place).map(({ title, values }) => ({ title, values })),
    sizeChart: sizeChartOf(record, place),
    pictures: record.pictures.map((picture) => ({
      ...toPicture(picture, place),
      alt: pictureText(card.name, picture.variantColour, card.colours),
    })),
    packed: variant.packed,
    warehouseCode: record.warehouse,
    sku: variant.sku,
    gtin: variant.gtin,
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
