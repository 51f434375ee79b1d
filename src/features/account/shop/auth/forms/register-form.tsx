import { useT } from "#i18n/use-t.ts";
import { emitEvent } from "#platform/events/app-events.ts";
import type { RefusedForm } from "#platform/forms/call-form.ts";
import { FormProblem } from "#platform/forms/form-problem.tsx";
import { useCallForm } from "#platform/forms/use-call-form.ts";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import { PasswordField } from "#ui/fields/password-field.tsx";
import { TextField } from "#ui/fields/text-field.tsx";
import { Form, SubmitButton } from "#ui/form/form.tsx";
import { EmailField, NameFields } from "../../person-fields.tsx";
import { SwitchLink } from "../switch-link.tsx";
import { TermsLinks } from "../terms-links.tsx";
import { type Registered, registerForm } from "./auth-calls.ts";

type RegisterFormProps = AuthFormProps & {
  onDone: (registered: Registered, email: string) => void;
};

export function RegisterForm({ email = "", posted, onDone }: RegisterFormProps) {
  const t = useT();
  const form = useCallForm(registerForm, {
    initial: { email },
    posted,
    onDone: (registered, values) => {
      if (registered.outcome === "registered") emitEvent({ name: "sign_up" });
      onDone(registered, values.email.trim());
    },
  });
  return (
    <>
      <Form form={form} label={t("auth.register_title")}>
        <EmailField {...form.text("email")} />
        <PasswordField
          label={t("auth.password")}
          hint={t("auth.password_hint")}
          {...form.text("password")}
          autoComplete="new-password"
        />
        <div className="grid gap-x-4 sm:grid-cols-2">
          <NameFields
            form={form}
            labels={{ first_name: t("auth.first_name"), last_name: t("auth.last_name") }}
          />
        </div>
        <TextField
          label={t("auth.phone")}
          optional
          type="tel"
          autoComplete="tel"
          {...form.text("phone_number")}
        />
        <Checkbox {...form.checkbox("terms")}>{t("auth.terms")}</Checkbox>
        <TermsLinks />
        <Checkbox {...form.checkbox("subscribed")}>{t("auth.newsletter")}</Checkbox>
        <div className="mt-4">
          <FormProblem form={form} />
          <SubmitButton form={form} big wide>
            {t("auth.register")}
          </SubmitButton>
        </div>
      </Form>
      <p className="mt-4 flex flex-wrap items-center justify-center gap-x-2 text-14 text-ink-2">
        {t("auth.have_account")}
        <SwitchLink view="login" email={form.values.email}>
          {t("auth.log_in")}
        </SwitchLink>
      </p>
    </>
  );
}

/** Props that a page or a modal passes to its form. */
export type AuthFormProps = {
  /** The e-mail typed in another form before. */
  email?: string | undefined;
  posted?: RefusedForm | undefined;
};
