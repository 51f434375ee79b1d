import { type FormEvent, useState } from "react";
import { useT } from "#i18n/use-t.ts";
import { useStep } from "#office-ui/calls/use-step.ts";
import type { LoginStep } from "#platform/auth/office-calls.ts";
import { callApi } from "#platform/client/call-api.ts";
import { Button } from "#ui/button.tsx";
import { PasswordField } from "#ui/fields/password-field.tsx";
import { TextField } from "#ui/fields/text-field.tsx";
import { Notice } from "#ui/notice.tsx";
import { officeLoginCall } from "../../contract.ts";

export function PasswordStep({ onStep }: { onStep: (next: LoginStep) => Promise<void> }) {
  const t = useT();
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const { busy, problem, run } = useStep();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => onStep((await callApi(officeLoginCall, { email, password })).next));
  };
  return (
    <form className="contents" onSubmit={submit}>
      <div className="grid gap-1.5">
        <h1>{t("office.login.title")}</h1>
        <p className="text-ink-2">{t("office.login.text")}</p>
      </div>
      {problem && (
        <Notice kind="bad" announce>
          {t(problem)}
        </Notice>
      )}
      <TextField
        label={t("office.login.email")}
        type="email"
        autoComplete="username"
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <PasswordField
        label={t("office.login.password")}
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" variant="go" busy={busy}>
        {t("office.login.go_on")}
      </Button>
    </form>
  );
}
