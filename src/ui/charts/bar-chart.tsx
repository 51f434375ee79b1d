import { ChartFrame, type ChartValue } from "./chart-frame.tsx";

type BarChartProps = {
  title: string;
  hideTitle?: boolean;
  /** `strong`: the bars that the chart is about; `short`: the label below the bar (the table has the full one). */
  bars: readonly (ChartValue & { short?: string; strong?: boolean })[];
  format?: (value: number) => string;
};

/** A histogram: bars start at zero and have the brand's own shape. */
export function BarChart({ title, hideTitle, bars, format = String }: BarChartProps) {
  const highest = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <ChartFrame {...{ title, hideTitle, format }} values={bars}>
      <div className="bar-chart" aria-hidden="true">
        {bars.map(({ label, short = label, value, strong }) => (
          <div key={label} data-strong={strong || undefined}>
            <span className="bar" style={{ blockSize: `${(value / highest) * 100}%` }} />
            <span className="bar-label num">{short}</span>
          </div>
        ))}
      </div>
    </ChartFrame>
  );
}
