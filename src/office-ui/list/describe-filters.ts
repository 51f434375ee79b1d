import type { FilterField } from "./list-address.ts";
import type { FilterOption, ListFilterField } from "./list-description.ts";

/** The title of a filter and its choices: options, or a function that labels each value. */
export type FilterWords = {
  title: string;
  options?: readonly FilterOption[];
  label?: (value: string) => string;
  /** The unit after a number, such as €. */
  unit?: string;
};

/** The filters of a list with their texts; the fields are the same that the page's loader reads. */
export const describeFilters = <Key extends string>(
  { filters }: { filters: readonly (FilterField & { key: Key })[] },
  words: Readonly<Record<NoInfer<Key>, FilterWords>>,
): ListFilterField[] =>
  filters.map((field) => {
    const { label, ...shown } = words[field.key];
    const options = label && field.values?.map((value) => ({ value, label: label(value) }));
    return { ...field, ...(options ? { options } : {}), ...shown };
  });
