import type { FilterField } from "./list-address.ts";
import type { FilterOption, ListFilterField } from "./list-description.ts";

/** How a filter is called, and what may be chosen: options, or the label of each of its values. */
export type FilterWords = {
  title: string;
  options?: readonly FilterOption[];
  label?: (value: string) => string;
  /** Written after a number: €. */
  unit?: string;
};

/** The filters of a list as its page shows them: those that its loader reads, in words. */
export const describeFilters = <Key extends string>(
  { filters }: { filters: readonly (FilterField & { key: Key })[] },
  words: Readonly<Record<NoInfer<Key>, FilterWords>>,
): ListFilterField[] =>
  filters.map((field) => {
    const { label, ...shown } = words[field.key];
    const options = label && field.values?.map((value) => ({ value, label: label(value) }));
    return { ...field, ...(options ? { options } : {}), ...shown };
  });
