import { useT } from "#i18n/use-t.ts";
import type { RefusedForm } from "#platform/forms/call-form.ts";
import { FormProblem } from "#platform/forms/form-problem.tsx";
import { useCallForm } from "#platform/forms/use-call-form.ts";
import { AccordionItem } from "#ui/accordion.tsx";
import { PasswordField } from "#ui/fields/password-field.tsx";
import { Form, SubmitButton } from "#ui/form/form.tsx";
import { showToast } from "#ui/toasts/toasts.store.ts";
import { AccountSection } from "../layout/account-page.tsx";
import { setCurrentUser } from "../session/session.store.ts";
import { eraseForm, postedTo } from "./information-forms.ts";

/** Shows the consequences first, and after an attempt the reason for a refusal. */
export function EraseSection({ posted }: { posted: RefusedForm | undefined }) {
  const t = useT();
  const form = useCallForm(eraseForm, {
    posted,
    onDone: () => {
      showToast({ kind: "good", text: t("account.erase.done") });
      setCurrentUser(null);
    },
  });
  return (
    <AccountSection title={t("account.erase.title")} intro={t("account.erase.intro")}>
      <div className="xl:-mt-5">
        <AccordionItem title={t("account.erase.open")} open={posted !== undefined}>
          <ul className="list-disc ps-5 pb-5 text-14">
            <li>{t("account.erase.goes")}</li>
            <li>{t("account.erase.stays")}</li>
            <li>{t("account.erase.before")}</li>
          </ul>
          <Form form={form} action={postedTo("erase")} label={t("account.erase.title")}>
            <PasswordField
              label={t("account.erase.password")}
              className="max-w-80"
              {...form.text("password")}
            />
            <FormProblem form={form} />
            <SubmitButton form={form} variant="danger">
              {t("account.erase.confirm")}
            </SubmitButton>
          </Form>
        </AccordionItem>
      </div>
    </AccountSection>
  );
}
