import type { Translate } from "#i18n/translator.ts";
import type { FilterOperator, ListFilter } from "../list-address.ts";
import { NO, YES } from "../list-address.ts";
import type { ListFilterField } from "../list-description.ts";

/** The text of an operator, shown between the field and its value. */
export function operatorWords(operator: FilterOperator, t: Translate): string {
  return {
    is: t("office.filter.is"),
    not: t("office.filter.not"),
    contains: t("office.filter.contains"),
    on: t("office.filter.on"),
    since: t("office.filter.since"),
    until: t("office.filter.until"),
    equals: t("office.filter.equals"),
    above: t("office.filter.above"),
    below: t("office.filter.below"),
  }[operator];
}

/** The text of a filter's values: labels of choices, a number with its unit. */
export function valueWords(filter: ListFilter, field: ListFilterField, t: Translate): string {
  if (field.kind === "boolean") {
    return filter.values.includes(YES) ? t("office.filter.yes") : t("office.filter.no");
  }
  const labelOf = (value: string) =>
    field.options?.find((option) => option.value === value)?.label ?? value;
  const words = filter.values.map(labelOf).join(", ");
  return field.unit ? `${words} ${field.unit}` : words;
}

export const booleanOptions = (t: Translate) => [
  { value: YES, label: t("office.filter.yes") },
  { value: NO, label: t("office.filter.no") },
];
