import { type FormEvent, useEffect, useState } from "react";
import { useT } from "#i18n/use-t.ts";
import { useStep } from "#office-ui/calls/use-step.ts";
import { CodeInput } from "#office-ui/fields/code-input.tsx";
import { useMe } from "#office-ui/me/me.ts";
import { officeMeCall } from "#platform/auth/office-calls.ts";
import { callApi } from "#platform/client/call-api.ts";
import { Button } from "#ui/button.tsx";
import { PasswordField } from "#ui/fields/password-field.tsx";
import { Dialog } from "#ui/floating/dialog.tsx";
import { closeModal, openModal } from "#ui/modal-stack/modal-stack.store.ts";
import { Notice } from "#ui/notice.tsx";
import { officeCodeCall, officePasswordAgainCall } from "../../contract.ts";
import { askPasskey, hasPasskeys } from "../login/passkey.ts";

const ID = "office-prove-again";

/** Resolves to false if the dialog was closed. */
export const askForProof = (): Promise<boolean> =>
  new Promise((resolve) => {
    openModal(ID, <ProveAgainDialog onProved={() => resolve(true)} />, {
      onClose: () => resolve(false),
    });
  });

/** Asks for the app's code if there is one, else for the password. */
function ProveAgainDialog({ onProved }: { onProved: () => void }) {
  const t = useT();
  // Loads the factors again, because one may have been set up since the page was loaded.
  const known = useMe();
  const [factors, setFactors] = useState(known.factors);
  useEffect(() => {
    void callApi(officeMeCall, {}).then(({ me }) => me && setFactors(me.factors));
  }, []);
  const [given, setGiven] = useState("");
  const { busy, problem, run } = useStep();
  const finish = (proof: () => Promise<unknown>) =>
    run(async () => {
      await proof();
      onProved();
      closeModal(ID);
    });
  const prove = (value: string) =>
    finish(() =>
      factors.totp
        ? callApi(officeCodeCall, { code: value })
        : callApi(officePasswordAgainCall, { password: value }),
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void prove(given);
  };
  const error = problem && t(problem);
  return (
    <Dialog title={t("office.prove.title")} size="narrow">
      <form className="grid gap-4" onSubmit={submit}>
        <p className="text-ink-2">{t("office.prove.text")}</p>
        {factors.totp ? (
          <CodeInput
            label={t("office.login.code_label")}
            error={error}
            value={given}
            onChange={setGiven}
            onComplete={prove}
          />
        ) : factors.passkeys > 0 ? (
          error && <Notice kind="bad">{error}</Notice>
        ) : (
          <PasswordField
            label={t("office.login.password")}
            error={error}
            value={given}
            onChange={(event) => setGiven(event.target.value)}
          />
        )}
        {(factors.totp || factors.passkeys === 0) && (
          <Button type="submit" variant="go" busy={busy}>
            {t("office.factors.confirm")}
          </Button>
        )}
        {factors.passkeys > 0 && hasPasskeys() && (
          <Button busy={busy} onClick={() => finish(askPasskey)}>
            {t("office.login.passkey")}
          </Button>
        )}
      </form>
    </Dialog>
  );
}
