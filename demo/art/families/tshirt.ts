import type { Fold } from "../drawing/cloth.ts";
import { lightness, tonesOf } from "../drawing/colour.ts";
import { closeUp, type FamilyDrawing, type Goods } from "../drawing/goods.ts";
import { ellipse, mirror } from "../drawing/path.ts";
import { createPicture } from "../drawing/picture.ts";
import { backNeck as neckFromBehind } from "../parts/back.ts";
import { wovenLabel } from "../parts/label.ts";

const BODY =
  "M398 168C362 184 322 200 290 216C240 244 206 300 176 380C160 424 150 456 140 488C178 514 228 532 272 540C282 502 292 470 305 436C312 560 308 700 298 836C400 866 600 866 702 836C692 700 688 560 695 436C708 470 718 502 728 540C772 532 822 514 860 488C850 456 840 424 824 380C794 300 760 244 710 216C678 200 638 184 602 168C582 220 544 246 500 246C456 246 418 220 398 168Z";
const FOLDS: Fold[] = [
  ["M312 438C346 486 396 520 446 530", 22, 0.3],
  ["M318 470C350 540 400 590 452 612", 18, 0.22],
  ["M686 440C660 490 610 520 570 524", 22, 0.3],
  ["M690 480C660 560 610 600 566 620", 18, 0.26],
  ["M306 520C340 590 360 680 352 800", 26, 0.3],
  ["M694 520C664 590 650 690 664 810", 26, 0.32],
  ["M440 620C450 700 440 780 430 850", 24, 0.22],
  ["M560 640C556 710 570 780 580 850", 24, 0.22],
  ["M300 400C286 350 284 300 296 250", 20, 0.34],
  ["M700 400C714 350 716 300 704 250", 20, 0.34],
  ["M250 320C230 370 210 430 200 510", 18, 0.28],
  ["M756 330C780 390 800 440 806 510", 18, 0.28],
  ["M410 260C450 310 550 310 590 260", 22, 0.16],
];
const bow = (y: number) => `M100 ${y}C300 ${y + 22} 700 ${y + 22} 900 ${y}`;

function kitOf({ colour, brand, view, look }: Goods) {
  const main = tonesOf(colour);
  const isLight = lightness(colour) > 0.6;
  return {
    pic: createPicture({
      ground: "clothes",
      title: `${brand} T-shirt`,
      colour,
      frame: closeUp(view, 500, 280, 2.3),
    }),
    main,
    brand,
    thread: isLight ? main.lo : main.soft,
    print: look.from("print", [
      "none",
      "stripes",
      "block",
      "mark",
      "word",
      "pocket",
      "sun",
      "none",
      "fine stripes",
    ]),
    ink: isLight
      ? look.from("dark ink", ["#1f3a5f", "#8a3b34", "#2f4a3f", "#23252a", main.deep])
      : look.from("light ink", ["#f3efe8", "#e8c48a", main.hi, "#d9d4cc"]),
    hasRinger: look.chance("ringer", 0.2),
    isPolo: look.chance("polo", 0.25),
  };
}
type Kit = ReturnType<typeof kitOf>;

/** Woven patterns go all around; prints are only on the chest. */
const ALL_ROUND = new Set<Kit["print"]>(["stripes", "fine stripes", "block"]);

function chest({ pic, ink, main, print, brand, thread }: Kit): string {
  const rows = (step: number) =>
    Array.from({ length: Math.round(560 / step) }, (_, i) => bow(300 + i * step)).join("");
  const pocket = "M560 400L668 396L670 500L615 520L562 504Z";
  const prints = {
    none: () => "",
    stripes: () => pic.line(rows(50), ink, 17),
    "fine stripes": () => pic.line(rows(26), ink, 5),
    block: () => pic.fill("M100 400C300 420 700 420 900 400L900 560C700 580 300 580 100 560Z", ink),
    mark: () =>
      pic.fill(
        "M430 420C470 380 530 380 570 420C530 412 500 440 500 480C500 440 470 412 430 420Z",
        ink,
      ) + pic.name(brand, 500, 540, { size: 40, colour: ink, spacing: 10, weight: 600 }),
    word: () => pic.name(brand, 500, 460, { size: 62, colour: ink, spacing: 6, weight: 800 }),
    sun: () =>
      pic.fill(ellipse(500, 460, 82), ink) +
      pic.fill("M400 486C460 470 540 500 600 480L600 560L400 560Z", main.mid) +
      pic.line("M430 512C470 500 530 520 570 508M446 536C480 526 520 544 554 534", ink, 7),
    pocket: () =>
      pic.moved(2, 4, pic.soft(pocket, main.deep, 4, 0.4)) +
      pic.fill(pocket, main.mid) +
      pic.stitch(pocket, thread, 2, 0.8),
  };
  return prints[print]();
}

function body(kit: Kit): void {
  const { pic, main, thread } = kit;
  pic.add(
    pic.solid(BODY, pic.linear(0.1, 0, 0.9, 1, { 0: main.soft, 0.4: main.mid, 1: main.dim }), {
      edge: 60,
      blur: 20,
      shift: 14,
      darkBy: 0.3,
      dark: main.deep,
      lightBy: 0.5,
      light: main.hi,
      under: chest(kit),
      inside:
        pic.folds(FOLDS, main, 11) +
        pic.soft(
          "M690 440C712 560 700 720 700 850L640 850C670 720 670 560 690 440Z",
          main.deep,
          22,
          0.3,
        ) +
        pic.brush("M302 430C292 460 282 500 274 545", main.deep, 10, 6, 0.5) +
        pic.brush("M698 430C708 460 718 500 726 545", main.deep, 12, 6, 0.5) +
        pic.line(
          "M290 216C288 280 292 360 305 436M710 216C712 280 708 360 695 436",
          main.lo,
          2.2,
          'opacity=".55"',
        ) +
        pic.stitch(
          "M147 468C186 494 232 512 276 520M853 468C814 494 768 512 724 520",
          thread,
          2,
          0.7,
        ) +
        pic.stitch("M298 816C400 846 600 846 702 816", thread, 2, 0.7),
    }),
  );
  if (kit.hasRinger)
    pic.add(
      pic.line(
        "M147 474C186 500 232 518 276 526M853 474C814 500 768 518 724 526",
        kit.ink,
        20,
        'stroke-linecap="butt"',
      ),
    );
}

function backNeck({ pic, main, brand }: Kit): void {
  pic.add(
    pic.fill(
      "M398 168C440 150 560 150 602 168C600 220 550 262 500 262C450 262 400 220 398 168Z",
      pic.linear(0, 0, 0, 1, { 0: main.dim, 1: main.lo }),
    ),
    wovenLabel(pic, brand, 500, 186),
    pic.line("M398 168C440 156 560 156 602 168", main.soft, 7, 'opacity=".7"'),
  );
}

function rib({ pic, main, hasRinger, ink }: Kit): void {
  const d =
    "M398 168C418 220 456 246 500 246C544 246 582 220 602 168L624 178C606 240 560 276 500 276C440 276 394 240 376 178Z";
  const lines =
    "M384 180C402 236 446 268 500 268C554 268 598 236 616 180M390 174C410 228 450 260 500 260C550 260 590 228 610 174";
  const tones = hasRinger ? tonesOf(ink) : main;
  pic.add(
    pic.solid(d, pic.linear(0, 0, 1, 0.4, { 0: tones.soft, 0.6: tones.mid, 1: tones.dim }), {
      edge: 18,
      blur: 6,
      shift: 5,
      darkBy: 0.3,
      dark: tones.deep,
      inside: pic.line(lines, tones.lo, 1.4, 'opacity=".35"'),
    }),
    pic.line(
      "M376 178C394 240 440 276 500 276C560 276 606 240 624 178",
      main.lo,
      2,
      'opacity=".5"',
    ),
  );
}

/** Knitted collar with a short buttoned placket. */
function polo({ pic, main, thread }: Kit): void {
  const leaf =
    "M396 172C392 156 400 142 416 136C430 176 462 214 500 238L452 300C420 270 400 224 396 172Z";
  const placket = "M476 240L524 240L524 420L476 420Z";
  const cloth = pic.linear(0, 0, 1, 0.4, { 0: main.soft, 0.6: main.mid, 1: main.dim });
  const buttons = "M500 300L500 300.1M500 350L500 350.1M500 398L500 398.1";
  pic.add(
    pic.moved(3, 4, pic.soft(placket, main.deep, 5, 0.4)),
    pic.fill(placket, cloth),
    pic.stitch("M482 250L482 414L518 414L518 250", thread, 1.8, 0.7),
    pic.line(buttons, main.deep, 15, 'opacity=".6"'),
    pic.line(buttons, "#f3efe8", 12, 'transform="translate(-1 -1)"'),
  );
  for (const d of [leaf, mirror(leaf)])
    pic.add(
      pic.moved(4, 8, pic.soft(d, main.deep, 7, 0.45)),
      pic.solid(d, cloth, {
        edge: 20,
        blur: 7,
        shift: 6,
        darkBy: 0.3,
        dark: main.deep,
        inside: pic.ribs(d, main.deep, 8, "1.5 4", 0.3),
      }),
    );
}

/** T-shirt or polo shirt on an invisible form. */
function draw(goods: Goods): string {
  const kit = kitOf(goods);
  kit.pic.add(kit.pic.wall(BODY));
  if (goods.view === "back") {
    // From behind, the cloth reaches up to the neck.
    kit.pic.add(kit.pic.fill("M390 172C440 164 560 164 610 172L600 270L400 270Z", kit.main.mid));
    body({ ...kit, print: ALL_ROUND.has(kit.print) ? kit.print : "none" });
    const tones = kit.hasRinger ? tonesOf(kit.ink) : kit.main;
    const cloth = kit.pic.linear(0, 0, 1, 0.4, { 0: tones.soft, 0.6: tones.mid, 1: tones.dim });
    neckFromBehind({ pic: kit.pic, main: kit.main, cloth }, 182, kit.isPolo ? 52 : 30);
  } else for (const part of [backNeck, body, kit.isPolo ? polo : rib]) part(kit);
  return kit.pic.svg();
}

export const tshirt: FamilyDrawing = { views: ["front", "back", "detail"], draw };
