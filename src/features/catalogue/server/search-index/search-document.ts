import { DAY_MS } from "#core/durations.ts";
import type { SearchDocument, SearchText, SitePrice, VariantPrice } from "#ports/search.ts";
import { paidFraction } from "../../domain/product/catalogue-price.ts";
import type { CataloguePrice } from "../../domain/product/product-card.ts";
import { defaultVariant, isDeal, priceOnSite } from "../../domain/product/product-record.ts";
import { specificationsOf } from "../../domain/product/specifications.ts";
import { ownCategory, pathOf, type Taxonomy } from "../../domain/taxonomy.ts";
import { languageOrder, pickTranslation } from "../../domain/translation.ts";
import { VARIANT_FIELDS } from "../../domain/variant-fields.ts";
import type { FullRecord } from "../product-records.repository.ts";

/** What the documents of an index depend on. */
export type IndexContext = {
  taxonomy: Taxonomy;
  /** Sites with a catalogue. */
  sites: readonly { id: number; categorySet: number | null }[];
  languages: readonly string[];
  now: Date;
};

/** `popularity`: what visitors' clicks add to the amount paid, in cents (README). */
export function toSearchDocument(
  record: FullRecord,
  popularity: number,
  context: IndexContext,
): SearchDocument {
  const { taxonomy } = context;
  const paths = record.categoryIds
    .map((id) => pathOf(taxonomy.categories, id))
    .filter((path) => path.length > 0);
  const own = paths.map((path) => path.at(-1)?.id ?? 0);
  return {
    id: record.id,
    ...pricesOf(record, context),
    manufacturer: record.manufacturer,
    categoryIds: [...new Set([...own, ...paths.flatMap((path) => path.map(({ id }) => id))])],
    ownCategoryIds: own,
    flagIds: record.flagIds,
    marks: marksOf(record, context.now),
    fields: record.fields,
    inStock: record.variants.some(({ stock }) => stock > 0),
    paidAmount: salesWeight(record.paidAmountCents + popularity, record.packSize),
    arrivalDay: Math.floor(Date.parse(record.arrivedOn) / DAY_MS),
    texts: Object.fromEntries(
      context.languages.map((language) => [language, searchText(record, language, taxonomy)]),
    ),
  };
}

/** A pack costs many times a piece, which does not make it a best seller: packs come last, in their own order. */
const PACK_WEIGHT = 1 / 10_000;
const salesWeight = (cents: number, packSize: number) =>
  packSize > 1 ? Math.floor(cents * PACK_WEIGHT) : cents;

function pricesOf(record: FullRecord, { sites, taxonomy }: IndexContext) {
  const first = defaultVariant(record);
  const variants = variantPrices(record, taxonomy);
  const prices = sites.flatMap(({ id, categorySet }): SitePrice[] => {
    const isSold = ownCategory(taxonomy.categories, record.categoryIds, categorySet);
    if (!isSold || record.sites[id]?.isHidden) return [];
    const price = priceOnSite(record, first, id);
    const byVariant = variants !== undefined && price === first.price;
    return [{ siteId: id, ...searchPrice(price), ...(byVariant ? { byVariant } : {}) }];
  });
  return { sites: prices, ...(variants ? { variants } : {}) };
}

const searchPrice = (price: CataloguePrice) => ({
  priceCents: price.cents,
  paidFraction: paidFraction(price),
});

/** With a size filter, cards show that size's price, so filters and sorting by price need all variants' prices. */
function variantPrices({ variants }: FullRecord, { fields }: Taxonomy) {
  const prices = new Set(variants.map(({ price }) => `${price.cents} ${paidFraction(price)}`));
  if (prices.size < 2) return undefined;
  const known = VARIANT_FIELDS.flatMap((key) => {
    const field = fields.find((one) => one.key === key);
    return field ? [{ id: field.id, key }] : [];
  });
  return variants.map((variant): VariantPrice => {
    const own = known.flatMap(({ id, key }) => (variant[key] ? [[id, variant[key]] as const] : []));
    return {
      ...searchPrice(variant.price),
      fields: Object.fromEntries(own),
      inStock: variant.stock > 0,
    };
  });
}

/** Marks that pages filter by: /dealzone, /pro, and products of marketplace sellers. */
function marksOf(record: FullRecord, now: Date): string[] {
  return [
    ...(isDeal(record, now) ? ["deal"] : []),
    ...(record.isPro ? ["pro"] : []),
    ...(record.seller === null ? [] : ["seller"]),
  ];
}

function searchText(record: FullRecord, language: string, taxonomy: Taxonomy): SearchText {
  const languages = languageOrder(language, []);
  const categories = record.categoryIds.flatMap((id) =>
    pathOf(taxonomy.categories, id)
      .reverse()
      .map(({ names }) => pickTranslation(names, languages)),
  );
  const chosen = record.variants.flatMap(({ sku, gtin, size }) => [sku, gtin ?? "", size ?? ""]);
  const colours = taxonomy.fields
    .filter(({ key }) => key === "colour")
    .flatMap(({ id, values }) =>
      (record.fields[id] ?? []).map((value) =>
        pickTranslation(values.get(value)?.titles ?? { en: value }, languages),
      ),
    );
  const specifications = specificationsOf(record, { taxonomy, languages });
  const keywords = [...chosen, ...colours, ...specifications.flatMap(({ values }) => values)];
  return {
    name: pickTranslation(record.names, languages),
    manufacturer: record.manufacturer,
    categories: [...new Set(categories)],
    keywords: [...new Set(keywords.filter(Boolean))],
    description: pickTranslation(record.descriptions, languages),
  };
}
