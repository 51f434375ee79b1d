import { useDates } from "#features/sites/shop/use-dates.ts";
import { useT } from "#i18n/use-t.ts";
import type { OrderDetails } from "../../contract.ts";
import { useOrderMoney } from "../use-order-money.ts";

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
        {order.payments.map(({ payment_processor_id, status, amount, created_at }) => (
          <li key={created_at} className="flex justify-between gap-4">
            <span>
              {t(`payments.method.${payment_processor_id}`)}
              <span className="block text-14 text-ink-2">
                {dates.day(created_at)} · {t(`orders.payment_status.${status}`)}
              </span>
            </span>
            <span className="num">{show(amount)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
