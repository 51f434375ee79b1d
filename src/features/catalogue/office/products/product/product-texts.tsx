import { useT } from "#i18n/use-t.ts";
import { Tag } from "#office-ui/marks/tag.tsx";
import { useLanguageName } from "#office-ui/marks/use-display-names.ts";
import { OfficePanel } from "#office-ui/page/office-panel.tsx";
import { TextArea, TextField } from "#ui/fields/text-field.tsx";
import { TEXT_LANGUAGES } from "../../../domain/staff-goods/text-languages.ts";
import type { ProductForm } from "../product-words.ts";

/** All languages side by side, so that a translator can read one text and write another. */
export function ProductTexts({ form }: { form: ProductForm }) {
  const t = useT();
  const languageName = useLanguageName();
  const missing = TEXT_LANGUAGES.filter((language) => !form.values[`description.${language}`]);
  return (
    <OfficePanel
      title={t("office.goods.texts")}
      aside={
        missing.length > 0 && (
          <Tag tone="warn">
            {t("office.goods.without_description", { languages: missing.join(", ") })}
          </Tag>
        )
      }
    >
      <div className="language-columns">
        {TEXT_LANGUAGES.map((language) => (
          <fieldset key={language} lang={language}>
            <legend className="mb-2 font-medium">{languageName(language)}</legend>
            <TextField label={t("office.goods.name")} {...form.text(`name.${language}`)} />
            <TextArea
              label={t("office.goods.description")}
              rows={6}
              {...form.text(`description.${language}`)}
            />
          </fieldset>
        ))}
      </div>
    </OfficePanel>
  );
}
