import { useT } from "#i18n/use-t.ts";
import { callApi } from "#platform/client/call-api.ts";
import { TextField } from "#ui/fields/text-field.tsx";
import { closeModal, openModal } from "#ui/modal-stack/modal-stack.store.ts";
import { showToast } from "#ui/toasts/toasts.store.ts";
import { shipCall } from "../../steps/staff-calls.ts";
import { StepDialog, type StepDialogOf } from "./step-dialog.tsx";
import { useParcelStep } from "./use-parcel-step.ts";
import { useStepDraft } from "./use-step-draft.ts";

const ID = "office-parcel-ship";

export const openShip = (props: StepDialogOf) => openModal(ID, <ShipDialog {...props} />);

/** A packed parcel leaves; without a number from a label, our carrier gives one. */
function ShipDialog({ parcel, onDone }: StepDialogOf) {
  const t = useT();
  const draft = useStepDraft(`forward-ship:${parcel.id}`, { carrier: "", number: "" });
  const { carrier, number } = draft.values;
  const step = useParcelStep(onDone);
  const send = () =>
    void step.run(async () => {
      await callApi(shipCall, {
        id: parcel.id,
        ...(carrier.trim() ? { carrier: carrier.trim() } : {}),
        ...(number.trim() ? { tracking_number: number.trim() } : {}),
      });
      draft.clear();
      showToast({ kind: "good", text: t("office.parcels.done", { number: parcel.number }) });
      await onDone();
      closeModal(ID);
    });
  return (
    <StepDialog
      id={ID}
      title={t("office.parcels.ship.title", { number: parcel.number })}
      send={t("office.parcels.do.ship")}
      busy={step.busy}
      problem={step.problem}
      onSend={send}
    >
      <TextField
        label={t("office.parcels.ship.carrier")}
        optional
        maxLength={60}
        value={carrier}
        onChange={({ target }) => draft.set({ carrier: target.value })}
        {...step.errorOf("carrier")}
      />
      <TextField
        label={t("office.parcels.ship.number")}
        hint={t("office.parcels.ship.hint")}
        optional
        autoComplete="off"
        maxLength={60}
        value={number}
        onChange={({ target }) => draft.set({ number: target.value })}
        {...step.errorOf("tracking_number")}
      />
    </StepDialog>
  );
}
