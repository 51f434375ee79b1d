import { keyUnder } from "#core/message-key.ts";
import { useT } from "#i18n/use-t.ts";
import type { ListFilterField } from "#office-ui/list/list-description.ts";
import { useMe } from "#office-ui/me/me.ts";
import { PRODUCT_STATES } from "../../domain/office/product-list.ts";
import type { StaffTaxonomy } from "../../staff-calls.ts";
import { categoryOptions } from "../category-options.ts";
import { useWords } from "../use-words.ts";

/** What goods are filtered by, in the list and in the grid. */
export function useProductFilters(taxonomy: StaffTaxonomy): ListFilterField[] {
  const t = useT();
  const nameOf = useWords();
  const { sites } = useMe();
  const sets = [...new Set(taxonomy.categories.map(({ set }) => set))];
  return [
    { key: "query", title: t("office.goods.query"), kind: "text" },
    {
      key: "state",
      title: t("office.goods.state"),
      kind: "one",
      options: PRODUCT_STATES.map((value) => ({
        value,
        label: t(keyUnder("office.goods.states", value)),
      })),
    },
    {
      key: "site",
      title: t("office.goods.site"),
      kind: "one",
      options: sites.map(({ id, name }) => ({ value: String(id), label: name })),
    },
    {
      key: "category",
      title: t("office.goods.category"),
      kind: "one",
      options: sets.flatMap((set) => categoryOptions(taxonomy.categories, set, nameOf)),
    },
    {
      key: "flag",
      title: t("office.goods.flag"),
      kind: "one",
      options: taxonomy.flags.map(({ id, names }) => ({ value: String(id), label: nameOf(names) })),
    },
    {
      key: "seller",
      title: t("office.goods.seller"),
      kind: "one",
      options: taxonomy.sellers.map(({ slug, name }) => ({ value: slug, label: name })),
    },
    { key: "brand", title: t("office.goods.brand"), kind: "text" },
    { key: "stock", title: t("office.goods.in_stock"), kind: "boolean" },
  ];
}
