import type { MessageKey } from "#core/message-key.ts";
import type { Translated } from "../../domain/product-input.ts";
import { TEXT_LANGUAGES } from "../../domain/staff-goods/text-languages.ts";

type NameValues = {
  "name.en": string;
  "name.lt": string;
  "name.lv": string;
  "name.et": string;
  "name.ru": string;
};

export const nameValuesOf = (names: Translated): NameValues => ({
  "name.en": names.en ?? "",
  "name.lt": names.lt ?? "",
  "name.lv": names.lv ?? "",
  "name.et": names.et ?? "",
  "name.ru": names.ru ?? "",
});

/** Empty names are left out. */
export const namesIn = (values: NameValues): Translated =>
  Object.fromEntries(
    TEXT_LANGUAGES.map((language) => [language, values[`name.${language}`]]).filter(
      ([, name]) => name,
    ),
  );

/** The first name there is, used for the slug. */
export const anyName = (values: NameValues): string => Object.values(namesIn(values))[0] ?? "";

export const requireName = (values: NameValues): Record<string, MessageKey[]> =>
  anyName(values) === "" ? { "name.en": ["validation.required"] } : {};
