import { toCents } from "#core/money.ts";
import { isRecord } from "#core/record.ts";
import { useT } from "#i18n/use-t.ts";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { useMe } from "#office-ui/me/me.ts";
import type { StaffTaxonomy } from "../../../staff-calls.ts";
import { useWords } from "../../use-words.ts";

const MONEY = new Set(["price", "old_price", "cost"]);
const NOTHING = "–";

/** A value of a product or a variant in words: names are shown instead of ids. */
export function useShownValue(taxonomy: StaffTaxonomy) {
  const t = useT();
  const nameOf = useWords();
  const { amount, dayAndTime } = useOfficeFormat();
  const { sites } = useMe();
  const names: Readonly<Record<string, ReadonlyMap<string, string>>> = {
    category_ids: new Map(taxonomy.categories.map(({ id, names }) => [String(id), nameOf(names)])),
    flag_ids: new Map(taxonomy.flags.map(({ id, names }) => [String(id), nameOf(names)])),
    hidden_on: new Map(sites.map(({ id, name }) => [String(id), name])),
    site_prices: new Map(sites.map(({ id, name }) => [String(id), name])),
    fields: new Map(taxonomy.fields.map(({ id, titles }) => [String(id), nameOf(titles)])),
  };
  const single = (field: string, value: unknown): string => {
    if (typeof value === "boolean") return t(value ? "office.filter.yes" : "office.filter.no");
    if (typeof value === "number" && MONEY.has(field)) return amount(toCents(value));
    return field === "deal_ends_at" ? dayAndTime(String(value)) : String(value);
  };
  return (field: string, value: unknown): string => {
    const called = (id: unknown) => names[field]?.get(String(id)) ?? String(id);
    if (value === null || value === undefined || value === "") return NOTHING;
    if (Array.isArray(value)) return value.map(called).join(", ") || NOTHING;
    if (!isRecord(value)) return single(field, value);
    const parts = Object.entries(value).map(([id, one]) => `${called(id)}: ${partOf(one)}`);
    return parts.join("; ") || NOTHING;
  };
}

const partOf = (value: unknown) =>
  Array.isArray(value) ? value.join(", ") : typeof value === "number" ? value.toFixed(2) : value;
