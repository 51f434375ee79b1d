import type { Fold } from "../drawing/cloth.ts";
import { companion, shade, tonesOf } from "../drawing/colour.ts";
import { closeUp, type FamilyDrawing, type Goods } from "../drawing/goods.ts";
import { mirror, roundRect } from "../drawing/path.ts";
import { createPicture } from "../drawing/picture.ts";
import { backNeck } from "../parts/back.ts";
import { wovenLabel } from "../parts/label.ts";
import { printOf } from "../parts/prints.ts";

const BODY =
  "M412 150C376 164 340 174 314 190C304 250 310 320 318 380C318 540 296 720 280 880C350 912 440 922 500 922C560 922 650 912 720 880C704 720 682 540 682 380C690 320 696 250 686 190C660 174 624 164 588 150C556 168 444 168 412 150Z";
const SLEEVE =
  "M316 188C268 208 244 256 232 320C214 430 200 550 194 664C218 680 250 684 274 678C292 590 312 480 322 380C330 320 330 240 316 188Z";
const LAPEL =
  "M410 158C402 116 416 92 438 84C440 150 466 232 498 330L470 420L400 300L420 276L378 250C384 214 396 184 410 158Z";
const SHAWL =
  "M410 158C402 116 416 92 438 84C444 170 470 280 500 400L486 440C430 360 384 270 390 214C394 194 402 174 410 158Z";
const STAND =
  "M404 166C394 124 402 92 428 80C424 124 446 172 500 198L498 246C452 236 416 208 404 166Z";

function kitOf({ colour, brand, view, look }: Goods) {
  const pic = createPicture({
    ground: "clothes",
    title: `${brand} coat`,
    colour,
    frame: closeUp(view, 490, 330, 2.1),
  });
  const main = tonesOf(colour);
  const ink = look.from("ink", [main.deep, main.hi, companion(main.lo, 60)]);
  return {
    pic,
    main,
    brand,
    leaf: look.from("collar", [LAPEL, SHAWL, STAND, LAPEL]),
    closing: look.from("closing", ["single", "double", "belt", "double"]),
    button: tonesOf(look.from("button", ["#2a2320", "#c7a06a", "#e9dfcf", shade(colour, -0.4)])),
    lining: tonesOf(look.from("lining", [shade(colour, -0.4), "#7a5138", "#3a3d44"])),
    cloth: pic.linear(0.1, 0, 0.9, 1, { 0: main.soft, 0.45: colour, 1: main.dim }),
    print: printOf(pic, look.from("print", ["plain", "plain", "check", "pinstripe", "plain"]), {
      ink,
      tones: main,
    }),
    hasFlaps: look.chance("flaps", 0.6),
  };
}
type Kit = ReturnType<typeof kitOf>;

function sleeves({ pic, main, cloth, print }: Kit): void {
  const folds: Fold[] = [
    ["M270 290C286 330 300 360 312 390", 18, 0.36],
    ["M244 380C266 416 286 436 310 436", 16, 0.36],
    ["M226 470C250 500 272 510 294 508", 16, 0.36],
    ["M214 560C238 588 258 594 278 588", 14, 0.36],
  ];
  const cuff = "M197 600C222 616 258 620 288 612L276 680C250 686 218 682 193 666Z";
  for (const side of [(d: string) => d, mirror]) {
    const d = side(SLEEVE);
    pic.add(
      pic.solid(d, cloth, {
        edge: 46,
        blur: 15,
        shift: 12,
        darkBy: 0.45,
        dark: main.deep,
        light: main.hi,
        lightBy: 0.45,
        under: print(d),
        inside:
          pic.folds(
            folds.map(([f, width, depth]): Fold => [side(f), width, depth]),
            main,
          ) + pic.line(side(cuff), main.lo, 2.4, 'opacity=".6"'),
      }),
    );
  }
}

function body({ pic, main, cloth, print, hasFlaps }: Kit): void {
  const folds: Fold[] = [
    ["M330 380C366 440 410 470 450 480", 22, 0.3],
    ["M672 380C640 440 600 470 556 480", 22, 0.3],
    ["M330 560C350 660 340 780 322 900", 28, 0.34],
    ["M670 560C650 660 664 780 682 896", 28, 0.36],
    ["M420 600C424 720 410 820 400 914", 24, 0.26],
  ];
  pic.add(
    pic.solid(BODY, cloth, {
      edge: 66,
      blur: 20,
      shift: 16,
      darkBy: 0.42,
      dark: main.deep,
      light: main.hi,
      lightBy: 0.5,
      under: print(BODY),
      inside:
        pic.folds(folds, main, 12) +
        pic.brush("M540 250L546 922", main.deep, 16, 8, 0.5) +
        pic.line("M536 250L540 922", main.lo, 2.4, 'opacity=".7"'),
    }),
    pic.brush("M320 380C318 540 300 720 284 880", main.deep, 8, 5, 0.45),
    pic.brush("M682 380C682 540 700 720 716 880", main.deep, 10, 5, 0.55),
  );
  const flap = hasFlaps ? "M336 596L432 606L430 650L333 640Z" : "M350 570L372 566L352 690L330 686Z";
  for (const d of [flap, mirror(flap)]) {
    pic.add(
      pic.moved(3, 6, pic.soft(d, main.deep, 6, 0.5)),
      pic.solid(d, cloth, { edge: 12, blur: 5, shift: 4, dark: main.deep, under: print(d) }),
      pic.line(d, main.lo, 1.6, 'opacity=".5"'),
    );
  }
}

function collar({ pic, main, cloth, print, lining, leaf, brand }: Kit): void {
  pic.add(
    pic.fill(
      "M410 160C408 110 420 92 440 84C480 74 520 74 560 84C580 92 592 110 590 160C566 260 530 330 500 352C470 330 434 260 410 160Z",
      pic.linear(0, 0, 0, 1, { 0: lining.mid, 1: lining.deep }),
    ),
    wovenLabel(pic, brand, 500, 116),
  );
  for (const d of [mirror(leaf), leaf]) {
    pic.add(
      pic.moved(5, 9, pic.soft(d, main.deep, 8, 0.5)),
      pic.solid(d, cloth, {
        edge: 26,
        blur: 9,
        shift: 8,
        darkBy: 0.35,
        dark: main.deep,
        light: main.hi,
        under: print(d),
      }),
      pic.line(d, main.lo, 1.6, 'opacity=".5"'),
    );
  }
}

function closing({ pic, main, cloth, print, closing: kind, button }: Kit): void {
  if (kind === "belt") {
    const belt = "M316 500C440 518 560 518 684 500L684 546C560 564 440 564 316 546Z";
    const ends = "M496 548L536 552L560 720L520 726ZM470 546L506 552L478 700L440 690Z";
    const knot = roundRect(464, 498, 60, 70, 18);
    for (const d of [belt, ends, knot])
      pic.add(
        pic.moved(3, 7, pic.soft(d, main.deep, 7, 0.5)),
        pic.solid(d, cloth, {
          edge: 16,
          blur: 6,
          shift: 5,
          dark: main.deep,
          light: main.hi,
          under: print(d),
        }),
      );
    return;
  }
  const columns = kind === "double" ? [448, 560] : [520];
  const dots = columns
    .flatMap((x) => [456, 546, 636, 726].map((y) => `M${x} ${y}L${x} ${y}.1`))
    .join("");
  pic.add(
    pic.line(dots, "#000", 34, `opacity=".35" transform="translate(3 5)" filter="${pic.blur(3)}"`),
    pic.line(dots, button.lo, 32),
    pic.line(dots, button.mid, 27, 'transform="translate(-1 -1)"'),
    pic.line(dots, button.deep, 8),
    pic.line(dots, button.hi, 8, 'transform="translate(-7 -7)" opacity=".7"'),
  );
}

/** Long coat: lapels, shawl or stand-up collar; one row of buttons, two, or a belt. */
function draw(goods: Goods): string {
  const kit = kitOf(goods);
  kit.pic.add(kit.pic.wall(BODY + SLEEVE + mirror(SLEEVE)));
  if (goods.view === "back") {
    for (const part of [sleeves, body]) part({ ...kit, hasFlaps: false });
    backNeck(kit, 164, 66);
    kit.pic.add(kit.pic.line("M500 640L500 916", kit.main.deep, 3, 'opacity=".7"'));
  } else for (const part of [sleeves, body, collar, closing]) part(kit);
  return kit.pic.svg();
}

export const coat: FamilyDrawing = { views: ["front", "back", "detail"], draw };
