import { type FormEvent, useState } from "react";
import { useT } from "#i18n/use-t.ts";
import { useStep } from "#office-ui/calls/use-step.ts";
import { CodeInput } from "#office-ui/fields/code-input.tsx";
import { OfficeIcon } from "#office-ui/icon/office-icon.tsx";
import { Avatar } from "#office-ui/marks/avatar.tsx";
import type { LoginStep } from "#platform/auth/office-calls.ts";
import { type OfficeUser, officeLogoutCall } from "#platform/auth/office-calls.ts";
import { callApi } from "#platform/client/call-api.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/fields/text-field.tsx";
import { Notice } from "#ui/notice.tsx";
import { officeCodeCall } from "../../contract.ts";
import { askPasskey, hasPasskeys } from "./passkey.ts";

type CodeStepProps = {
  user: OfficeUser;
  demoCode: string | null;
  onStep: (next: LoginStep) => Promise<void>;
  onOther: () => void;
};

/** The second factor: digits of an app, a passkey, or a recovery code in case the phone is lost. */
export function CodeStep({ user, demoCode, onStep, onOther }: CodeStepProps) {
  const t = useT();
  const [code, setCode] = useState("");
  const [isRecovery, setRecovery] = useState(!user.factors.totp && user.factors.passkeys === 0);
  const { busy, problem, run } = useStep();
  const prove = (given: string) =>
    run(async () => onStep((await callApi(officeCodeCall, { code: given })).next));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void prove(code);
  };
  const leave = () =>
    run(async () => {
      await callApi(officeLogoutCall, {});
      onOther();
    });
  return (
    <form className="contents" onSubmit={submit}>
      <div className="grid gap-1.5">
        <h1>{t(isRecovery ? "office.login.recovery_title" : "office.login.code_title")}</h1>
        <p className="text-ink-2">
          {t(isRecovery ? "office.login.recovery_text" : "office.login.code_text")}
        </p>
      </div>
      <div className="login-who">
        <Avatar name={user.user.name} isMe large />
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium">{user.user.email}</span>
          <span className="block truncate text-12 text-ink-3">{t("office.login.is_right")}</span>
        </span>
        <button type="button" className="office-link" onClick={leave}>
          {t("office.login.not_you")}
        </button>
      </div>
      {demoCode && <Notice>{t("office.login.demo_code", { code: demoCode })}</Notice>}
      {isRecovery ? (
        <TextField
          label={t("office.login.recovery_label")}
          autoComplete="off"
          value={code}
          error={problem && t(problem)}
          onChange={(event) => setCode(event.target.value)}
        />
      ) : (
        <CodeInput
          label={t("office.login.code_label")}
          hint={t("office.login.code_hint")}
          error={problem && t(problem)}
          value={code}
          onChange={setCode}
          onComplete={prove}
        />
      )}
      <Button type="submit" variant="go" busy={busy}>
        {t("office.login.log_in")}
      </Button>
      {user.factors.passkeys > 0 && hasPasskeys() && (
        <>
          <div className="login-or text-12">{t("office.login.or")}</div>
          <Button onClick={() => run(async () => onStep(await askPasskey()))}>
            <OfficeIcon name="key-round" />
            {t("office.login.passkey")}
          </Button>
        </>
      )}
      <p className="flex justify-between gap-4">
        <button
          type="button"
          className="office-link"
          onClick={() => {
            setCode("");
            setRecovery(!isRecovery);
          }}
        >
          {t(isRecovery ? "office.login.use_code" : "office.login.use_recovery")}
        </button>
      </p>
    </form>
  );
}
