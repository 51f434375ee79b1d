import { useT } from "#i18n/use-t.ts";
import { FormProblem } from "#platform/forms/form-problem.tsx";
import { useCallForm } from "#platform/forms/use-call-form.ts";
import { SelectField } from "#ui/fields/select-field.tsx";
import { Form, SubmitButton } from "#ui/form/form.tsx";
import { showToast } from "#ui/toasts/toasts.store.ts";
import { PARCEL_MAILS, type ParcelMails } from "../../domain/parcel-mails.ts";
import { AccountSection } from "../layout/account-page.tsx";
import { parcelMailsForm, postedTo } from "./information-forms.ts";

/** Chooses at which steps of a parcel's way the customer gets mails. */
export function ParcelMailsSection({ input }: { input: ParcelMails }) {
  const t = useT();
  const form = useCallForm(parcelMailsForm, {
    initial: { parcel_mails: input },
    onDone: () => {
      showToast({ kind: "good", text: t("account.parcel_mails.saved") });
    },
  });
  const title = t("account.parcel_mails.title");
  return (
    <AccountSection title={title} intro={t("account.parcel_mails.intro")}>
      <Form form={form} action={postedTo("parcel-mails")} label={title}>
        <SelectField
          label={t("account.parcel_mails.label")}
          options={PARCEL_MAILS.map((value) => ({
            value,
            label: t(`account.parcel_mails.${value}`),
          }))}
          {...form.text("parcel_mails")}
        />
        <FormProblem form={form} />
        <SubmitButton form={form} variant="line">
          {t("account.parcel_mails.save")}
        </SubmitButton>
      </Form>
    </AccountSection>
  );
}
