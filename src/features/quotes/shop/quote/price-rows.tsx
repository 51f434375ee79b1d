import { useOrderMoney } from "#features/orders/shop/use-order-money.ts";
import { useT } from "#i18n/use-t.ts";
import type { QuoteDetails, QuoteSum } from "../../contract.ts";
import { chosenSums, type DeliveryChoice } from "../rules/chosen-sums.ts";

type PriceRowsProps = {
  parts: readonly QuoteSum[];
  /** Undefined if the total is not fully known. */
  total?: { amount: number; isFrom: boolean } | undefined;
  currency: string;
  /** Labels that replace the usual ones, by part. */
  names?: Partial<Record<QuoteSum["part"], string>>;
};

/** A total and all its parts: the rows add up to it. */
export function PriceRows({ parts, total, currency, names = {} }: PriceRowsProps) {
  const t = useT();
  const show = useOrderMoney(currency);
  return (
    <dl className="quote-rows" aria-live="polite">
      {parts.map(({ part, amount }) => (
        <div key={part} data-part={part}>
          <dt className="text-ink-2">{names[part] ?? t(`quotes.parts.${part}`)}</dt>
          <dd className="num">{show(amount)}</dd>
        </div>
      ))}
      {total && (
        <div className="quote-total" data-total={total.amount}>
          <dt>{t(total.isFrom ? "quotes.from" : "orders.total")}</dt>
          <dd className="num">{show(total.amount)}</dd>
        </div>
      )}
    </dl>
  );
}

type ChosenSumProps = { quote: QuoteDetails; choice: DeliveryChoice };

/** Shown above the button on a phone; on a wide screen the panel next to the form already shows it. */
export function ChosenSum({ quote, choice }: ChosenSumProps) {
  const sums = chosenSums(quote, choice);
  if (!sums) return null;
  return (
    <div className="mb-4 lg:hidden">
      <PriceRows parts={sums.parts} total={sums} currency={quote.currency} />
    </div>
  );
}
