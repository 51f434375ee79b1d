import { useDates } from "#features/sites/shop/use-dates.ts";
import { useT } from "#i18n/use-t.ts";
import { Timeline } from "#ui/timeline.tsx";
import type { OrderDetails } from "../../contract.ts";
import { isEnded, ORDER_PROGRESS } from "../../domain/order-status.ts";

/** What happened with its time and whoever did it, what is now, and what is still to come. */
export function OrderTimeline({ order }: { order: OrderDetails }) {
  const t = useT();
  const dates = useDates();
  const last = order.history.length - 1;
  const passed = order.history.map(({ status, actor, at }, index) => ({
    id: `${status}-${at}`,
    title: t(`orders.status.${status}`),
    detail: index === last ? t(`orders.next.${status}`) : t(`orders.actor.${actor}`),
    time: dates.dayAndTime(at),
    dateTime: at,
    state: index === last && !isEnded(status) ? ("now" as const) : ("done" as const),
  }));
  return (
    <section aria-labelledby="order-history">
      <h2 id="order-history" className="h2 mb-4">
        {t("orders.history")}
      </h2>
      <Timeline
        label={t("orders.history")}
        events={[
          ...passed,
          ...ahead(order).map((status) => ({
            id: status,
            title: t(`orders.status.${status}`),
            state: "ahead" as const,
          })),
        ]}
      />
    </section>
  );
}

/** To a pickup point or to the door: only one of the two is ahead. */
function ahead({ status, pickup_point, meets_customs }: OrderDetails) {
  if (isEnded(status)) return [];
  const not = pickup_point ? "out_for_delivery" : "ready_for_pickup";
  return ORDER_PROGRESS.slice(ORDER_PROGRESS.indexOf(status) + 1).filter(
    (step) =>
      step !== not &&
      (step !== "in_customs" || meets_customs) &&
      !(status === "ready_for_pickup" && step === "out_for_delivery"),
  );
}
