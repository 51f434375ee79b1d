import { PaperLinks } from "#features/invoices/shop/paper-links.tsx";
import { useDates } from "#features/sites/shop/use-dates.ts";
import { useT } from "#i18n/use-t.ts";
import type { OrderDetails } from "../../contract.ts";
import { useOrderMoney } from "../use-order-money.ts";

/** The parts that add up to the total, and how much of it the wallet pays. */
export function OrderPrice({ order }: { order: OrderDetails }) {
  const t = useT();
  const show = useOrderMoney(order.currency);
  return (
    <section className="panel" aria-labelledby="order-price">
      <h2 id="order-price" className="h3 mb-3">
        {t("orders.price")}
      </h2>
      <dl className="grid grid-cols-[1fr_auto] gap-y-1.5">
        {order.price.map(({ part, amount }) => (
          <div key={part} className="contents">
            <dt className="text-ink-2">{t(`orders.parts.${part}`)}</dt>
            <dd className="num ps-4 text-end">{show(amount)}</dd>
          </div>
        ))}
        <dt className="mt-1.5 border-t border-line pt-3 font-semibold">{t("orders.total")}</dt>
        <dd className="num mt-1.5 border-t border-line pt-3 text-end text-18 font-bold">
          {show(order.total)}
        </dd>
        {order.from_wallet > 0 && (
          <>
            <dt className="text-ink-2">{t("orders.parts.balance")}</dt>
            <dd className="num ps-4 text-end">{show(order.from_wallet)}</dd>
          </>
        )}
        {order.due > 0 && order.from_wallet > 0 && (
          <>
            <dt className="font-semibold">{t("orders.due")}</dt>
            <dd className="num ps-4 text-end font-semibold">{show(order.due)}</dd>
          </>
        )}
      </dl>
      <PaperLinks papers={order} />
    </section>
  );
}

export function OrderPayments({ order }: { order: OrderDetails }) {
  const t = useT();
  const dates = useDates();
  const show = useOrderMoney(order.currency);
  if (order.payments.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="order-payments">
      <h2 id="order-payments" className="h3 mb-3">
        {t("orders.payments")}
      </h2>
      <ul className="grid gap-2">
        {order.payments.map(({ payment_processor_id, status, amount, refunded, created_at }) => (
          <li key={created_at} className="flex justify-between gap-4">
            <span>
              {t(`payments.method.${payment_processor_id}`)}
              <span className="block text-14 text-ink-2">
                {dates.day(created_at)} ·{" "}
                {t(`orders.payment_status.${status}`, { sum: show(refunded) })}
              </span>
            </span>
            <span className="num">{show(amount)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
