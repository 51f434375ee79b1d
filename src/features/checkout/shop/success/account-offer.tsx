import { useRevalidator } from "react-router";
import { type Registered, registerForm } from "#features/account/shop/auth/forms/auth-calls.ts";
import { openAuthModal } from "#features/account/shop/auth/open-auth-modal.tsx";
import { TermsLinks } from "#features/account/shop/auth/terms-links.tsx";
import { setCurrentUser } from "#features/account/shop/session/session.store.ts";
import { useT } from "#i18n/use-t.ts";
import { emitEvent } from "#platform/events/app-events.ts";
import { FormProblem } from "#platform/forms/form-problem.tsx";
import { useCallForm } from "#platform/forms/use-call-form.ts";
import { Button } from "#ui/button.tsx";
import { PasswordField } from "#ui/fields/password-field.tsx";
import { Form, SubmitButton } from "#ui/form/form.tsx";
import { Notice } from "#ui/notice.tsx";
import { showToast } from "#ui/toasts/toasts.store.ts";
import type { CheckoutData } from "../../contract.ts";

/** An optional offer for guests after ordering. Their data is known, so only a password is needed. */
export function AccountOffer({ data }: { data: CheckoutData }) {
  const t = useT();
  const { revalidate } = useRevalidator();
  const onDone = async (registered: Registered) => {
    if (registered.outcome === "password_sent") {
      return showToast({ kind: "good", text: t("checkout.account_password_sent") });
    }
    emitEvent({ name: "sign_up" });
    setCurrentUser(registered.user);
    showToast({ kind: "good", text: t("checkout.account_made") });
    await revalidate();
  };
  const form = useCallForm(registerForm, { initial: knownPerson(data), onDone });
  const taken = form.text("email").error;
  return (
    <section className="panel" aria-labelledby="account-offer">
      <h2 id="account-offer" className="h3">
        {t("checkout.account_title")}
      </h2>
      <p className="mt-1 mb-4 text-ink-2 wrap-anywhere">
        {t("checkout.account_text", { email: data.email })}
      </p>
      <Form form={form} label={t("checkout.account_make")} className="max-w-[28rem]">
        <PasswordField
          label={t("checkout.account_password")}
          hint={t("auth.password_hint")}
          {...form.text("password")}
          autoComplete="new-password"
        />
        <p className="text-14 text-ink-2">{t("checkout.account_terms")}</p>
        <TermsLinks isIndented={false} />
        {taken && (
          <div role="alert" className="mb-4">
            <Notice
              kind="info"
              action={
                <Button onClick={() => void openAuthModal("login")}>{t("auth.log_in")}</Button>
              }
            >
              {taken}
            </Notice>
          </div>
        )}
        <FormProblem form={form} />
        <SubmitButton form={form}>{t("checkout.account_make")}</SubmitButton>
      </Form>
    </section>
  );
}

function knownPerson({ email, address }: CheckoutData) {
  const { first_name = "", last_name = "", phone_number = "" } = address ?? {};
  return { email, first_name, last_name, phone_number, terms: true };
}
