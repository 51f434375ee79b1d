import { LocationFields } from "#features/account/shop/addresses/address-fields.tsx";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import { TextField } from "#ui/fields/text-field.tsx";
import type { PaymentStepState } from "./use-payment-step.ts";

/** For whoever needs the invoice on a company. */
export function InvoiceCompany({ form }: Pick<PaymentStepState, "form">) {
  const t = useT();
  const { countries } = useShell().config.site;
  return (
    <div>
      <Checkbox {...form.checkbox("for_company")}>{t("checkout.for_company")}</Checkbox>
      {form.values.for_company && (
        <div className="mt-2 grid gap-x-4 sm:grid-cols-2">
          <TextField
            className="sm:col-span-2"
            label={t("account.company.name")}
            autoComplete="organization"
            {...form.text("company_name")}
          />
          <TextField label={t("account.company.code")} optional {...form.text("company_code")} />
          <TextField label={t("account.company.vat")} optional {...form.text("vat_code")} />
          {form.values.country_id !== "" && (
            <div className="sm:col-span-2">
              <input type="hidden" name="country_id" value={form.values.country_id} />
              <LocationFields form={form} countries={countries} optional />
            </div>
          )}
        </div>
      )}
    </div>
  );
}
