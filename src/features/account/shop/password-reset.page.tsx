import { Link } from "react-router";
import { checkFields } from "#core/validation.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import type { CallForm } from "#platform/forms/call-form.ts";
import { FormProblem } from "#platform/forms/form-problem.tsx";
import { postForm } from "#platform/forms/post-form.ts";
import { ruleOf } from "#platform/forms/schema-rule.ts";
import { useCallForm } from "#platform/forms/use-call-form.ts";
import type { PageHandle } from "#platform/pages/page-handle.ts";
import { PageHead } from "#platform/pages/page-head.tsx";
import { PasswordField } from "#ui/fields/password-field.tsx";
import { Form, SubmitButton } from "#ui/form/form.tsx";
import { showToast } from "#ui/toasts/toasts.store.ts";
import { type LoggedInResponse, resetPasswordCall } from "../contract.ts";
import { newPassword } from "../domain/password-rule.ts";
import type { Route } from "./+types/password-reset.page.ts";
import { useRedirectAfterLogin } from "./auth/auth-page.tsx";
import { authPath } from "./auth/auth-views.ts";
import { guestOnlyGuard, redirectAfterLogin } from "./guards.ts";
import { setCurrentUser } from "./session/session.store.ts";

const blank = { password: "" };

/** The token comes from the URL, not from the form. */
const resetForm = (token: string): CallForm<typeof blank, LoggedInResponse> => ({
  blank,
  validate,
  send: (make, { password }) => make(resetPasswordCall, { token, password }),
});

const validate = (values: typeof blank) => checkFields(values, { password: [ruleOf(newPassword)] });

export const handle = { layout: "simple" } satisfies PageHandle;
export const middleware = [guestOnlyGuard];
export const loader = () => null;

export async function action(args: Route.ActionArgs) {
  const sent = await postForm(args, resetForm(args.params.token));
  return sent.ok ? redirectAfterLogin(args, sent.output.user) : sent.answer;
}

export default function PasswordResetRoute({ params, actionData }: Route.ComponentProps) {
  const t = useT();
  const { language } = useShell();
  useRedirectAfterLogin();
  const form = useCallForm(resetForm(params.token), {
    posted: actionData,
    onDone: ({ user }) => {
      setCurrentUser(user);
      showToast({ kind: "good", text: t("auth.password_saved") });
    },
  });
  const title = t("auth.reset_title");
  return (
    <div className="page pt-10 sm:pt-16">
      <PageHead title={title} />
      <h1 className="h1 mb-3">{title}</h1>
      <p className="mb-6 text-ink-2">{t("auth.reset_text")}</p>
      <Form form={form} label={title}>
        <PasswordField
          label={t("auth.new_password")}
          hint={t("auth.password_hint")}
          {...form.text("password")}
          autoComplete="new-password"
        />
        <FormProblem form={form} />
        <SubmitButton form={form} big wide>
          {t("auth.save_password")}
        </SubmitButton>
      </Form>
      <p className="mt-4 text-center text-14">
        <Link to={authPath("forgot", language)} className="link inline-flex min-h-11 items-center">
          {t("auth.ask_new_link")}
        </Link>
      </p>
    </div>
  );
}
