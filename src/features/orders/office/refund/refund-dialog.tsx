import { type FormEvent, type KeyboardEvent, useState } from "react";
import { keyUnder } from "#core/message-key.ts";
import { toCents } from "#core/money.ts";
import { useT } from "#i18n/use-t.ts";
import { callStaff } from "#office-ui/calls/call-staff.ts";
import { useStep } from "#office-ui/calls/use-step.ts";
import { Kbd } from "#office-ui/keyboard/kbd.tsx";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { ProblemNotice } from "#office-ui/page/problem-notice.tsx";
import { Button } from "#ui/button.tsx";
import { RadioCards } from "#ui/fields/radio-cards.tsx";
import { SelectField } from "#ui/fields/select-field.tsx";
import { TextField } from "#ui/fields/text-field.tsx";
import { Dialog } from "#ui/floating/dialog.tsx";
import { closeModal, openModal } from "#ui/modal-stack/modal-stack.store.ts";
import { Notice } from "#ui/notice.tsx";
import { showToast } from "#ui/toasts/toasts.store.ts";
import { REFUND_REASONS, type RefundReason, type RefundWay } from "../../domain/refund.ts";
import type { StaffOrder } from "../../staff-calls.ts";
import { refundOrderCall } from "../../steps/staff-calls.ts";
import {
  chosenTotal,
  isChoiceRight,
  isOverLimit,
  type PromisedRefund,
  refundSums,
} from "./refund-choice.ts";
import { RefundRows } from "./refund-rows.tsx";
import { useSeenOrder } from "./use-seen-order.ts";

const ID = "office-refund";

type RefundDialogProps = {
  order: StaffOrder;
  /** Loads the page again. */
  onDone: () => unknown;
  /** If missing, `onDone` is called for a refusal too. */
  onRefused?: () => unknown;
  /** What an accepted claim promised is filled in; the refund ends its task. */
  promised?: PromisedRefund;
};

export const openRefund = (props: RefundDialogProps) => openModal(ID, <RefundDialog {...props} />);

/** Chooses what of an order is refunded and shows the sum; submitting twice makes one refund. */
function RefundDialog({ order: opened, onDone, onRefused, promised }: RefundDialogProps) {
  const t = useT();
  const { money } = useOfficeFormat();
  const { order, choice, setChoice, key, readAnew } = useSeenOrder(opened, promised);
  const [way, setWay] = useState<RefundWay>("original");
  const [reason, setReason] = useState<RefundReason>("damaged");
  const [remark, setRemark] = useState("");
  const { busy, problem, run } = useStep();
  const total = chosenTotal(choice);
  const leftCents = toCents(order.refundable.left);
  const isRight = isChoiceRight(choice, leftCents);
  const sum = money(total, order.currency);
  const send = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (!isRight) return;
    void run(async () => {
      const said = { way, reason, remark: remark.trim(), seen_left: order.refundable.left };
      const sums = refundSums(choice);
      const { refund } = await callStaff(refundOrderCall, {
        id: order.id,
        key,
        ...sums,
        ...said,
        ...(promised ? { claim: promised.claimId } : {}),
      }).catch(async (refusal: unknown) => {
        await Promise.all([readAnew(refusal), (onRefused ?? onDone)()]);
        throw refusal;
      });
      const back = money(toCents(refund.amount), refund.currency);
      showToast({ kind: "good", text: t("office.orders.refund.done", { sum: back }) });
      // The dialog takes what is left from the page, so the page is reloaded before the dialog can be opened again.
      await onDone();
      closeModal(ID);
    });
  };
  return (
    <Dialog
      title={t("office.orders.refund.title", { number: order.number })}
      footer={
        <>
          <span className="me-auto self-center text-12 text-ink-3 desktop-only">
            {t("office.orders.refund.mail")}
          </span>
          <Button className="desktop-only" onClick={() => closeModal(ID)}>
            {t("ui.close")}
          </Button>
          <Button variant="go" type="submit" form={ID} busy={busy} disabled={!isRight}>
            {t("office.orders.refund.send", { sum })}
            <Kbd keys="ctrl+enter" one className="desktop-only" />
          </Button>
        </>
      }
    >
      <form
        id={ID}
        className="refund"
        onSubmit={send}
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) send(event);
        }}
      >
        <p className="num text-ink-3">{leftWords(t, money, order)}</p>
        {promised && (
          <Notice>
            {t("office.orders.refund.promised", {
              claim: `CL${promised.claimId}`,
              sum: money(promised.sumCents, order.currency),
            })}
          </Notice>
        )}
        <RefundRows order={order} choice={choice} onChange={setChoice} />
        <p className="refund-total">
          <span className="font-semibold">{t("office.orders.refund.goes_back")}</span>
          <output className="num" aria-live="polite">
            {sum}
          </output>
        </p>
        {isOverLimit(choice, leftCents) && (
          <p role="alert" className="text-12 text-bad">
            {t("office.orders.refund.limit_all", { most: money(leftCents, order.currency) })}
          </p>
        )}
        <ProblemNotice problem={problem} />
        <RefundWays value={way} hasWallet={order.refundable.to_wallet} onChange={setWay} />
        <div className="grid gap-3 sm:grid-cols-[200px_1fr]">
          <SelectField
            label={t("office.orders.refund.reason")}
            value={reason}
            onChoose={setReason}
            options={REFUND_REASONS.map((value) => ({
              value,
              label: t(keyUnder("office.orders.refund.reasons", value)),
            }))}
          />
          <TextField
            label={t("office.orders.refund.remark")}
            optional
            maxLength={500}
            value={remark}
            onChange={(event) => setRemark(event.target.value)}
          />
        </div>
      </form>
    </Dialog>
  );
}

type WaysProps = { value: RefundWay; hasWallet: boolean; onChange: (way: RefundWay) => void };

/** Where the money goes; without an account, only back the way it came. */
function RefundWays({ value, hasWallet, onChange }: WaysProps) {
  const t = useT();
  if (!hasWallet) {
    return <p className="text-12 text-ink-3">{t("office.orders.refund.way_only_original")}</p>;
  }
  return (
    <RadioCards
      legend={t("office.orders.refund.way")}
      hideLegend
      name="way"
      value={value}
      onChange={onChange}
      options={[
        {
          value: "original",
          title: t("office.orders.refund.way_original"),
          detail: t("office.orders.refund.way_original_text"),
        },
        {
          value: "wallet",
          title: t("office.orders.refund.way_wallet"),
          detail: t("office.orders.refund.way_wallet_text"),
        },
      ]}
    />
  );
}

const leftWords = (
  t: ReturnType<typeof useT>,
  money: ReturnType<typeof useOfficeFormat>["money"],
  { refundable, total, currency }: StaffOrder,
) =>
  t("office.orders.refund.left", {
    left: money(toCents(refundable.left), currency),
    total: money(toCents(total), currency),
  });
