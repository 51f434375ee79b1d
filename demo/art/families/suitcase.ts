import { shade, tonesOf } from "../drawing/colour.ts";
import { closeUp, type FamilyDrawing, type Goods } from "../drawing/goods.ts";
import { ellipse, roundRect } from "../drawing/path.ts";
import { createPicture, type Picture } from "../drawing/picture.ts";
import { flatMetal } from "../parts/metal.ts";

function kitOf({ colour, brand, view, look }: Goods) {
  const isTall = look.chance("tall", 0.6);
  const [w, h] = isTall ? [400, 520] : [400, 440];
  const y = 800 - h;
  return {
    pic: createPicture({
      ground: "bags",
      title: `${brand} suitcase`,
      colour,
      frame: closeUp(view, 470, 440, 2.1) ?? [500, 490, 1.06],
    }),
    main: tonesOf(colour),
    brand,
    w,
    h,
    y,
    x: 500 - w / 2,
    shell: roundRect(500 - w / 2, y, w, h, look.from("corner", [36, 60, 90])),
    surface: look.from("surface", ["ribs", "smooth", "grid", "ribs", "cross"]),
    trim: tonesOf(look.from("trim", ["#26262a", "#6b4a30", shade(colour, -0.5), "#c8ccd2"])),
    metal: tonesOf(look.from("metal", ["#c8ccd2", "#8b8f96", "#d3ab5c"])),
    handle: look.from("handle", [120, 190, 150]),
    hasFrame: look.chance("frame", 0.4),
    tag: tonesOf(look.from("tag", ["#c9a36a", "#26262a", "#a8322a", "#f0eee9"])),
  };
}
type Kit = ReturnType<typeof kitOf>;

function rods({ pic, metal, trim, y, handle }: Kit): void {
  const top = y - handle;
  const bars = `M420 ${y + 20}L420 ${top}M580 ${y + 20}L580 ${top}`;
  pic.add(
    pic.line(bars, metal.lo, 18),
    pic.line(bars, metal.hi, 6, 'transform="translate(-4 0)"'),
    pic.solid(
      roundRect(404, top - 26, 192, 46, 20),
      pic.linear(0, 0, 0, 1, { 0: trim.hi, 0.4: trim.mid, 1: trim.deep }),
      { edge: 14, blur: 5, shift: 4 },
    ),
  );
}

const wheel = (pic: Picture, cx: number, cy: number): string =>
  pic.floor(cx, cy + 24, 34, 8) +
  pic.fill(roundRect(cx - 26, cy - 42, 52, 34, 8), "#2a2b2f") +
  pic.fill(
    ellipse(cx, cy, 25),
    pic.linear(0, 0, 1, 1, { 0: "#5a5c62", 0.5: "#26272b", 1: "#0d0d0f" }),
  ) +
  pic.fill(ellipse(cx, cy, 10), "#8b8f96");

const wheels = ({ pic, x, w }: Kit): void =>
  pic.add(wheel(pic, x + 50, 828), wheel(pic, x + w - 50, 828));

function relief({ pic, main, surface, x, y, w, h }: Kit): string {
  const vertical = Array.from(
    { length: 9 },
    (_, i) => `M${x + (w * (i + 1)) / 10} ${y - 10}L${x + (w * (i + 1)) / 10} ${y + h + 10}`,
  ).join("");
  const across = Array.from(
    { length: 5 },
    (_, i) => `M${x - 10} ${y + (h * (i + 1)) / 6}L${x + w + 10} ${y + (h * (i + 1)) / 6}`,
  ).join("");
  const slanted = `M${x} ${y}L${x + w} ${y + h}M${x + w} ${y}L${x} ${y + h}`;
  const lines = { ribs: vertical, grid: vertical + across, cross: slanted, smooth: "" }[surface];
  if (!lines)
    return pic.soft(
      `M${x + 40} ${y + 20}L${x + 150} ${y + 20}L${x + 80} ${y + h}L${x + 20} ${y + h}Z`,
      "#fff",
      16,
      0.3,
    );
  return (
    pic.brush(lines, main.deep, 9, 3, 0.6) +
    pic.moved(-7, -2, pic.brush(lines, main.hi, 6, 2, 0.65))
  );
}

function shell(kit: Kit): void {
  const { pic, main, shell: d, trim, hasFrame, metal, x, y, w, h, brand } = kit;
  pic.add(
    pic.solid(
      d,
      pic.linear(0.05, 0, 0.95, 1, { 0: main.hi, 0.3: main.soft, 0.6: main.mid, 1: main.lo }),
      {
        edge: 70,
        blur: 22,
        shift: 18,
        darkBy: 0.45,
        dark: main.deep,
        light: main.hi,
        lightBy: 0.6,
        inside: relief(kit),
      },
    ),
    hasFrame
      ? pic.line(d, metal.lo, 12) + pic.line(d, metal.hi, 5, 'transform="translate(-2 -2)"')
      : pic.line(d, main.deep, 3, 'opacity=".5"'),
    pic.solid(
      roundRect(430, y - 14, 140, 26, 12),
      pic.linear(0, 0, 0, 1, { 0: trim.hi, 1: trim.deep }),
      { edge: 8, blur: 3, shift: 2 },
    ),
    pic.fill(roundRect(446, y + h * 0.14, 108, 36, 6), flatMetal(pic, metal)),
    pic.name(brand, 500, y + h * 0.14 + 25, {
      size: 18,
      colour: metal.deep,
      spacing: 2,
      weight: 600,
    }),
    hasFrame
      ? [
          [x, y],
          [x + w - 54, y],
          [x, y + h - 54],
          [x + w - 54, y + h - 54],
        ]
          .map(([u = 0, v = 0]) => pic.fill(roundRect(u, v, 54, 54, 18), trim.mid, 'opacity=".92"'))
          .join("")
      : "",
  );
}

function luggageTag({ pic, tag, y }: Kit): void {
  const d = `M${566} ${y + 30}L${620} ${y + 44}L${602} ${y + 124}L${548} ${y + 110}Z`;
  pic.add(
    pic.line(`M560 ${y - 4}C572 ${y + 10} 580 ${y + 20} 588 ${y + 40}`, tag.lo, 7),
    pic.moved(5, 8, pic.soft(d, "#000", 6, 0.4)),
    pic.solid(d, pic.linear(0, 0, 1, 1, { 0: tag.hi, 0.5: tag.mid, 1: tag.lo }), {
      edge: 10,
      blur: 4,
      shift: 3,
      inside: pic.stitch(d, tag.hi, 2, 0.7),
    }),
  );
}

/** Cabin or large case on wheels, its handle drawn out. */
function draw(goods: Goods): string {
  const kit = kitOf(goods);
  const { pic, main, shell: d } = kit;
  for (const part of [rods, wheels, shell, luggageTag]) part(kit);
  const front = pic.take();
  const side = pic.linear(0, 0, 1, 0, {
    0: main.lo,
    0.78: main.mid,
    0.86: main.lo,
    0.9: main.deep,
    1: main.dim,
  });
  if (goods.view === "threequarter")
    pic.add(
      pic.floor(560, 846, 260, 34),
      wheel(pic, 714, 806),
      pic.flank(front, d, side, { squeeze: 0.88, shear: 0.06, dx: 150, dy: -40 }),
    );
  else pic.add(pic.floor(500, 850, 210, 20), front);
  return pic.svg();
}

export const suitcase: FamilyDrawing = { views: ["threequarter", "front", "detail"], draw };
