import { useT } from "#i18n/use-t.ts";
import { FormProblem } from "#platform/forms/form-problem.tsx";
import { useCallForm } from "#platform/forms/use-call-form.ts";
import { Form, SubmitButton } from "#ui/form/form.tsx";
import { SwitchLink } from "../switch-link.tsx";
import { EmailField } from "./email-field.tsx";
import { forgotForm } from "./forgot-call.ts";
import type { AuthFormProps } from "./form-props.ts";

type ForgotFormProps = AuthFormProps & { onDone: (email: string) => void };

export function ForgotForm({ email = "", posted, onDone }: ForgotFormProps) {
  const t = useT();
  const form = useCallForm(forgotForm, {
    initial: { email },
    posted,
    onDone: (_done, values) => onDone(values.email.trim()),
  });
  return (
    <>
      <p className="mb-4 text-ink-2">{t("auth.forgot_text")}</p>
      <Form form={form} label={t("auth.forgot_title")}>
        <EmailField {...form.text("email")} autoComplete="username" />
        <FormProblem form={form} />
        <SubmitButton form={form} big wide>
          {t("auth.send_link")}
        </SubmitButton>
      </Form>
      <p className="mt-4 text-center text-14">
        <SwitchLink view="login" email={form.values.email}>
          {t("auth.back_to_login")}
        </SwitchLink>
      </p>
    </>
  );
}
