import { tonesOf } from "../drawing/colour.ts";
import { veil } from "../drawing/defs.ts";
import { closeUp, type FamilyDrawing, type Goods } from "../drawing/goods.ts";
import { drum, ellipse, frontBand, roundRect } from "../drawing/path.ts";
import { createPicture } from "../drawing/picture.ts";
import { roundMetal } from "../parts/metal.ts";

function kitOf({ colour, brand, view, look }: Goods) {
  const kind = look.from("kind", ["can", "box", "pill", "can"]);
  return {
    pic: createPicture({
      ground: "tech",
      title: `${brand} speaker`,
      colour,
      frame: closeUp(view, 440, kind === "box" ? 420 : 340, 2.1) ?? [
        510,
        520,
        kind === "pill" ? 1.05 : 1.12,
      ],
    }),
    kind,
    brand,
    main: tonesOf(colour),
    metal: tonesOf(look.from("metal", ["#b98a5a", "#c8ccd2", "#3a3c41", "#d3ab5c"])),
    width: look.from("width", [170, 190, 215]),
    top: look.from("top", [230, 330, 280]),
    mesh: look.from("mesh", ["weave", "holes", "lines"]),
    hasLoop: look.chance("loop"),
    drivers: look.from("drivers", [2, 2, 3]),
    isTurned: view === "threequarter",
  };
}
type Kit = ReturnType<typeof kitOf>;

function meshOf({ pic, main, mesh }: Kit): string {
  if (mesh === "holes")
    return pic.pattern(
      11,
      11,
      `<circle cx="3" cy="3" r="2.1" fill="${main.deep}"/><circle cx="8.500" cy="8.500" r="2.1" fill="${main.deep}"/>`,
    );
  if (mesh === "lines")
    return pic.pattern(
      9,
      9,
      `<path d="M0 0h4v9H0z" fill="${main.deep}" opacity=".5"/><path d="M5 0h2v9H5z" fill="${main.hi}" opacity=".5"/>`,
    );
  return pic.pattern(
    8,
    8,
    `<path d="M0 0h8v8H0z" fill="${main.deep}" opacity=".28"/><path d="M1 1h3v3H1zM5 5h3v3H5z" fill="${main.hi}" opacity=".5"/>`,
  );
}

/** Cloth-covered drum with a touch plate on top. */
function can(kit: Kit): void {
  const { pic, main, metal, width: a, top, hasLoop, brand } = kit;
  const [b, low] = [46, 770];
  const side = drum(500, top, low, a, b);
  const ring = roundMetal(pic, metal);
  const plate = ellipse(500, top - 6, a - 10, b - 5);
  const loop = `M${500 + a - 12} ${top + 38}C${500 + a + 50} ${top + 70} ${500 + a + 52} ${top + 170} ${500 + a + 10} ${top + 230}`;
  pic.add(
    pic.floor(500, low + 28, a, 34),
    pic.fill(
      side,
      pic.linear(0, 0, 1, 0, {
        0: main.lo,
        0.12: main.soft,
        0.26: main.hi,
        0.5: main.mid,
        0.8: main.lo,
        0.94: main.deep,
        1: main.lo,
      }),
    ),
    pic.fill(side, meshOf(kit)),
    pic.fill(
      side,
      pic.linear(0, 0, 1, 0, {
        0: veil("#000", 0.45),
        0.2: veil("#fff", 0.16),
        0.34: veil("#fff", 0),
        0.7: veil("#000", 0.18),
        1: veil("#000", 0.5),
      }),
    ),
    pic.fill(frontBand(500, low - 14, 22, a + 2, b), ring),
    pic.fill(frontBand(500, top - 6, 22, a + 2, b), ring),
    pic.fill(
      ellipse(500, top - 6, a + 2, b),
      pic.linear(0, 0, 1, 0.6, { 0: metal.hi, 0.5: metal.mid, 1: metal.lo }),
    ),
    pic.fill(plate, pic.linear(0, 0, 1, 0.7, { 0: "#4b4e54", 0.5: "#1b1c20", 1: "#0b0b0d" })),
    pic.inside(plate, pic.soft(ellipse(420, top - 20, 90, 14), "#fff", 10, 0.4)),
    pic.line(
      `M470 ${top - 6}L490 ${top - 6}M480 ${top - 11}L480 ${top - 1}M520 ${top - 6}L540 ${top - 6}`,
      "#fff",
      3,
      'opacity=".75"',
    ),
    hasLoop
      ? pic.line(loop, metal.lo, 16) +
          pic.line(loop, metal.mid, 12, 'transform="translate(-1 -2)"') +
          pic.line(loop, metal.hi, 3, 'opacity=".8" transform="translate(-3 -3)"')
      : "",
    pic.fill(roundRect(448, 640, 86, 30, 4), ring, 'opacity=".95"'),
    pic.name(brand, 491, 661, {
      size: 16,
      colour: metal.deep,
      spacing: 2,
      weight: 600,
    }),
  );
}

/** Bookshelf box with two or three drivers. */
function box({ pic, main, metal, drivers, brand }: Kit): void {
  const front = roundRect(316, 168, 356, 660, 10);
  const driver = (cy: number, r: number) =>
    [
      pic.soft(ellipse(500, cy + 8, r + 8), "#000", 8, 0.35),
      pic.fill(
        ellipse(494, cy, r + 8),
        pic.linear(0, 0, 1, 1, { 0: metal.hi, 0.5: metal.mid, 1: metal.lo }),
      ),
      pic.fill(ellipse(494, cy, r), pic.linear(0, 0, 1, 1, { 0: "#0b0b0d", 1: "#4a4c52" })),
      pic.fill(
        ellipse(494, cy, r * 0.88),
        pic.radial(0.6, 0.64, 0.75, { 0: "#4b4d53", 0.6: "#232428", 1: "#0e0e10" }),
      ),
      pic.fill(
        ellipse(494, cy, r * 0.36),
        pic.radial(0.34, 0.3, 0.8, { 0: "#9a9ca2", 0.4: "#3c3d42", 1: "#0c0c0e" }),
      ),
      pic.brush(
        `M${494 - r * 0.8} ${cy + r * 0.1}C${494 - r * 0.76} ${cy - r * 0.5} ${494 - r * 0.3} ${cy - r * 0.84} ${494 + r * 0.1} ${cy - r * 0.8}`,
        "#fff",
        4,
        3,
        0.35,
      ),
    ].join("");
  pic.add(
    pic.floor(530, 818, 232, 26),
    pic.fill(
      "M668 172L752 206L752 786L668 826Z",
      pic.linear(0, 0, 1, 0, { 0: main.dim, 1: main.deep }),
    ),
    pic.solid(
      front,
      pic.linear(0, 0, 1, 1, { 0: main.hi, 0.35: main.soft, 0.7: main.mid, 1: main.dim }),
      { edge: 20, blur: 6, shift: 5, lightBy: 0.7, darkBy: 0.3 },
    ),
    ...(drivers === 2
      ? [driver(580, 138), driver(310, 76)]
      : [driver(650, 112), driver(420, 96), driver(256, 52)]),
    pic.name(brand, 494, 800, {
      size: 17,
      colour: main.deep,
      spacing: 4,
      weight: 600,
    }),
  );
}

/** Travel speaker lying on its side. */
function pill(kit: Kit): void {
  const { pic, main, metal, brand } = kit;
  const body = roundRect(150, 420, 700, 300, 150);
  const cap = ellipse(772, 570, 92, 146);
  pic.add(
    pic.floor(500, 722, 320, 26),
    pic.solid(
      body,
      pic.linear(0, 0, 0, 1, { 0: main.soft, 0.25: main.hi, 0.55: main.mid, 1: main.deep }),
      {
        edge: 60,
        blur: 20,
        shift: 16,
        darkBy: 0.5,
        dark: main.deep,
        under: pic.fill(body, meshOf(kit)),
      },
    ),
    pic.fill(cap, pic.linear(0, 0, 1, 1, { 0: metal.hi, 0.5: metal.mid, 1: metal.lo })),
    pic.fill(
      ellipse(776, 570, 78, 128),
      pic.radial(0.36, 0.3, 0.85, { 0: "#5a5c62", 0.5: "#26272b", 1: "#0d0d0f" }),
    ),
    pic.fill(
      ellipse(778, 570, 34, 56),
      pic.radial(0.34, 0.3, 0.8, { 0: "#8a8c92", 0.5: "#303136", 1: "#0c0c0e" }),
    ),
    pic.brush("M190 480C300 440 560 438 690 440", "#fff", 14, 10, 0.4),
    pic.fill(roundRect(380, 548, 150, 44, 8), main.deep, 'opacity=".85"'),
    pic.name(brand, 455, 577, { size: 22, colour: main.hi, spacing: 4, weight: 600 }),
    pic.line("M196 470C150 380 250 350 300 424", metal.lo, 14),
    pic.line("M196 470C150 380 250 350 300 424", metal.mid, 10, 'transform="translate(-1 -2)"'),
  );
}

function draw(goods: Goods): string {
  const kit = kitOf(goods);
  const { pic, isTurned } = kit;
  ({ can, box, pill })[kit.kind](kit);
  if (isTurned) {
    const one = pic.take();
    const isLow = kit.kind === "pill";
    const behind = isLow ? { dx: 90, dy: -190, scale: 0.9 } : { dx: 330, dy: -60, scale: 0.94 };
    const place = isLow ? "translate(30 130) scale(.88)" : "translate(-150 20) scale(.86)";
    pic.add(`<g transform="${place}">${pic.pair(one, { ...behind, y: 800 })}</g>`);
  }
  return pic.svg();
}

export const speaker: FamilyDrawing = { views: ["front", "threequarter", "detail"], draw };
