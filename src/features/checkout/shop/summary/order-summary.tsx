import { useOrderMoney } from "#features/orders/shop/use-order-money.ts";
import { useT } from "#i18n/use-t.ts";
import type { CheckoutData } from "../../domain/checkout-view.ts";
import { ExplainedTotal } from "./explained-total.tsx";
import { SummaryItems } from "./summary-items.tsx";
import { usePartNotes } from "./use-part-notes.ts";

type OrderSummaryProps = { data: CheckoutData; isBusy?: boolean };

/** What is bought and what it comes to; the lines add up to the total. */
export function OrderSummary({ data, isBusy }: OrderSummaryProps) {
  const t = useT();
  const show = useOrderMoney(data.currency);
  const noteOf = usePartNotes(data);
  const isOpen = (part: string) => part === "delivery" && !data.courier_info;
  return (
    <>
      <SummaryItems data={data} />
      <dl
        className="checkout-lines mt-3 border-t border-line pt-3 text-14"
        aria-live="polite"
        aria-busy={isBusy}
      >
        {data.price.map(({ part, amount }) => (
          <div key={part} data-part={part}>
            <dt className="min-w-0">
              {t(`orders.parts.${part}`)}
              <span className="block text-12 text-ink-3 wrap-anywhere empty:hidden">
                {noteOf(part)}
              </span>
            </dt>
            <dd className="num whitespace-nowrap">
              {isOpen(part) ? "–" : amount === 0 ? t("checkout.free") : show(amount)}
            </dd>
          </div>
        ))}
        <div className="checkout-total">
          <dt>{t("orders.total")}</dt>
          <dd className="num whitespace-nowrap" data-total="">
            {show(data.total)}
          </dd>
        </div>
      </dl>
      <p className="text-12 text-ink-3">{t("checkout.vat_included")}</p>
      <ExplainedTotal data={data} />
    </>
  );
}
