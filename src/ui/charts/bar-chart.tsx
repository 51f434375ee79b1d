import { ChartFrame, type ChartValue } from "./chart-frame.tsx";

type BarChartProps = {
  title: string;
  hideTitle?: boolean;
  /** The strong ones are what the chart is about; a short label stands under the bar, the whole one in the table. */
  bars: readonly (ChartValue & { short?: string; strong?: boolean })[];
  format?: (value: number) => string;
};

/** An honest histogram: bars from zero, in the brand's own shape. */
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
