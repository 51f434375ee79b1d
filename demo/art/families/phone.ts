import { mix, shade, tonesOf } from "../drawing/colour.ts";
import { veil } from "../drawing/defs.ts";
import type { FamilyDrawing, Goods } from "../drawing/goods.ts";
import { ellipse, mapPath, roundRect } from "../drawing/path.ts";
import { createPicture } from "../drawing/picture.ts";
import { camera, extrude, type Lens, onPlane } from "../drawing/space.ts";
import { smallLens } from "../parts/lens.ts";
import { wallpaper } from "../parts/wallpaper.ts";

const [W, H] = [352, 724];
const [X, Y] = [-W / 2, -H / 2];

/** Where the lenses sit: the island's outline, each lens with its radius, and the flash. */
const ISLANDS = {
  square: {
    outline: roundRect(X + 22, Y + 22, 168, 168, 46),
    lenses: [
      [66, 66, 36],
      [66, 146, 36],
      [146, 106, 36],
    ],
    flash: [150, 50],
  },
  pill: {
    outline: roundRect(X + 22, Y + 22, 96, 176, 46),
    lenses: [
      [70, 68, 36],
      [70, 152, 36],
    ],
    flash: [152, 66],
  },
  visor: {
    outline: roundRect(X + 10, Y + 74, W - 20, 96, 40),
    lenses: [
      [76, 122, 34],
      [160, 122, 34],
      [236, 122, 26],
    ],
    flash: [290, 122],
  },
  disc: {
    outline: ellipse(0, Y + 150, 112),
    lenses: [
      [132, 112, 33],
      [220, 112, 33],
      [132, 192, 33],
      [220, 192, 33],
    ],
    flash: [176, 152],
  },
  single: {
    outline: roundRect(X + 24, Y + 24, 104, 104, 40),
    lenses: [[76, 76, 38]],
    flash: [160, 60],
  },
} as const;

function kitOf({ colour, brand, view, look }: Goods) {
  const frame = view === "detail" ? ([430, 330, 2.3] as const) : undefined;
  return {
    pic: createPicture({ ground: "tech", title: `${brand} phone`, colour, frame }),
    colour,
    brand,
    look,
    frame: mix(colour, "#b9bcc2", look.between("frame", 0.3, 0.75)),
    radius: look.from("radius", [34, 48, 58]),
    island: ISLANDS[look.from("island", ["square", "pill", "visor", "disc", "single"])],
    hasNotch: look.chance("notch", 0.35),
  };
}
type Kit = ReturnType<typeof kitOf>;

function front(kit: Kit, lens: Lens): string {
  const { pic, frame, radius, look, colour, hasNotch } = kit;
  const on = onPlane(lens);
  const glass = on(roundRect(X + 17, Y + 17, W - 34, H - 34, radius - 16));
  const eye = hasNotch ? ellipse(0, Y + 46, 11) : roundRect(-44, Y + 34, 88, 25, 12);
  return [
    pic.fill(
      on(roundRect(X, Y, W, H, radius)),
      pic.linear(0, 0, 1, 1, {
        0: shade(frame, 0.55),
        0.25: frame,
        0.5: tonesOf(frame).lo,
        0.8: frame,
        1: tonesOf(frame).deep,
      }),
    ),
    pic.fill(on(roundRect(X + 6, Y + 6, W - 12, H - 12, radius - 6)), "#07080b"),
    pic.inside(
      glass,
      wallpaper(pic, { on, x: X + 17, y: Y + 17, w: W - 34, h: H - 34 }, look, colour) +
        pic.fill(on(eye), "#000") +
        pic.fill(on(ellipse(hasNotch ? 0 : 28, Y + 46, 6)), "#16233c") +
        pic.fill(on(roundRect(-56, Y + H - 36, 112, 5, 2.5)), "#fff", 'opacity=".75"'),
    ),
  ].join("");
}

function back(kit: Kit, lens: Lens): string {
  const { pic, colour, frame, radius, brand } = kit;
  const on = onPlane(lens);
  const tones = tonesOf(colour);
  const face = on(roundRect(X + 5, Y + 5, W - 10, H - 10, radius - 5));
  const sheen = on(
    `M${X + W * 0.2} ${Y - 20}L${X + W * 0.85} ${Y - 20}L${X + W * 0.3} ${Y + H + 20}L${X - W * 0.2} ${Y + H + 20}Z`,
  );
  const [nameX, nameY] = lens(0, H * 0.3);
  return [
    pic.fill(
      on(roundRect(X, Y, W, H, radius)),
      pic.linear(0, 0, 1, 1, {
        0: shade(frame, 0.6),
        0.4: tonesOf(frame).lo,
        1: shade(frame, 0.1),
      }),
    ),
    pic.fill(
      face,
      pic.linear(0, 0, 1, 1, { 0: tones.hi, 0.35: tones.soft, 0.62: colour, 1: tones.lo }),
    ),
    pic.inside(
      face,
      pic.fill(
        sheen,
        pic.linear(0, 0, 1, 0.5, {
          0: veil("#fff", 0.02),
          0.7: veil("#fff", 0.2),
          1: veil("#fff", 0.03),
        }),
      ),
    ),
    pic.name(brand, nameX, nameY, {
      size: 20,
      colour: tones.lo,
      spacing: 5,
      weight: 500,
      extra: 'opacity=".6"',
    }),
    cameras(kit, lens),
  ].join("");
}

function cameras({ pic, colour, island }: Kit, lens: Lens): string {
  const on = onPlane(lens);
  const tones = tonesOf(colour);
  const [flashX, flashY] = island.flash;
  return [
    pic.soft(
      mapPath(island.outline, (x, y) => lens(x + 7, y + 9)),
      "#000",
      7,
      0.3,
    ),
    pic.fill(
      on(island.outline),
      pic.linear(0, 0, 1, 1, { 0: shade(colour, 0.5), 0.5: tones.soft, 1: tones.dim }),
      `stroke="${shade(colour, 0.6)}" stroke-opacity=".7" stroke-width="1.5"`,
    ),
    ...island.lenses.map(([x, y, r]) => smallLens(pic, on, X + x, Y + y, r)),
    pic.fill(
      on(ellipse(X + flashX, Y + flashY, 12)),
      pic.radial(0.4, 0.4, 0.7, { 0: "#fffdf2", 1: "#d8d2bd" }),
    ),
  ].join("");
}

function slab({ pic, frame, radius }: Kit, lens: Lens, face: string): string {
  const hull = extrude(roundRect(X, Y, W, H, radius), 0, -40, lens);
  return (
    pic.fill(
      hull,
      pic.linear(0, 0, 1, 0, {
        0: shade(frame, -0.5),
        0.04: shade(frame, 0.5),
        0.5: frame,
        0.95: shade(frame, 0.35),
        1: shade(frame, -0.6),
      }),
    ) + face
  );
}

/** Back and front side by side, one leaning past the other. */
function both(kit: Kit): void {
  const { pic, radius } = kit;
  const behind = camera({ yaw: 22, pitch: 3, cx: 405, cy: 486, scale: 1.03, distance: 3000 });
  const before = camera({ yaw: 22, pitch: 3, cx: 622, cy: 500, scale: 1.03, distance: 2800 });
  const outline = roundRect(X, Y, W, H, radius);
  pic.add(
    pic.floor(400, 862, 190, 18),
    pic.floor(620, 880, 190, 20),
    slab(kit, behind, back(kit, behind)),
    pic.inside(
      extrude(outline, 0, -40, behind),
      pic.soft(extrude(outline, 0, -40, before), "#000", 20, 0.45),
    ),
    slab(kit, before, front(kit, before)),
  );
}

function draw(goods: Goods): string {
  const kit = kitOf(goods);
  const { pic } = kit;
  const straight: Lens = (x, y) => [500 + x * 1.06, 478 + y * 1.06];
  if (goods.view === "front") pic.add(pic.floor(500, 868, 190, 17), front(kit, straight));
  else if (goods.view === "back") pic.add(pic.floor(500, 868, 190, 17), back(kit, straight));
  else both(kit);
  return pic.svg();
}

export const phone: FamilyDrawing = { views: ["threequarter", "back", "front", "detail"], draw };
