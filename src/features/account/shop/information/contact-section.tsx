import type { ComponentProps } from "react";
import { useRevalidator } from "react-router";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import type { RefusedForm } from "#platform/forms/call-form.ts";
import { FormProblem } from "#platform/forms/form-problem.tsx";
import { useCallForm } from "#platform/forms/use-call-form.ts";
import { SelectField } from "#ui/fields/select-field.tsx";
import { TextField } from "#ui/fields/text-field.tsx";
import { Form, SubmitButton } from "#ui/form/form.tsx";
import { showToast } from "#ui/toasts/toasts.store.ts";
import type { CurrentUser } from "../../contract.ts";
import { AccountSection } from "../layout/account-page.tsx";
import { NameFields } from "../person-fields.tsx";
import { userStore } from "../session/session.store.ts";
import { contactForm, contactValues, postedTo } from "./information-forms.ts";

type ContactSectionProps = {
  user: CurrentUser;
  /** The name of the account's language; this shop may not offer it. */
  ownLanguage: string;
  posted: RefusedForm | undefined;
};

export function ContactSection({ user, ownLanguage, posted }: ContactSectionProps) {
  const t = useT();
  const { revalidate } = useRevalidator();
  const { languages } = useShell().config.site;
  const spoken = languages.map((one) => one.iso_code);
  const form = useCallForm(contactForm, {
    initial: contactValues(user, spoken),
    posted,
    onDone: async (answer) => {
      userStore.set(answer.user);
      form.reset(contactValues(answer.user, spoken));
      showToast({ kind: "good", text: t("account.contact.saved") });
      await revalidate();
    },
  });
  return (
    <AccountSection title={t("account.contact.title")} intro={t("account.contact.intro")}>
      <Form form={form} action={postedTo("contact")} label={t("account.contact.title")}>
        <div className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
          <NameFields
            form={form}
            labels={{
              first_name: t("account.fields.first_name"),
              last_name: t("account.fields.last_name"),
            }}
          />
          <TextField
            label={t("account.fields.phone")}
            type="tel"
            autoComplete="tel"
            optional
            {...form.text("phone_number")}
          />
          <SelectField
            label={t("account.contact.language")}
            hint={t("account.contact.language_hint")}
            options={languages.map(({ iso_code, local_title }) => ({
              value: iso_code,
              label: local_title,
            }))}
            {...(spoken.includes(user.language) ? {} : { placeholder: ownLanguage })}
            {...form.text("language")}
          />
        </div>
        <CompanyFields form={form} />
        <FormProblem form={form} />
        <SubmitButton form={form}>{t("account.save")}</SubmitButton>
      </Form>
    </AccountSection>
  );
}

type CompanyField = "company_name" | "company_code" | "vat_code";
type CompanyFieldsProps = {
  form: { text: (field: CompanyField) => Partial<ComponentProps<typeof TextField>> };
};

/** Product notes §5: shown on invoices; a VAT number is checked by its format. */
function CompanyFields({ form }: CompanyFieldsProps) {
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
