import { toCents, toDecimal } from "#core/money.ts";
import { useOrderMoney } from "#features/orders/shop/use-order-money.ts";
import { useT } from "#i18n/use-t.ts";
import type { QuoteDetails } from "../../domain/quote-view.ts";

type ChosenSumProps = {
  quote: QuoteDetails;
  method: string;
  /** A `local_delivery_type`; empty until a locker is chosen. */
  delivery: string;
};

/** What comes of the choices above, before anything is sent; the rows add up, in any currency. */
export function ChosenSum({ quote, method, delivery }: ChosenSumProps) {
  const t = useT();
  const show = useOrderMoney(quote.currency);
  const way = method === "sea" ? "sea" : "air";
  const offer = quote.methods[way];
  const courier = quote.local_delivery_couriers.find(
    ({ local_delivery_type }) => String(local_delivery_type) === delivery,
  );
  if (!offer) return null;
  const total = courier?.totals[way] ?? offer.total;
  return (
    <dl className="quote-rows mb-4 max-w-sm" aria-live="polite">
      <div>
        <dt className="text-ink-2">{t(`shipping.by_${way}`)}</dt>
        <dd className="num">{show(offer.total)}</dd>
      </div>
      {courier && (
        <div>
          <dt className="text-ink-2">{t("quotes.parts.delivery")}</dt>
          <dd className="num">{show(toDecimal(toCents(total) - toCents(offer.total)))}</dd>
        </div>
      )}
      <div className="quote-total">
        <dt>{t(courier ? "orders.total" : "quotes.from")}</dt>
        <dd className="num">{show(total)}</dd>
      </div>
    </dl>
  );
}
