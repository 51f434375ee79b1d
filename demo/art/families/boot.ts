import type { Fold } from "../drawing/cloth.ts";
import { lightness, shade, tonesOf } from "../drawing/colour.ts";
import { closeUp, type FamilyDrawing, type Goods } from "../drawing/goods.ts";
import { mapPath, type Point, pointsOf, roundRect } from "../drawing/path.ts";
import { createPicture } from "../drawing/picture.ts";
import { cord, eyelets } from "../parts/cord.ts";
import { gleam, overlay } from "../parts/leather.ts";

const UPPER =
  "M196 748C182 700 186 650 196 600C208 540 208 460 200 392C196 356 192 320 190 296C190 284 196 278 208 277C300 268 392 270 462 280C474 282 478 290 476 304C468 392 474 452 500 502C530 548 590 574 660 596C760 626 846 652 876 704C884 720 886 736 884 750Z";
const GORE = "M280 274C278 360 286 470 314 560C322 582 358 582 366 560C392 476 398 360 396 272Z";
const SOLES = {
  heel: "M188 740L888 742C900 752 898 770 882 776C800 792 700 790 620 778C540 766 470 764 424 770L418 808L200 808C188 792 184 764 188 740Z",
  lug: "M180 736L894 738C912 752 908 784 888 796L860 808L826 798L790 810L752 800L714 812L676 800L638 808L600 792L560 786L520 782L470 782L440 786L436 822L196 822C180 800 174 764 180 736Z",
  crepe:
    "M182 738L890 740C906 754 902 784 884 792C700 808 400 810 200 804C182 794 176 760 182 738Z",
};
/** The shaft's height and the closure. */
const KINDS = {
  chelsea: { shaft: 1, sole: "heel" },
  lace: { shaft: 1.12, sole: "lug" },
  chukka: { shaft: 0.66, sole: "crepe" },
  tall: { shaft: 1.9, sole: "heel" },
  zip: { shaft: 1.05, sole: "lug" },
} as const;

function kitOf({ colour, brand, view, look }: Goods) {
  const kind = look.from("kind", ["chelsea", "lace", "chukka", "tall", "zip", "lace"]);
  const { shaft, sole } = KINDS[kind];
  const whole = kind === "tall" ? ([500, 400, 0.86] as const) : ([500, 560, 1] as const);
  return {
    pic: createPicture({
      ground: "shoes",
      title: `${brand} boot`,
      colour,
      frame: closeUp(view, 400, 480, 1.9) ?? whole,
    }),
    kind,
    main: tonesOf(colour),
    sole: tonesOf(look.from("sole", ["#2a2320", "#1d1a19", "#6b5038", "#a8845a", "#e9dfcf"])),
    tread: SOLES[sole],
    shine: look.from("shine", [0.1, 0.35, 0.6, 0.9]),
    elastic: tonesOf(shade(colour, -0.6)),
    lace: tonesOf(look.from("lace", [shade(colour, -0.5), "#d9b779", "#26221f", "#c9c2b4"])),
    metal: tonesOf(look.from("metal", ["#d3ab5c", "#c8ccd2", "#4a4744"])),
    thread: lightness(colour) < 0.4 ? tonesOf(colour).hi : shade(colour, 0.4),
    hasCap: look.chance("toe cap", 0.35),
    shaftOf: (d: string) => mapPath(d, (x, y) => [x, y > 520 ? y : 520 - (520 - y) * shaft]),
  };
}
type Kit = ReturnType<typeof kitOf>;

function inner({ pic, main, shaftOf, kind }: Kit): void {
  const loop = shaftOf("M206 300C192 254 194 216 216 212C238 212 242 254 240 290");
  if (kind === "chelsea" || kind === "lace")
    pic.add(
      pic.line(loop, main.deep, 22),
      pic.line(loop, main.dim, 16),
      pic.line(loop, main.hi, 3, 'opacity=".6" transform="translate(-4 -2)"'),
    );
  pic.add(pic.fill(shaftOf("M206 290C290 262 400 264 470 292L464 318L210 318Z"), main.deep));
}

function soles({ pic, sole, tread, kind }: Kit): void {
  const lines =
    kind === "chelsea" || kind === "tall" ? "M192 790L420 790M190 774L426 770" : "M186 768L896 768";
  pic.add(
    pic.fill(tread, pic.linear(0, 0, 0, 1, { 0: sole.soft, 0.35: sole.mid, 1: sole.deep })),
    pic.inside(
      tread,
      pic.line(lines, "#000", 2.5, 'opacity=".4"') +
        pic.brush("M206 750L200 800", "#fff", 8, 5, 0.3) +
        pic.brush("M640 776C720 788 820 788 884 770", "#fff", 3, 2, 0.25),
    ),
  );
}

function closing(kit: Kit): string {
  const { pic, elastic, thread, shaftOf, kind, metal } = kit;
  const heelSeam = pic.stitch("M196 604C262 600 310 646 318 740", thread);
  if (kind === "chelsea") {
    const gore = shaftOf(GORE);
    const ribs = Array.from(
      { length: 13 },
      (_, i) => `M${285 + i * 9.2} 262L${322 + i * 3} 586`,
    ).join("");
    return (
      pic.soft(gore, "#000", 6, 0.5) +
      pic.fill(
        gore,
        pic.linear(0, 0, 1, 0, {
          0: elastic.deep,
          0.3: elastic.soft,
          0.7: elastic.mid,
          1: elastic.deep,
        }),
      ) +
      pic.inside(gore, pic.line(shaftOf(ribs), "#000", 3, 'opacity=".4"')) +
      pic.stitch(
        shaftOf("M268 284C266 372 274 480 304 570C316 600 364 600 376 570C402 486 412 372 408 284"),
        thread,
      ) +
      pic.stitch("M340 592C346 640 348 690 346 746", thread)
    );
  }
  const quarter = shaftOf(
    "M446 288C434 388 434 448 452 500C474 554 536 584 606 606C624 622 624 676 612 740",
  );
  if (kind === "zip" || kind === "tall")
    return (
      pic.zip(shaftOf("M330 280C328 400 338 520 352 690"), metal.mid, 8) +
      pic.fill(roundRect(342, 690, 20, 30, 5), metal.mid) +
      heelSeam
    );
  return (
    pic.stitch(quarter, thread) +
    pic.stitch(quarter, thread, 2, 0.5).replace("<path", '<path transform="translate(-9 6)"') +
    heelSeam
  );
}

function upper(kit: Kit): void {
  const { pic, main, shine, thread, shaftOf, hasCap } = kit;
  const cap = "M884 750C886 716 872 690 820 664C790 650 760 646 738 648C712 676 702 712 704 750Z";
  const creases: Fold[] = [
    ["M492 486C456 512 436 548 430 600", 22, 0.55],
    ["M520 534C494 558 480 590 480 636", 18, 0.48],
    ["M580 566C558 590 548 616 548 650", 16, 0.4],
    ["M200 586C236 602 262 618 280 646", 18, 0.4],
    ["M204 516C226 536 242 546 262 550", 14, 0.32],
  ];
  pic.add(
    pic.solid(
      shaftOf(UPPER),
      pic.linear(0.05, 0, 0.75, 1, { 0: main.soft, 0.32: main.mid, 0.7: main.dim, 1: main.lo }),
      {
        edge: 90,
        blur: 24,
        shift: 22,
        darkBy: 0.5,
        lightBy: 0.32 + 0.3 * shine,
        light: main.hi,
        dark: main.deep,
        inside:
          pic.folds(creases, main, 11) +
          gleam(
            pic,
            "M640 616C740 636 826 668 852 710C800 690 720 674 640 676Z",
            "M664 624C740 640 790 660 822 684C776 668 720 656 668 654Z",
            shine,
          ) +
          gleam(
            pic,
            shaftOf("M214 320C224 420 230 510 216 610C240 600 262 480 252 320Z"),
            "M206 640C200 680 204 706 214 730C226 700 230 670 230 640Z",
            shine * 0.8,
          ) +
          pic.brush("M190 744C400 762 700 762 890 744", "#000", 28, 10, 0.6) +
          (hasCap
            ? overlay(
                pic,
                main,
                cap,
                pic.linear(0, 0, 0.5, 1, { 0: main.hi, 0.4: main.mid, 1: main.lo }),
                "M738 648C712 676 702 712 704 750M728 650C702 678 692 712 694 750",
              )
            : "") +
          closing(kit) +
          pic.stitch(shaftOf("M194 296C300 288 392 290 472 300"), thread),
      },
    ),
  );
}

function laces({ pic, kind, lace, metal, shaftOf }: Kit): void {
  if (kind !== "lace" && kind !== "chukka") return;
  const rows: readonly Point[] =
    kind === "lace"
      ? [
          [430, 312],
          [428, 356],
          [428, 400],
          [434, 446],
          [448, 492],
          [476, 534],
        ]
      : [
          [434, 330],
          [436, 410],
          [452, 486],
        ];
  const at = pointsOf(shaftOf(`M${rows.map((p) => p.join(" ")).join("L")}`));
  const bars = at
    .map(([x, y]) => `M${x} ${y}C${x + 12} ${y - 16} ${x + 26} ${y - 20} ${x + 42} ${y - 12}`)
    .join("");
  const [x, y] = at[0] ?? [430, 300];
  const bow = `M${x + 34} ${y - 18}C${x} ${y - 60} ${x - 44} ${y - 42} ${x - 28} ${y - 20}C${x - 14} ${y - 4} ${x + 16} ${y - 12} ${x + 34} ${y - 18}C${x + 66} ${y - 42} ${x + 100} ${y - 26} ${x + 90} ${y - 8}C${x + 78} ${y + 4} ${x + 50} ${y - 10} ${x + 36} ${y - 18}M${x + 32} ${y - 14}C${x + 18} ${y + 20} ${x} ${y + 42} ${x - 22} ${y + 54}`;
  pic.add(eyelets(pic, at, metal, 9), cord(pic, bars, lace, 12), cord(pic, bow, lace, 9));
}

/** Boot from the outer side: chelsea, laced, chukka, zipped or tall. */
function draw(goods: Goods): string {
  const kit = kitOf(goods);
  const { pic, sole } = kit;
  for (const part of [inner, soles, upper, laces]) part(kit);
  pic.add(
    pic.fill(
      "M184 734C380 748 700 748 884 730C898 738 900 750 890 756C700 770 380 770 186 760C180 752 180 740 184 734Z",
      pic.linear(0, 0, 0, 1, { 0: shade(sole.mid, 0.35), 1: sole.mid }),
    ),
    pic.stitch("M196 748C400 762 700 762 880 742", shade(sole.mid, 0.6), 2.6, 0.9),
  );
  const shoe = pic.take();
  if (goods.view === "pair")
    pic.add(
      pic.floor(440, 744, 310, 24, 0.8),
      pic.floor(530, 806, 345, 24),
      pic.pair(shoe, { dx: -34, dy: -62, scale: 0.93, y: 806, cx: 700 }),
    );
  else pic.add(pic.floor(530, 804, 345, 24), shoe);
  return pic.svg();
}

export const boot: FamilyDrawing = { views: ["side", "pair", "detail"], draw };
