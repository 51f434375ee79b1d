import { useState } from "react";
import { useT } from "#i18n/use-t.ts";
import { emitEvent } from "#platform/events/app-events.ts";
import type { RefusedForm } from "#platform/forms/call-form.ts";
import { FormProblem } from "#platform/forms/form-problem.tsx";
import { useCallForm } from "#platform/forms/use-call-form.ts";
import { PasswordField } from "#ui/fields/password-field.tsx";
import { Form, SubmitButton } from "#ui/form/form.tsx";
import type { CurrentUser } from "../../../contract.ts";
import { EmailField } from "../../person-fields.tsx";
import type { AuthView } from "../auth-view.context.ts";
import { SwitchLink } from "../switch-link.tsx";
import { forgotForm, loginForm } from "./auth-calls.ts";
import { EmailSent, type SentEmail } from "./email-sent.tsx";
import { type AuthFormProps, RegisterForm } from "./register-form.tsx";

type AuthFormsProps = {
  view: AuthView;
  email?: string | undefined;
  /** The answer of the page's action, if the form was sent without script. */
  posted?: RefusedForm | undefined;
  sentEmail?: SentEmail | undefined;
  onUser: (user: CurrentUser) => void;
};

/** Shows one of the forms, or the message that a mail was sent; use the view as `key`. */
export function AuthForms({ view, sentEmail: posted, onUser, ...form }: AuthFormsProps) {
  const [sentEmail, setSentEmail] = useState(posted);
  if (sentEmail) return <EmailSent sentEmail={sentEmail} />;
  if (view === "login") return <LoginForm {...form} onDone={onUser} />;
  if (view === "forgot") {
    return <ForgotForm {...form} onDone={(email) => setSentEmail({ kind: "link", email })} />;
  }
  return (
    <RegisterForm
      {...form}
      onDone={(registered, email) =>
        registered.outcome === "registered"
          ? onUser(registered.user)
          : setSentEmail({ kind: "password", email })
      }
    />
  );
}

type ForgotFormProps = AuthFormProps & { onDone: (email: string) => void };

function ForgotForm({ email = "", posted, onDone }: ForgotFormProps) {
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

type LoginFormProps = AuthFormProps & { onDone: (user: CurrentUser) => void };

function LoginForm({ email = "", posted, onDone }: LoginFormProps) {
  const t = useT();
  const form = useCallForm(loginForm, {
    initial: { email },
    posted,
    onDone: ({ user }) => {
      emitEvent({ name: "login" });
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
