import type { FormEvent } from "react";
import { useT } from "#i18n/use-t.ts";
import { callStaff } from "#office-ui/calls/call-staff.ts";
import { useLanguageName } from "#office-ui/marks/use-display-names.ts";
import { ProblemNotice } from "#office-ui/page/problem-notice.tsx";
import { Button } from "#ui/button.tsx";
import { TextArea } from "#ui/fields/text-field.tsx";
import { Dialog } from "#ui/floating/dialog.tsx";
import { closeModal, openModal } from "#ui/modal-stack/modal-stack.store.ts";
import { Notice } from "#ui/notice.tsx";
import { showToast } from "#ui/toasts/toasts.store.ts";
import { moveClaimCall, type StaffClaim } from "../../staff-calls.ts";
import { useClaimStep } from "./use-claim-step.ts";
import { useDraftNote } from "./use-draft-note.ts";

const ID = "office-claim-reject";

type RejectProps = { claim: StaffClaim; onDone: () => unknown };

export const openReject = (props: RejectProps) => openModal(ID, <RejectDialog {...props} />);

/** The customer reads the reason in the mail and beside the claim. */
function RejectDialog({ claim, onDone }: RejectProps) {
  const t = useT();
  const languageName = useLanguageName();
  const { note, setNote, forget } = useDraftNote(`claim-reject:${claim.id}`);
  const { busy, problem, conflict, errors, run } = useClaimStep();
  const send = (event: FormEvent) => {
    event.preventDefault();
    run(async () => {
      const step = { id: claim.id, to: "rejected" as const, note: note.trim(), seen: claim.status };
      await callStaff(moveClaimCall, step).catch(async (refusal: unknown) => {
        await onDone();
        throw refusal;
      });
      forget();
      showToast({ kind: "good", text: t("office.claims.done", { number: claim.number }) });
      await onDone();
      closeModal(ID);
    });
  };
  return (
    <Dialog
      title={t("office.claims.reject.title", { number: claim.number })}
      size="narrow"
      footer={
        <Button variant="danger" type="submit" form={ID} busy={busy}>
          {t("office.claims.reject.send")}
        </Button>
      }
    >
      <form id={ID} noValidate className="grid grid-cols-1 gap-4" onSubmit={send}>
        <TextArea
          label={t("office.claims.reject.note")}
          hint={t("office.claims.accept.note_hint", { language: languageName(claim.language) })}
          error={errors.note?.[0] && t(errors.note[0])}
          required
          autoFocus
          rows={5}
          maxLength={2000}
          lang={claim.language}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        {conflict && (
          <Notice kind="warn" announce>
            {conflict}
          </Notice>
        )}
        {!errors.note && <ProblemNotice problem={problem} />}
      </form>
    </Dialog>
  );
}
