import { shade, tonesOf } from "../drawing/colour.ts";
import { veil } from "../drawing/defs.ts";
import { closeUp, type FamilyDrawing, type Goods } from "../drawing/goods.ts";
import { ellipse, mapPath, roundRect } from "../drawing/path.ts";
import { createPicture } from "../drawing/picture.ts";
import { camera, extrude, onPlane } from "../drawing/space.ts";
import { smallLens } from "../parts/lens.ts";
import { wallpaper } from "../parts/wallpaper.ts";

/** Flat screens for one camera: outline, bezel, depth, vertical position and scale. */
const KINDS = {
  tv: { title: "television", w: 820, h: 466, radius: 8, bezel: 9, depth: 34, cy: 440, scale: 1.06 },
  monitor: {
    title: "monitor",
    w: 700,
    h: 420,
    radius: 10,
    bezel: 10,
    depth: 30,
    cy: 400,
    scale: 1.1,
  },
  tablet: {
    title: "tablet",
    w: 470,
    h: 640,
    radius: 38,
    bezel: 26,
    depth: 22,
    cy: 480,
    scale: 1.16,
  },
} as const;
type Kind = keyof typeof KINDS;

function kitOf({ colour, brand, view, look }: Goods, kind: Kind) {
  const size = KINDS[kind];
  const isTurned = view === "threequarter";
  const isBack = view === "back";
  const lens = camera({
    yaw: isTurned ? 26 : isBack ? -16 : 0,
    pitch: isTurned ? 2 : 0,
    cy: size.cy,
    distance: 2400,
    scale: size.scale,
  });
  const closer = kind === "tablet" ? closeUp(view, 360, 300, 2.2) : closeUp(view, 300, 640, 2);
  return {
    pic: createPicture({ ground: "tech", title: `${brand} ${size.title}`, colour, frame: closer }),
    kind,
    size,
    lens,
    look,
    brand,
    isTurned,
    isBack,
    main: tonesOf(colour),
    x: -size.w / 2,
    y: -size.h / 2,
    on: onPlane(lens),
    bezel: size.bezel * look.from("bezel", [0.8, 1, 1.4]),
    stand: look.from("stand", ["feet", "plate", "arch"]),
    hasPen: look.chance("pen"),
    pen: look.from("pen colour", ["#f2f2f0", "#2a2c30", colour]),
  };
}
type Kit = ReturnType<typeof kitOf>;

const FLOOR = 780;

function feet({ pic, main, lens, on, size }: Kit): void {
  const low = size.h / 2;
  const foot = (x: number) =>
    on(
      `M${x - 14} ${low - 4}L${x + 14} ${low - 4}L${x + 60} ${low + 74}L${x + 34} ${low + 74}L${x} ${low + 14}L${x - 34} ${low + 74}L${x - 60} ${low + 74}Z`,
    );
  for (const x of [-size.w * 0.33, size.w * 0.33]) {
    const [floorX, floorY] = lens(x, low + 76);
    pic.add(
      pic.floor(floorX, floorY, 78, 9),
      pic.fill(foot(x), pic.linear(0, 0, 1, 1, { 0: main.hi, 0.5: main.mid, 1: main.deep })),
    );
  }
}

/** One column on a plate or an arch. */
function pedestal({ pic, main, lens, size, stand }: Kit): void {
  const [x, y] = lens(0, size.h / 2);
  const column = `M${x - 34} ${y - 60}L${x + 34} ${y - 60}L${x + 42} ${FLOOR - 14}L${x - 42} ${FLOOR - 14}Z`;
  const plate =
    stand === "plate"
      ? ellipse(x, FLOOR - 8, 170, 24)
      : `M${x - 190} ${FLOOR}C${x - 120} ${FLOOR - 44} ${x + 120} ${FLOOR - 44} ${x + 190} ${FLOOR}L${x + 160} ${FLOOR + 4}C${x + 90} ${FLOOR - 20} ${x - 90} ${FLOOR - 20} ${x - 160} ${FLOOR + 4}Z`;
  const metal = pic.linear(0, 0, 1, 0, {
    0: main.lo,
    0.2: main.hi,
    0.5: main.mid,
    0.85: main.lo,
    1: main.soft,
  });
  pic.add(
    pic.floor(x, FLOOR + 4, 178, 18),
    pic.fill(
      mapPath(plate, (u, v) => [u, v + 8]),
      main.deep,
    ),
    pic.fill(plate, pic.linear(0, 0, 1, 0.4, { 0: main.hi, 0.5: main.mid, 1: main.lo })),
    pic.fill(column, metal),
    pic.fill(column, pic.linear(0, 0, 0, 1, { 0: veil("#000", 0.5), 0.5: veil("#000", 0) })),
  );
}

function panel({ pic, kind, main, lens, on, size, x, y, bezel, look, brand }: Kit): void {
  const { w, h, radius, depth } = size;
  const outline = roundRect(x, y, w, h, radius);
  const chin = kind === "tablet" ? 0 : 6;
  const glass = on(
    roundRect(
      x + bezel,
      y + bezel,
      w - 2 * bezel,
      h - 2 * bezel - chin,
      kind === "tablet" ? 14 : 3,
    ),
  );
  const [nameX, nameY] = lens(0, h / 2 - 6);
  pic.add(
    pic.fill(
      extrude(outline, 0, -depth, lens),
      pic.linear(0, 0, 1, 0, {
        0: main.lo,
        0.03: main.hi,
        0.5: main.mid,
        0.97: main.hi,
        1: main.lo,
      }),
    ),
    pic.fill(on(outline), kind === "tablet" ? shade(main.mid, -0.2) : "#0a0b0d"),
    pic.line(on(outline), main.hi, 2, 'opacity=".8"'),
    kind === "tablet"
      ? pic.fill(on(roundRect(x + 5, y + 5, w - 10, h - 10, radius - 5)), "#08090b")
      : "",
    pic.inside(glass, wallpaper(pic, { on, x, y, w, h }, look, main.mid)),
    kind === "tablet"
      ? pic.fill(on(roundRect(-4, y + 9, 8, 8, 4)), "#1e2b45")
      : pic.name(brand, nameX, nameY + 2, {
          size: 10,
          colour: "#a9abb0",
          spacing: 3,
          weight: 500,
        }),
  );
}

/** From behind: a shell with the maker's name; slits and a mount where it hangs or stands, a lens where it is carried. */
function shell({ pic, kind, main, lens, on, size, x, y, brand }: Kit): void {
  const { w, h, radius, depth } = size;
  const outline = roundRect(x, y, w, h, radius);
  const [nameX, nameY] = lens(0, kind === "tablet" ? 0 : -h * 0.34);
  const slits = Array.from({ length: 22 }, (_, i) => {
    const at = -w * 0.2 + (i * w * 0.4) / 21;
    return `M${at} ${h * 0.3}L${at} ${h * 0.38}`;
  }).join("");
  const hump = roundRect(-w * 0.27, -h * 0.22, w * 0.54, h * 0.66, 20);
  const holes = [
    [-44, -44],
    [44, -44],
    [-44, 44],
    [44, 44],
  ];
  pic.add(
    pic.fill(
      extrude(outline, 0, -depth * 0.5, lens),
      pic.linear(0, 0, 1, 0, { 0: main.lo, 0.03: main.hi, 0.5: main.mid, 1: main.lo }),
    ),
    pic.fill(
      on(outline),
      pic.linear(0, 0, 1, 1, { 0: main.hi, 0.3: main.soft, 0.6: main.mid, 1: main.lo }),
    ),
    pic.line(on(outline), main.hi, 2, 'opacity=".8"'),
  );
  if (kind === "tablet")
    pic.add(
      pic.soft(on(roundRect(x + 30, y + 34, 92, 92, 26)), "#000", 6, 0.3),
      pic.fill(on(roundRect(x + 26, y + 26, 92, 92, 26)), main.dim),
      smallLens(pic, on, x + 72, y + 72, 26),
    );
  else
    pic.add(
      pic.soft(on(hump), "#000", 12, 0.35),
      pic.fill(
        on(hump),
        pic.linear(0, 0, 1, 1, { 0: main.soft, 0.5: main.mid, 1: main.dim }),
        `stroke="${main.hi}" stroke-opacity=".5" stroke-width="2"`,
      ),
      pic.line(on(slits), main.deep, 4, 'opacity=".7"'),
      ...holes.map(([u = 0, v = 0]) => pic.fill(on(ellipse(u, v + h * 0.06, 7)), main.deep)),
    );
  pic.add(pic.name(brand, nameX, nameY, { size: 22, colour: main.lo, spacing: 6, weight: 600 }));
}

function pen({ pic, pen: colour, isTurned }: Kit, floor: number): void {
  const x = isTurned ? 778 : 830;
  const tones = tonesOf(colour);
  const body = `M${x - 11} 268L${x - 11} ${floor - 60}L${x} ${floor - 4}L${x + 11} ${floor - 60}L${x + 11} 268C${x + 11} 252 ${x - 11} 252 ${x - 11} 268Z`;
  pic.add(
    pic.floor(x, floor - 2, 16, 5),
    pic.fill(
      body,
      pic.linear(0, 0, 1, 0, { 0: tones.dim, 0.3: tones.hi, 0.6: tones.mid, 1: tones.lo }),
    ),
    pic.fill(`M${x - 4} ${floor - 24}L${x} ${floor - 4}L${x + 4} ${floor - 24}Z`, "#8b8e93"),
  );
}

function drawScreen(goods: Goods, kind: Kind): string {
  const kit = kitOf(goods, kind);
  const { pic, isTurned, lens, size } = kit;
  const isPedestal = kind === "monitor" || kit.stand !== "feet";
  if (kind === "tablet")
    pic.add(pic.floor(500, lens(0, size.h / 2)[1] + 6, isTurned ? 215 : 240, 18));
  else {
    pic.add(pic.floor(500, FLOOR + 2, 400, 26, 0.4));
    if (!isPedestal) feet(kit);
    else if (!kit.isBack) pedestal(kit);
  }
  if (kit.isBack) shell(kit);
  else panel(kit);
  // From behind, the stand is in front of the screen.
  if (kit.isBack && isPedestal && kind !== "tablet") pedestal(kit);
  if (kind === "tablet" && kit.hasPen) pen(kit, lens(0, size.h / 2)[1] + 6);
  return pic.svg();
}

export const tv: FamilyDrawing = {
  views: ["front", "back", "detail"],
  draw: (goods) => drawScreen(goods, "tv"),
};
export const monitor: FamilyDrawing = {
  views: ["threequarter", "back", "detail"],
  draw: (goods) => drawScreen(goods, "monitor"),
};
export const tablet: FamilyDrawing = {
  views: ["threequarter", "back", "detail"],
  draw: (goods) => drawScreen(goods, "tablet"),
};
