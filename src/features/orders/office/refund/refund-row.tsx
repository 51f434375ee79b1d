import { type ReactNode, useId } from "react";
import type { Cents } from "#core/money.ts";
import { useT } from "#i18n/use-t.ts";
import { MoneyField } from "#office-ui/fields/money-field.tsx";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { type ChosenSum, isSumRight } from "./refund-choice.ts";

type RefundRowProps = {
  title: string;
  detail: string;
  picture: ReactNode;
  chosen: ChosenSum;
  currency: string;
  /** The input for the number of pieces. */
  counter?: ReactNode;
  /** Shown below a ticked row. */
  more?: ReactNode;
  onTick: (isChosen: boolean) => void;
  onCents: (cents: Cents | null) => void;
};

/** Something that can be refunded: a checkbox, a count, and an amount. */
export function RefundRow(props: RefundRowProps) {
  const { title, detail, picture, chosen, currency, counter, more, onTick, onCents } = props;
  const t = useT();
  const id = useId();
  const { money } = useOfficeFormat();
  const { isChosen, mostCents } = chosen;
  // An empty amount is not an error yet. The field is narrow, so the error stands below the row.
  const isWrong = isChosen && chosen.cents !== null && !isSumRight(chosen);
  const limit = isWrong
    ? t("office.orders.refund.limit", { most: money(mostCents, currency) })
    : undefined;
  return (
    <li className="refund-row" data-off={isChosen ? undefined : ""}>
      <input
        id={id}
        type="checkbox"
        className="box"
        checked={isChosen}
        disabled={mostCents <= 0}
        onChange={(event) => onTick(event.target.checked)}
      />
      <label htmlFor={id} className="contents">
        <span className="desktop-only">{picture}</span>
        <span className="refund-words min-w-0">
          <span className="line-clamp-2 font-medium">{title}</span>
          <span className="num block truncate text-12 text-ink-3">{detail}</span>
        </span>
      </label>
      <span className="refund-count">{counter}</span>
      <MoneyField
        label={t("office.orders.refund.sum_of", { what: title })}
        hideLabel
        currency={currency}
        cents={chosen.cents}
        disabled={!isChosen}
        onCents={onCents}
        {...(limit && { error: limit })}
      />
      {isChosen && (limit ?? more) && (
        <span className="refund-more">
          {limit && (
            <span role="alert" className="w-full text-12 text-bad">
              {limit}
            </span>
          )}
          {more}
        </span>
      )}
    </li>
  );
}
