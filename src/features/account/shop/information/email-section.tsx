import { useState } from "react";
import { useT } from "#i18n/use-t.ts";
import type { RefusedForm } from "#platform/forms/call-form.ts";
import { FormProblem } from "#platform/forms/form-problem.tsx";
import { useCallForm } from "#platform/forms/use-call-form.ts";
import { PasswordField } from "#ui/fields/password-field.tsx";
import { TextField } from "#ui/fields/text-field.tsx";
import { Form, SubmitButton } from "#ui/form/form.tsx";
import { Notice } from "#ui/notice.tsx";
import { AccountSection } from "../layout/account-page.tsx";
import { emailForm, postedTo } from "./information-forms.ts";

type EmailSectionProps = { email: string; posted: RefusedForm | undefined };

/** Nothing changes until the link in the mail to the new address is opened. */
export function EmailSection({ email, posted }: EmailSectionProps) {
  const t = useT();
  const [sentTo, setSentTo] = useState<string>();
  const form = useCallForm(emailForm, {
    posted,
    onDone: (_done, values) => {
      setSentTo(values.email.trim());
      form.reset();
    },
  });
  const title = t("account.email.title");
  return (
    <AccountSection title={title} intro={t("account.email.intro")}>
      <p className="pb-4 wrap-anywhere">{t("account.email.now", { email })}</p>
      {sentTo && (
        <div className="pb-5">
          <Notice kind="good" announce>
            {t("account.email.sent_to", { email: sentTo })}
          </Notice>
        </div>
      )}
      <Form form={form} action={postedTo("email")} label={title}>
        <div className="grid gap-x-4 sm:grid-cols-2">
          <TextField
            label={t("account.email.new")}
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            {...form.text("email")}
          />
          <PasswordField
            label={t("account.password.current")}
            autoComplete="current-password"
            {...form.text("password")}
          />
        </div>
        <FormProblem form={form} />
        <SubmitButton form={form} variant="line">
          {t("account.email.send")}
        </SubmitButton>
      </Form>
    </AccountSection>
  );
}
