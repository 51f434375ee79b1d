import type { Fold } from "../drawing/cloth.ts";
import { companion, tonesOf } from "../drawing/colour.ts";
import { closeUp, type FamilyDrawing, type Goods, turned } from "../drawing/goods.ts";
import { createPicture } from "../drawing/picture.ts";
import { wovenLabel } from "../parts/label.ts";

const BACK =
  "M520 196C590 186 660 190 700 214C716 330 720 560 730 760C680 774 610 776 556 766C548 560 530 360 520 196Z";
const FRONT =
  "M300 220C360 180 500 172 590 196C616 206 624 226 620 250C612 420 626 620 632 812C530 832 400 832 292 810C284 620 276 420 284 258C286 240 290 228 300 220Z";

function kitOf({ colour, brand, view, look }: Goods) {
  const pic = createPicture({
    ground: "clothes",
    title: `${brand} scarf`,
    colour,
    frame: closeUp(view, 480, 640, 2.2),
    turn: turned(view),
  });
  const main = tonesOf(colour);
  const ink = look.from("ink", ["#2f3a4a", main.lo, companion(main.lo, 150), "#6b2f2f"]);
  const second = look.from("second ink", ["#e8dcc8", main.hi, companion(main.hi, 60)]);
  const weave = look.from("weave", ["check", "tartan", "stripe", "plain", "bars"]);
  return {
    pic,
    main,
    brand,
    cloth: pic.linear(0.1, 0, 0.9, 1, { 0: main.soft, 0.4: colour, 1: main.dim }),
    check:
      weave === "plain" ? "none" : pic.pattern(170, 170, WEAVES[weave](ink, second), "rotate(1.5)"),
    twill: pic.pattern(
      6,
      6,
      `<path d="M0 6L6 0" stroke="${main.deep}" stroke-width="1.4" opacity=".25"/><path d="M0 3L3 0" stroke="${main.hi}" stroke-width="1" opacity=".3"/>`,
    ),
    strand: look.from("fringe", [11, 8, 16]),
  };
}
type Kit = ReturnType<typeof kitOf>;

const WEAVES = {
  check: (ink: string, second: string) =>
    `<g fill="${ink}" opacity=".5"><path d="M18 0h52v170H18z"/><path d="M0 18h170v52H0z"/></g><g fill="${second}" opacity=".7"><path d="M110 0h7v170h-7zM128 0h7v170h-7z"/><path d="M0 110h170v7H0zM0 128h170v7H0z"/></g>`,
  tartan: (ink: string, second: string) =>
    `<g fill="${ink}" opacity=".42"><path d="M0 0h34v170H0zM52 0h10v170H52zM120 0h10v170h-10z"/><path d="M0 0h170v34H0zM0 52h170v10H0zM0 120h170v10H0z"/></g><g fill="${second}" opacity=".8"><path d="M88 0h5v170h-5z"/><path d="M0 88h170v5H0z"/></g>`,
  stripe: (ink: string, second: string) =>
    `<path d="M0 0h170v64H0z" fill="${ink}" opacity=".8"/><path d="M0 90h170v13H0z" fill="${second}" opacity=".8"/>`,
  bars: (ink: string, second: string) =>
    `<path d="M0 0h85v170H0z" fill="${ink}" opacity=".7"/><path d="M100 0h10v170h-10zM124 0h10v170h-10z" fill="${second}" opacity=".7"/>`,
};

function fringe(
  { pic, main, strand }: Kit,
  from: number,
  to: number,
  y: number,
  sag: number,
): string {
  const count = Math.round((to - from) / (strand * 1.15));
  const strands = Array.from({ length: count }, (_, i) => {
    const x = Math.round(from + ((to - from) * i) / (count - 1));
    const sway = Math.round(Math.sin(i * 2.3) * 5);
    const top = Math.round(y + sag * Math.sin((Math.PI * i) / (count - 1)));
    return `M${x} ${top}C${x + sway} ${top + 24} ${x - sway} ${top + 44} ${x + sway} ${top + 66 + sway}`;
  }).join("");
  return (
    pic.line(strands, main.deep, strand, 'opacity=".5" transform="translate(3 3)"') +
    pic.line(strands, main.dim, strand - 1) +
    pic.line(strands, main.hi, 3, 'opacity=".6" transform="translate(-2 0)"')
  );
}

const woven = ({ pic, check, twill }: Kit, d: string) => pic.fill(d, check) + pic.fill(d, twill);

function backHalf(kit: Kit): void {
  const { pic, main, cloth } = kit;
  pic.add(
    fringe(kit, 562, 726, 762, 8),
    pic.solid(BACK, cloth, {
      edge: 50,
      blur: 16,
      shift: 14,
      darkBy: 0.55,
      dark: main.deep,
      lightBy: 0.3,
      under: woven(kit, BACK),
      inside:
        pic.fold("M650 210C664 380 660 560 680 770", main, 24, 10, 0.5) +
        pic.brush("M626 220C630 420 640 620 648 800", main.deep, 50, 18, 0.7),
    }),
  );
}

function frontHalf(kit: Kit): void {
  const { pic, main, cloth } = kit;
  const folds: Fold[] = [
    ["M360 196C350 340 366 560 352 820", 30, 0.42],
    ["M440 186C450 360 432 600 446 824", 34, 0.4],
    ["M536 190C530 340 552 600 540 824", 30, 0.42],
    ["M590 200C580 260 584 360 588 460", 20, 0.4],
  ];
  pic.add(
    fringe(kit, 298, 626, 812, 14),
    pic.solid(FRONT, cloth, {
      edge: 60,
      blur: 18,
      shift: 16,
      darkBy: 0.45,
      dark: main.deep,
      lightBy: 0.45,
      under: woven(kit, FRONT),
      inside:
        pic.folds(folds, main, 13) +
        pic.brush("M288 236C380 196 520 190 616 216", main.hi, 14, 9, 0.5) +
        pic.brush("M290 806C400 828 530 828 632 808", main.deep, 10, 6, 0.4),
    }),
  );
}

/** Scarf folded over a rail. */
function draw(goods: Goods): string {
  const kit = kitOf(goods);
  kit.pic.add(kit.pic.wall(BACK + FRONT));
  backHalf(kit);
  frontHalf(kit);
  kit.pic.add(kit.pic.rotated(3, 349, 766, wovenLabel(kit.pic, kit.brand, 349, 766)));
  return kit.pic.svg();
}

export const scarf: FamilyDrawing = { views: ["front", "threequarter", "detail"], draw };
