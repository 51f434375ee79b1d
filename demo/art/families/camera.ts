import { lightness, mix, shade, tonesOf } from "../drawing/colour.ts";
import { closeUp, type FamilyDrawing, type Goods } from "../drawing/goods.ts";
import { ellipse, roundRect } from "../drawing/path.ts";
import { createPicture } from "../drawing/picture.ts";
import { extrude } from "../drawing/space.ts";
import { roundMetal } from "../parts/metal.ts";

const PLATES = {
  prism:
    "M160 420C160 384 176 368 206 366L380 362L404 306C410 292 424 286 440 286L596 286C612 286 626 292 632 306L656 362L800 366C828 368 842 384 842 420L842 470L160 470Z",
  flat: "M160 420C160 384 176 360 206 358L420 356L440 342L760 342L774 356L800 358C828 360 842 384 842 420L842 470L160 470Z",
};
const BODY = roundRect(150, 448, 704, 296, [14, 14, 60, 60]);
const [CX, CY] = [520, 560];
const GRAIN =
  '<path d="M1 2l2-1 3 2M5 6l2 1" stroke="#fff" stroke-opacity=".16" fill="none" stroke-width="1.2"/><path d="M2 4l3 1M7 2l1 2" stroke="#000" stroke-opacity=".5" fill="none" stroke-width="1.3"/>';

function kitOf({ colour, brand, view, look }: Goods) {
  const shape = look.from("shape", ["prism", "flat"]);
  const isTurned = view === "threequarter";
  return {
    pic: createPicture({
      ground: "tech",
      title: `${brand} camera`,
      colour,
      frame: closeUp(view, 520, 560, 2.1) ?? [500, 530, 1.1],
    }),
    main: tonesOf(colour),
    brand,
    shape,
    isTurned,
    plate: PLATES[shape],
    metal: tonesOf(look.from("metal", ["#c4c6c9", "#c4c6c9", "#3a3c41", "#d2c4a8"])),
    ring: tonesOf(look.from("ring", ["#3a3c41", "#a8322a", "#c9a45c", "#c4c6c9"])),
    size: look.from("lens", [0.86, 1, 1.08]),
    /** How far the barrel comes out to the left when the camera is turned. */
    reach: isTurned ? look.between("reach", 90, 150) : 0,
    coating: look.from("coating", ["#8fa6ff", "#7fd0c0", "#d89bff", "#ffb48a"]),
  };
}
type Kit = ReturnType<typeof kitOf>;

function top({ pic, metal, plate, shape }: Kit): void {
  const knob = (x: number, y: number, w: number, h: number) =>
    pic.fill(roundRect(x, y, w, h, 6), roundMetal(pic, metal)) +
    pic.ribs(
      `M${x + 3} ${y + h / 2 + 3}L${x + w - 3} ${y + h / 2 + 3}`,
      "#000",
      h - 12,
      "2 4",
      0.3,
    );
  const light =
    shape === "prism"
      ? pic.soft("M404 306L380 470L300 470Z", "#fff", 12, 0.5) +
        pic.soft("M632 306L660 470L740 470Z", "#000", 16, 0.35)
      : pic.brush("M180 374L820 374", "#fff", 10, 7, 0.5);
  pic.add(
    knob(222, shape === "prism" ? 332 : 324, 96, 40),
    knob(690, shape === "prism" ? 326 : 308, 84, 46),
    pic.fill(roundRect(792, 348, 36, 22, 8), pic.linear(0, 0, 1, 0, { 0: metal.hi, 1: metal.lo })),
    pic.fill(roundRect(478, shape === "prism" ? 272 : 330, 84, 18, 3), "#3c3e42"),
    pic.solid(
      plate,
      pic.linear(0, 0, 0, 1, {
        0: shade(metal.mid, 0.6),
        0.25: metal.soft,
        0.6: metal.mid,
        1: metal.dim,
      }),
      { edge: 24, blur: 6, shift: 6, lightBy: 0.9, darkBy: 0.4, inside: light },
    ),
  );
}

function body({ pic, main, metal, shape, brand }: Kit): void {
  const ink = lightness(metal.mid) > 0.5 ? shade(metal.mid, -0.8) : "#e9e9ea";
  pic.add(
    pic.solid(BODY, pic.linear(0, 0, 1, 1, { 0: main.soft, 0.4: main.mid, 1: main.deep }), {
      edge: 60,
      blur: 20,
      shift: 14,
      darkBy: 0.6,
      lightBy: 0.3,
      inside:
        pic.fill(BODY, pic.pattern(9, 9, GRAIN)) +
        pic.brush("M200 460C186 560 190 660 210 740", "#fff", 40, 22, 0.22) +
        pic.brush("M290 450C300 560 300 660 284 744", "#000", 26, 16, 0.5),
    }),
    pic.fill(
      "M150 448L854 448L854 462L150 462Z",
      pic.linear(0, 0, 0, 1, { 0: metal.lo, 0.5: metal.hi, 1: metal.deep }),
    ),
    pic.fill(
      shape === "prism" ? roundRect(470, 312, 96, 44, 6) : roundRect(650, 376, 110, 52, 8),
      "#141518",
    ),
    pic.name(brand, shape === "prism" ? 518 : 250, 414, {
      size: 28,
      colour: ink,
      spacing: 4,
      weight: 600,
      extra: 'opacity=".8"',
    }),
    shape === "prism"
      ? pic.fill(ellipse(760, 410, 11), "#e8dccb")
      : pic.fill(ellipse(560, 402, 16), "#26364f"),
    pic.fill(ellipse(716, 520, 15), pic.linear(0, 0, 1, 1, { 0: "#fff", 1: metal.lo })),
  );
}

/** The barrel as the sweep of a circle towards the viewer's left, then the front rings. */
function lens({ pic, metal, ring, size, reach, coating }: Kit): void {
  const [x, y] = [CX - reach, CY + reach * 0.16];
  const barrel = (r: number, from: number, to: number) =>
    extrude(ellipse(0, 0, r * size), from, to, (u, v, z = 0) => [CX + u - z, CY + v + z * 0.16], 5);
  const disc = (r: number, paint: string) => pic.fill(ellipse(x, y, r * size), paint);
  const lit = (a: string, b: string, c: string) =>
    pic.linear(0.1, 0.05, 0.9, 0.95, { 0: a, 0.5: b, 1: c });
  pic.add(
    pic.soft(ellipse(CX + 26, CY + 30, 212 * size), "#000", 18, 0.6),
    pic.fill(ellipse(CX, CY, 212 * size), lit(metal.hi, metal.mid, metal.lo)),
  );
  if (reach)
    pic.add(
      pic.fill(
        barrel(202, 0, reach * 0.5),
        pic.linear(0, 0, 0, 1, { 0: "#77797f", 0.2: "#2c2d31", 0.6: "#17181b", 1: "#050506" }),
      ),
      pic.inside(
        barrel(202, 0, reach * 0.5),
        pic.ribs(
          `M${CX - reach * 0.3} ${CY - 240}L${CX - reach * 0.3 + 40} ${CY + 280}`,
          "#000",
          reach * 0.5,
          "5 6",
          0.5,
        ),
      ),
      pic.fill(barrel(190, reach * 0.5, reach * 0.58), ring.mid),
      pic.fill(
        barrel(188, reach * 0.56, reach),
        pic.linear(0, 0, 0, 1, { 0: "#8a8c92", 0.25: "#303136", 0.6: "#17181b", 1: "#050506" }),
      ),
    );
  pic.add(
    disc(reach ? 188 : 202, lit("#5a5c61", "#222327", "#0a0a0c")),
    reach
      ? ""
      : `<circle cx="${x}" cy="${y}" r="${190 * size}" fill="none" stroke="#000" stroke-width="18" stroke-dasharray="4 6" opacity=".45"/>`,
    pic.line(ellipse(x, y, 172 * size), ring.mid, 5),
    disc(168, lit("#0c0c0e", "#1d1e21", "#55575c")),
    disc(132, lit("#4a4c51", "#17181b", "#060607")),
    disc(
      120,
      pic.radial(0.42, 0.36, 0.75, {
        0: mix(coating, "#1b2a55", 0.7),
        0.45: "#131a33",
        0.8: "#080a14",
        1: "#020204",
      }),
    ),
    glass({ pic, size, coating }, x, y),
  );
}

function glass(
  { pic, size, coating }: Pick<Kit, "pic" | "size" | "coating">,
  x: number,
  y: number,
): string {
  const s = size;
  const pane = ellipse(x, y, 116 * s);
  const window = `M${x - 76 * s} ${y - 30 * s}C${x - 66 * s} ${y - 76 * s} ${x - 20 * s} ${y - 92 * s} ${x + 16 * s} ${y - 88 * s}C${x - 6 * s} ${y - 66 * s} ${x - 46 * s} ${y - 50 * s} ${x - 76 * s} ${y - 30 * s}Z`;
  return (
    pic.inside(
      pane,
      pic.soft(ellipse(x - 34, y - 46, 56, 34), coating, 12, 0.55) +
        pic.fill(window, "#fff", 'opacity=".75"') +
        pic.soft(ellipse(x + 42, y + 50, 40, 24), "#e07bd0", 9, 0.5) +
        pic.fill(ellipse(x + 50 * s, y + 56 * s, 12, 8), "#ffd9b0", 'opacity=".6"') +
        pic.line(ellipse(x, y, 74 * s), coating, 2, 'opacity=".35"'),
    ) +
    pic.brush(
      `M${x - 148 * s} ${y - 84 * s}C${x - 110 * s} ${y - 150 * s} ${x - 40 * s} ${y - 176 * s} ${x + 24 * s} ${y - 168 * s}`,
      "#fff",
      5,
      3,
      0.55,
    ) +
    pic.text("35mm  1:1.8", x, y + 152 * s, { size: 14, colour: "#d7d8da", spacing: 2 })
  );
}

/** Camera with an interchangeable lens. */
function draw(goods: Goods): string {
  const kit = kitOf(goods);
  const { pic, main, metal, isTurned } = kit;
  for (const part of [top, body, lens]) part(kit);
  const front = pic.take();
  const side = pic.linear(0, 0, 1, 0, { 0: metal.lo, 0.88: main.soft, 1: main.deep });
  if (isTurned)
    pic.add(
      pic.floor(520, 752, 350, 34),
      pic.flank(front, BODY, side, { squeeze: 0.84, shear: 0.06, dx: 96, dy: -40 }),
    );
  else pic.add(pic.floor(500, 752, 340, 24), front);
  return pic.svg();
}

export const camera: FamilyDrawing = { views: ["threequarter", "front", "detail"], draw };
