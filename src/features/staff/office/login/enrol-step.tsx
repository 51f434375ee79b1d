import { useState } from "react";
import { useT } from "#i18n/use-t.ts";
import type { LoginStep } from "#platform/auth/office-calls.ts";
import { Button } from "#ui/button.tsx";
import { RecoveryCodes } from "../factors/recovery-codes.tsx";
import { TotpEnrolment } from "../factors/totp-enrolment.tsx";

/** For a person whose role requires a second factor: sets it up, then shows the recovery codes to store. */
export function EnrolStep({ onStep }: { onStep: (next: LoginStep) => Promise<void> }) {
  const t = useT();
  const [codes, setCodes] = useState<readonly string[]>();
  return (
    <>
      <div className="grid gap-1.5">
        <h1>{t(codes ? "office.factors.codes_title" : "office.factors.enrol_title")}</h1>
        <p className="text-ink-2">
          {t(codes ? "office.factors.codes_text" : "office.factors.enrol_text")}
        </p>
      </div>
      {codes ? (
        <>
          <RecoveryCodes codes={codes} />
          <Button variant="go" onClick={() => onStep("done")}>
            {t("office.factors.codes_kept")}
          </Button>
        </>
      ) : (
        <TotpEnrolment onDone={setCodes} />
      )}
    </>
  );
}
