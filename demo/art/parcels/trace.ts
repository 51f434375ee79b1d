import {
  add,
  type Colour,
  colourAt,
  cross,
  dot,
  entered,
  type Hit,
  meet,
  type Solid,
  subtract,
  times,
  unit,
  type Vec,
} from "./solid.ts";

export type Scene = {
  solids: readonly Solid[];
  /** The solids that can block light. */
  near: readonly Solid[];
  camera: { at: Vec; to: Vec /** Focal length, of a picture two wide. */; length: number };
  /** A lamp above: its centre and half the length of its sides. */
  lamp: { at: Vec; x: number; z: number };
  /** What a ray sees if it hits nothing. */
  surroundings: (way: Vec) => Colour;
};
export type Size = { width: number; height: number };
export type Traced = Size & { colour: Float32Array; light: Float32Array; what: Int32Array };

const GRID = 2;
const SHADOWS = 1;
const AROUND = 1;
const AMBIENT = 0.46;
const LAMP = 0.92;

/** The same noise every time, so that the same scene gives the same picture. */
function noise(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4294967296;
  };
}

function nearest(solids: readonly Solid[], from: Vec, way: Vec, most = 1e9): Hit | undefined {
  let found: Hit | undefined;
  let far = most;
  for (const one of solids) {
    const hit = meet(one, from, way, far);
    if (!hit) continue;
    found = hit;
    far = hit.far;
  }
  return found;
}

const ROOM = 120;
function farAlong(solids: readonly Solid[], from: Vec, way: Vec): number {
  let far = ROOM;
  for (const one of solids) {
    const at = entered(one, from, way, far);
    if (at > 0) far = at;
  }
  return far;
}

const isCovered = (solids: readonly Solid[], from: Vec, way: Vec, most: number): boolean =>
  solids.some((one) => entered(one, from, way, most) > 0);

/** Light on a point: from the lamp, and from the room where nothing blocks it. */
function lightOn(scene: Scene, at: Vec, normal: Vec, random: () => number): number {
  const { lamp, near } = scene;
  let direct = 0;
  for (let i = 0; i < SHADOWS; i++) {
    const spot: Vec = [
      lamp.at[0] + lamp.x * (2 * random() - 1),
      lamp.at[1],
      lamp.at[2] + lamp.z * (2 * random() - 1),
    ];
    const to = subtract(spot, at);
    const far = Math.hypot(...to);
    const way = times(to, 1 / far);
    const facing = dot(normal, way);
    if (facing > 0 && !isCovered(near, at, way, far)) direct += facing;
  }
  const side = unit(cross(Math.abs(normal[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0], normal));
  const other = cross(normal, side);
  let around = 0;
  for (let i = 0; i < AROUND; i++) {
    const [angle, radius] = [2 * Math.PI * random(), Math.sqrt(random())];
    const up = Math.sqrt(1 - radius * radius);
    const flat = add(times(side, radius * Math.cos(angle)), times(other, radius * Math.sin(angle)));
    const way = add(flat, times(normal, up));
    const far = farAlong(near, at, way);
    // Nearby solids reflect a little of the light.
    around += far < ROOM ? 0.3 * Math.min(1, far / 40) + 0.06 : 0.8 + 0.3 * way[1];
  }
  return (LAMP * direct) / SHADOWS + (AMBIENT * around) / AROUND;
}

/** Returns colours and light separately, so that light can be smoothed without blurring prints. */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: loops over pixels, kept in one place to be quick
export function trace(scene: Scene, { width, height }: Size): Traced {
  const { at, to, length } = scene.camera;
  const ahead = unit(subtract(to, at));
  const right = unit(cross(ahead, [0, 1, 0]));
  const up = cross(right, ahead);
  const colour = new Float32Array(width * height * 3);
  const light = new Float32Array(width * height);
  const what = new Int32Array(width * height);
  const random = noise(20261116);
  const samples = GRID * GRID;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x;
      for (let s = 0; s < samples; s++) {
        const px = (2 * (x + ((s % GRID) + random()) / GRID)) / width - 1;
        const py = (height - 2 * (y + (Math.floor(s / GRID) + random()) / GRID)) / width;
        const way = unit(add(add(times(ahead, length), times(right, px)), times(up, py)));
        const hit = nearest(scene.solids, at, way);
        const spot = hit && add(at, times(way, hit.far));
        const seen = hit && spot ? colourAt(hit, spot) : scene.surroundings(way);
        const lit =
          hit && spot ? lightOn(scene, add(spot, times(hit.normal, 1e-3)), hit.normal, random) : 1;
        const glint = hit?.solid.shine ? glintOf(scene, hit, way) : 0;
        for (let c = 0; c < 3; c++) {
          const value = (seen[c as 0 | 1 | 2] + glint) / samples;
          colour[pixel * 3 + c] = (colour[pixel * 3 + c] ?? 0) + value;
        }
        light[pixel] = (light[pixel] ?? 0) + lit / samples;
        if (s === 0) what[pixel] = hit ? 1 + 8 * scene.solids.indexOf(hit.solid) + faceOf(hit) : 0;
      }
    }
  }
  return { width, height, colour, light, what };
}

const faceOf = ({ face }: Hit): number =>
  ["top", "bottom", "front", "back", "left", "right"].indexOf(face);

/** The lamp's reflection in a shiny surface. */
function glintOf({ lamp }: Scene, { normal, solid }: Hit, way: Vec): number {
  const back = subtract(way, times(normal, 2 * dot(way, normal)));
  return solid.shine * Math.max(0, dot(back, unit(lamp.at))) ** 6;
}
