import { placeholdersOf } from "#i18n/placeholders.ts";
import type { Messages } from "#i18n/translator.ts";
import type { Site } from "../../domain/site.ts";
import { areaOf, pageOfArea } from "../../domain/text-areas.ts";
import type { StaffText, TextChange, TextForm } from "../../texts/staff-calls.ts";
import { type OriginalText, textField } from "./edit-texts.ts";
import type { CatalogueEntry, TextCatalogue } from "./text-catalogue.ts";

/** Every form of a text in the languages of a site, with its original. */
export const originalsOf = (
  catalogue: TextCatalogue,
  { key: base, keysIn }: CatalogueEntry,
  languages: readonly string[],
): OriginalText[] =>
  languages.flatMap((language) =>
    keysIn(language).map((key) => ({
      language,
      key,
      original: catalogue.original(language, key) ?? "",
      isPlural: key !== base,
    })),
  );

type Described = {
  site: Site;
  /** The current texts in the database. */
  own: Readonly<Record<string, Messages>>;
  originOf: (site: Site) => string;
  history: TextChange[];
};

export function describeText(
  catalogue: TextCatalogue,
  entry: CatalogueEntry,
  { site, own, originOf, history }: Described,
): StaffText {
  const { key } = entry;
  const languages = site.languages.map(({ isoCode }) => isoCode);
  const area = areaOf(key) ?? null;
  return {
    id: site.id,
    key,
    area,
    page: area && `${originOf(site)}/${languages[0] ?? "en"}${pageOfArea(area)}`,
    languages: languages.map((language) => ({
      language,
      forms: originalsOf(catalogue, entry, [language]).map((one) => describeForm(one, key, own)),
    })),
    history,
  };
}

function describeForm(
  { language, key, original, isPlural }: OriginalText,
  base: string,
  own: Readonly<Record<string, Messages>>,
): TextForm {
  return {
    field: textField(language, key),
    form: isPlural ? key.slice(base.length + 1) : null,
    original,
    own: own[language]?.[key] ?? null,
    placeholders: placeholdersOf(original),
  };
}
