import { useState } from "react";
import { useRevalidator } from "react-router";
import { useT } from "#i18n/use-t.ts";
import { tryCall } from "#platform/client/call-api.ts";
import { FormProblem } from "#platform/forms/form-problem.tsx";
import type { Refusal } from "#platform/pages/calls.context.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/floating/dialog.tsx";
import { useModal } from "#ui/modal-stack/modal-stack.store.ts";
import { recalculateCall } from "../../contract.ts";

/** SPEC §2 "Modals": recalculate. */
export function RecalculateModal({ slug, number }: { slug: string; number: string }) {
  const t = useT();
  const modal = useModal();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [problem, setTrouble] = useState<Refusal>();
  const ask = async () => {
    setBusy(true);
    const sent = await tryCall(recalculateCall, { slug });
    setBusy(false);
    if (!sent.ok) return setTrouble(sent);
    modal?.close();
    await revalidate();
  };
  return (
    <Dialog
      title={t("quotes.recalculate.title", { number })}
      size="narrow"
      footer={
        <>
          <Button variant="line" onClick={() => modal?.close()}>
            {t("quotes.recalculate.later")}
          </Button>
          <Button variant="go" busy={busy} onClick={ask}>
            {t("quotes.recalculate.button")}
          </Button>
        </>
      }
    >
      <FormProblem form={{ problem }} />
      <p className="text-ink-2">{t("quotes.recalculate.text")}</p>
    </Dialog>
  );
}
