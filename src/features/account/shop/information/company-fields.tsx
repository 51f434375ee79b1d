import type { ComponentProps } from "react";
import { useT } from "#i18n/use-t.ts";
import { TextField } from "#ui/fields/text-field.tsx";

type CompanyField = "company_name" | "company_code" | "vat_code";
type CompanyFieldsProps = {
  form: { text: (field: CompanyField) => Partial<ComponentProps<typeof TextField>> };
};

/** Product notes §5: shown on invoices; a VAT number is checked by its format. */
export function CompanyFields({ form }: CompanyFieldsProps) {
  const t = useT();
  return (
    <fieldset className="mt-4 mb-2 min-w-0 border-t border-line pt-5">
      <legend className="float-start w-full pb-1 font-semibold">
        {t("account.company.title")}
      </legend>
      <p className="clear-both pb-4 text-14 text-ink-2">{t("account.company.intro")}</p>
      <TextField
        label={t("account.company.name")}
        autoComplete="organization"
        optional
        {...form.text("company_name")}
      />
      <div className="grid gap-x-4 sm:grid-cols-2">
        <TextField label={t("account.company.code")} optional {...form.text("company_code")} />
        <TextField
          label={t("account.company.vat")}
          autoCapitalize="characters"
          optional
          {...form.text("vat_code")}
        />
      </div>
    </fieldset>
  );
}
