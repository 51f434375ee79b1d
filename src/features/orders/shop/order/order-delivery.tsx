import { MethodIcon } from "#features/shipping/shop/method-icon.tsx";
import { TrackingNumber } from "#features/shipping/shop/tracking-number.tsx";
import { useDates } from "#features/sites/shop/use-dates.ts";
import { useT } from "#i18n/use-t.ts";
import type { OrderDetails } from "../../contract.ts";
import { isInProgress } from "../../domain/order-status.ts";
import { namePieces } from "../rules/order-events.ts";

/** The shipping method, the address, and the tracking numbers. */
export function OrderDelivery({ order }: { order: OrderDetails }) {
  const t = useT();
  const dates = useDates();
  const { address, pickup_point } = order;
  return (
    <section className="panel" aria-labelledby="order-delivery">
      <h2 id="order-delivery" className="h3 mb-3">
        {t("orders.delivery")}
      </h2>
      <p className="flex items-center gap-2">
        <MethodIcon method={order.shipping_method} />
        {t(`shipping.by_${order.shipping_method}`)}
      </p>
      {isInProgress(order.status) && order.days && (
        <p className="mt-1" data-promised="">
          {t("orders.with_you", {
            dates: dates.daysFrom(dates.day(order.paid_at ?? order.created_at), order.days),
          })}
        </p>
      )}
      {pickup_point && (
        <p className="mt-3">
          {pickup_point.name}
          <span className="block text-14 text-ink-2">{pickup_point.address}</span>
        </p>
      )}
      {address && (
        <address className="mt-3 not-italic wrap-anywhere">
          {address.first_name} {address.last_name}
          <span className="block text-14 text-ink-2">
            {[address.first_address, [address.zip, address.city].filter(Boolean).join(" ")]
              .filter(Boolean)
              .join(", ")}
          </span>
          <span className="block text-14 text-ink-2">{address.phone_number}</span>
        </address>
      )}
      {order.shipments.length > 0 && <Shipments order={order} />}
    </section>
  );
}

function Shipments({ order }: { order: OrderDetails }) {
  const t = useT();
  const dates = useDates();
  return (
    <div className="mt-4 border-t border-line pt-4">
      <h3 className="font-semibold">{t("orders.shipments")}</h3>
      <ul>
        {order.shipments.map(({ carrier, tracking_number, sent_at, items }) => (
          <li key={tracking_number} className="mt-2">
            <span className="block text-14 text-ink-2">
              {carrier}, {dates.day(sent_at)}. {t("orders.tracking")}:
            </span>
            <TrackingNumber number={tracking_number} />
            {items.length > 0 && <span className="block text-14">{namePieces(items)}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
