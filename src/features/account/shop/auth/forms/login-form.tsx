import { useT } from "#i18n/use-t.ts";
import { emitEvent } from "#platform/events/app-events.ts";
import { FormProblem } from "#platform/forms/form-problem.tsx";
import { useCallForm } from "#platform/forms/use-call-form.ts";
import { PasswordField } from "#ui/fields/password-field.tsx";
import { Form, SubmitButton } from "#ui/form/form.tsx";
import type { CurrentUser } from "../../../domain/current-user.ts";
import { SwitchLink } from "../switch-link.tsx";
import { EmailField } from "./email-field.tsx";
import type { AuthFormProps } from "./form-props.ts";
import { loginForm } from "./login-call.ts";

type LoginFormProps = AuthFormProps & { onDone: (user: CurrentUser) => void };

export function LoginForm({ email = "", posted, onDone }: LoginFormProps) {
  const t = useT();
  const form = useCallForm(loginForm, {
    initial: { email },
    posted,
    onDone: ({ user }) => {
      emitEvent("login");
      onDone(user);
    },
  });
  return (
    <>
      <Form form={form} label={t("auth.login_title")}>
        <EmailField {...form.text("email")} autoComplete="username" />
        <PasswordField label={t("auth.password")} {...form.text("password")} />
        <div className="-mt-2 mb-3 text-14">
          <SwitchLink view="forgot" email={form.values.email}>
            {t("auth.forgot")}
          </SwitchLink>
        </div>
        <FormProblem form={form} />
        <SubmitButton form={form} big wide>
          {t("auth.log_in")}
        </SubmitButton>
      </Form>
      <p className="mt-4 flex flex-wrap items-center justify-center gap-x-2 text-14 text-ink-2">
        {t("auth.no_account")}
        <SwitchLink view="register" email={form.values.email}>
          {t("auth.register")}
        </SwitchLink>
      </p>
    </>
  );
}
