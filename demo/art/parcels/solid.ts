export type Vec = readonly [number, number, number];
export type Colour = readonly [number, number, number];
/** The colour at a position of a face, both coordinates from 0 to 1. */
export type Paint = (u: number, v: number) => Colour;
type Face = "top" | "bottom" | "front" | "back" | "left" | "right";

/** A box that may be rotated; everything in these photos is made of such boxes. Centimetres, y up. */
export type Solid = {
  middle: Vec;
  /** Half the length of each side. */
  half: Vec;
  /** Its own three axes, as rows. */
  axes: readonly [Vec, Vec, Vec];
  paint: Partial<Record<Face, Paint>> & { rest: Paint };
  /** How reflective it is. */
  shine: number;
};

export type Hit = { far: number; solid: Solid; face: Face; normal: Vec };

export const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const subtract = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const times = (a: Vec, by: number): Vec => [a[0] * by, a[1] * by, a[2] * by];
export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const unit = (a: Vec): Vec => times(a, 1 / Math.hypot(a[0], a[1], a[2]));

const FACES: readonly (readonly [Face, Face])[] = [
  ["left", "right"],
  ["bottom", "top"],
  ["back", "front"],
];

let through = -1;
let side: 0 | 1 = 0;

/** The distance along a ray to the entry point, or -1; a variable gets the face, as this runs millions of times. */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: runs millions of times, without calls
export function entered({ middle, half, axes }: Solid, from: Vec, way: Vec, most: number): number {
  const x = from[0] - middle[0];
  const y = from[1] - middle[1];
  const z = from[2] - middle[2];
  let enters = 1e-4;
  let leaves = most;
  through = -1;
  for (let axis = 0; axis < 3; axis++) {
    const direction = axes[axis as 0 | 1 | 2];
    const size = half[axis as 0 | 1 | 2];
    const speed = way[0] * direction[0] + way[1] * direction[1] + way[2] * direction[2];
    const start = x * direction[0] + y * direction[1] + z * direction[2];
    if (speed < 1e-9 && speed > -1e-9) {
      if (start > size || start < -size) return -1;
      continue;
    }
    const isForward = speed > 0;
    const first = ((isForward ? -size : size) - start) / speed;
    const last = ((isForward ? size : -size) - start) / speed;
    if (first > enters) {
      enters = first;
      through = axis;
      side = isForward ? 0 : 1;
    }
    if (last < leaves) leaves = last;
    if (enters >= leaves) return -1;
  }
  return through < 0 ? -1 : enters;
}

/** Where a ray enters the solid; undefined if that is behind the ray, or farther away than something else. */
export function meet(solid: Solid, from: Vec, way: Vec, nearest: number): Hit | undefined {
  const far = entered(solid, from, way, nearest);
  if (far < 0) return undefined;
  const axis = solid.axes[through as 0 | 1 | 2];
  const face = FACES[through]?.[side] ?? "top";
  return { far, solid, face, normal: side === 1 ? axis : times(axis, -1) };
}

/** The colour where a ray hit it. */
export function colourAt({ solid, face }: Hit, at: Vec): Colour {
  const away = subtract(at, solid.middle);
  const [x, y, z] = solid.axes.map((axis, i) => {
    const size = solid.half[i as 0 | 1 | 2];
    return (dot(away, axis) / size + 1) / 2;
  }) as [number, number, number];
  const paint = solid.paint[face] ?? solid.paint.rest;
  if (face === "top" || face === "bottom") return paint(x, 1 - z);
  if (face === "front" || face === "back") return paint(x, y);
  return paint(z, y);
}

const UPRIGHT: Solid["axes"] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

type Made = {
  at: Vec;
  size: Vec;
  paint: Solid["paint"];
  axes?: Solid["axes"];
  shine?: number;
};

/** Takes the centre and the full lengths of the sides. */
export const solid = ({ at, size, paint, axes = UPRIGHT, shine = 0 }: Made): Solid => ({
  middle: at,
  half: times(size, 0.5),
  axes,
  paint,
  shine,
});

/** Rotated on the table, as a person puts it down. */
export function turnedBy(degrees: number): Solid["axes"] {
  const [cos, sin] = [Math.cos, Math.sin].map((f) => f((degrees * Math.PI) / 180)) as [
    number,
    number,
  ];
  return [
    [cos, 0, -sin],
    [0, 1, 0],
    [sin, 0, cos],
  ];
}

/** The position on the table of a point of a rotated solid. */
export const toWorldSpace = (axes: Solid["axes"], [x, y, z]: Vec): Vec =>
  add(add(times(axes[0], x), times(axes[1], y)), times(axes[2], z));
