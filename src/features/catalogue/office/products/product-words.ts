import type { MessageKey } from "#core/message-key.ts";
import { useT } from "#i18n/use-t.ts";
import type { RecordForm } from "#office-ui/form/use-record-form.ts";
import { useLanguageName } from "#office-ui/marks/use-display-names.ts";
import type { Translated } from "../../domain/product-input.ts";
import type { ProductValues } from "../../domain/staff-goods/staff-product.ts";
import { TEXT_LANGUAGES } from "../../domain/staff-goods/text-languages.ts";

export type ProductForm = RecordForm<ProductValues>;

export const namesIn = (values: ProductValues): Translated =>
  Object.fromEntries(TEXT_LANGUAGES.map((language) => [language, values[`name.${language}`]]));

export const isLongText = (field: string) => field.startsWith("description.");

const TITLES: Readonly<Record<string, MessageKey>> = {
  manufacturer: "office.goods.brand",
  category_ids: "office.goods.category",
  flag_ids: "office.goods.flags",
  fields: "office.goods.fields",
  size_chart: "office.goods.size_chart",
  seller: "office.goods.seller",
  warehouse: "office.goods.warehouse",
  is_pro: "office.goods.is_pro",
  pack_size: "office.goods.pack_size",
  arrived_on: "office.goods.arrived_on",
  deal_ends_at: "office.goods.deal_ends_at",
  hidden_on: "office.goods.hidden_on",
  site_prices: "office.goods.site_prices",
  sku: "office.goods.sku",
  gtin: "office.goods.gtin",
  size: "office.goods.size",
  colour: "office.goods.colour",
  price: "office.goods.price",
  old_price: "office.goods.old_price",
  cost: "office.goods.cost",
  weight_grams: "office.goods.weight",
  length_mm: "office.goods.length",
  width_mm: "office.goods.width",
  height_mm: "office.goods.height",
};

/** The title of a field in the message about conflicting changes: "Name, lt". */
export function useFieldTitle(): (field: string) => string {
  const t = useT();
  const languageName = useLanguageName();
  return (field) => {
    const [kind, language] = field.split(".");
    if (kind === "name" && language)
      return t("office.goods.name_in", { language: languageName(language) });
    if (kind === "description" && language) {
      return t("office.goods.description_in", { language: languageName(language) });
    }
    const key = TITLES[field];
    return key ? t(key) : field;
  };
}
