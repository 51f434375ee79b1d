import { keyUnder } from "#core/message-key.ts";
import { type Cents, toCents, toDecimal } from "#core/money.ts";
import { useT } from "#i18n/use-t.ts";
import { callStaff } from "#office-ui/calls/call-staff.ts";
import { MoneyField } from "#office-ui/fields/money-field.tsx";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { RadioCards } from "#ui/fields/radio-cards.tsx";
import { SelectField } from "#ui/fields/select-field.tsx";
import { closeModal, openModal } from "#ui/modal-stack/modal-stack.store.ts";
import { showToast } from "#ui/toasts/toasts.store.ts";
import { PARCEL_REFUND_REASONS } from "../../domain/parcel-refund.ts";
import type { StaffParcel } from "../../staff-calls.ts";
import { refundParcelCall } from "../../steps/staff-calls.ts";
import { StepDialog, type StepDialogOf } from "./step-dialog.tsx";
import { useParcelStep } from "./use-parcel-step.ts";
import { useStepDraft } from "./use-step-draft.ts";

const ID = "office-parcel-refund";

export const openRefund = (props: StepDialogOf<StaffParcel>) =>
  openModal(ID, <RefundDialog {...props} />);

type Reason = (typeof PARCEL_REFUND_REASONS)[number];
type Choice = {
  cents: Cents | null;
  way: "original" | "wallet";
  reason: Reason;
  key: string;
  /** What was left when the dialog was opened; a colleague's refund since then is noticed by it. */
  seenLeft: number;
};

/** Gives back a sum of what was paid; submitting twice makes one refund. */
function RefundDialog({ parcel, onDone }: StepDialogOf<StaffParcel>) {
  const t = useT();
  const { money } = useOfficeFormat();
  const { left, to_wallet } = parcel.refundable;
  const blank: Choice = {
    cents: toCents(left),
    way: "original",
    reason: "damaged",
    key: crypto.randomUUID(),
    seenLeft: left,
  };
  const draft = useStepDraft(`forward-refund:${parcel.id}:${left}`, blank);
  const { cents, way, reason, key, seenLeft } = draft.values;
  const step = useParcelStep(onDone);
  const send = () => {
    const isRight = cents !== null && cents > 0 && cents <= toCents(left);
    step.setProblems(isRight ? {} : { amount: "payments.errors.not_that_much" });
    if (!isRight) return;
    void step.run(async () => {
      const amount = toDecimal(cents);
      const asked = { id: parcel.id, key, amount, seen_left: seenLeft, way, reason };
      await callStaff(refundParcelCall, asked);
      draft.clear();
      showToast({ kind: "good", text: t("office.parcels.refund.done", { sum: money(cents) }) });
      await onDone();
      closeModal(ID);
    });
  };
  return (
    <StepDialog
      id={ID}
      title={t("office.parcels.refund.title", { number: parcel.number })}
      send={t("office.parcels.refund.send", { sum: money(cents ?? 0) })}
      busy={step.busy}
      problem={step.problem}
      onSend={send}
    >
      <p className="text-ink-2">
        {t(`office.parcels.refund.${parcel.status === "paid" ? "text_paid" : "text"}`, {
          sum: money(toCents(left)),
        })}
      </p>
      <MoneyField
        label={t("office.parcels.refund.amount")}
        cents={cents}
        onCents={(amount) => draft.set({ cents: amount })}
        {...step.errorOf("amount")}
      />
      <RadioCards
        legend={t("office.orders.refund.way")}
        name="way"
        value={way}
        onChange={(chosen) => draft.set({ way: chosen })}
        options={[
          { value: "original", title: t("office.orders.refund.way_original") },
          { value: "wallet", title: t("office.orders.refund.way_wallet"), disabled: !to_wallet },
        ]}
      />
      <SelectField
        label={t("office.orders.refund.reason")}
        value={reason}
        onChoose={(chosen) => draft.set({ reason: chosen })}
        options={PARCEL_REFUND_REASONS.map((value) => ({
          value,
          label: t(keyUnder("office.parcels.refund.reasons", value)),
        }))}
      />
    </StepDialog>
  );
}
