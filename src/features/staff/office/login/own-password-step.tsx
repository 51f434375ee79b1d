import { type FormEvent, useState } from "react";
import { useT } from "#i18n/use-t.ts";
import { useStep } from "#office-ui/calls/use-step.ts";
import type { LoginStep, OfficeUser } from "#platform/auth/office-calls.ts";
import { callApi } from "#platform/client/call-api.ts";
import { Button } from "#ui/button.tsx";
import { PasswordField } from "#ui/fields/password-field.tsx";
import { officeOwnPasswordCall } from "../../contract.ts";

type Props = { user: OfficeUser; onStep: (next: LoginStep) => Promise<void> };

/** The colleague who added this person knows the one-time password, so it is replaced. */
export function OwnPasswordStep({ user, onStep }: Props) {
  const t = useT();
  const [password, setPassword] = useState("");
  const { busy, problem, run } = useStep();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => onStep((await callApi(officeOwnPasswordCall, { password })).next));
  };
  return (
    <form className="contents" onSubmit={submit}>
      <div className="grid gap-1.5">
        <h1>{t("office.login.own_title")}</h1>
        <p className="text-ink-2">{t("office.login.own_text")}</p>
      </div>
      <input type="hidden" autoComplete="username" value={user.user.email} readOnly />
      <PasswordField
        label={t("office.login.own_label")}
        autoComplete="new-password"
        required
        value={password}
        error={problem && t(problem)}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" variant="go" busy={busy}>
        {t("office.login.go_on")}
      </Button>
    </form>
  );
}
