import { useState } from "react";
import { Link } from "react-router";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import type { CallForm } from "#platform/forms/call-form.ts";
import { FormProblem } from "#platform/forms/form-problem.tsx";
import { postForm } from "#platform/forms/post-form.ts";
import { useCallForm } from "#platform/forms/use-call-form.ts";
import type { PageHandle } from "#platform/pages/page-handle.ts";
import { PageHead } from "#platform/pages/page-head.tsx";
import { Form, SubmitButton } from "#ui/form/form.tsx";
import { Notice } from "#ui/notice.tsx";
import { confirmEmailCall } from "../contract.ts";
import { LANDING_PAGE } from "../domain/after-login.ts";
import type { Route } from "./+types/email-change.page.ts";
import { getCurrentUser } from "./session/session.store.ts";

export const handle = { layout: "simple" } satisfies PageHandle;
export const loader = () => null;

/** The token comes from the URL. Customers press a button, because mail scanners open links, too. */
const confirmForm = (
  token: string,
): CallForm<Record<never, never>, { status: true; email: string }> => ({
  blank: {},
  validate: () => ({}),
  send: (make) => make(confirmEmailCall, { token }),
});

export async function action(args: Route.ActionArgs) {
  const sent = await postForm(args, confirmForm(args.params.token));
  return sent.ok ? { email: sent.output.email } : sent.answer;
}

export default function EmailChangeRoute({ params, actionData }: Route.ComponentProps) {
  const t = useT();
  const { language } = useShell();
  const posted = actionData && "refusal" in actionData ? actionData : undefined;
  const [done, setDone] = useState(actionData && "email" in actionData ? actionData.email : "");
  const form = useCallForm(confirmForm(params.token), {
    posted,
    onDone: ({ email }) => {
      setDone(email);
      // Fetches the user again, so that a logged-in customer is shown with the new address.
      return getCurrentUser();
    },
  });
  const title = t("account.email.confirm_title");
  return (
    <div className="page pt-10 sm:pt-16">
      <PageHead title={title} />
      <h1 className="h1 mb-3">{title}</h1>
      {done ? (
        <>
          <Notice kind="good" announce>
            {t("account.email.confirmed", { email: done })}
          </Notice>
          <p className="mt-4 text-center text-14">
            <Link
              to={`/${language}${LANDING_PAGE}`}
              className="link inline-flex min-h-11 items-center"
            >
              {t("account.links.orders")}
            </Link>
          </p>
        </>
      ) : (
        <>
          <p className="mb-6 text-ink-2">{t("account.email.confirm_text")}</p>
          <Form form={form} label={title}>
            <FormProblem form={form} />
            <SubmitButton form={form} big wide>
              {t("account.email.confirm")}
            </SubmitButton>
          </Form>
        </>
      )}
    </div>
  );
}
