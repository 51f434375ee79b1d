import { mapPath, type Point, pointsOf, polygon } from "./path.ts";

/** Converts units of the goods (y down, z towards the viewer) to picture units. */
export type Lens = (x: number, y: number, z?: number) => Point;
type Pose = {
  yaw?: number;
  pitch?: number;
  distance?: number;
  cx?: number;
  cy?: number;
  scale?: number;
};

/** Pin-hole camera: turned by yaw and pitch, in degrees. */
export function camera(pose: Pose): Lens {
  const { yaw = 0, pitch = 0, distance = 2600, cx = 500, cy = 500, scale = 1 } = pose;
  const [a, b] = [(yaw * Math.PI) / 180, (pitch * Math.PI) / 180];
  const [cosA, sinA, cosB, sinB] = [Math.cos(a), Math.sin(a), Math.cos(b), Math.sin(b)];
  return (x, y, z = 0) => {
    const [turned, depth] = [x * cosA + z * sinA, z * cosA - x * sinA];
    const size = (scale * distance) / (distance - (depth * cosB - y * sinB));
    return [cx + turned * size, cy + (y * cosB + depth * sinB) * size];
  };
}

/** A flat outline laid on the plane z of the goods. */
export const onPlane =
  (lens: Lens, z = 0) =>
  (d: string): string =>
    mapPath(d, (x, y) => lens(x, y, z));

/** Silhouette of a convex outline pushed from one depth to another: the hull of both faces. */
export function extrude(d: string, from: number, to: number, lens: Lens, steps = 4): string {
  const outline = pointsOf(d, steps);
  const points = [from, to]
    .flatMap((z) => outline.map(([x, y]) => lens(x, y, z)))
    .sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  return polygon([...halfHull(points), ...halfHull(points.reverse())]);
}

function halfHull(points: readonly Point[]): Point[] {
  const hull: Point[] = [];
  for (const p of points) {
    while (turnsIn(hull.at(-2), hull.at(-1), p)) hull.pop();
    hull.push(p);
  }
  return hull.slice(0, -1);
}

function turnsIn(o: Point | undefined, a: Point | undefined, b: Point): boolean {
  if (!o || !a) return false;
  return (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]) <= 0;
}
