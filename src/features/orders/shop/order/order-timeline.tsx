import { useDates } from "#features/sites/shop/use-dates.ts";
import { useT } from "#i18n/use-t.ts";
import { Timeline } from "#ui/timeline.tsx";
import type { OrderDetails } from "../../contract.ts";
import { isEnded, ORDER_PROGRESS } from "../../domain/order-status.ts";
import { namePieces, orderEvents, type PartEvent, type StepEvent } from "../rules/order-events.ts";

/** Past events with time and actor, the current state, and the states still to come. */
export function OrderTimeline({ order }: { order: OrderDetails }) {
  const t = useT();
  const dates = useDates();
  const events = orderEvents(order);
  const passed = events.map((event, index) => {
    const isLast = index === events.length - 1;
    return {
      id: `${event.kind}-${event.at}`,
      ...(event.kind === "part" ? sayPart(t, event, isLast) : sayStep(t, event, isLast)),
      time: dates.dayAndTime(event.at),
      dateTime: event.at,
      state: isLast && !isEnded(order.status) ? ("now" as const) : ("done" as const),
    };
  });
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

type Words = ReturnType<typeof useT>;

const sayStep = (t: Words, { status, actor }: StepEvent, isLast: boolean) => ({
  title: t(`orders.status.${status}`),
  detail: isLast ? t(`orders.next.${status}`) : t(`orders.actor.${actor}`),
});

const sayPart = (t: Words, { items }: PartEvent, isLast: boolean) => ({
  title: t("orders.part_shipped"),
  detail: isLast ? `${namePieces(items)}. ${t("orders.part_next")}` : namePieces(items),
});

/** The order goes either to a pickup point or to a home address, so only one of the two states is ahead. */
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
