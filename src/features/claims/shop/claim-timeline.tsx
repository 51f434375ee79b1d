import { useDates } from "#features/sites/shop/use-dates.ts";
import { useT } from "#i18n/use-t.ts";
import { Timeline } from "#ui/timeline.tsx";
import { stepsAhead } from "../domain/claim-status.ts";
import type { ClaimDetails } from "../domain/claim-view.ts";

/** What happened and what we said, what is now, and what is still to come. */
export function ClaimTimeline({ claim }: { claim: ClaimDetails }) {
  const t = useT();
  const dates = useDates();
  const last = claim.history.length - 1;
  const passed = claim.history.map(({ status, at, note }, index) => ({
    id: `${index}-${status}`,
    title: t(`claims.status.${status}`),
    detail: note || (index === last ? t(`claims.next.${status}`) : undefined),
    time: dates.dayAndTime(at),
    dateTime: at,
    state: index === last && status !== "closed" ? ("now" as const) : ("done" as const),
  }));
  const ahead = stepsAhead(claim.status).map((step) => ({
    id: step,
    title: t(step === "decided" ? "claims.decided" : `claims.status.${step}`),
    state: "ahead" as const,
  }));
  return (
    <section className="mt-8" aria-labelledby="claim-history">
      <h2 id="claim-history" className="h2 mb-4">
        {t("orders.history")}
      </h2>
      <Timeline label={t("orders.history")} events={[...passed, ...ahead]} />
    </section>
  );
}
