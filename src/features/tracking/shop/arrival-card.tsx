import { PackageCheck, PackageOpen } from "lucide-react";
import { useT } from "#i18n/use-t.ts";
import { BarChart } from "#ui/charts/bar-chart.tsx";
import type { TrackingView } from "../domain/tracking-view.ts";

type ArrivalCardProps = {
  view: TrackingView;
  /** In the reader's language, made where the page is loaded. */
  words: { range: string | null; delivered: string | null };
};

/** When it comes, and what that is counted from. */
export function ArrivalCard({ view, words }: ArrivalCardProps) {
  const t = useT();
  const { estimate } = view;
  if (words.delivered) {
    return (
      <div className="arrival">
        <PackageCheck className="icon arrival-icon" aria-hidden="true" />
        <p className="text-ink-2">{t("tracking.arrived_on")}</p>
        <p className="arrival-day">{words.delivered}</p>
      </div>
    );
  }
  if (!estimate || !words.range) return null;
  const { past } = estimate;
  return (
    <div className="arrival">
      <PackageOpen className="icon arrival-icon" aria-hidden="true" />
      <p className="text-ink-2">{t(estimate.is_late ? "tracking.late" : "tracking.with_you")}</p>
      <p className="arrival-day" data-estimate>
        {words.range}
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
                label: String(Number(day.slice(-2))),
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
