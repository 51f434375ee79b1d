import { sum } from "#core/money.ts";

/** The sum of the hours that have begun. */
export const sumUntil = (hours: readonly number[], begun: number): number =>
  sum(hours.slice(0, begun));

/** The total at the end of each hour. */
export function runningSums(hours: readonly number[]): number[] {
  let whole = 0;
  return hours.map((value) => {
    whole += value;
    return whole;
  });
}

type Box = { width: number; height: number };

/** An SVG path with a step for each hour. */
export function stepPath(values: readonly number[], highest: number, { width, height }: Box) {
  const step = width / values.length;
  return values
    .map((value, at) => {
      const y = height - (value / highest) * height;
      return `${at === 0 ? "M0 " : "V"}${round(y)}H${round((at + 1) * step)}`;
    })
    .join("");
}

/** An SVG path from zero through the total at the end of each hour. */
export function linePath(values: readonly number[], highest: number, of: Box & { hours: number }) {
  const step = of.width / of.hours;
  const points = values.map(
    (value, at) => `L${round((at + 1) * step)} ${round(of.height - (value / highest) * of.height)}`,
  );
  return `M0 ${of.height}${points.join("")}`;
}

const round = (length: number) => Math.round(length * 10) / 10;
