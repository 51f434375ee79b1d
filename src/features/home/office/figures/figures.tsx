import type { ReactNode } from "react";
import { toCents } from "#core/money.ts";
import { useT } from "#i18n/use-t.ts";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import type { HomeFigures } from "../../staff-calls.ts";
import { HourBars, HourLines } from "./hour-charts.tsx";
import { runningSums, sumUntil } from "./hour-sums.ts";

/** Today next to the same day of last week, as charts and as tables. */
export function Figures({ figures }: { figures: HomeFigures }) {
  const t = useT();
  const { number, money } = useOfficeFormat();
  const { today, last_week: lastWeek, hours } = figures;
  const orders = { now: today.map((one) => one.orders), before: lastWeek.map((one) => one.orders) };
  const income = { now: today.map((one) => one.income), before: lastWeek.map((one) => one.income) };
  const euros = (value: number) => money(toCents(value));
  return (
    <section className="office-panel figure-list" aria-label={t("office.home.orders_today")}>
      <Figure title={t("office.home.orders_today")} values={orders} hours={hours} format={number}>
        <HourBars now={orders.now} before={orders.before} hours={hours} />
      </Figure>
      <Figure title={t("office.home.income_today")} values={income} hours={hours} format={euros}>
        <HourLines
          now={runningSums(income.now)}
          before={runningSums(income.before)}
          hours={hours}
        />
      </Figure>
    </section>
  );
}

type FigureProps = {
  title: string;
  values: { now: readonly number[]; before: readonly number[] };
  hours: number;
  format: (value: number) => string;
  children: ReactNode;
};

const toneOf = (difference: number) =>
  difference === 0 ? "text-ink-2" : difference > 0 ? "figure-more" : "figure-less";

function Figure({ title, values, hours, format, children }: FigureProps) {
  const t = useT();
  const now = sumUntil(values.now, hours);
  const then = sumUntil(values.before, hours);
  const difference = now - then;
  return (
    <figure className="figure">
      <figcaption className="figure-head">
        <span className="font-medium">{title}</span>
        <span className="figure-legend desktop-only">
          <i className="figure-legend-now" /> {t("office.home.today")}
          <i className="figure-legend-then" /> {t("office.home.last_week")}
        </span>
      </figcaption>
      <p className="figure-sum num">
        <b>{format(now)}</b>
        <span className={toneOf(difference)}>
          {`${difference > 0 ? "+" : difference < 0 ? "−" : "±"}${format(Math.abs(difference))}`}
        </span>
        <span className="text-ink-3">{t("office.home.by_this_hour", { value: format(then) })}</span>
      </p>
      {children}
      <details className="figure-table">
        <summary>{t("office.home.as_table")}</summary>
        <table className="plain-table">
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{t("office.home.hour")}</th>
              <th scope="col">{t("office.home.today")}</th>
              <th scope="col">{t("office.home.last_week")}</th>
            </tr>
          </thead>
          <tbody>
            {values.before.map((value, hour) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an hour of the day is its number.
              <tr key={hour}>
                <th scope="row" className="num">{`${String(hour).padStart(2, "0")}:00`}</th>
                <td className="num">{hour < hours ? format(values.now[hour] ?? 0) : "–"}</td>
                <td className="num">{format(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
