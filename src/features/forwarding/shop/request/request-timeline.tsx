import { useDates } from "#features/sites/shop/use-dates.ts";
import { useT } from "#i18n/use-t.ts";
import { Timeline } from "#ui/timeline.tsx";
import type { ForwardDetails } from "../../contract.ts";
import { FORWARD_PROGRESS, type ForwardStatus, isEnded } from "../../domain/forward-status.ts";
import { isHoldAnswer } from "../../domain/hold-answer.ts";

/** Past steps with their time and actor, the current step, and the steps to come. */
export function RequestTimeline({ request }: { request: ForwardDetails }) {
  const t = useT();
  const dates = useDates();
  const last = request.history.length - 1;
  const passed = request.history.map((step, index) => {
    const { status, actor, at, note } = step;
    return {
      id: `${index}-${status}`,
      title: t(isHoldAnswer(step) ? "forwarding.answer.label" : `forwarding.status.${status}`),
      detail:
        note || (index === last ? t(`forwarding.next.${status}`) : t(`orders.actor.${actor}`)),
      time: dates.dayAndTime(at),
      dateTime: at,
      state: index === last && !isEnded(status) ? ("now" as const) : ("done" as const),
    };
  });
  const ahead = aheadOf(request).map((status) => ({
    id: status,
    title: t(`forwarding.status.${status}`),
    state: "ahead" as const,
  }));
  return (
    <section className="mt-4" aria-labelledby="request-history">
      <h2 id="request-history" className="h2 mb-4">
        {t("orders.history")}
      </h2>
      <Timeline label={t("orders.history")} events={[...passed, ...ahead]} />
    </section>
  );
}

/** The usual next steps to the door; empty for a parcel that waits for a decision. */
function aheadOf({ status, meets_customs }: ForwardDetails): ForwardStatus[] {
  const at = FORWARD_PROGRESS.indexOf(status);
  if (isEnded(status) || at < 0) return [];
  return FORWARD_PROGRESS.slice(at + 1).filter(
    (step) =>
      step !== "ready_for_pickup" &&
      (step !== "in_customs" || meets_customs) &&
      !(status === "ready_for_pickup" && step === "out_for_delivery"),
  );
}
