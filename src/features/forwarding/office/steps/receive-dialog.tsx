import { useT } from "#i18n/use-t.ts";
import { callApi } from "#platform/client/call-api.ts";
import { closeModal, openModal } from "#ui/modal-stack/modal-stack.store.ts";
import { showToast } from "#ui/toasts/toasts.store.ts";
import { receiveCall } from "../../steps/staff-calls.ts";
import {
  MeasureFields,
  measureProblems,
  measuresOf,
  NO_MEASURES,
  needsConfirming,
} from "./measure-fields.tsx";
import { PhotoPicker } from "./photo-picker.tsx";
import { StepDialog, type StepDialogOf } from "./step-dialog.tsx";
import { useParcelStep } from "./use-parcel-step.ts";
import { type StepPhoto, usePhotos } from "./use-photos.ts";
import { useStepDraft } from "./use-step-draft.ts";

const ID = "office-parcel-receive";

export const openReceive = (props: StepDialogOf) => openModal(ID, <ReceiveDialog {...props} />);

const BLANK = { ...NO_MEASURES, isSure: false, photos: [] as StepPhoto[] };

/** A declared parcel is here: its weight, its size and up to eight photographs. */
function ReceiveDialog({ parcel, onDone }: StepDialogOf) {
  const t = useT();
  const draft = useStepDraft(`forward-receive:${parcel.id}`, BLANK);
  const { values } = draft;
  const step = useParcelStep(onDone);
  const photos = usePhotos(values.photos, (change) =>
    draft.set((now) => ({ photos: change(now.photos) })),
  );
  const declared = parcel.parcels[0]?.declared_weight ?? null;
  const grams = declared === null ? null : declared * 1000;
  const send = () => {
    const wrong = measureProblems(values);
    const measures = measuresOf(values);
    if (needsConfirming(values.weight, grams) && !values.isSure) {
      wrong.weight = "forwarding.errors.unlike_declared";
    }
    step.setProblems(wrong);
    if (!measures || Object.keys(wrong).length > 0) return;
    void step.run(async () => {
      await callApi(receiveCall, {
        id: parcel.id,
        ...measures,
        is_sure: values.isSure,
        photos: values.photos.map(({ id }) => id),
      });
      draft.clear();
      showToast({ kind: "good", text: t("office.parcels.done", { number: parcel.number }) });
      await onDone();
      closeModal(ID);
    });
  };
  return (
    <StepDialog
      id={ID}
      title={t("office.parcels.receive.title", { number: parcel.number })}
      send={t("office.parcels.do.receive")}
      busy={step.busy || photos.isSending}
      problem={step.problem}
      onSend={send}
    >
      <MeasureFields
        values={values}
        onChange={draft.set}
        errorOf={step.errorOf}
        expected={{ grams, words: "office.parcels.unlike_declared" }}
      />
      <PhotoPicker photos={photos} {...step.errorOf("photos")} />
    </StepDialog>
  );
}
