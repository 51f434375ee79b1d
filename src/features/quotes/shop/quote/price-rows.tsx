import { useOrderMoney } from "#features/orders/shop/use-order-money.ts";
import { useT } from "#i18n/use-t.ts";
import type { QuoteSum } from "../../contract.ts";

type PriceRowsProps = {
  parts: readonly QuoteSum[];
  /** Nothing where not all of it is known. */
  total?: { amount: number; isFrom: boolean } | undefined;
  currency: string;
  /** Other words for a part, by its name. */
  names?: Partial<Record<QuoteSum["part"], string>>;
};

/** Every part of a total, and the total: the rows add up to it. */
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
