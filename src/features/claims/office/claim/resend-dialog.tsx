import { type FormEvent, useState } from "react";
import type { StaffOrder } from "#features/orders/staff-calls.ts";
import { useT } from "#i18n/use-t.ts";
import { callStaff } from "#office-ui/calls/call-staff.ts";
import { ProblemNotice } from "#office-ui/page/problem-notice.tsx";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/fields/text-field.tsx";
import { Dialog } from "#ui/floating/dialog.tsx";
import { closeModal, openModal } from "#ui/modal-stack/modal-stack.store.ts";
import { showToast } from "#ui/toasts/toasts.store.ts";
import { resendClaimCall, type StaffClaim } from "../../staff-calls.ts";
import { useClaimStep } from "./use-claim-step.ts";

const ID = "office-claim-resent";

type ResendProps = { claim: StaffClaim; order: StaffOrder | null; onDone: () => unknown };

export const openResend = (props: ResendProps) => openModal(ID, <ResendDialog {...props} />);

/** Ends the task: the pieces left once more, in a parcel with this number. */
function ResendDialog({ claim, order, onDone }: ResendProps) {
  const t = useT();
  const [number, setNumber] = useState("");
  const { busy, problem, errors, run } = useClaimStep();
  const wrong = errors.tracking_number?.[0];
  const send = (event: FormEvent) => {
    event.preventDefault();
    run(async () => {
      await callStaff(resendClaimCall, { id: claim.id, tracking_number: number.trim() });
      showToast({ kind: "good", text: t("office.claims.done", { number: claim.number }) });
      await onDone();
      closeModal(ID);
    });
  };
  return (
    <Dialog
      title={t("office.claims.resent.title", { number: claim.number })}
      size="narrow"
      footer={
        <Button variant="go" type="submit" form={ID} busy={busy}>
          {t("office.claims.resent.send")}
        </Button>
      }
    >
      <form id={ID} noValidate className="grid grid-cols-1 gap-4" onSubmit={send}>
        <p className="text-ink-2">{t("office.claims.resent.text")}</p>
        <ul>
          {claim.remedy?.lines.map(({ position, quantity }) => (
            <li key={position}>
              {`${quantity} × ${order?.lines.find((line) => line.position === position)?.name ?? ""}`}
            </li>
          ))}
        </ul>
        <TextField
          label={t("office.claims.resent.number")}
          error={wrong && t(wrong)}
          required
          autoFocus
          maxLength={60}
          value={number}
          onChange={(event) => setNumber(event.target.value)}
        />
        {!wrong && <ProblemNotice problem={problem} />}
      </form>
    </Dialog>
  );
}
