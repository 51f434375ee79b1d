import type { ReactNode } from "react";
import { linePath, stepPath } from "./hour-sums.ts";

type HoursProps = {
  now: readonly number[];
  before: readonly number[];
  /** How many hours of today have begun. */
  hours: number;
};

const BOX = { width: 480, height: 64 };
const HOURS = 24;
const highestOf = ({ now, before }: HoursProps) => Math.max(1, ...now, ...before);

/** Bars for today with a dashed line for last week; the table below has the same figures. */
export function HourBars(props: HoursProps) {
  const highest = highestOf(props);
  const step = BOX.width / HOURS;
  return (
    <Chart>
      {props.now.slice(0, props.hours).map((value, hour) => {
        const height = (value / highest) * BOX.height;
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: an hour of the day is its number.
            key={hour}
            className="figure-bar"
            x={hour * step + 3}
            y={BOX.height - height}
            width={step - 6}
            height={height}
          />
        );
      })}
      <path className="figure-then" d={stepPath(props.before, highest, BOX)} />
    </Chart>
  );
}

/** Running totals of today and of last week. */
export function HourLines(props: HoursProps) {
  const highest = highestOf(props);
  const line = linePath(props.now.slice(0, props.hours), highest, { ...BOX, hours: HOURS });
  return (
    <Chart>
      <path className="figure-area" d={`${line}V${BOX.height}H0z`} />
      <path className="figure-then" d={linePath(props.before, highest, { ...BOX, hours: HOURS })} />
      <path className="figure-now" d={line} />
    </Chart>
  );
}

const MARKS = ["00:00", "06:00", "12:00", "18:00"];

function Chart({ children }: { children: ReactNode }) {
  return (
    <div className="figure-chart" aria-hidden="true">
      <svg viewBox={`0 0 ${BOX.width} ${BOX.height}`} preserveAspectRatio="none" aria-hidden="true">
        {children}
        <path className="figure-base" d={`M0 ${BOX.height}H${BOX.width}`} />
      </svg>
      <div className="figure-chart-hours num">
        {MARKS.map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </div>
    </div>
  );
}
