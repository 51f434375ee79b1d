import { lightness, shade, tonesOf } from "../drawing/colour.ts";
import { closeUp, type FamilyDrawing, type Goods, METALS } from "../drawing/goods.ts";
import { ellipse, frontBand, roundRect } from "../drawing/path.ts";
import { createPicture } from "../drawing/picture.ts";
import { flatMetal } from "../parts/metal.ts";

const [RX, RY, TOP, HEIGHT] = [310, 120, 460, 150];
const rim = (rx: number, ry: number, y: number) =>
  `M${500 - rx} ${y}C${500 - rx} ${y + ry * 1.33} ${500 + rx} ${y + ry * 1.33} ${500 + rx} ${y}`;

function kitOf({ colour, brand, view, look }: Goods) {
  const height = look.from("width", [HEIGHT, 110, 180]);
  return {
    pic: createPicture({
      ground: "bags",
      title: `${brand} belt`,
      colour,
      frame: closeUp(view, 470, 610, 2.2) ?? (view === "hung" ? [500, 500, 1] : [500, 560, 1.22]),
    }),
    main: tonesOf(colour),
    brand,
    height,
    metal: tonesOf(look.from("metal", METALS)),
    buckle: look.from("buckle", ["frame", "plate", "ring", "double"]),
    thread: shade(colour, lightness(colour) < 0.35 ? 0.45 : 0.4),
    surface: look.from("surface", ["stitched", "plain", "braided", "studs", "stitched"]),
  };
}
type Kit = ReturnType<typeof kitOf>;

/** The inside of the coil, seen over the front edge. */
function coil({ pic, main }: Kit): void {
  pic.add(
    pic.fill(
      ellipse(500, TOP, RX, RY),
      pic.linear(0, 0, 1, 0, { 0: main.lo, 0.5: shade(main.mid, -0.55), 1: main.soft }),
    ),
  );
  for (const [inset, dx] of [
    [26, 0],
    [54, 4],
    [82, -2],
  ] as const) {
    const [a, b] = [RX - inset, RY - inset * 0.5];
    pic.add(
      pic.moved(
        dx,
        6,
        pic.fill(
          ellipse(500, TOP, a, b),
          pic.linear(0, 0, 1, 0.3, { 0: main.deep, 0.4: shade(main.mid, -0.5), 1: main.dim }),
        ) +
          pic.line(ellipse(500, TOP, a, b), shade(main.mid, 0.12), 9) +
          pic.line(ellipse(500, TOP - 2, a, b), main.hi, 2, 'opacity=".5"'),
      ),
    );
  }
  const hole = ellipse(500, TOP + 10, RX - 108, RY - 52);
  pic.add(
    pic.fill(hole, pic.linear(0, 0, 0, 1, { 0: "#0d0907", 1: shade(main.mid, -0.6) })),
    pic.inside(hole, pic.soft(ellipse(520, TOP + 56, RX - 130, 30), "#b9b2a6", 12, 0.8)),
  );
}

function surface({ pic, main, metal, thread, surface: kind, height: h }: Kit): string {
  const middle = rim(RX, RY, TOP + h / 2);
  if (kind === "stitched")
    return pic.stitch(rim(RX, RY, TOP + 16) + rim(RX, RY, TOP + h - 16), thread, 2.6);
  if (kind === "braided")
    return (
      pic.line(
        middle,
        main.deep,
        h * 0.9,
        'stroke-dasharray="4 26" stroke-linecap="butt" opacity=".6"',
      ) +
      pic.line(
        rim(RX, RY, TOP + h * 0.25) + rim(RX, RY, TOP + h * 0.5) + rim(RX, RY, TOP + h * 0.75),
        main.deep,
        5,
        'opacity=".5"',
      ) +
      pic.line(
        middle,
        main.hi,
        h * 0.8,
        'stroke-dasharray="3 27" stroke-dashoffset="-8" stroke-linecap="butt" opacity=".4"',
      )
    );
  if (kind === "studs")
    return (
      pic.line(
        middle,
        metal.deep,
        22,
        'stroke-dasharray="1 44" transform="translate(2 4)" opacity=".6"',
      ) +
      pic.line(middle, metal.mid, 20, 'stroke-dasharray="1 44"') +
      pic.line(middle, metal.hi, 8, 'stroke-dasharray="1 44" transform="translate(-4 -4)"')
    );
  return "";
}

function strap(kit: Kit): void {
  const { pic, main, height: h } = kit;
  const round = pic.linear(0, 0, 1, 0, {
    0: main.deep,
    0.08: main.dim,
    0.22: main.hi,
    0.34: main.soft,
    0.6: main.mid,
    0.86: main.lo,
    1: main.deep,
  });
  pic.add(
    pic.solid(frontBand(500, TOP, h, RX, RY), round, {
      edge: 26,
      blur: 8,
      shift: 6,
      darkBy: 0.4,
      dark: main.deep,
      lightBy: 0.35,
      inside:
        surface(kit) +
        pic.soft(
          "M250 500C300 560 340 580 400 590L400 720C340 710 290 690 250 650Z",
          "#fff",
          18,
          0.2,
        ),
    }),
    pic.line(rim(RX, RY, TOP), shade(main.mid, 0.25), 8),
    pic.line(rim(RX, RY, TOP - 2), main.hi, 2, 'opacity=".7"'),
  );
}

function buckle(
  { pic, metal, buckle: kind, height: h, brand }: Kit,
  x: number,
  y: number,
  skew: number,
  turn = 0,
): void {
  const paint = flatMetal(pic, metal);
  const s = h / HEIGHT;
  const tongue =
    pic.line("M-58 0L70 -2", metal.deep, 17, 'opacity=".5" transform="translate(2 5)"') +
    pic.line("M-58 -2L72 -4", metal.mid, 15) +
    pic.line("M-56 -6L70 -8", "#fff", 4, 'opacity=".85"');
  const kinds = {
    frame: () =>
      pic.fill(
        roundRect(-72, -94, 156, 186, 22) + roundRect(-46, -68, 104, 134, 10),
        paint,
        'fill-rule="evenodd"',
      ) +
      pic.line(roundRect(-71, -93, 154, 184, 22), "#fff", 2, 'opacity=".7"') +
      tongue,
    plate: () =>
      pic.fill(roundRect(-72, -90, 156, 180, 14), paint) +
      pic.line(roundRect(-64, -82, 140, 164, 10), "#fff", 2, 'opacity=".6"') +
      pic.soft("M-60 -80L20 -80L-40 80L-60 80Z", "#fff", 6, 0.6) +
      pic.name(brand, 6, 10, { size: 30, colour: metal.deep, spacing: 4, serif: true }),
    ring: () =>
      pic.fill(ellipse(6, 0, 98, 98) + ellipse(6, 0, 66, 66), paint, 'fill-rule="evenodd"') +
      pic.line(ellipse(6, 0, 97, 97), "#fff", 2, 'opacity=".7"') +
      tongue,
    double: () =>
      pic.fill(
        roundRect(-92, -90, 110, 180, 40) +
          roundRect(-66, -64, 58, 128, 20) +
          roundRect(4, -90, 110, 180, 40) +
          roundRect(30, -64, 58, 128, 20),
        paint,
        'fill-rule="evenodd"',
      ),
  };
  pic.add(
    `<g transform="translate(${x} ${y}) rotate(${turn}) skewY(${skew}) scale(${s * (turn ? 0.8 : 1)})">${pic.soft(roundRect(-66, -86, 160, 190, 22), "#000", 10, 0.5)}${kinds[kind]()}</g>`,
  );
}

/** Rolled up, with the buckle in front. */
function rolled(kit: Kit): void {
  const { pic, main, height: h } = kit;
  pic.add(pic.floor(500, TOP + h + 40, RX, 84));
  for (const part of [coil, strap]) part(kit);
  buckle(kit, 440, TOP + 120 + h / 2, 4);
  const keeper = `M578 ${TOP + 106}C592 ${TOP + 102} 612 ${TOP + 100} 624 ${TOP + 96}L624 ${TOP + 120 + h}C612 ${TOP + 126 + h} 592 ${TOP + 130 + h} 578 ${TOP + 132 + h}Z`;
  const y = TOP + h / 2;
  pic.add(
    pic.soft(keeper, "#000", 6, 0.5),
    pic.solid(
      keeper,
      pic.linear(0, 0, 1, 0, { 0: main.lo, 0.3: main.hi, 0.6: main.mid, 1: main.lo }),
      { edge: 12, blur: 4, shift: 3 },
    ),
    pic.line(
      `M660 ${y + 99}L661 ${y + 99}M704 ${y + 83}L705 ${y + 83}M744 ${y + 63}L745 ${y + 63}`,
      "#0a0706",
      13,
    ),
  );
}

/** Hung over a peg by its middle: the strap falls in two lengths, tip and buckle below. */
function hung(kit: Kit): void {
  const { pic, main, height: h, thread } = kit;
  const w = h * 0.62;
  const back = `M${520} 190C${520} 130 ${520 + w} 130 ${520 + w} 190L${524 + w} 800L${522 + w / 2} 850L${518} 800Z`;
  const front = `M${460 - w} 210C${460 - w} 120 ${520 + w} 110 ${520 + w} 190C${520 + w * 0.9} 150 470 140 462 220L466 760L${456 - w} 760Z`;
  const paint = pic.linear(0, 0, 1, 0, {
    0: main.lo,
    0.2: main.hi,
    0.45: main.soft,
    0.7: main.mid,
    1: main.lo,
  });
  const x = 461 - w / 2;
  pic.add(
    pic.wall(back + front, 1.2),
    pic.solid(back, paint, {
      edge: 20,
      blur: 7,
      shift: 6,
      dark: main.deep,
      inside: pic.stitch(back, thread, 2.6),
    }),
    pic.line(
      [600, 650, 700, 750].map((y) => `M${522 + w / 2} ${y}L${522 + w / 2} ${y}.1`).join(""),
      "#0a0706",
      14,
    ),
    pic.moved(8, 12, pic.soft(front, "#000", 9, 0.35)),
    pic.solid(front, paint, {
      edge: 20,
      blur: 7,
      shift: 6,
      dark: main.deep,
      inside: pic.stitch(`M${474 - w} 240L${470 - w} 750M448 240L452 750`, thread, 2.6),
    }),
  );
  buckle(kit, x, 770, 0, 90);
}

function draw(goods: Goods): string {
  const kit = kitOf(goods);
  if (goods.view === "hung") hung(kit);
  else rolled(kit);
  return kit.pic.svg();
}

export const belt: FamilyDrawing = { views: ["front", "hung", "detail"], draw };
