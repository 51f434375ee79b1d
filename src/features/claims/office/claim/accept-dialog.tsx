import { type FormEvent, useState } from "react";
import { toCents } from "#core/money.ts";
import type { StaffOrder } from "#features/orders/staff-calls.ts";
import { useT } from "#i18n/use-t.ts";
import { callStaff } from "#office-ui/calls/call-staff.ts";
import { MoneyField } from "#office-ui/fields/money-field.tsx";
import { useLanguageName } from "#office-ui/marks/use-display-names.ts";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { ProblemNotice } from "#office-ui/page/problem-notice.tsx";
import { Button } from "#ui/button.tsx";
import { QuantityStepper } from "#ui/fields/quantity-stepper.tsx";
import { RadioCards } from "#ui/fields/radio-cards.tsx";
import { TextArea } from "#ui/fields/text-field.tsx";
import { Dialog } from "#ui/floating/dialog.tsx";
import { closeModal, openModal } from "#ui/modal-stack/modal-stack.store.ts";
import { Notice } from "#ui/notice.tsx";
import { showToast } from "#ui/toasts/toasts.store.ts";
import { acceptClaimCall, type StaffClaim } from "../../staff-calls.ts";
import {
  type AcceptChoice,
  asksOwner,
  chosenRemedy,
  firstChoice,
  isComplete,
  isTooMuch,
  linesToChoose,
  mostPieces,
  withPieces,
  withWay,
} from "./accept-choice.ts";
import { useClaimStep } from "./use-claim-step.ts";
import { useDraftNote } from "./use-draft-note.ts";

const ID = "office-claim-accept";

type AcceptProps = {
  claim: StaffClaim;
  order: StaffOrder | null;
  /** Loads the page again, or opens the page where the remedy is made. */
  onDone: (claim: StaffClaim) => unknown;
  onRefused: () => unknown;
};

export const openAccept = (props: AcceptProps) => openModal(ID, <AcceptDialog {...props} />);

/** Chooses how the claim is put right. It moves no money. */
function AcceptDialog({ claim, order, onDone, onRefused }: AcceptProps) {
  const t = useT();
  const { money } = useOfficeFormat();
  const languageName = useLanguageName();
  const [choice, setChoice] = useState<AcceptChoice>(() => firstChoice(claim));
  const { note, setNote, forget } = useDraftNote(`claim-accept:${claim.id}`);
  const { busy, problem, conflict, errors, run } = useClaimStep();
  const currency = choice.way === "wallet" ? "EUR" : claim.refundable.currency;
  const isForOwner = asksOwner(choice, claim);
  const send = (event: FormEvent) => {
    event.preventDefault();
    run(async () => {
      const asked = {
        id: claim.id,
        ...chosenRemedy(choice),
        note: note.trim(),
        seen: claim.status,
      };
      const accepted = await callStaff(acceptClaimCall, asked).catch(async (refusal: unknown) => {
        await onRefused();
        throw refusal;
      });
      forget();
      showToast({ kind: "good", text: t("office.claims.done", { number: claim.number }) });
      await onDone(accepted.claim);
      closeModal(ID);
    });
  };
  return (
    <Dialog
      title={t("office.claims.accept.title", { number: claim.number })}
      footer={
        <>
          <span className="me-auto self-center text-12 text-ink-3 desktop-only">
            {t("office.claims.accept.mail")}
          </span>
          <Button
            variant="go"
            type="submit"
            form={ID}
            busy={busy}
            disabled={!isComplete(choice, claim)}
          >
            {isForOwner
              ? t("office.claims.accept.ask_owner")
              : choice.way === "resend"
                ? t("office.claims.accept.send")
                : t("office.claims.accept.send_sum", { sum: money(choice.cents ?? 0, currency) })}
          </Button>
        </>
      }
    >
      <form id={ID} className="grid grid-cols-1 gap-4" onSubmit={send}>
        <Ways claim={claim} order={order} choice={choice} onChange={setChoice} />
        {choice.way !== "wallet" && <Pieces order={order} choice={choice} onChange={setChoice} />}
        {choice.way !== "resend" && (
          <MoneyField
            key={choice.way}
            label={t("office.claims.accept.amount")}
            hint={
              order && choice.way === "refund" ? t("office.claims.accept.amount_hint") : undefined
            }
            error={
              isTooMuch(choice, claim)
                ? t("office.claims.errors.more_than_left")
                : errors.amount?.[0] && t(errors.amount[0])
            }
            currency={currency}
            cents={choice.cents}
            onCents={(cents) => setChoice({ ...choice, cents })}
          />
        )}
        <TextArea
          label={t("office.claims.accept.note")}
          hint={t("office.claims.accept.note_hint", { language: languageName(claim.language) })}
          optional
          rows={3}
          maxLength={2000}
          lang={claim.language}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        {isForOwner && (
          <Notice kind="warn">
            {t("office.claims.accept.limit", { sum: money(toCents(claim.limit ?? 0)) })}
          </Notice>
        )}
        {conflict && (
          <Notice kind="warn" announce>
            {conflict}
          </Notice>
        )}
        <ProblemNotice problem={errors.lines?.[0] ?? errors.way?.[0] ?? problem} />
      </form>
    </Dialog>
  );
}

type PartProps = {
  order: StaffOrder | null;
  choice: AcceptChoice;
  onChange: (choice: AcceptChoice) => void;
};

function Ways({ claim, order, choice, onChange }: PartProps & { claim: StaffClaim }) {
  const t = useT();
  const { money } = useOfficeFormat();
  const { left, currency } = claim.refundable;
  const sum = money(toCents(left), currency);
  return (
    <RadioCards
      legend={t("office.claims.accept.way")}
      name="way"
      columns={false}
      value={choice.way}
      onChange={(way) => onChange(withWay(choice, order, way))}
      options={[
        {
          value: "refund",
          title: t("office.claims.ways.refund"),
          detail:
            left > 0
              ? t("office.claims.accept.refund_text", { sum })
              : t("office.claims.accept.refund_none"),
          disabled: left <= 0,
        },
        {
          value: "wallet",
          title: t("office.claims.ways.wallet"),
          detail: t("office.claims.accept.wallet_text"),
        },
        ...(order
          ? [
              {
                value: "resend" as const,
                title: t("office.claims.ways.resend"),
                detail: t("office.claims.accept.resend_text"),
              },
            ]
          : []),
      ]}
    />
  );
}

/** The lines of the order, each with how many pieces are put right. */
function Pieces({ order, choice, onChange }: PartProps) {
  const t = useT();
  const lines = linesToChoose(order, choice.way);
  if (!order || lines.length === 0) return null;
  return (
    <ul className="step-lines" aria-label={t("office.claims.accept.pieces")}>
      {lines.map((line) => {
        const { position } = line.line;
        const name = order.lines.find((one) => one.position === position)?.name ?? "";
        const most = mostPieces(line, choice.way);
        return (
          <li key={position}>
            <span className="line-clamp-2 min-w-0 flex-1">{name}</span>
            <QuantityStepper
              label={t("office.orders.refund.pieces_of", { what: name })}
              value={choice.pieces[position] ?? 0}
              min={0}
              max={most}
              onChange={(quantity) => onChange(withPieces(choice, order, { position, quantity }))}
            />
            <span className="num w-10 text-12 text-ink-3">
              {t("office.orders.refund.of", { most })}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
