import { useOrderMoney } from "#features/orders/shop/use-order-money.ts";
import { useDates } from "#features/sites/shop/use-dates.ts";
import { useT } from "#i18n/use-t.ts";
import type { QuoteDetails } from "../../domain/quote-view.ts";

/** How the total is made: the rows add up to it. */
export function QuotePriceRows({ quote }: { quote: QuoteDetails }) {
  const t = useT();
  const dates = useDates();
  const show = useOrderMoney(quote.currency);
  const { parts, total, delivery, expires_at, status } = quote;
  if (total === null) return null;
  return (
    <section className="panel" aria-labelledby="price">
      <h2 id="price" className="h3 mb-3">
        {t("quotes.price")}
      </h2>
      <dl className="quote-rows">
        {parts.map(({ part, amount }) => (
          <div key={part}>
            <dt className="text-ink-2">{t(`quotes.parts.${part}`)}</dt>
            <dd className="num">{show(amount)}</dd>
          </div>
        ))}
        <div className="quote-total" data-total={total}>
          <dt>{t(delivery ? "orders.total" : "quotes.from")}</dt>
          <dd className="num">{show(total)}</dd>
        </div>
      </dl>
      {status === "priced" && expires_at && (
        <p className="mt-3 text-14 text-ink-2">
          {t("quotes.valid_until", { date: dates.day(expires_at) })}
        </p>
      )}
      {delivery && (
        <p className="mt-3 border-t border-line pt-3 text-14 text-ink-2">
          {t(`shipping.by_${delivery.shipping_method}`)} · {delivery.courier}
          {delivery.pickup_point && <>, {delivery.pickup_point.name}</>}
          {delivery.address && (
            <span className="block wrap-anywhere">
              {delivery.address.firstName} {delivery.address.lastName},{" "}
              {delivery.address.firstAddress}, {delivery.address.zip} {delivery.address.city}
            </span>
          )}
        </p>
      )}
    </section>
  );
}
