import { useT } from "#i18n/use-t.ts";
import { BarChart } from "#ui/charts/bar-chart.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import type { TrackingView } from "../contract.ts";
import type { TrackedDays } from "../domain/tracked-days.ts";

type ArrivalCardProps = {
  view: TrackingView;
  days: Pick<TrackedDays, "expected" | "delivered">;
};

/** The estimated arrival and what it is based on. */
export function ArrivalCard({ view, days }: ArrivalCardProps) {
  const t = useT();
  const { estimate } = view;
  if (days.delivered) {
    return (
      <div className="arrival">
        <Icon name="package-check" className="arrival-icon" />
        <p className="text-ink-2">{t("tracking.arrived_on")}</p>
        <p className="arrival-day">{days.delivered}</p>
      </div>
    );
  }
  if (!estimate || !days.expected) return null;
  const { past } = estimate;
  return (
    <div className="arrival">
      <Icon name="package-open" className="arrival-icon" />
      <p className="text-ink-2">{t(estimate.is_late ? "tracking.late" : "tracking.with_you")}</p>
      <p className="arrival-day" data-estimate>
        {days.expected}
      </p>
      {past ? (
        <>
          <p className="text-14 text-ink-2">
            {t("tracking.past", { count: past.count, within: past.within })}
          </p>
          <div className="arrival-bars">
            <BarChart
              title={t("tracking.past_chart")}
              hideTitle
              bars={past.days.map(({ day, count, is_within }) => ({
                label: day,
                short: String(Number(day.slice(-2))),
                value: count,
                strong: is_within,
              }))}
            />
          </div>
        </>
      ) : (
        view.state !== "out_for_delivery" && (
          <p className="text-14 text-ink-2">{t("tracking.by_tariff")}</p>
        )
      )}
    </div>
  );
}
