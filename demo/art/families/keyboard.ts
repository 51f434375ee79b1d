import { companion, lightness, shade, type Tones, tonesOf } from "../drawing/colour.ts";
import { closeUp, type FamilyDrawing, type Goods } from "../drawing/goods.ts";
import { ellipse, mapPath, polygon, roundRect } from "../drawing/path.ts";
import { createPicture } from "../drawing/picture.ts";
import { camera, extrude } from "../drawing/space.ts";

/** Rows of key widths; compact boards leave out the right block. */
const ROWS = [
  [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2],
  [1.5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1.5],
  [1.8, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2.2],
  [2.3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2.7],
  [1.3, 1.3, 1.3, 6.2, 1.3, 1.3, 1.3, 1],
];
const UNIT = 50;

function kitOf({ colour, brand, view, look }: Goods) {
  const block = look.from("block", [0, 0, 4]);
  const unit = block ? UNIT * 0.8 : UNIT;
  const [w, d] = [unit * (15.6 + (block ? block + 0.6 : 0)), unit * 5.9];
  const isTurned = view === "threequarter" || view === "detail";
  const lens = camera({
    yaw: isTurned ? 24 : 0,
    pitch: isTurned ? 42 : 60,
    distance: 2300,
    cx: 500,
    cy: 520,
    scale: block ? 0.98 : 1.02,
  });
  const cap = look.from("caps", [colour, shade(colour, 0.4), "#2a2b2f", "#f0eee9"]);
  return {
    pic: createPicture({
      ground: "tech",
      title: `${brand} keyboard`,
      colour,
      frame: closeUp(view, 420, 520, 2.2) ?? [500, 510, 1.06],
    }),
    w,
    d,
    unit,
    block,
    lens,
    brand,
    main: tonesOf(colour),
    cap: tonesOf(cap),
    accent: tonesOf(
      look.from("accent", [
        companion(colour, 150, 1.4),
        "#e8783a",
        "#4fa89a",
        "#e8c45c",
        shade(colour, -0.35),
      ]),
    ),
    hasGlow: look.chance("glow", 0.35) && lightness(cap) < 0.5,
    hasKnob: look.chance("knob", 0.4),
    radius: look.from("corner", [14, 26, 40]),
  };
}
type Kit = ReturnType<typeof kitOf>;
type Key = { x: number; y: number; w: number; isAccent: boolean };

function keysOf({ w, d, unit, block }: Kit): Key[] {
  const [left, top] = [-w / 2 + unit * 0.3, -d / 2 + unit * 0.45];
  const main = ROWS.flatMap((row, r) => {
    const size = (unit * 15) / row.reduce((sum, key) => sum + key, 0);
    let x = left;
    return row.map((key, i): Key => {
      const place = {
        x,
        y: top + r * unit,
        w: key * size,
        isAccent: (r === 0 && i === 0) || (r === 2 && i === row.length - 1),
      };
      x += key * size;
      return place;
    });
  });
  const pad = Array.from(
    { length: block * 5 },
    (_, i): Key => ({
      x: left + unit * 15.5 + (i % block) * unit,
      y: top + Math.floor(i / block) * unit,
      w: unit,
      isAccent: i === block * 5 - 1,
    }),
  );
  return [...main, ...pad];
}

/** Caps are short towers: a wide skirt on the plate, a smaller face above it. */
function caps(kit: Kit, keys: readonly Key[], tones: Tones): string {
  const { pic, lens, unit } = kit;
  const face = (key: Key, inset: number, height: number) =>
    polygon(
      [
        [key.x + inset, key.y + inset],
        [key.x + key.w - inset, key.y + inset],
        [key.x + key.w - inset, key.y + unit - inset],
        [key.x + inset, key.y + unit - inset],
      ].map(([x = 0, y = 0]) => lens(x, -height, y)),
    ).replace(/\.\d/g, "");
  const skirts = keys.map((key) => face(key, 2.5, 2)).join("");
  const tops = keys.map((key) => face(key, 7, 17)).join("");
  return (
    pic.fill(skirts, tones.lo, `stroke="${tones.lo}" stroke-width="4"`) +
    pic.fill(tops, tones.mid, `stroke="${tones.mid}" stroke-width="7"`) +
    pic.line(tops, tones.hi, 1.6, 'opacity=".6" transform="translate(-1 -3)"')
  );
}

function plate({ pic, main, lens, w, d, radius, hasGlow, accent }: Kit): void {
  const outline = roundRect(-w / 2, -d / 2, w, d, radius);
  const flat = (height: number, shift = 0) =>
    mapPath(outline, (x, y) => lens(x + shift, -height, y));
  pic.add(
    pic.soft(flat(-46, 30), "#2a2420", 26, 0.35),
    pic.soft(flat(-34), "#1c1816", 8, 0.55),
    pic.fill(
      extrude(outline, 0, 30, (x, y, z = 0) => lens(x, z, y)),
      pic.linear(0, 0, 1, 1, { 0: main.soft, 0.5: main.dim, 1: main.deep }),
    ),
    pic.fill(
      flat(0),
      pic.linear(0, 0, 1, 1, { 0: main.hi, 0.4: main.mid, 1: main.dim }),
      `stroke="${main.hi}" stroke-width="2"`,
    ),
    hasGlow ? pic.inside(flat(0), pic.soft(flat(0), accent.hi, 20, 0.6)) : "",
  );
}

function knob({ pic, lens, w, d, accent, main, hasKnob, brand }: Kit): void {
  const [x, y] = [w / 2 - 30, -d / 2 + 12];
  const ring = (height: number, r: number) =>
    mapPath(ellipse(0, 0, r), (u, v) => lens(x + u, -height, y + v));
  if (hasKnob)
    pic.add(
      pic.fill(
        extrude(ellipse(x, y, 22), -2, -34, (u, v, z = 0) => lens(u, z, v), 4),
        pic.linear(0, 0, 1, 0, { 0: accent.lo, 0.3: accent.hi, 1: accent.deep }),
      ),
      pic.fill(ring(34, 22), accent.soft),
    );
  const [nameX, nameY] = lens(-w / 2 + 70, 0, d / 2 - 8);
  pic.add(
    pic.name(brand, nameX, nameY, {
      size: 12,
      colour: main.deep,
      spacing: 2,
      weight: 600,
      extra: 'opacity=".7"',
    }),
  );
}

/** Mechanical keyboard, from the front or at an angle. */
function draw(goods: Goods): string {
  const kit = kitOf(goods);
  const keys = keysOf(kit);
  plate(kit);
  kit.pic.add(
    caps(
      kit,
      keys.filter((key) => !key.isAccent),
      kit.cap,
    ),
    caps(
      kit,
      keys.filter((key) => key.isAccent),
      kit.accent,
    ),
  );
  knob(kit);
  return kit.pic.svg();
}

export const keyboard: FamilyDrawing = { views: ["threequarter", "front", "detail"], draw };
