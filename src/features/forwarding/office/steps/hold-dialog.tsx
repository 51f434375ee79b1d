import { useT } from "#i18n/use-t.ts";
import { callApi } from "#platform/client/call-api.ts";
import { TextArea } from "#ui/fields/text-field.tsx";
import { closeModal, openModal } from "#ui/modal-stack/modal-stack.store.ts";
import { showToast } from "#ui/toasts/toasts.store.ts";
import { moveCall } from "../../steps/staff-calls.ts";
import { StepDialog, type StepDialogOf } from "./step-dialog.tsx";
import { useParcelStep } from "./use-parcel-step.ts";
import { useStepDraft } from "./use-step-draft.ts";

const ID = "office-parcel-hold";

export const openHold = (props: StepDialogOf) => openModal(ID, <HoldDialog {...props} />);

/** Puts a parcel aside with the question that its owner has to answer. */
function HoldDialog({ parcel, onDone }: StepDialogOf) {
  const t = useT();
  const draft = useStepDraft(`forward-hold:${parcel.id}`, { note: "" });
  const step = useParcelStep(onDone);
  const note = draft.values.note.trim();
  const send = () => {
    step.setProblems(note ? {} : { note: "validation.required" });
    if (!note) return;
    void step.run(async () => {
      await callApi(moveCall, { id: parcel.id, to: "on_hold", note });
      draft.clear();
      showToast({ kind: "good", text: t("office.parcels.done", { number: parcel.number }) });
      await onDone();
      closeModal(ID);
    });
  };
  return (
    <StepDialog
      id={ID}
      title={t("office.parcels.hold.title", { number: parcel.number })}
      send={t("office.parcels.do.hold")}
      busy={step.busy}
      problem={step.problem}
      onSend={send}
    >
      <TextArea
        label={t("office.parcels.hold.question")}
        hint={t("office.parcels.hold.hint", { language: parcel.language.toUpperCase() })}
        maxLength={500}
        value={draft.values.note}
        onChange={({ target }) => draft.set({ note: target.value })}
        {...step.errorOf("note")}
      />
    </StepDialog>
  );
}
