import { DAY_MS } from "#core/durations.ts";
import { WIRE_UNITS } from "#features/catalogue/domain/wire/wire-units.ts";
import type { FedDocument } from "#ports/search-feed.ts";

/** Field names are those that our queries filter and sort by (`write-query.ts`); values are neutral keys. */
export function lupaDocument({ document, price }: FedDocument, language: string) {
  const { name, manufacturer, ...text } = document.texts[language] ?? NO_TEXT;
  const fields = Object.entries(document.fields).map(
    ([id, values]) => [`additional_field_${id}`, values] as const,
  );
  return {
    id: document.id,
    name,
    manufacturer,
    ...text,
    category_id: document.ownCategoryIds.map(String),
    category_ids: document.categoryIds.map(String),
    flag_ids: document.flagIds.map(String),
    marks: document.marks,
    in_stock: String(document.inStock),
    ...Object.fromEntries(fields),
    current_price: onWire("current_price", price.priceCents),
    discount_percentage: onWire("discount_percentage", price.paidFraction),
    paid_amount: document.paidAmount,
    arrival_date: new Date(document.arrivalDay * DAY_MS).toISOString().slice(0, 10),
  };
}

const NO_TEXT = { name: "", manufacturer: "", categories: [], keywords: [], description: "" };
const onWire = (key: string, value: number) => value / (WIRE_UNITS.get(key) ?? 1);
