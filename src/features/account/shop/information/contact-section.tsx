import { useRevalidator } from "react-router";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import type { RefusedForm } from "#platform/forms/call-form.ts";
import { FormProblem } from "#platform/forms/form-problem.tsx";
import { useCallForm } from "#platform/forms/use-call-form.ts";
import { SelectField } from "#ui/fields/select-field.tsx";
import { TextField } from "#ui/fields/text-field.tsx";
import { Form, SubmitButton } from "#ui/form/form.tsx";
import { showToast } from "#ui/toasts/show-toast.ts";
import type { CurrentUser } from "../../domain/current-user.ts";
import { AccountSection } from "../layout/account-section.tsx";
import { NameFields } from "../name-fields.tsx";
import { userStore } from "../session/session.store.ts";
import { CompanyFields } from "./company-fields.tsx";
import { contactForm, contactValues } from "./contact-form.ts";
import { postedTo } from "./posted-to.ts";

type ContactSectionProps = {
  user: CurrentUser;
  /** The name of the account's language; it may be one that this shop does not speak. */
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
