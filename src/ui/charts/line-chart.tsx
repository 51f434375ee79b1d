import { ChartFrame, type ChartValue } from "./chart-frame.tsx";

type LineChartProps = {
  title: string;
  hideTitle?: boolean;
  /** `at` is the time in milliseconds; without it the points are evenly spaced. */
  points: readonly (ChartValue & { at?: number })[];
  format?: (value: number) => string;
};

const BOX = { width: 640, height: 200 };

/** A value over time, in steps. */
export function LineChart({ title, hideTitle, points, format = String }: LineChartProps) {
  const values = points.map(({ value }) => value);
  const positions = positionPoints(points, BOX);
  const { low, high, step } = niceBounds(values);
  const marks = Array.from(
    { length: Math.round((high - low) / step) + 1 },
    (_, at) => low + at * step,
  );
  const last = positions.at(-1);
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
          <path d={`${stepPath(positions)}V${heightOf(0)}H0z`} className="fill-accent-tint" />
          <path d={stepPath(positions)} className="chart-line" />
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

type Point = { x: number; y: number };

/** Round bounds: steps of 1, 2 or 5, always with room for all values. */
export function niceBounds(values: readonly number[]): { low: number; high: number; step: number } {
  const lowest = Math.min(0, ...values);
  const highest = Math.max(0, ...values);
  const rough = (highest - lowest || 1) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((times) => times * power >= rough) ?? 10) * power;
  return {
    low: Math.floor(lowest / step) * step,
    high: Math.max(step, Math.ceil(highest / step) * step),
    step,
  };
}

/** Each value's position in a box of the given size: horizontally by time, or evenly; larger values are higher. */
export function positionPoints(
  points: readonly { value: number; at?: number }[],
  { width, height }: { width: number; height: number },
): Point[] {
  const { low, high } = niceBounds(points.map(({ value }) => value));
  const times = points.map(({ at }, number) => at ?? number);
  const [first, last] = [times[0] ?? 0, times.at(-1) ?? 0];
  return points.map(({ value }, number) => ({
    x: (((times[number] ?? 0) - first) / (last - first || 1)) * width,
    y: height - ((value - low) / (high - low)) * height,
  }));
}

/** A balance holds until it changes, so it is drawn in steps, not in slopes. */
export function stepPath(points: readonly Point[]): string {
  const round = (length: number) => Math.round(length * 10) / 10;
  return points
    .map(({ x, y }, at) => (at === 0 ? `M${round(x)} ${round(y)}` : `H${round(x)}V${round(y)}`))
    .join("");
}
