import { isMetallic, lightness, shade, tonesOf } from "../drawing/colour.ts";
import { veil } from "../drawing/defs.ts";
import { closeUp, type FamilyDrawing, type Goods } from "../drawing/goods.ts";
import { ellipse, type Point, roundRect } from "../drawing/path.ts";
import { createPicture } from "../drawing/picture.ts";
import { roundMetal } from "../parts/metal.ts";

const CASE =
  "M390 250C340 262 258 330 252 500C258 670 340 738 390 750L404 800L436 800L448 742L552 742L564 800L596 800L610 750C660 738 742 670 748 500C742 330 660 262 610 250L596 200L564 200L552 258L448 258L436 200L404 200Z";
const BODY =
  "M390 250C340 262 258 330 252 500C258 670 340 738 390 750L610 750C660 738 742 670 748 500C742 330 660 262 610 250Z";
const SILHOUETTE =
  "M398 -60L602 -60L602 240C720 290 748 400 748 500C748 620 700 720 602 760L604 1060L396 1060L396 740C300 700 252 600 252 500C252 380 300 290 398 250Z";
const TOP = "M398 -60L402 300L598 300L602 -60Z";
const BOTTOM = "M402 700L396 1060L604 1060L598 700Z";
const DIAL = 204;

const at = (radius: number, turn: number): Point => [
  500 + radius * Math.sin(turn * Math.PI * 2),
  500 - radius * Math.cos(turn * Math.PI * 2),
];
const ray = (from: number, to: number, turn: number): string =>
  `M${at(from, turn)
    .map((v) => v.toFixed(1))
    .join(" ")}L${at(to, turn)
    .map((v) => v.toFixed(1))
    .join(" ")}`;

/** The variant's colour is the case's if it is metallic, else the strap's, or the dial's on steel. */
function kitOf({ colour, brand, view, look }: Goods) {
  const strap = look.from("strap", ["leather", "steel", "rubber", "mesh"]);
  const isMetal = isMetallic(colour);
  const isBand = !isMetal && (strap === "steel" || strap === "mesh");
  const leather = look.from("leather", ["#5a3420", "#1f1d1e", "#7a4a2b", "#24324f", "#3a3d44"]);
  const dial = isBand
    ? shade(colour, lightness(colour) > 0.75 ? 0.2 : -0.15)
    : look.from("dial", [
        "#16223a",
        "#f3efe6",
        "#1b1b1d",
        "#0f3d33",
        "#e9e4da",
        shade(colour, 0.82),
        "#5a2430",
      ]);
  const isDark = lightness(dial) < 0.6;
  const zoom = view === "threequarter" ? 0.94 : 1;
  return {
    pic: createPicture({
      ground: "watches",
      title: `${brand} watch`,
      colour: dial,
      frame: closeUp(view, 560, 460, 2.1) ?? [500, 500, zoom],
    }),
    brand,
    strap,
    dial,
    isDark,
    ink: isDark ? "#f2f2ee" : "#1b1d22",
    main: tonesOf(isMetal ? leather : colour),
    metal: tonesOf(
      isMetal
        ? colour
        : look.from("metal", ["#c8ccd2", "#d9b779", "#d8a58a", "#4a4c52", "#c8ccd2"]),
    ),
    hasChrono: look.chance("chrono", 0.45),
    markers: look.from("markers", ["bars", "dots", "numerals", "bars"]),
    hands: look.from<readonly [number, number]>("hands", [
      [10, 9],
      [1, 52],
      [10, 10],
      [8, 21],
    ]),
    bezel: look.from("bezel", ["polished", "diver", "polished", "fluted"]),
    second: look.from("second hand", ["#d8432f", "#e8a33d", "#4f8ad0", "#c8ccd2"]),
  };
}
type Kit = ReturnType<typeof kitOf>;

function linkPattern({ pic, metal }: Kit): string {
  const steel = roundMetal(pic, metal);
  const middle = pic.linear(0, 0, 1, 0, {
    0: metal.mid,
    0.25: "#fff",
    0.5: metal.hi,
    0.8: metal.mid,
    1: metal.lo,
  });
  const link = (x: number, w: number, paint: string) =>
    `<path d="M${x} 2h${w}v40h-${w}z" fill="${paint}" stroke="#2a2c30" stroke-opacity=".45" stroke-width="1.5"/>`;
  return pic.pattern(
    208,
    44,
    `<path d="M0 0h208v44H0z" fill="${metal.deep}"/>${link(2, 56, steel)}${link(148, 56, steel)}${link(61, 84, middle)}`,
    "translate(396 28)",
  );
}

function band(kit: Kit, d: string, from: number, to: number): string {
  const { pic, main, metal, strap } = kit;
  const round = pic.linear(0, 0, 1, 0, {
    0: veil("#000", 0.35),
    0.25: veil("#000", 0),
    0.7: veil("#000", 0),
    1: veil("#000", 0.4),
  });
  if (strap === "steel") return pic.fill(d, linkPattern(kit)) + pic.fill(d, round);
  if (strap === "mesh")
    return (
      pic.fill(d, roundMetal(pic, metal)) +
      pic.fill(
        d,
        pic.pattern(
          9,
          7,
          `<path d="M0 3.500q2.200-4 4.500 0t4.500 0" fill="none" stroke="${metal.deep}" stroke-width="1.6" opacity=".7"/>`,
        ),
      ) +
      pic.fill(d, round)
    );
  const roll = pic.linear(0, 0, 1, 0, {
    0: main.lo,
    0.1: main.hi,
    0.3: main.soft,
    0.62: main.mid,
    0.9: main.lo,
    1: main.deep,
  });
  const seam =
    strap === "leather"
      ? pic.stitch(`M416 ${from}L416 ${to}M584 ${from}L584 ${to}`, shade(main.mid, 0.55), 3, 0.7)
      : pic.line(`M440 ${from}L440 ${to}M560 ${from}L560 ${to}`, main.deep, 5, 'opacity=".5"');
  return pic.solid(d, roll, { darkBy: 0.35, lightBy: 0.25, edge: 30, blur: 10 }) + seam;
}

function straps(kit: Kit): void {
  const { pic } = kit;
  pic.add(
    band(kit, TOP, -50, 252),
    band(kit, BOTTOM, 752, 1050),
    pic.soft("M402 236L598 236L598 262L402 262Z", "#000", 10, 0.55),
    pic.soft("M402 742L598 742L600 790L400 790Z", "#000", 12, 0.6),
  );
}

function shell({ pic, metal, dial, bezel, hasChrono, ink }: Kit): void {
  const knob = pic.linear(0, 0, 0, 1, {
    0: metal.hi,
    0.25: metal.mid,
    0.6: metal.lo,
    1: metal.deep,
  });
  const pushers = "M706 372L734 352L752 384L724 402ZM706 628L734 648L752 616L724 598Z";
  const ring = (r: number, paint: string) => pic.fill(ellipse(500, 500, r), paint);
  pic.add(
    pic.fill(roundRect(740, 472, 42, 56, 9), knob),
    pic.ribs("M748 500L780 500", "#000", 44, "2 4", 0.35),
    hasChrono ? pic.fill(pushers, knob) : "",
    pic.solid(
      CASE,
      pic.linear(0, 0, 1, 1, {
        0: "#fff",
        0.22: metal.mid,
        0.42: metal.hi,
        0.58: metal.lo,
        0.78: metal.mid,
        1: metal.deep,
      }),
      { edge: 22, blur: 5, shift: 6, lightBy: 0.9, darkBy: 0.5 },
    ),
    ring(
      232,
      pic.linear(0.1, 0, 0.9, 1, {
        0: "#fff",
        0.3: metal.mid,
        0.5: metal.lo,
        0.7: metal.hi,
        1: metal.lo,
      }),
    ),
    ring(
      220,
      bezel === "diver"
        ? shade(dial, -0.35)
        : pic.linear(0.1, 0, 0.9, 1, { 0: metal.deep, 0.5: metal.mid, 1: "#fff" }),
    ),
    bezel === "fluted"
      ? `<circle cx="500" cy="500" r="225" fill="none" stroke="${metal.deep}" stroke-width="14" stroke-dasharray="4 5" opacity=".6"/>`
      : "",
    ring(DIAL + 2, shade(dial, -0.5)),
    bezel === "diver"
      ? `<circle cx="500" cy="500" r="213" fill="none" stroke="${ink}" stroke-width="8" stroke-dasharray="2.5 19.8" opacity=".7"/>`
      : "",
  );
}

function markers({ pic, metal, ink, markers: kind, hasChrono }: Kit): string {
  const hours = Array.from({ length: 12 }, (_, i) => i).filter(
    (i) => !(hasChrono && i % 3 === 0 && i > 0),
  );
  const track = `<circle cx="500" cy="500" r="191" fill="none" stroke="${ink}" stroke-width="9" stroke-dasharray="1.6 18.4" stroke-dashoffset=".8" stroke-linecap="butt" opacity=".7"/>`;
  if (kind === "numerals")
    return (
      track +
      hours
        .map((i) => {
          const [x, y] = at(154, i / 12);
          return pic.text(String(i || 12), Math.round(x), Math.round(y + 11), {
            size: 32,
            colour: ink,
            weight: 500,
          });
        })
        .join("")
    );
  const [from, width] = kind === "dots" ? [DIAL - 27, 19] : [DIAL - 44, 8];
  const bars = hours
    .map((i) => ray(from, kind === "dots" ? DIAL - 26 : DIAL - 12, i / 12))
    .join("");
  return (
    track +
    pic.line(bars, "#000", width + 1, 'opacity=".35" transform="translate(2 3)"') +
    pic.line(bars, metal.hi, width, kind === "dots" ? "" : 'stroke-linecap="butt"') +
    pic.line(bars, ink, width * 0.5, 'opacity=".9"')
  );
}

function dial(kit: Kit): void {
  const { pic, dial: base, isDark, ink, metal, hasChrono, brand } = kit;
  const face = ellipse(500, 500, DIAL);
  pic.add(
    pic.fill(
      face,
      pic.radial(0.36, 0.3, 0.85, {
        0: shade(base, isDark ? 0.32 : 0.5),
        0.5: base,
        1: shade(base, -0.45),
      }),
    ),
    pic.inside(
      face,
      pic.soft(
        "M500 500L330 240L450 220Z M500 500L670 760L550 780Z",
        "#fff",
        14,
        isDark ? 0.22 : 0.5,
      ) + pic.soft("M500 500L240 620L230 520Z M500 500L760 380L770 480Z", "#000", 14, 0.16),
    ),
    markers(kit),
    pic.name(brand, 500, 416, { size: 19, colour: ink, spacing: 3, weight: 500 }),
  );
  if (!hasChrono) {
    pic.add(
      pic.fill(
        roundRect(618, 484, 44, 32, 4),
        shade(base, 0.85),
        `stroke="${metal.lo}" stroke-width="2"`,
      ),
      pic.text("17", 640, 508, { size: 22, colour: "#22242a", weight: 500 }),
    );
    return;
  }
  for (const [x, y] of [
    [410, 500],
    [590, 500],
    [500, 590],
  ] as const) {
    pic.add(
      pic.fill(
        ellipse(x, y, 50),
        pic.linear(0, 0, 1, 1, { 0: shade(base, -0.4), 1: shade(base, 0.14) }),
        `stroke="${metal.mid}" stroke-opacity=".6" stroke-width="1.5"`,
      ),
      `<circle cx="${x}" cy="${y}" r="41.1" fill="none" stroke="${ink}" stroke-width="6" stroke-dasharray="1.8 19.7" opacity=".75"/>`,
      pic.line(`M${x} ${y}L${x + 16} ${y - 30}`, ink, 3),
    );
  }
}

function hands({ pic, metal, hands: [hour, minute], second }: Kit): void {
  const hand = (w: number, long: number, angle: number) => {
    const blade = `M${500 - w} 512L${500 - w * 0.55} ${500 - long}L500 ${488 - long}L${500 + w * 0.55} ${500 - long}L${500 + w} 512Z`;
    const half = `M500 512L500 ${488 - long}L${500 + w * 0.55} ${500 - long}L${500 + w} 512Z`;
    return (
      pic.moved(4, 7, pic.rotated(angle, 500, 500, pic.soft(blade, "#000", 3, 0.4))) +
      pic.rotated(
        angle,
        500,
        500,
        pic.fill(blade, metal.hi) + pic.fill(half, metal.lo, 'opacity=".75"'),
      )
    );
  };
  pic.add(
    hand(10, 108, (((hour % 12) + minute / 60) / 12) * 360),
    hand(8, 164, minute * 6),
    pic.rotated(204, 500, 500, pic.line("M500 540L500 320", second, 3)),
    pic.fill(ellipse(500, 500, 11), pic.linear(0, 0, 1, 1, { 0: "#fff", 1: metal.lo })),
    pic.inside(
      ellipse(500, 500, DIAL),
      pic.fill(
        "M280 560C300 380 420 280 640 270L560 330C440 350 360 440 350 580Z",
        pic.linear(0, 0, 1, 0.8, { 0: veil("#fff", 0.28), 1: veil("#fff", 0.04) }),
      ) + pic.brush("M560 690C640 664 690 590 696 520", "#fff", 5, 3, 0.22),
    ),
  );
}

/** Wrist watch, its strap running out of the picture. */
function draw(goods: Goods): string {
  const kit = kitOf(goods);
  const { pic, metal } = kit;
  for (const part of [straps, shell, dial, hands]) part(kit);
  const front = pic.take();
  const side = pic.linear(0, 0, 1, 0, {
    0: metal.lo,
    0.9: metal.mid,
    0.95: metal.hi,
    1: metal.deep,
  });
  if (goods.view === "threequarter")
    pic.add(
      pic.rotated(
        -16,
        500,
        500,
        pic.wall(SILHOUETTE) +
          pic.flank(front, BODY, side, { squeeze: 0.84, shear: 0.05, dx: 40, dy: -8 }),
      ),
    );
  else pic.add(pic.wall(SILHOUETTE), front);
  return pic.svg();
}

export const watch: FamilyDrawing = { views: ["front", "threequarter", "detail"], draw };
