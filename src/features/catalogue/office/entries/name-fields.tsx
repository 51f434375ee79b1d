import { useT } from "#i18n/use-t.ts";
import { useLanguageName } from "#office-ui/marks/use-display-names.ts";
import { TextField } from "#ui/fields/text-field.tsx";
import { TEXT_LANGUAGES, type TextLanguage } from "../../domain/staff-goods/text-languages.ts";

type NameFieldsProps = {
  nameIn: (language: TextLanguage) => string;
  errorOf?: (language: TextLanguage) => string | undefined;
  onChange: (language: TextLanguage, name: string) => void;
};

/** One field per language for the name, one below the other. */
export function NameFields({ nameIn, errorOf, onChange }: NameFieldsProps) {
  const t = useT();
  const languageName = useLanguageName();
  return TEXT_LANGUAGES.map((language) => (
    <TextField
      key={language}
      lang={language}
      label={t("office.goods.name_in", { language: languageName(language) })}
      value={nameIn(language)}
      error={errorOf?.(language)}
      onChange={({ target }) => onChange(language, target.value)}
    />
  ));
}
