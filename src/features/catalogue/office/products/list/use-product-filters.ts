import { keyUnder } from "#core/message-key.ts";
import { useT } from "#i18n/use-t.ts";
import { describeFilters } from "#office-ui/list/describe-filters.ts";
import type { ListFilterField } from "#office-ui/list/list-description.ts";
import { useSiteOptions } from "#office-ui/me/use-site-options.ts";
import type { StaffTaxonomy } from "../../../staff-calls.ts";
import { categoryOptions } from "../../category-options.ts";
import { useWords } from "../../use-words.ts";
import { PRODUCTS_FIELDS } from "./products-query.ts";

/** The product filters that the list and the grid share. */
export function useProductFilters(taxonomy: StaffTaxonomy): ListFilterField[] {
  const t = useT();
  const nameOf = useWords();
  const sets = [...new Set(taxonomy.categories.map(({ set }) => set))];
  return describeFilters(PRODUCTS_FIELDS, {
    query: { title: t("office.goods.query") },
    state: {
      title: t("office.goods.state"),
      label: (value) => t(keyUnder("office.goods.states", value)),
    },
    site: { title: t("office.goods.site"), options: useSiteOptions() },
    category: {
      title: t("office.goods.category"),
      options: sets.flatMap((set) => categoryOptions(taxonomy.categories, set, nameOf)),
    },
    flag: {
      title: t("office.goods.flag"),
      options: taxonomy.flags.map(({ id, names }) => ({ value: String(id), label: nameOf(names) })),
    },
    seller: {
      title: t("office.goods.seller"),
      options: taxonomy.sellers.map(({ slug, name }) => ({ value: slug, label: name })),
    },
    brand: { title: t("office.goods.brand") },
    stock: { title: t("office.goods.in_stock") },
    pieces: { title: t("office.goods.few_left") },
  });
}
