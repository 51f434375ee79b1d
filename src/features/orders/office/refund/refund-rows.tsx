import type { ReactNode } from "react";
import { toCents } from "#core/money.ts";
import { pictureUrl } from "#features/catalogue/domain/picture-url.ts";
import { useT } from "#i18n/use-t.ts";
import { OfficeIcon, type OfficeIconName } from "#office-ui/icon/office-icon.tsx";
import { Thumb } from "#office-ui/marks/thumb-stack.tsx";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { QuantityStepper } from "#ui/fields/quantity-stepper.tsx";
import type { StaffOrder } from "../../staff-calls.ts";
import {
  type ChosenLine,
  piecesLeft,
  type RefundChoice,
  sentOf,
  tickLine,
  tickSum,
  withQuantity,
} from "./refund-choice.ts";
import { RefundRow } from "./refund-row.tsx";

type RowsProps = {
  order: StaffOrder;
  choice: RefundChoice;
  onChange: (choice: RefundChoice) => void;
};

const Drawing = ({ name }: { name: OfficeIconName }) => (
  <span className="refund-picture">
    <OfficeIcon name={name} />
  </span>
);

/** The lines, shipping, and an amount that belongs to none of them. */
export function RefundRows({ order, choice, onChange }: RowsProps) {
  const t = useT();
  const { amount } = useOfficeFormat();
  const { currency, refundable } = order;
  const { lines, shipping, other } = choice;
  const setLine = (line: ChosenLine) =>
    onChange({
      ...choice,
      lines: lines.map((one) => (one.line.position === line.line.position ? line : one)),
    });
  return (
    <ul className="refund-rows">
      {lines.map((line) => (
        <RefundLineRow key={line.line.position} order={order} chosen={line} onChange={setLine} />
      ))}
      <RefundRow
        title={t("office.orders.refund.shipping")}
        detail={paidWords(t, amount, refundable.shipping_paid, refundable.shipping_refunded)}
        picture={<Drawing name="plane" />}
        chosen={shipping}
        currency={currency}
        onTick={(on) => onChange({ ...choice, shipping: tickSum(shipping, on, true) })}
        onCents={(cents) => onChange({ ...choice, shipping: { ...shipping, cents } })}
      />
      <RefundRow
        title={t("office.orders.refund.other")}
        detail={t("office.orders.refund.other_text")}
        picture={<Drawing name="pencil" />}
        chosen={other}
        currency={currency}
        onTick={(on) => onChange({ ...choice, other: tickSum(other, on, false) })}
        onCents={(cents) => onChange({ ...choice, other: { ...other, cents } })}
      />
    </ul>
  );
}

type Words = ReturnType<typeof useT>;
type Amount = ReturnType<typeof useOfficeFormat>["amount"];

const paidWords = (t: Words, amount: Amount, paid: number, refunded: number) =>
  refunded > 0
    ? t("office.orders.refund.paid_of", {
        paid: amount(toCents(paid)),
        refunded: amount(toCents(refunded)),
      })
    : t("office.orders.refund.paid", { paid: amount(toCents(paid)) });

type LineRowProps = {
  order: StaffOrder;
  chosen: ChosenLine;
  onChange: (line: ChosenLine) => void;
};

function RefundLineRow({ order, chosen, onChange }: LineRowProps) {
  const t = useT();
  const { amount } = useOfficeFormat();
  const { line, quantity, restock } = chosen;
  const shown = order.lines.find(({ position }) => position === line.position);
  if (!shown) return null;
  const { name, picture } = shown;
  const most = piecesLeft(line);
  const sent = sentOf(chosen);
  return (
    <RefundRow
      title={name}
      detail={paidWords(t, amount, shown.paid, shown.refunded)}
      picture={<Thumb src={picture ? pictureUrl(picture.src, 160) : undefined} large />}
      chosen={most > 0 ? chosen : { ...chosen, mostCents: 0 }}
      currency={order.currency}
      counter={
        <>
          <QuantityStepper
            label={t("office.orders.refund.pieces_of", { what: name })}
            value={quantity}
            min={0}
            max={most}
            disabled={most === 0}
            onChange={(pieces) => onChange(withQuantity(chosen, pieces))}
          />
          <span className="num text-12 text-ink-3">{t("office.orders.refund.of", { most })}</span>
        </>
      }
      more={
        <>
          <Ticked isOn={restock} onTick={(on) => onChange({ ...chosen, restock: on })}>
            {t("office.orders.refund.restock")}
          </Ticked>
          {sent.isOpen && (
            <Ticked
              isOn={chosen.isSentFirst}
              onTick={(on) => onChange({ ...chosen, isSentFirst: on })}
            >
              {t("office.orders.refund.sent_already", { count: sent.most })}
            </Ticked>
          )}
        </>
      }
      onTick={(on) => onChange(tickLine(chosen, on))}
      onCents={(cents) => onChange({ ...chosen, cents })}
    />
  );
}

type TickedProps = { isOn: boolean; onTick: (isOn: boolean) => void; children: ReactNode };

const Ticked = ({ isOn, onTick, children }: TickedProps) => (
  <label className="flex items-center gap-2 text-12 text-ink-2">
    <input
      type="checkbox"
      className="box"
      checked={isOn}
      onChange={(event) => onTick(event.target.checked)}
    />
    {children}
  </label>
);
