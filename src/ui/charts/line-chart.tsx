import { ChartFrame, type ChartValue } from "./chart-frame.tsx";
import { niceBounds, positionPoints, stepPath } from "./line-path.ts";

type LineChartProps = {
  title: string;
  hideTitle?: boolean;
  /** `at` is the time in milliseconds; without it the points stand evenly. */
  points: readonly (ChartValue & { at?: number })[];
  format?: (value: number) => string;
};

const BOX = { width: 640, height: 200 };

/** A value over time, in steps. */
export function LineChart({ title, hideTitle, points, format = String }: LineChartProps) {
  const values = points.map(({ value }) => value);
  const places = positionPoints(points, BOX);
  const { low, high, step } = niceBounds(values);
  const marks = Array.from(
    { length: Math.round((high - low) / step) + 1 },
    (_, at) => low + at * step,
  );
  const last = places.at(-1);
  const heightOf = (value: number) => BOX.height * (1 - (value - low) / (high - low));
  return (
    <ChartFrame {...{ title, hideTitle, format }} values={points}>
      <div className="line-chart" aria-hidden="true">
        <div className="line-chart-marks num">
          {marks.map((mark) => (
            <span key={mark} style={{ insetBlockStart: `${(heightOf(mark) / BOX.height) * 100}%` }}>
              {format(mark)}
            </span>
          ))}
        </div>
        <svg
          viewBox={`0 0 ${BOX.width} ${BOX.height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {marks.map((mark) => (
            <path key={mark} d={`M0 ${heightOf(mark)}H${BOX.width}`} className="chart-rule" />
          ))}
          <path d={`${stepPath(places)}V${heightOf(0)}H0z`} className="fill-accent-tint" />
          <path d={stepPath(places)} className="chart-line" />
          {last && <path d={`M${last.x} ${last.y}h0`} className="chart-end" />}
        </svg>
        <div className="line-chart-ends">
          <span>{points[0]?.label}</span>
          <span>{points.at(-1)?.label}</span>
        </div>
      </div>
    </ChartFrame>
  );
}
