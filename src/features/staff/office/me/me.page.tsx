import { useState } from "react";
import { useLoaderData } from "react-router";
import { useT } from "#i18n/use-t.ts";
import { callStaff } from "#office-ui/calls/call-staff.ts";
import { useAction } from "#office-ui/calls/use-action.ts";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { useMe } from "#office-ui/me/me.ts";
import { openConfirm } from "#office-ui/page/confirm-dialog.tsx";
import { OfficePage } from "#office-ui/page/office-page.tsx";
import { OfficePanel } from "#office-ui/page/office-panel.tsx";
import type { OutputOf } from "#platform/api/call.ts";
import { callApi } from "#platform/client/call-api.ts";
import { Button } from "#ui/button.tsx";
import {
  endSessionCall,
  ownFactorsCall,
  ownSessionsCall,
  recoveryCodesCall,
  removePasskeyCall,
  removeTotpCall,
} from "../../staff-calls.ts";
import { RecoveryCodes } from "../factors/recovery-codes.tsx";
import { TotpEnrolment } from "../factors/totp-enrolment.tsx";
import { hasPasskeys, makePasskey } from "../login/passkey.ts";

export async function loader() {
  const [factors, { sessions }] = await Promise.all([
    callApi(ownFactorsCall, {}),
    callApi(ownSessionsCall, {}),
  ]);
  return { factors, sessions };
}

/** The person's own second factors and sessions. */
export default function MePage() {
  const t = useT();
  const me = useMe();
  const { factors, sessions } = useLoaderData<typeof loader>();
  return (
    <OfficePage title={t("office.me.title")}>
      <div className="office-body">
        <h2 className="office-welcome">{me.user.name}</h2>
        <p className="text-ink-2">{me.user.email}</p>
        <div className="office-columns">
          <Factors factors={factors} device={sessions.find((one) => one.is_current)?.device} />
          <Sessions sessions={sessions} />
        </div>
      </div>
    </OfficePage>
  );
}

type FactorsProps = { factors: OutputOf<typeof ownFactorsCall>; device: string | undefined };

function Factors({ factors, device }: FactorsProps) {
  const t = useT();
  const { busy, run } = useAction();
  const [adding, setAdding] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const hasFactor = factors.totp || factors.passkeys.length > 0;
  const showCodes = (shown: readonly string[]) => {
    setCodes(shown);
    setAdding(false);
  };
  const addPasskey = () =>
    run(async () => {
      const added = await makePasskey(device || t("office.me.this_device"));
      if (added) showCodes(added.recovery_codes);
    });
  const removeTotp = () =>
    openConfirm({
      title: t("office.me.remove_totp"),
      text: t("office.me.remove_text"),
      send: t("office.me.remove"),
      onConfirm: () => callStaff(removeTotpCall, {}),
    });
  const renew = () =>
    run(async () => showCodes((await callStaff(recoveryCodesCall, {})).recovery_codes));
  return (
    <OfficePanel title={t("office.me.factors")}>
      <div className="grid gap-3 border-t border-line p-4">
        <div className="flex items-center justify-between gap-3">
          <span>{t(factors.totp ? "office.me.totp_on" : "office.me.totp_off")}</span>
          {factors.totp ? (
            <Button onClick={removeTotp}>{t("office.me.remove")}</Button>
          ) : (
            <Button onClick={() => setAdding(true)}>{t("office.me.set_up")}</Button>
          )}
        </div>
        {adding && !factors.totp && (
          <TotpEnrolment onDone={(shown) => run(async () => showCodes(shown))} />
        )}
        <Passkeys passkeys={factors.passkeys} />
        {hasPasskeys() && (
          <Button busy={busy} onClick={addPasskey}>
            {t("office.me.add_passkey")}
          </Button>
        )}
        {hasFactor && (
          <div className="flex items-center justify-between gap-3">
            <span>{t("office.me.codes_left", { count: factors.recovery_codes })}</span>
            <Button busy={busy} onClick={renew}>
              {t("office.me.renew_codes")}
            </Button>
          </div>
        )}
        {codes.length > 0 && (
          <>
            <p className="text-ink-2">{t("office.factors.codes_text")}</p>
            <RecoveryCodes codes={codes} />
          </>
        )}
      </div>
    </OfficePanel>
  );
}

function Passkeys({ passkeys }: Pick<OutputOf<typeof ownFactorsCall>, "passkeys">) {
  const t = useT();
  const { day, dayAndTime } = useOfficeFormat();
  const remove = (id: number, name: string) =>
    openConfirm({
      title: t("office.confirm.remove_title", { name: t("office.me.passkey", { name }) }),
      text: t("office.me.remove_text"),
      send: t("office.me.remove"),
      onConfirm: () => callStaff(removePasskeyCall, { id }),
    });
  return passkeys.map(({ id, name, created_at, used_at }) => (
    <div key={id} className="flex items-center justify-between gap-3">
      <span>
        {t("office.me.passkey", { name })}
        <span className="num block text-12 text-ink-3">
          {[
            t("office.me.added", { at: day(created_at) }),
            used_at && t("office.me.seen", { at: dayAndTime(used_at) }),
          ]
            .filter(Boolean)
            .join(" · ")}
        </span>
      </span>
      <Button onClick={() => remove(id, name)}>{t("office.me.remove")}</Button>
    </div>
  ));
}

function Sessions({ sessions }: Pick<OutputOf<typeof ownSessionsCall>, "sessions">) {
  const t = useT();
  const { dayAndTime } = useOfficeFormat();
  const { busy, run } = useAction();
  return (
    <OfficePanel title={t("office.me.sessions")} count={sessions.length}>
      {sessions.map(({ id, device, seen_at, is_current }) => (
        <div
          key={id}
          className="flex min-h-11 items-center justify-between gap-3 border-t border-line px-4 py-2"
        >
          <span>
            {device || t("office.me.unknown_device")}
            <span className="num block text-12 text-ink-3">
              {is_current ? t("office.me.here") : t("office.me.seen", { at: dayAndTime(seen_at) })}
            </span>
          </span>
          {!is_current && (
            <Button busy={busy} onClick={() => run(() => callApi(endSessionCall, { id }))}>
              {t("office.me.end")}
            </Button>
          )}
        </div>
      ))}
    </OfficePanel>
  );
}
