import { mix, shade, tonesOf } from "../drawing/colour.ts";
import { veil } from "../drawing/defs.ts";
import { closeUp, type FamilyDrawing, type Goods } from "../drawing/goods.ts";
import { ellipse, roundRect } from "../drawing/path.ts";
import { createPicture } from "../drawing/picture.ts";
import { carton } from "../parts/carton.ts";
import { flatMetal, roundMetal } from "../parts/metal.ts";
import { caustic, inkOn, softboxes, vesselLabel } from "../parts/vessel.ts";

/** The body's position, its corners, and the width of its cap. */
const SHAPES = {
  square: { x: 300, y: 400, w: 400, h: 430, r: 44, cap: 130 },
  round: { x: 290, y: 390, w: 420, h: 440, r: 200, cap: 110 },
  tall: { x: 350, y: 300, w: 300, h: 530, r: 34, cap: 110 },
  flat: { x: 260, y: 470, w: 480, h: 360, r: 60, cap: 150 },
  facet: { x: 310, y: 380, w: 380, h: 450, r: 0, cap: 120 },
};
type Shape = keyof typeof SHAPES;

function outline(shape: Shape): string {
  const { x, y, w, h, r } = SHAPES[shape];
  const low = y + h;
  if (shape === "facet")
    return `M${x + 60} ${y}L${x + w - 60} ${y}L${x + w} ${y + 80}L${x + w} ${low - 60}L${x + w - 50} ${low}L${x + 50} ${low}L${x} ${low - 60}L${x} ${y + 80}Z`;
  if (shape !== "round") return roundRect(x, y, w, h, [r, r, r * 0.7, r * 0.7]);
  return `M${x + w * 0.3} ${y}L${x + w * 0.7} ${y}C${x + w * 0.98} ${y + 40} ${x + w} ${y + h * 0.4} ${x + w} ${y + h * 0.58}C${x + w} ${low - 40} ${x + w * 0.84} ${low} ${x + w * 0.7} ${low}L${x + w * 0.3} ${low}C${x + w * 0.16} ${low} ${x} ${low - 40} ${x} ${y + h * 0.58}C${x} ${y + h * 0.4} ${x + w * 0.02} ${y + 40} ${x + w * 0.3} ${y}Z`;
}

function kitOf({ colour, brand, view, look }: Goods) {
  const shape = look.from("shape", ["square", "round", "tall", "flat", "facet"]);
  const body = outline(shape);
  const { x, y, w, h } = SHAPES[shape];
  return {
    pic: createPicture({
      ground: "beauty",
      title: `${brand} perfume`,
      colour,
      frame: closeUp(view, 500, 400, 2) ?? [500, 530, 1.08],
    }),
    brand,
    shape,
    body,
    ...SHAPES[shape],
    juice: tonesOf(colour),
    inner:
      shape === "square" || shape === "tall" || shape === "flat"
        ? roundRect(x + 24, y + 24, w - 48, h - 70, [20, 20, 36, 36])
        : body,
    metal: tonesOf(
      look.from("cap colour", ["#c9a45c", "#c8ccd2", "#2a2629", "#c98f72", "#f0ece6", "#6b4a30"]),
    ),
    capStyle: look.from("cap", ["block", "ball", "tall", "block", "stone"]),
    label: look.from("label", ["print", "paper", "plate", "print"]),
    level: look.between("level", 0.08, 0.2),
    contents: look.from("contents", ["eau de parfum", "eau de toilette", "parfum", "cologne"]),
  };
}
type Kit = ReturnType<typeof kitOf>;

function cap({ pic, metal, y, cap: w, capStyle }: Kit): void {
  const [x, round] = [500 - w / 2, roundMetal(pic, metal)];
  const neck = pic.fill(
    roundRect(500 - w * 0.34, y - 32, w * 0.68, 38, 4),
    pic.linear(0, 0, 1, 0, {
      0: "#9a9a9c",
      0.2: "#fff",
      0.5: "#c9cacc",
      0.8: "#77787c",
      1: "#d5d6d8",
    }),
  );
  const caps = {
    block: () =>
      pic.fill(roundRect(x, y - w * 0.92 - 26, w, w * 0.92, [10, 10, 4, 4]), round) +
      pic.fill(ellipse(500, y - w * 0.92 - 21, w / 2 - 6, 6), metal.hi, 'opacity=".8"'),
    tall: () =>
      pic.fill(roundRect(x + w * 0.12, y - w * 1.5 - 26, w * 0.76, w * 1.5, [8, 8, 4, 4]), round) +
      pic.line(
        `M${x + w * 0.14} ${y - 50}L${x + w * 0.86} ${y - 50}`,
        metal.deep,
        3,
        'opacity=".5"',
      ),
    ball: () =>
      pic.solid(
        ellipse(500, y - w * 0.62 - 20, w * 0.62),
        pic.radial(0.34, 0.3, 0.8, { 0: "#fff", 0.3: metal.hi, 0.6: metal.mid, 1: metal.deep }),
        { edge: 26, blur: 8, shift: 8 },
      ) + pic.fill(roundRect(500 - w * 0.36, y - 46, w * 0.72, 20, 4), round),
    stone: () =>
      pic.fill(
        `M${x + 10} ${y - 28}L${x - 8} ${y - w * 0.6}L${x + w * 0.3} ${y - w - 20}L${x + w * 0.72} ${y - w - 14}L${x + w + 8} ${y - w * 0.55}L${x + w - 10} ${y - 28}Z`,
        flatMetal(pic, metal),
      ) +
      pic.fill(
        `M${x + w * 0.3} ${y - w - 20}L${x + w * 0.45} ${y - w * 0.5}L${x + w - 10} ${y - 28}L${x + w + 8} ${y - w * 0.55}L${x + w * 0.72} ${y - w - 14}Z`,
        metal.deep,
        'opacity=".3"',
      ),
  };
  pic.add(neck, caps[capStyle]());
}

function glass({ pic, juice, body, inner, x, y, w, h, level }: Kit): void {
  const [low, fillLine, c] = [y + h, y + h * level, juice.mid];
  const clear = pic.linear(0, 0, 1, 1, {
    0: veil("#fff", 0.95),
    0.3: veil(shade(c, 0.78), 0.9),
    0.7: veil(shade(c, 0.55), 0.92),
    1: veil(shade(c, 0.2), 0.95),
  });
  const surface = `M${x} ${fillLine}C${x + w * 0.3} ${fillLine - 5} ${x + w * 0.7} ${fillLine - 5} ${x + w} ${fillLine}`;
  pic.add(
    pic.solid(body, clear, {
      light: "#fff",
      dark: juice.lo,
      lightBy: 0.9,
      darkBy: 0.38,
      edge: 34,
      blur: 10,
      shift: 8,
      inside:
        pic.fill(
          inner,
          pic.linear(0.1, 0, 0.9, 1, {
            0: veil(shade(c, 0.5), 0.9),
            0.45: veil(c, 0.88),
            0.8: veil(juice.dim, 0.85),
            1: veil(shade(c, 0.3), 0.95),
          }),
        ) +
        pic.inside(
          inner,
          pic.fill(`${surface}L${x + w} ${y}L${x} ${y}Z`, "#fff", 'opacity=".62"') +
            pic.line(surface, juice.lo, 2.5, 'opacity=".45"') +
            pic.soft(
              `M${x + w * 0.6} ${low - 30}C${x + w * 0.8} ${low - 110} ${x + w} ${low - 160} ${x + w} ${low}Z`,
              shade(c, 0.75),
              22,
              0.8,
            ) +
            pic.soft(
              `M${x} ${y + 60}L${x + 60} ${y + 60}L${x + 46} ${low}L${x} ${low}Z`,
              juice.lo,
              16,
              0.35,
            ) +
            pic.line(`M500 ${y}L500 ${low - 60}`, "#fff", 5, 'opacity=".35"'),
        ) +
        pic.fill(
          `M${x + 10} ${low - 26}C${x + w * 0.3} ${low - 36} ${x + w * 0.7} ${low - 36} ${x + w - 10} ${low - 26}L${x + w - 16} ${low - 12}L${x + 16} ${low - 12}Z`,
          "#fff",
          'opacity=".5"',
        ),
    }),
    pic.line(body, "#fff", 2.5, 'opacity=".85"'),
    softboxes(pic, body, x, y, w, h),
  );
}

function facets({ pic, shape, x, y, w, h, juice }: Kit): void {
  if (shape !== "facet") return;
  const edges = `M${x} ${y + 80}L${x + 70} ${y + 110}L${x + w - 70} ${y + 110}L${x + w} ${y + 80}M${x + 70} ${y + 110}L${x + 70} ${y + h - 70}L${x + w - 70} ${y + h - 70}L${x + w - 70} ${y + 110}M${x + 70} ${y + h - 70}L${x + 50} ${y + h}M${x + w - 70} ${y + h - 70}L${x + w - 50} ${y + h}M${x + 70} ${y + 110}L${x + 60} ${y}M${x + w - 70} ${y + 110}L${x + w - 60} ${y}`;
  pic.add(
    pic.line(edges, "#fff", 4, 'opacity=".75"'),
    pic.line(edges, juice.lo, 2, 'opacity=".5" transform="translate(2 2)"'),
  );
}

function label({ pic, juice, brand, contents, label: kind, x, y, w, h, metal }: Kit): void {
  const middle = y + h * 0.52;
  const box = roundRect(x + w * 0.2, middle - h * 0.14, w * 0.6, h * 0.3, 6);
  if (kind === "paper")
    pic.add(
      pic.soft(box, juice.deep, 6, 0.35),
      pic.fill(box, pic.linear(0, 0, 1, 1, { 0: "#fff", 1: "#efe8df" })),
      pic.line(roundRect(x + w * 0.22, middle - h * 0.125, w * 0.56, h * 0.27, 4), metal.mid, 2),
    );
  if (kind === "plate")
    pic.add(pic.soft(box, juice.deep, 6, 0.4), pic.fill(box, flatMetal(pic, metal)));
  const ink = kind === "paper" ? "#2a2420" : kind === "plate" ? metal.deep : inkOn(juice.mid);
  pic.add(
    vesselLabel(pic, brand, contents, {
      x: 500,
      y: middle + 10,
      w: Math.min(w * 0.72, h * 0.6),
      ink,
    }),
  );
}

function draw(goods: Goods): string {
  const kit = kitOf(goods);
  const { pic, juice, metal, x, y, w, h, brand } = kit;
  const low = y + h;
  pic.add(pic.floor(500, low - 4, w * 0.5, 22), caustic(pic, juice.mid, x, w, low));
  for (const part of [cap, glass, facets, label]) part(kit);
  const bottle = pic.take();
  const box = { x: 560, y: low - 10 - h * 1.2, w: w * 0.8, h: h * 1.2 };
  if (goods.view === "threequarter")
    pic.add(
      `<g transform="translate(40 60) scale(.92)">${carton(pic, box, mix(juice.mid, "#ffffff", 0.45), metal.mid, brand)}${pic.moved(-130, 10, bottle)}</g>`,
    );
  else pic.add(bottle);
  return pic.svg();
}

/** Glass flacon: alone, with its box, close up. */
export const perfume: FamilyDrawing = { views: ["front", "threequarter", "detail"], draw };
