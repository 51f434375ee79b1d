import type { Fold } from "../drawing/cloth.ts";
import { companion, lightness, shade, tonesOf } from "../drawing/colour.ts";
import { closeUp, type FamilyDrawing, type Goods } from "../drawing/goods.ts";
import { mirror } from "../drawing/path.ts";
import { createPicture } from "../drawing/picture.ts";
import { backNeck } from "../parts/back.ts";
import { wovenLabel } from "../parts/label.ts";
import { printOf } from "../parts/prints.ts";

const BODY =
  "M404 176C366 192 326 206 296 222C286 290 296 370 302 440C306 560 302 700 292 800C330 846 420 862 500 864C580 862 670 846 708 800C698 700 694 560 698 440C704 370 714 290 704 222C674 206 634 192 596 176C560 196 440 196 404 176Z";
const SLEEVE =
  "M298 220C246 240 220 300 206 370C184 490 168 610 160 730C184 744 222 750 246 744C268 650 294 540 304 440C312 370 312 280 298 220Z";
const RIGHT_SLEEVE = mirror(SLEEVE);
const SLEEVE_FOLDS: Fold[] = [
  ["M262 300C276 350 284 400 292 440", 18, 0.32],
  ["M216 420C240 470 268 490 296 488", 18, 0.32],
  ["M196 530C226 556 252 570 276 566", 16, 0.32],
  ["M184 640C210 664 236 670 258 664", 16, 0.32],
];
const BODY_FOLDS: Fold[] = [
  ["M312 440C350 500 400 530 440 540", 24, 0.3],
  ["M690 430C650 500 600 526 566 530", 24, 0.3],
  ["M306 560C350 620 360 700 350 830", 24, 0.3],
  ["M694 560C660 620 650 700 662 830", 24, 0.3],
  ["M430 600C436 690 430 770 420 850", 18, 0.24],
  ["M576 610C570 690 580 770 590 850", 18, 0.24],
];
const POCKET = "M560 390L660 386L662 476L612 500L562 480Z";
const CUFF = "M158 722C184 738 222 744 250 736L244 812C216 822 182 818 156 806Z";
const COLLAR = {
  point:
    "M404 180C400 152 410 128 430 120C440 160 470 200 502 228L448 296C424 266 408 226 404 180Z",
  spread:
    "M404 180C400 152 410 128 430 120C440 160 470 200 502 228L426 286C412 256 406 222 404 180Z",
  band: "M404 184C400 156 412 132 432 124C442 164 468 200 500 222L500 256C460 250 420 226 404 184Z",
};

function kitOf({ colour, brand, view, look }: Goods) {
  const pic = createPicture({
    ground: "clothes",
    title: `${brand} shirt`,
    colour,
    frame: closeUp(view, 500, 300, 2.3),
  });
  const main = tonesOf(colour);
  const ink = look.from("ink", [main.lo, companion(main.lo, 120), main.hi, "#27405f", "#8a3b34"]);
  return {
    pic,
    main,
    brand,
    cloth: pic.linear(0.1, 0, 0.9, 1, { 0: main.soft, 0.45: colour, 1: main.dim }),
    print: printOf(
      pic,
      look.from("print", [
        "plain",
        "plain",
        "stripe",
        "gingham",
        "check",
        "pinstripe",
        "denim",
        "leaves",
      ]),
      { ink, tones: main },
    ),
    thread: lightness(colour) > 0.6 ? main.lo : main.soft,
    button: look.from("button", ["#f6f3ec", "#3a332c", "#d9c7a8"]),
    collar: COLLAR[look.from("collar", ["point", "spread", "band"])],
    pockets: look.from("pockets", [0, 1, 1, 2]),
  };
}
type Kit = ReturnType<typeof kitOf>;

const modelled = ({ main }: Kit) => ({
  edge: 50,
  blur: 16,
  shift: 13,
  dark: main.deep,
  light: main.hi,
});

function sleeves(kit: Kit): void {
  const { pic, main, cloth, print, thread } = kit;
  const cuff = (d: string) =>
    pic.solid(d, cloth, {
      edge: 16,
      blur: 6,
      shift: 5,
      darkBy: 0.3,
      dark: main.deep,
      under: print(d),
      inside: pic.stitch(d, thread, 1.8, 0.5),
    });
  const right = SLEEVE_FOLDS.map(([d, width, depth]): Fold => [mirror(d), width, depth]);
  pic.add(
    pic.solid(SLEEVE, cloth, {
      ...modelled(kit),
      darkBy: 0.4,
      lightBy: 0.5,
      under: print(SLEEVE),
      inside: pic.folds(SLEEVE_FOLDS, main),
    }),
    pic.solid(RIGHT_SLEEVE, cloth, {
      ...modelled(kit),
      darkBy: 0.5,
      lightBy: 0.35,
      under: print(RIGHT_SLEEVE),
      inside: pic.folds(right, main),
    }),
    cuff(CUFF),
    cuff(mirror(CUFF)),
  );
}

function body(kit: Kit): void {
  const { pic, main, cloth, print, thread } = kit;
  pic.add(
    pic.solid(BODY, cloth, {
      ...modelled(kit),
      edge: 60,
      blur: 20,
      darkBy: 0.32,
      lightBy: 0.5,
      under: print(BODY),
      inside:
        pic.folds(BODY_FOLDS, main) +
        pic.line(
          "M298 222C292 290 298 370 304 440M702 222C708 290 702 370 696 440",
          main.lo,
          2,
          'opacity=".5"',
        ) +
        pic.stitch("M296 786C334 832 420 848 500 850C580 848 666 832 704 786", thread, 1.8, 0.6) +
        pic.brush("M530 240L530 860", main.deep, 14, 7, 0.35),
    }),
    pic.brush("M302 440C308 560 304 700 296 790", main.deep, 8, 5, 0.4),
    pic.brush("M700 440C694 560 698 700 706 790", main.deep, 9, 5, 0.5),
  );
}

function placket({ pic, main, cloth, print, thread, button }: Kit): void {
  pic.add(
    pic.fill("M478 230L524 230L524 863C508 864 492 864 478 862Z", cloth),
    print("M478 230L524 230L524 863C508 864 492 864 478 862Z"),
    pic.line("M524 236L524 862", main.lo, 2, 'opacity=".6"'),
    pic.stitch("M485 240L485 860M517 240L517 860", thread, 1.8, 0.6),
  );
  const heights = [290, 374, 458, 542, 626, 710, 794];
  const buttons = heights.map((y) => `M500 ${y}L500 ${y}.1`).join("");
  pic.add(
    pic.line(buttons, "#000", 19, 'opacity=".25" transform="translate(2 3)"'),
    pic.line(buttons, shade(button, -0.3), 18),
    pic.line(buttons, button, 15, 'transform="translate(-1 -1)"'),
    pic.line(
      heights.map((y) => `M497 ${y}L497 ${y}.1M503 ${y}L503 ${y}.1`).join(""),
      "#444",
      2.6,
      'opacity=".8"',
    ),
  );
}

function pockets({ pic, main, cloth, print, thread, pockets: count }: Kit): void {
  const seams = "M565 404L657 400M565 394L567 476L612 494L657 472L655 390";
  for (const side of [(d: string) => d, mirror].slice(0, count)) {
    const pocket = side(POCKET);
    pic.add(
      pic.moved(2, 4, pic.soft(pocket, main.deep, 5, 0.35)),
      pic.fill(pocket, cloth),
      print(pocket),
      pic.stitch(side(seams), thread, 1.8, 0.7),
    );
  }
}

function collar({ pic, main, cloth, print, thread, collar: leaf, brand }: Kit): void {
  const stand = "M404 178C408 140 430 126 500 124C570 126 592 140 596 178C570 220 430 220 404 178Z";
  pic.add(
    pic.fill(stand, pic.linear(0, 0, 0, 1, { 0: main.dim, 1: main.lo })),
    wovenLabel(pic, brand, 500, 160),
  );
  for (const d of [leaf, mirror(leaf)]) {
    pic.add(
      pic.moved(4, 9, pic.soft(d, main.deep, 7, 0.45)),
      pic.solid(d, cloth, {
        edge: 20,
        blur: 7,
        shift: 6,
        darkBy: 0.3,
        dark: main.deep,
        under: print(d),
        inside: pic.stitch(d, thread, 1.8, 0.55),
      }),
    );
  }
}

/** Button-up shirt on an invisible form. */
function draw(goods: Goods): string {
  const kit = kitOf(goods);
  kit.pic.add(kit.pic.wall(BODY + SLEEVE + RIGHT_SLEEVE));
  if (goods.view === "back") {
    for (const part of [sleeves, body]) part(kit);
    backNeck(kit, 190, 56);
  } else for (const part of [sleeves, body, placket, pockets, collar]) part(kit);
  return kit.pic.svg();
}

export const shirt: FamilyDrawing = { views: ["front", "back", "detail"], draw };
