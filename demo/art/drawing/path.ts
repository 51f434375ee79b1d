/** Outlines are absolute M/L/C/Q/Z paths, so that they can be mirrored, projected and bent. */
export type Point = readonly [number, number];
export type Bend = (x: number, y: number) => Point;

/** Rectangle with slightly super-elliptic corners; one radius, or four from the upper left. */
export function roundRect(
  x: number,
  y: number,
  w: number,
  h: number,
  radius: number | readonly [number, number, number, number],
): string {
  const [a, b, c, d] = typeof radius === "number" ? [radius, radius, radius, radius] : radius;
  const k = 0.448;
  const [r, t] = [x + w, y + h];
  return (
    `M${x + a} ${y}L${r - b} ${y}C${r - b * k} ${y} ${r} ${y + b * k} ${r} ${y + b}` +
    `L${r} ${t - c}C${r} ${t - c * k} ${r - c * k} ${t} ${r - c} ${t}` +
    `L${x + d} ${t}C${x + d * k} ${t} ${x} ${t - d * k} ${x} ${t - d}` +
    `L${x} ${y + a}C${x} ${y + a * k} ${x + a * k} ${y} ${x + a} ${y}Z`
  );
}

export function ellipse(cx: number, cy: number, rx: number, ry = rx): string {
  const [u, v] = [rx * 0.5523, ry * 0.5523];
  return (
    `M${cx - rx} ${cy}C${cx - rx} ${cy - v} ${cx - u} ${cy - ry} ${cx} ${cy - ry}` +
    `C${cx + u} ${cy - ry} ${cx + rx} ${cy - v} ${cx + rx} ${cy}` +
    `C${cx + rx} ${cy + v} ${cx + u} ${cy + ry} ${cx} ${cy + ry}` +
    `C${cx - u} ${cy + ry} ${cx - rx} ${cy + v} ${cx - rx} ${cy}Z`
  );
}

/** Upright drum seen slightly from above: rx wide, its rims bent by ry. */
export function drum(cx: number, top: number, bottom: number, rx: number, ry: number): string {
  const bend = ry * 1.33;
  return (
    `M${cx - rx} ${top}C${cx - rx} ${top - bend} ${cx + rx} ${top - bend} ${cx + rx} ${top}` +
    `L${cx + rx} ${bottom}C${cx + rx} ${bottom + bend} ${cx - rx} ${bottom + bend} ${cx - rx} ${bottom}Z`
  );
}

/** A ring round the front of such a drum. */
export function frontBand(cx: number, top: number, height: number, rx: number, ry: number): string {
  const bend = ry * 1.33;
  const low = top + height;
  return (
    `M${cx - rx} ${top}C${cx - rx} ${top + bend} ${cx + rx} ${top + bend} ${cx + rx} ${top}` +
    `L${cx + rx} ${low}C${cx + rx} ${low + bend} ${cx - rx} ${low + bend} ${cx - rx} ${low}Z`
  );
}

export const mapPath = (d: string, bend: Bend): string =>
  d.replace(/(-?[\d.]+)[ ,]+(-?[\d.]+)/g, (_, x, y) => pair(bend(Number(x), Number(y))));

export const mirror = (d: string, about = 500): string => mapPath(d, (x, y) => [2 * about - x, y]);

export const polygon = (points: readonly Point[]): string => `M${points.map(pair).join("L")}Z`;

/** Points along a path; a curve is cut into `steps`. */
export function pointsOf(d: string, steps = 6): Point[] {
  const points: Point[] = [];
  for (const [, command, numbers = ""] of d.matchAll(/([MLC])([^MLCZ]*)/g)) {
    const v = (numbers.match(/-?[\d.]+/g) ?? []).map(Number);
    const last = points.at(-1);
    if (command === "C" && last) points.push(...curvePoints([...last, ...v], steps));
    else points.push(pointAt(v, 0));
  }
  return points;
}

function curvePoints(v: readonly number[], steps: number): Point[] {
  return Array.from({ length: steps }, (_, i): Point => {
    const t = (i + 1) / steps;
    const u = 1 - t;
    const weights = [u ** 3, 3 * u * u * t, 3 * u * t * t, t ** 3];
    const along = (axis: 0 | 1) =>
      weights.reduce((sum, weight, n) => sum + weight * pointAt(v, n)[axis], 0);
    return [along(0), along(1)];
  });
}

const pointAt = (v: readonly number[], n: number): Point => [v[2 * n] ?? 0, v[2 * n + 1] ?? 0];
const round = (v: number) => Number(v.toFixed(1));
const pair = ([x, y]: Point) => `${round(x)} ${round(y)}`;
