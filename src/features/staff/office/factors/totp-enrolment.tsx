import { type FormEvent, useEffect, useState } from "react";
import { useT } from "#i18n/use-t.ts";
import { callStaff } from "#office-ui/calls/call-staff.ts";
import { useStep } from "#office-ui/calls/use-step.ts";
import { CodeInput } from "#office-ui/fields/code-input.tsx";
import type { OutputOf } from "#platform/api/call.ts";
import { Button } from "#ui/button.tsx";
import { Skeleton } from "#ui/loading/skeleton.tsx";
import { beginTotpCall, confirmTotpCall } from "../../contract.ts";

type Begun = OutputOf<typeof beginTotpCall>;

/** Shows a QR code or a secret to type, then asks for six digits, which prove that the app has the secret. */
export function TotpEnrolment({ onDone }: { onDone: (recoveryCodes: string[]) => void }) {
  const t = useT();
  const [begun, setBegun] = useState<Begun>();
  const [code, setCode] = useState("");
  const { busy, problem, run } = useStep();
  useEffect(() => {
    void callStaff(beginTotpCall, {}).then(setBegun);
  }, []);
  const confirm = (given: string) =>
    run(async () => onDone((await callStaff(confirmTotpCall, { code: given })).recovery_codes));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void confirm(code);
  };
  if (!begun) return <Skeleton className="h-44" />;
  const { size, path } = begun.code;
  return (
    <form className="grid gap-5" onSubmit={submit}>
      <svg
        className="login-qr"
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={t("office.factors.qr")}
      >
        <path d={path} />
      </svg>
      <p className="text-12 text-ink-3">
        {t("office.factors.by_hand")} <code className="break-all text-ink">{begun.secret}</code>
      </p>
      <CodeInput
        label={t("office.login.code_label")}
        hint={t("office.factors.first_code")}
        error={problem && t(problem)}
        value={code}
        onChange={setCode}
        onComplete={confirm}
      />
      <Button type="submit" variant="go" busy={busy}>
        {t("office.factors.confirm")}
      </Button>
    </form>
  );
}
