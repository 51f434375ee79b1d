import { companion, lightness, mix, shade, type Tones, tonesOf } from "../drawing/colour.ts";
import { closeUp, type FamilyDrawing, type Goods } from "../drawing/goods.ts";
import { ellipse, mapPath, type Point, pointsOf, roundRect } from "../drawing/path.ts";
import { createPicture, type Picture } from "../drawing/picture.ts";
import { cord } from "../parts/cord.ts";
import { overlay } from "../parts/leather.ts";

const UPPER =
  "M132 676C118 630 120 580 130 540C134 520 128 500 126 486C126 470 142 462 160 466C200 476 236 512 290 514C334 514 362 486 386 452C394 440 408 436 422 442C462 462 512 500 566 528C610 548 660 554 716 556C800 560 862 586 890 630C900 648 904 664 902 684Z";
const EYESTAY =
  "M386 452C394 440 408 436 422 442C462 462 512 500 566 528C590 540 612 547 640 551C648 574 638 592 616 592C548 586 486 562 436 530C408 510 384 492 366 474C374 468 380 460 386 452Z";
const TOE =
  "M902 690C906 640 880 600 826 580C786 568 748 580 726 604C704 632 692 660 690 692L902 692Z";
const MUDGUARD =
  "M902 692C902 652 884 622 846 608C800 596 760 616 720 634C670 656 610 664 540 664L540 694L902 694Z";
const HEEL = "M132 690C118 630 120 580 130 540C172 546 216 560 244 590C268 618 278 650 280 692Z";
const TAB =
  "M126 486C126 470 142 462 160 466C178 470 192 478 206 488L198 542C176 536 150 534 131 536C134 520 128 500 126 486Z";
const SADDLE =
  "M436 530C486 562 548 586 616 592C606 632 586 668 556 694L344 694C362 640 392 574 436 530Z";
const TONGUE =
  "M372 474C378 430 388 396 402 372C416 352 450 352 464 372C480 404 500 446 536 496L470 536Z";
const LINING = "M128 486C154 452 190 452 220 474C262 498 330 498 384 458L402 520L300 556L176 530Z";
const EYELETS: readonly Point[] = [
  [412, 478],
  [448, 506],
  [488, 532],
  [532, 554],
  [578, 569],
];

const SOLES = {
  cup: "M112 664C106 690 108 716 120 730C128 738 150 740 180 740L740 740C820 740 890 736 908 712C918 698 918 672 908 656C860 676 760 682 690 682C520 688 300 684 150 662C134 658 116 652 112 664Z",
  chunky:
    "M98 638C84 690 88 734 110 746C130 754 180 750 220 750L760 750C840 750 910 740 926 706C934 686 928 660 914 644C870 670 780 674 700 668C600 660 520 692 420 684C300 674 200 650 140 630C122 624 104 624 98 638Z",
  wedge:
    "M94 654C86 690 98 726 128 736C180 746 300 744 420 742C560 740 700 748 800 736C860 728 912 700 926 664C928 654 918 650 908 658C850 682 760 684 690 682C520 688 300 680 150 654C130 648 102 642 94 654Z",
};
const MARKS = {
  slash: "M398 690L452 560L500 582L458 690Z",
  ring: `${ellipse(430, 634, 44)}${ellipse(430, 634, 26)}`,
  window: roundRect(372, 600, 112, 66, 24),
  dots: `${ellipse(380, 650, 17)}${ellipse(428, 626, 17)}${ellipse(476, 606, 17)}`,
  none: "",
};

/** High tops raise everything round the ankle. */
const raise = (d: string, by: number): string =>
  mapPath(d, (x, y) => [
    x,
    y - by * Math.max(0, Math.min(1, (560 - x) / 160)) * Math.max(0, Math.min(1, (600 - y) / 110)),
  ]);

function kitOf({ colour, brand, view, look }: Goods) {
  const height = look.from("height", [0, 0, 0, 110]);
  const accent = look.from("accent", [
    companion(shade(colour, -0.1), 150, 1.2),
    "#c8452f",
    "#e8a33d",
    "#2d3e58",
    "#3f5a4a",
    "#d9d4cc",
    "#26262a",
  ]);
  const sole = look.from("sole colour", ["#f6f4ef", "#f6f4ef", "#efe4d0", "#26262a", accent]);
  return {
    pic: createPicture({
      ground: "shoes",
      title: `${brand} sneaker`,
      colour,
      frame: closeUp(view, 520, 530, 2.1) ?? [500, height ? 560 : 580, 1.06],
    }),
    main: tonesOf(colour),
    accent: tonesOf(accent),
    brand,
    trim: tonesOf(
      look.from("trim", [
        mix(colour, "#b9ad9b", 0.35),
        colour,
        shade(colour, -0.2),
        accent,
        shade(colour, 0.35),
      ]),
    ),
    sole: tonesOf(sole),
    rubber: tonesOf(
      look.from("rubber", [mix(accent, "#3a332c", 0.55), "#b98a5a", "#2a2724", sole]),
    ),
    lace: tonesOf(look.from("lace", ["#f6f4ef", "#f6f4ef", shade(colour, -0.3), accent])),
    shape: look.from("shape", ["cup", "chunky", "wedge"]),
    mark: look.from("mark", ["slash", "ring", "window", "dots", "none", "none"]),
    front: look.from("front", ["toe", "mudguard", "plain"]),
    hasSaddle: look.chance("saddle", 0.4),
    isMesh: look.chance("mesh", 0.4),
    up: (d: string) => raise(d, height),
  };
}
type Kit = ReturnType<typeof kitOf>;

const across = (pic: Picture, tones: Tones) =>
  pic.linear(0, 0, 0.4, 1, { 0: tones.hi, 0.45: tones.soft, 1: tones.dim });

function ankle({ pic, main, accent, up, brand }: Kit): void {
  const tag = up("M404 388L452 382L460 410L404 418Z");
  pic.add(
    pic.solid(up(TONGUE), pic.linear(0, 0, 1, 1, { 0: main.hi, 0.5: main.mid, 1: main.lo }), {
      edge: 26,
      blur: 8,
      shift: 8,
      inside: pic.fill(tag, accent.mid, 'opacity=".9"'),
    }),
    pic.fill(up(LINING), pic.linear(0, 0, 1, 1, { 0: accent.lo, 1: shade(accent.mid, -0.75) })),
    up(TONGUE) === TONGUE
      ? pic.name(brand, 431, 405, {
          size: 11,
          colour: accent.hi,
          spacing: 1,
          weight: 600,
          extra: 'transform="rotate(-8 431 405)"',
        })
      : "",
  );
}

function panels({ pic, main, accent, trim, up, mark, front, hasSaddle }: Kit): string {
  const heel = pic.linear(0, 0, 1, 0.6, {
    0: accent.hi,
    0.3: accent.mid,
    0.8: accent.dim,
    1: accent.lo,
  });
  const holes = [0, 1]
    .flatMap((row) =>
      [0, 1, 2, 3, 4].map(
        (i) =>
          `M${704 + i * 26 - row * 6} ${572 + row * 13 + i * 5}L${705 + i * 26 - row * 6} ${572 + row * 13 + i * 5}`,
      ),
    )
    .join("");
  return [
    hasSaddle ? overlay(pic, trim, SADDLE, across(pic, trim), SADDLE) : "",
    MARKS[mark]
      ? pic.moved(3, 5, pic.soft(MARKS[mark], main.deep, 5, 0.4)) +
        pic.fill(MARKS[mark], heel, 'fill-rule="evenodd"')
      : "",
    front === "plain" ? pic.line(holes, main.deep, 5, 'opacity=".5"') : "",
    front === "toe" ? overlay(pic, trim, TOE, across(pic, trim), TOE) : "",
    front === "mudguard" ? overlay(pic, trim, MUDGUARD, across(pic, trim), MUDGUARD) : "",
    overlay(pic, accent, HEEL, heel, HEEL),
    overlay(pic, accent, up(TAB), pic.linear(0, 0, 1, 1, { 0: accent.hi, 1: accent.dim })),
    overlay(pic, trim, up(EYESTAY), across(pic, trim), up(EYESTAY)),
  ].join("");
}

function upper(kit: Kit): void {
  const { pic, main, up, isMesh } = kit;
  const d = up(UPPER);
  const mesh = pic.pattern(
    9,
    8,
    `<path d="M2 2h2v2h-2zM6.500 6h2v2h-2z" fill="${main.deep}" opacity=".45"/>`,
  );
  const collar = up(
    "M126 486L160 466C200 476 236 512 290 514C334 514 362 486 386 452L398 474C380 516 342 540 294 538C236 534 206 502 132 500Z",
  );
  pic.add(
    pic.solid(d, pic.linear(0, 0, 0.2, 1, { 0: main.hi, 0.4: main.soft, 1: main.dim }), {
      edge: 60,
      blur: 18,
      shift: 14,
      darkBy: 0.36,
      lightBy: 0.7,
      dark: main.deep,
      under: isMesh ? pic.fill(d, mesh) : "",
      inside:
        pic.soft(
          "M690 562C780 562 846 586 872 618C810 592 750 584 690 592Z",
          "#fff",
          9,
          lightness(main.mid) > 0.7 ? 0.9 : 0.3,
        ) +
        pic.fold(
          "M330 530C344 556 342 596 326 630M640 600C632 624 612 642 592 654",
          main,
          14,
          9,
          0.32,
        ) +
        panels(kit) +
        pic.soft(collar, main.hi, 6, 0.7) +
        pic.brush("M120 676C300 704 640 700 904 676", main.deep, 24, 9, 0.5),
    }),
  );
}

function laces({ pic, lace, up }: Kit): void {
  const at = pointsOf(up(`M${EYELETS.map((p) => p.join(" ")).join("L")}`));
  const bars = at
    .map(([x, y]) => `M${x} ${y}C${x + 6} ${y - 24} ${x + 16} ${y - 38} ${x + 32} ${y - 40}`)
    .join("");
  const bow = up(
    "M440 434C412 402 366 412 376 436C386 452 420 446 440 436C470 416 506 428 496 448C484 462 458 450 442 436M438 438C426 466 412 484 392 496M444 438C462 458 482 466 504 466",
  );
  pic.add(
    pic.fill(at.map(([x, y]) => ellipse(x, y, 7)).join(""), "#191715"),
    cord(pic, bars, lace, 13),
    cord(pic, bow, lace, 9),
  );
}

function soles({ pic, sole, rubber, accent, shape }: Kit): void {
  const d = SOLES[shape];
  const tread = "M130 744L740 744C820 744 880 738 910 716";
  const groove = "M108 690C240 710 520 706 680 700C780 694 850 692 914 668";
  const waves =
    "M130 700C200 660 260 740 330 716C400 690 450 740 520 722C600 700 640 740 720 720C800 700 860 720 910 690";
  pic.add(
    pic.line(tread, rubber.mid, 14),
    pic.ribs(tread, "#000", 12, "5 12", 0.4),
    pic.solid(d, pic.linear(0, 0, 0, 1, { 0: sole.hi, 0.3: sole.mid, 0.7: sole.dim, 1: sole.lo }), {
      edge: 30,
      blur: 9,
      shift: 8,
      darkBy: 0.25,
      lightBy: 0.9,
      inside:
        pic.brush("M112 736C300 748 780 752 914 708", sole.lo, 14, 7, 0.5) +
        pic.line(shape === "chunky" ? waves : groove, sole.lo, 4, 'opacity=".7"') +
        pic.line(
          shape === "chunky" ? waves : groove,
          "#fff",
          2,
          'opacity=".6" transform="translate(0 4)"',
        ) +
        (shape === "wedge"
          ? pic.fill(
              "M94 660C150 672 220 690 300 694L280 714C220 714 150 706 96 690Z",
              accent.mid,
              'opacity=".85"',
            )
          : ""),
    }),
  );
}

/** Low or high sneaker from the outer side, toe to the right. */
function draw(goods: Goods): string {
  const kit = kitOf(goods);
  const { pic } = kit;
  for (const part of [ankle, upper, laces, soles]) part(kit);
  const shoe = pic.take();
  if (goods.view === "pair")
    pic.add(
      pic.floor(455, 680, 350, 22, 0.9),
      pic.floor(520, 742, 390, 22),
      pic.pair(shoe, { dx: -56, dy: -64, scale: 0.92, y: 742 }),
    );
  else pic.add(pic.floor(515, 742, 390, 24), shoe);
  return pic.svg();
}

export const sneaker: FamilyDrawing = { views: ["side", "pair", "detail"], draw };
