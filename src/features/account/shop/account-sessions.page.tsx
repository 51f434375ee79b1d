import { redirect, useRevalidator, useSearchParams } from "react-router";
import { localisePath } from "#features/sites/domain/locale-path.ts";
import { useDates } from "#features/sites/shop/use-dates.ts";
import { useT } from "#i18n/use-t.ts";
import { CallButton } from "#platform/forms/call-button.tsx";
import type { CallForm } from "#platform/forms/call-form.ts";
import { postForm } from "#platform/forms/post-form.ts";
import { loadCall } from "#platform/pages/load-call.ts";
import { PERSONAL_HEADERS } from "#platform/pages/page-responses.ts";
import { Badge } from "#ui/badge.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Notice } from "#ui/notice.tsx";
import { showToast } from "#ui/toasts/toasts.store.ts";
import {
  endOtherSessionsCall,
  endSessionCall,
  type ListedSession,
  listSessionsCall,
} from "../contract.ts";
import type { Route } from "./+types/account-sessions.page.ts";
import { SESSIONS_PATH } from "./account-links.ts";
import { requireSession } from "./guards.ts";
import { AccountPage } from "./layout/account-page.tsx";

/** Forms without inputs: the button's text says what is sent. */
const endSessionForm: CallForm<{ id: string }, { status: true }> = {
  blank: { id: "" },
  validate: () => ({}),
  send: (make, { id }) => make(endSessionCall, { id: Number(id) }),
};

const endOthersForm: CallForm<Record<never, never>, { status: true }> = {
  blank: {},
  validate: () => ({}),
  send: (make) => make(endOtherSessionsCall, {}),
};

const HANDHELD = /iPhone|iPad|Android/;

/** One session: its browser, since when it exists, when it was last used, and a button to end it. */
function SessionRow({ session }: { session: ListedSession }) {
  const t = useT();
  const dates = useDates();
  const { revalidate } = useRevalidator();
  const { id, device, created_at, seen_at, is_current } = session;
  const name = device || t("account.sessions.unknown");
  const onDone = async () => {
    showToast({ kind: "good", text: t("account.sessions.ended") });
    await revalidate();
  };
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2 border-t border-line py-4 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      <span className="grid size-11 place-items-center self-start rounded-full bg-sunk text-ink-2">
        <Icon name={HANDHELD.test(device) ? "smartphone" : "monitor"} />
      </span>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          {name}
          {is_current && <Badge tone="good">{t("account.sessions.here")}</Badge>}
        </p>
        <p className="text-14 text-ink-2">
          {t("account.sessions.times", {
            since: dates.day(created_at),
            used: dates.dayAndTime(seen_at),
          })}
        </p>
      </div>
      {!is_current && (
        <div className="col-start-2 sm:col-start-3">
          <CallButton
            send={(make) => endSessionForm.send(make, { id: String(id) }, "")}
            action="?form=one"
            fields={{ id: String(id) }}
            onDone={onDone}
            aria-label={t("account.sessions.end_named", { device: name })}
          >
            {t("account.sessions.end")}
          </CallButton>
        </div>
      )}
    </li>
  );
}

export async function loader({ context }: Route.LoaderArgs) {
  const { customer } = await requireSession(context);
  const { sessions } = await loadCall(context, listSessionsCall, {});
  return { email: customer.email, sessions };
}

/** Handles the forms without script: ends one session or all others. */
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
