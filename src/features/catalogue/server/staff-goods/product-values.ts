import { toCents, toDecimal } from "#core/money.ts";
import type { Translated } from "../../domain/product-input.ts";
import type { ProductValues } from "../../domain/staff-goods/staff-product.ts";
import { TEXT_LANGUAGES } from "../../domain/staff-goods/text-languages.ts";
import type { References } from "../ingestion/known-references.repository.ts";
import type { ProductRow, ProductSiteRow } from "./staff-product.repository.ts";

export type StoredProduct = {
  row: ProductRow;
  sites: readonly ProductSiteRow[];
  seller: string | null;
};

const namesOf = ({ en = "", lt = "", lv = "", et = "", ru = "" }: Translated) => ({
  "name.en": en,
  "name.lt": lt,
  "name.lv": lv,
  "name.et": et,
  "name.ru": ru,
});
const descriptionsOf = ({ en = "", lt = "", lv = "", et = "", ru = "" }: Translated) => ({
  "description.en": en,
  "description.lt": lt,
  "description.lv": lv,
  "description.et": et,
  "description.ru": ru,
});

/** A product's values in its form. Colour and size, which come from the variants, are not in `fields`. */
export function productValuesOf(
  { row, sites, seller }: StoredProduct,
  { variantFieldIds }: Pick<References, "variantFieldIds">,
): ProductValues {
  const ofVariants = new Set(Object.values(variantFieldIds).map(String));
  return {
    manufacturer: row.manufacturer,
    ...namesOf(row.names),
    ...descriptionsOf(row.descriptions),
    category_ids: row.categoryIds,
    flag_ids: row.flagIds,
    fields: Object.fromEntries(Object.entries(row.fields).filter(([id]) => !ofVariants.has(id))),
    size_chart: row.sizeChart,
    seller,
    warehouse: row.warehouse,
    is_pro: row.isPro,
    pack_size: row.packSize,
    arrived_on: row.arrivedOn,
    deal_ends_at: row.dealEndsAt?.toISOString() ?? null,
    hidden_on: sites.filter(({ isHidden }) => isHidden).map(({ siteId }) => siteId),
    site_prices: Object.fromEntries(
      sites.flatMap(({ siteId, priceCents }) =>
        priceCents === null ? [] : [[siteId, toDecimal(priceCents)]],
      ),
    ),
  };
}

/** A product's texts after an edit of some languages; empty texts are removed. */
export function withTexts(
  former: Translated,
  kind: "name" | "description",
  changes: Partial<ProductValues>,
): Translated {
  const texts: Record<string, string> = { ...former };
  for (const language of TEXT_LANGUAGES) {
    const text = changes[`${kind}.${language}`];
    if (text === undefined) continue;
    if (text === "") delete texts[language];
    else texts[language] = text;
  }
  return texts;
}

/** The rows of sites that differ from the default. */
export function siteRowsOf({
  hidden_on: hiddenOn,
  site_prices: prices,
}: Pick<ProductValues, "hidden_on" | "site_prices">) {
  const siteIds = new Set([...hiddenOn, ...Object.keys(prices).map(Number)]);
  return [...siteIds].map((siteId) => {
    const price = prices[siteId];
    return {
      siteId,
      isHidden: hiddenOn.includes(siteId),
      priceCents: price === undefined ? null : toCents(price),
    };
  });
}
