import { useRevalidator } from "react-router";
import { useT } from "#i18n/use-t.ts";
import type { RefusedForm } from "#platform/forms/call-form.ts";
import { FormProblem } from "#platform/forms/form-problem.tsx";
import { useCallForm } from "#platform/forms/use-call-form.ts";
import { PasswordField } from "#ui/fields/password-field.tsx";
import { Form, SubmitButton } from "#ui/form/form.tsx";
import { showToast } from "#ui/toasts/toasts.store.ts";
import { AccountSection } from "../layout/account-page.tsx";
import { setCurrentUser, userStore } from "../session/session.store.ts";
import { passwordForm, postedTo } from "./information-forms.ts";

type PasswordSectionProps = {
  email: string;
  posted: RefusedForm | undefined;
  /** True if a mailed password must be replaced first. */
  forced?: boolean;
};

export function PasswordSection({ email, posted, forced = false }: PasswordSectionProps) {
  const t = useT();
  const { revalidate } = useRevalidator();
  const form = useCallForm(passwordForm, {
    posted,
    onDone: async ({ user }) => {
      // After replacing a mailed password the customer no longer counts as a guest, so their cart is fetched again.
      if (forced) setCurrentUser(user);
      else userStore.set(user);
      form.reset();
      showToast({ kind: "good", text: t("account.password.saved") });
      await revalidate();
    },
  });
  const title = t(forced ? "account.password.choose" : "account.password.title");
  return (
    <AccountSection
      title={title}
      intro={t(forced ? "account.password.forced_intro" : "account.password.intro")}
    >
      <Form form={form} action={postedTo("password")} label={title}>
        {/* Password managers need this field to know which account to update. */}
        <input hidden type="text" name="username" autoComplete="username" value={email} readOnly />
        <div className="grid gap-x-4 sm:grid-cols-2">
          <PasswordField
            label={t(forced ? "account.password.mailed" : "account.password.current")}
            autoComplete="current-password"
            {...form.text("current_password")}
          />
          <PasswordField
            label={t("account.password.new")}
            autoComplete="new-password"
            hint={t("account.password.hint")}
            {...form.text("new_password")}
          />
        </div>
        <FormProblem form={form} />
        <SubmitButton form={form} variant={forced ? "go" : "line"}>
          {title}
        </SubmitButton>
      </Form>
    </AccountSection>
  );
}
