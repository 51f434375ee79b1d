import { redirect, useRevalidator, useSearchParams } from "react-router";
import { localisePath } from "#features/sites/domain/locale-path.ts";
import { useT } from "#i18n/use-t.ts";
import { CallButton } from "#platform/forms/call-button.tsx";
import { postForm } from "#platform/forms/post-form.ts";
import { PERSONAL_HEADERS } from "#platform/pages/personal-headers.ts";
import { Notice } from "#ui/notice.tsx";
import { showToast } from "#ui/toasts/show-toast.ts";
import type { Route } from "./+types/account-sessions.page.ts";
import { accountContext } from "./account.context.ts";
import { requireSession } from "./guards/require-session.ts";
import { AccountPage } from "./layout/account-page.tsx";
import { endOthersForm, endSessionForm } from "./sessions/session-forms.ts";
import { SessionRow } from "./sessions/session-row.tsx";
import { SESSIONS_PATH } from "./sessions/sessions-path.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const session = await requireSession(context);
  const sessions = await context.get(accountContext).listSessions(session);
  return { email: session.customer.email, sessions };
}

/** Posted without script: one of them, or all others. */
export async function action(args: Route.ActionArgs) {
  const isOne = args.url.searchParams.get("form") === "one";
  const sent = isOne ? await postForm(args, endSessionForm) : await postForm(args, endOthersForm);
  if (!sent.ok) return sent.answer;
  const target = localisePath(`${SESSIONS_PATH}?done=`, sent.language);
  throw redirect(target, { status: 303, headers: PERSONAL_HEADERS });
}

export default function AccountSessionsRoute({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const [query] = useSearchParams();
  const { sessions, email } = loaderData;
  return (
    <AccountPage title={t("account.sessions.title")} action={sessions.length > 1 && <EndOthers />}>
      {actionData && <Notice kind="bad">{t(actionData.refusal.message)}</Notice>}
      {query.has("done") && <Notice kind="good">{t("account.sessions.ended")}</Notice>}
      <p className="max-w-[70ch] pb-5 text-ink-2 wrap-anywhere">
        {t("account.sessions.about", { email })}
      </p>
      <ul aria-label={t("account.sessions.title")} className="border-b border-line">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      <p className="max-w-[70ch] pt-5 text-14 text-ink-2">{t("account.sessions.life")}</p>
    </AccountPage>
  );
}

function EndOthers() {
  const t = useT();
  const { revalidate } = useRevalidator();
  const onDone = async () => {
    showToast({ kind: "good", text: t("account.sessions.others_ended") });
    await revalidate();
  };
  return (
    <CallButton
      send={(make) => endOthersForm.send(make, {}, "")}
      action="?form=others"
      fields={{}}
      onDone={onDone}
    >
      {t("account.sessions.end_others")}
    </CallButton>
  );
}
