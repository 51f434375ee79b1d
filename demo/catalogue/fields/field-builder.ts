import type { FieldInput, FieldValueInput } from "#features/catalogue/domain/catalogue-input.ts";
import { type LocalisedText, same, unit } from "../localised-text.ts";

type FieldLine = {
  id: number;
  key: string;
  titles: LocalisedText;
  values: readonly FieldValueInput[];
  /** SPEC §5: shown only where a category lists it. */
  isDisabled?: true;
};

export function buildField({ id, key, titles, values, isDisabled }: FieldLine): FieldInput {
  return { id, key, titles, position: id, isDisabled: isDisabled ?? false, values };
}

export const value = (key: string, titles: LocalisedText): FieldValueInput => ({
  value: key,
  titles,
  hex: null,
});

/** The same text in every language. */
export const untranslatedValue = (key: string, title = key): FieldValueInput =>
  value(key, same(title));

/** `measure("128gb", 128, "GB", "ГБ")` */
export const measure = (
  key: string,
  amount: string | number,
  latin: string,
  cyrillic: string,
): FieldValueInput => value(key, unit(amount, latin, cyrillic));
