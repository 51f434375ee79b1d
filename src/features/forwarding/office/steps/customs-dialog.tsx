import { type Cents, toCents, toDecimal } from "#core/money.ts";
import { useT } from "#i18n/use-t.ts";
import { callStaff } from "#office-ui/calls/call-staff.ts";
import { MoneyField } from "#office-ui/fields/money-field.tsx";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { closeModal, openModal } from "#ui/modal-stack/modal-stack.store.ts";
import { showToast } from "#ui/toasts/toasts.store.ts";
import { overEstimate } from "../../domain/forward-price.ts";
import type { StaffParcel } from "../../staff-calls.ts";
import { settleCustomsCall } from "../../steps/staff-calls.ts";
import { StepDialog, type StepDialogOf } from "./step-dialog.tsx";
import { useParcelStep } from "./use-parcel-step.ts";
import { useStepDraft } from "./use-step-draft.ts";

const ID = "office-parcel-customs";

export const openCustoms = (props: StepDialogOf<StaffParcel>) =>
  openModal(ID, <CustomsDialog {...props} />);

type Bill = { duty: Cents | null; vat: Cents | null };

/** What customs asked in fact, entered once; what was estimated too high goes back to the wallet. */
function CustomsDialog({ parcel, onDone }: StepDialogOf<StaffParcel>) {
  const t = useT();
  const { money } = useOfficeFormat();
  const blank: Bill = { duty: null, vat: null };
  const draft = useStepDraft(`forward-customs:${parcel.id}`, blank);
  const { duty, vat } = draft.values;
  const step = useParcelStep(onDone);
  const estimated = toCents((parcel.price?.duty ?? 0) + (parcel.price?.vat ?? 0));
  const backCents = overEstimate(estimated, (duty ?? 0) + (vat ?? 0));
  const send = () => {
    step.setProblems({
      ...(duty === null ? { duty: "validation.required" as const } : {}),
      ...(vat === null ? { vat: "validation.required" as const } : {}),
    });
    if (duty === null || vat === null) return;
    void step.run(async () => {
      await callStaff(settleCustomsCall, {
        id: parcel.id,
        duty: toDecimal(duty),
        vat: toDecimal(vat),
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
      title={t("office.parcels.customs.title", { number: parcel.number })}
      send={t("office.parcels.do.settle_customs")}
      busy={step.busy}
      problem={step.problem}
      onSend={send}
    >
      <p className="text-ink-2">{t("office.parcels.customs.text", { sum: money(estimated) })}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        <MoneyField
          label={t("office.parcels.parts.duty")}
          cents={duty}
          onCents={(cents) => draft.set({ duty: cents })}
          {...step.errorOf("duty")}
        />
        <MoneyField
          label={t("office.parcels.parts.vat")}
          cents={vat}
          onCents={(cents) => draft.set({ vat: cents })}
          {...step.errorOf("vat")}
        />
      </div>
      <p className="num" aria-live="polite">
        {duty !== null &&
          vat !== null &&
          t("office.parcels.customs.back", { sum: money(backCents) })}
      </p>
    </StepDialog>
  );
}
