import { sum } from "#core/money.ts";
import { useT } from "#i18n/use-t.ts";
import { callApi } from "#platform/client/call-api.ts";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import { closeModal, openModal } from "#ui/modal-stack/modal-stack.store.ts";
import { showToast } from "#ui/toasts/toasts.store.ts";
import { packCall } from "../../steps/staff-calls.ts";
import {
  MeasureFields,
  measureProblems,
  measuresOf,
  NO_MEASURES,
  needsConfirming,
} from "./measure-fields.tsx";
import { StepDialog, type StepDialogOf } from "./step-dialog.tsx";
import { useParcelStep } from "./use-parcel-step.ts";
import { useStepDraft } from "./use-step-draft.ts";

const ID = "office-parcel-pack";

export const openPack = (props: StepDialogOf) => openModal(ID, <PackDialog {...props} />);

/** A paid parcel is packed, as it came or in another box; a smaller box gives money back. */
function PackDialog({ parcel, onDone }: StepDialogOf) {
  const t = useT();
  const blank = { ...NO_MEASURES, isSure: false, isOther: parcel.parcels.length > 1 };
  const draft = useStepDraft(`forward-pack:${parcel.id}`, blank);
  const { values } = draft;
  const step = useParcelStep(onDone);
  const grams = sum(
    parcel.parcels.map(({ measures }) => Math.round((measures?.weight ?? 0) * 1000)),
  );
  const send = () => {
    const wrong = values.isOther ? measureProblems(values) : {};
    const box = values.isOther ? measuresOf(values) : undefined;
    if (values.isOther && needsConfirming(values.weight, grams) && !values.isSure) {
      wrong.weight = "forwarding.errors.unlike_parcels";
    }
    step.setProblems(wrong);
    if (Object.keys(wrong).length > 0) return;
    void step.run(async () => {
      await callApi(packCall, { id: parcel.id, ...(box ? { box, is_sure: values.isSure } : {}) });
      draft.clear();
      showToast({ kind: "good", text: t("office.parcels.done", { number: parcel.number }) });
      await onDone();
      closeModal(ID);
    });
  };
  return (
    <StepDialog
      id={ID}
      title={t("office.parcels.pack.title", { number: parcel.number })}
      send={t("office.parcels.do.pack")}
      busy={step.busy}
      problem={step.problem}
      onSend={send}
    >
      <p className="text-ink-2">{t("office.parcels.pack.text")}</p>
      <Checkbox
        checked={values.isOther}
        onChange={({ target }) => draft.set({ isOther: target.checked })}
      >
        {t("office.parcels.pack.other_box")}
      </Checkbox>
      {values.isOther && (
        <MeasureFields
          values={values}
          onChange={draft.set}
          errorOf={step.errorOf}
          expected={{ grams, words: "office.parcels.unlike_parcels" }}
        />
      )}
    </StepDialog>
  );
}
