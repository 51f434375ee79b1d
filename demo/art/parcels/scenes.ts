import type { Parcel } from "#features/shipping/domain/chargeable-weight.ts";
import { type Content, contentsPaint } from "./contents.ts";
import { board, hex, solidPaint, wood } from "./paints.ts";
import { boxSkin, racks, scaleDisplay } from "./skins.ts";
import { add, cross, type Solid, solid, times, toWorldSpace, turnedBy, type Vec } from "./solid.ts";
import type { Scene } from "./trace.ts";

export type PhotoOf = { box: Parcel; tone: string; seed: number; contents: readonly Content[] };
const VIEWS = ["label", "scale", "open"] as const;
export type View = (typeof VIEWS)[number];

const OUTSIDE = hex("#83868a");
const TABLE: Vec = [0, -2, 0];

async function room(): Promise<Solid[]> {
  const far = await racks();
  return [
    solid({ at: TABLE, size: [260, 4, 150], paint: { top: wood, rest: solidPaint("#7d6448") } }),
    solid({
      at: [0, 60, -230],
      size: [620, 330, 2],
      paint: { front: far, rest: solidPaint("#555555") },
    }),
    solid({ at: [0, -90, 0], size: [900, 2, 900], paint: { rest: solidPaint("#6d6f73") } }),
  ];
}

/** Places the camera so that it sees everything, whatever the size. */
function sceneOf(
  solids: readonly Solid[],
  size: Vec,
  [height, side, near]: readonly [number, number, number],
): Scene {
  const reach = Math.hypot(size[0], size[2]) * 0.5 + size[1] * 0.45;
  const far = Math.max(14, reach) * near;
  const up = Math.sin(height);
  const back = Math.cos(height);
  const to: Vec = [0, size[1] * 0.42, 0];
  const at = add(to, times([back * Math.sin(side), up, back * Math.cos(side)], far));
  return {
    solids,
    near: solids.filter(({ middle: [, y, z] }) => y > -50 && z > -200),
    camera: { at, to, length: 2.25 },
    lamp: { at: [-70, 150, 60], x: 45, z: 30 },
    surroundings: () => OUTSIDE,
  };
}

async function closedBox({ box, tone, seed }: PhotoOf, base: number, turn: number): Promise<Solid> {
  const size: Vec = [box.lengthCm, box.heightCm, box.widthCm];
  const skin = await boxSkin(tone, size, seed);
  return solid({
    at: [0, base + size[1] / 2 + 0.02, 0],
    size,
    axes: turnedBy(turn),
    paint: {
      top: skin.top,
      front: skin.side,
      back: skin.side,
      left: skin.end,
      right: skin.end,
      rest: skin.side,
    },
  });
}

async function labelScene(of: PhotoOf): Promise<Scene> {
  const { box, seed } = of;
  const turn = 14 + ((seed * 7) % 16);
  const pen = solid({
    at: [box.lengthCm * 0.3, 0.45, box.widthCm * 0.5 + box.lengthCm * 0.22 + 3],
    size: [13, 0.9, 0.9],
    axes: turnedBy(-28),
    paint: { left: solidPaint("#d23b2f"), rest: solidPaint("#1f2937") },
    shine: 0.1,
  });
  const solids = [...(await room()), await closedBox(of, 0, turn), pen];
  return sceneOf(solids, [box.lengthCm, box.heightCm, box.widthCm], [0.62, 0.12, 2.75]);
}

async function scaleScene(of: PhotoOf): Promise<Scene> {
  const { box, seed } = of;
  const wide = Math.max(30, box.lengthCm * 0.8);
  const deep = Math.max(26, box.widthCm * 0.85);
  const tilt: Vec = [0, Math.cos(0.7), Math.sin(0.7)];
  const axes: Solid["axes"] = [[1, 0, 0], tilt, cross([1, 0, 0], tilt)];
  const front = deep / 2 + Math.max(0, (box.widthCm - deep) / 2);
  const display = await scaleDisplay(box.grams / 1000);
  const solids = [
    ...(await room()),
    solid({ at: [0, 1.4, 0], size: [wide, 2.8, deep], paint: { rest: solidPaint("#3b4046") } }),
    solid({
      at: [0, 3.2, 0],
      size: [wide - 1, 0.8, deep - 1],
      paint: { rest: solidPaint("#b9bec4") },
      shine: 0.25,
    }),
    solid({
      at: [0, 2.6, front + 5.5],
      size: [20, 1.6, 8],
      axes,
      paint: { top: display, rest: solidPaint("#30353b") },
    }),
    await closedBox(of, 3.6, 4 - (seed % 8)),
  ];
  const size: Vec = [
    Math.max(box.lengthCm, wide),
    box.heightCm + 4,
    Math.max(box.widthCm, deep) + 12,
  ];
  return sceneOf(solids, size, [0.58, -0.26, 2.6]);
}

/** Four walls, flaps folded outwards, and the contents a little below the edge. */
async function openScene(of: PhotoOf): Promise<Scene> {
  const { box, tone, contents, seed } = of;
  const [l, h, w] = [box.lengthCm, box.heightCm, box.widthCm];
  const axes = turnedBy(6 - (seed % 12));
  const skin = await boxSkin(tone, [l, h, w], seed);
  const goods = await contentsPaint(contents, l / w);
  const wall = (at: Vec, size: Vec) =>
    solid({
      at: toWorldSpace(axes, at),
      size,
      axes,
      paint: { top: solidPaint("#b08a5f"), rest: skin.inside },
    });
  const flap = Math.min(w / 2, l / 2) * 0.9;
  const solids = [
    ...(await room()),
    wall([0, h / 2, w / 2], [l, h, 0.5]),
    wall([0, h / 2, -w / 2], [l, h, 0.5]),
    wall([l / 2, h / 2, 0], [0.5, h, w]),
    wall([-l / 2, h / 2, 0], [0.5, h, w]),
    solid({
      at: toWorldSpace(axes, [0, h * 0.55, 0]),
      size: [l - 0.6, 0.4, w - 0.6],
      axes,
      paint: { top: goods, rest: skin.inside },
    }),
    ...flapsOf(axes, { l, h, w, flap, tone }),
  ];
  return sceneOf(solids, [l + flap * 1.5, h, w + flap * 1.3], [1.12, 0.05, 2.2]);
}

type Flaps = { l: number; h: number; w: number; flap: number; tone: string };

function flapsOf(axes: Solid["axes"], { l, h, w, flap, tone }: Flaps): Solid[] {
  const sides: [Vec, number, number, number][] = [
    [[0, 0, 1], w / 2, l, 0.5],
    [[0, 0, -1], w / 2, l, 0.62],
    [[1, 0, 0], l / 2, w, 0.42],
    [[-1, 0, 0], l / 2, w, 0.55],
  ];
  return sides.map(([out, far, long, droop]) => {
    const outward = toWorldSpace(axes, out);
    const along: Vec = cross([0, 1, 0], outward);
    const down = add(times(outward, Math.cos(droop)), [0, -Math.sin(droop), 0]);
    const edge = add(toWorldSpace(axes, times(out, far)), [0, h, 0]);
    return solid({
      at: add(edge, times(down, flap / 2)),
      size: [long - 0.6, 0.4, flap],
      axes: [along, cross(down, along), down],
      paint: { rest: board(tone, long, flap) },
    });
  });
}

export const sceneFor = (of: PhotoOf, view: View): Promise<Scene> =>
  view === "label" ? labelScene(of) : view === "scale" ? scaleScene(of) : openScene(of);
