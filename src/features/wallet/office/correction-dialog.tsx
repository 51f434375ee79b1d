import { useEffect } from "react";
import { useNavigate } from "react-router";
import { keyUnder } from "#core/message-key.ts";
import { type Cents, toCents, toDecimal } from "#core/money.ts";
import { useT } from "#i18n/use-t.ts";
import { callStaff } from "#office-ui/calls/call-staff.ts";
import { MoneyField } from "#office-ui/fields/money-field.tsx";
import { type RecordForm, useRecordForm } from "#office-ui/form/use-record-form.ts";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { ProblemNotice } from "#office-ui/page/problem-notice.tsx";
import { CallFailed } from "#platform/client/call-api.ts";
import { Button } from "#ui/button.tsx";
import { RadioCards } from "#ui/fields/radio-cards.tsx";
import { SelectField } from "#ui/fields/select-field.tsx";
import { TextField } from "#ui/fields/text-field.tsx";
import { Dialog } from "#ui/floating/dialog.tsx";
import { closeModal, openModal } from "#ui/modal-stack/modal-stack.store.ts";
import { Notice } from "#ui/notice.tsx";
import { showToast } from "#ui/toasts/toasts.store.ts";
import type { readCorrectionQuery } from "../domain/correction.ts";
import { MANUAL_REASONS, type ManualReason } from "../domain/ledger.ts";
import {
  CORRECTION_WAYS,
  type CorrectionWay,
  correctWalletCall,
  type StaffWallet,
} from "../staff-calls.ts";

const ID = "office-correction";

type CorrectionDialogProps = {
  wallet: StaffWallet;
  way?: CorrectionWay;
  /** What the page's address asks for. */
  asked?: ReturnType<typeof readCorrectionQuery>;
  onDone: () => unknown;
};

export const openCorrection = (props: CorrectionDialogProps) =>
  openModal(ID, <CorrectionDialog {...props} />);

type Values = {
  way: CorrectionWay;
  cents: Cents | null;
  reason: ManualReason;
  record: string;
  /** The same key moves money once, also after a reload. */
  key: string;
};
const BLANK: Values = { way: "top_up", cents: null, reason: "correction", record: "", key: "" };

/** Tops up a wallet or deducts from it. What was typed is kept until it is sent or discarded. */
function CorrectionDialog(props: CorrectionDialogProps) {
  const { wallet } = props;
  const t = useT();
  const { money } = useOfficeFormat();
  const form = useCorrectionForm(props);
  const { way, cents } = form.values;
  const balance = toCents(wallet.balance);
  const after = balance + (way === "deduct" ? 0 - (cents ?? 0) : (cents ?? 0));
  const limit = wallet.correct_up_to === null ? null : toCents(wallet.correct_up_to);
  const isLarge = limit !== null && cents !== null && cents > limit;
  const sum = money(cents ?? 0);
  return (
    <Dialog
      title={t("office.wallet.dialog", { name: wallet.name || wallet.email || "" })}
      footer={
        <>
          <span className="num me-auto self-center text-ink-2" aria-live="polite">
            {t("office.wallet.balance_after", { sum: money(after) })}
          </span>
          <Button
            onClick={() => {
              form.discard();
              closeModal(ID);
            }}
          >
            {t("office.form.discard")}
          </Button>
          <Button variant="go" type="submit" form={ID} busy={form.busy} disabled={!cents}>
            {isLarge ? t("office.wallet.ask_owner") : t(`office.wallet.do_${way}`, { sum })}
          </Button>
        </>
      }
    >
      <form
        id={ID}
        className="grid grid-cols-1 gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.save(true);
        }}
      >
        <ProblemNotice problem={form.problem} />
        <CorrectionFields form={form} isTooMuch={after < 0} />
        {isLarge && !form.problem && (
          <Notice kind="warn">{t("office.wallet.large", { sum: money(limit) })}</Notice>
        )}
      </form>
    </Dialog>
  );
}

type FieldsProps = { form: RecordForm<Values>; isTooMuch: boolean };

function CorrectionFields({ form, isTooMuch }: FieldsProps) {
  const t = useT();
  const { values, set, errorOf } = form;
  const tooMuch = isTooMuch ? t("wallet.errors.not_enough") : undefined;
  return (
    <>
      <RadioCards
        legend={t("office.wallet.way")}
        hideLegend
        name="way"
        value={values.way}
        onChange={(way) => set("way", way)}
        options={CORRECTION_WAYS.map((value) => ({
          value,
          title: t(`office.wallet.${value}`),
          detail: t(`office.wallet.${value}_text`),
        }))}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <MoneyField
          label={t("office.wallet.amount")}
          name="amount"
          autoFocus
          cents={values.cents}
          onCents={(cents) => set("cents", cents)}
          error={errorOf("amount") ?? tooMuch}
        />
        <SelectField
          label={t("office.wallet.reason")}
          name="reason"
          value={values.reason}
          onChoose={(reason) => set("reason", reason)}
          error={errorOf("reason")}
          options={MANUAL_REASONS.map((value) => ({
            value,
            label: t(keyUnder("office.wallet.reasons", value)),
          }))}
        />
      </div>
      <TextField
        {...form.text("record")}
        label={t("office.wallet.record")}
        hint={t("office.wallet.record_hint")}
        optional
        maxLength={20}
        autoCapitalize="characters"
        autoComplete="off"
      />
    </>
  );
}

function useCorrectionForm({ wallet, way, asked, onDone }: CorrectionDialogProps) {
  const t = useT();
  const { money } = useOfficeFormat();
  const navigate = useNavigate();
  const form = useRecordForm<Values>({
    record: `wallet:${wallet.customer_id}`,
    loaded: BLANK,
    save: async ({ changes }) => {
      const { cents, record, ...input } = { ...BLANK, ...changes };
      const key = input.key || crypto.randomUUID();
      form.set("key", key);
      const { balance } = await callStaff(correctWalletCall, {
        ...input,
        key,
        id: wallet.customer_id,
        amount: toDecimal(cents ?? 0),
        ...(record.trim() ? { record } : {}),
      }).catch((refusal: unknown) => {
        // What was sent before is done; another correction needs a key of its own.
        if (refusal instanceof CallFailed && refusal.message === "wallet.errors.key_used") {
          form.set("key", crypto.randomUUID());
        }
        throw refusal;
      });
      form.discard();
      const text = t("office.wallet.done", { sum: money(toCents(balance)) });
      showToast({ kind: "good", text });
      closeModal(ID);
      // The address may have asked for this correction: it is made now.
      if (asked) await navigate(`/customers/${wallet.customer_id}/wallet`, { replace: true });
      await onDone();
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the dialog begins with these values
  useEffect(() => {
    if (way) form.set("way", way);
    if (!asked) return;
    form.set("way", asked.amountCents < 0 ? "deduct" : "top_up");
    form.set("cents", Math.abs(asked.amountCents));
    if (asked.reason) form.set("reason", asked.reason);
    form.set("record", asked.record ?? "");
  }, []);
  return form;
}
