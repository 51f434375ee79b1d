import { lightness, shade, tonesOf } from "../drawing/colour.ts";
import { closeUp, type FamilyDrawing, type Goods, METALS } from "../drawing/goods.ts";
import { ellipse, roundRect } from "../drawing/path.ts";
import { createPicture } from "../drawing/picture.ts";
import { gleam } from "../parts/leather.ts";

const UPPER =
  "M138 700C124 650 126 600 136 560C142 538 168 530 188 544C230 584 300 606 372 600C420 594 448 566 476 546C494 534 514 532 536 538C610 558 690 572 764 598C836 622 884 652 894 704Z";
const APRON =
  "M476 546C494 534 514 532 536 538C610 558 690 572 764 598C800 612 830 630 842 650C790 640 720 628 660 618C590 606 520 584 476 546Z";
const SOLES = {
  leather:
    "M126 692L898 696C910 706 908 722 892 726C800 736 700 734 620 728C540 722 470 722 400 726L396 754L140 754C126 734 122 710 126 692Z",
  lug: "M118 690L902 694C918 708 914 738 894 748L860 758L820 750L780 760L740 750L700 758L660 746L600 742L420 742L414 770L136 770C118 746 112 712 118 690Z",
  driver:
    "M128 694L898 698C906 708 902 720 890 724C700 736 400 738 150 730C130 724 122 706 128 694Z",
};

function kitOf({ colour, brand, view, look }: Goods) {
  return {
    pic: createPicture({
      ground: "shoes",
      title: `${brand} loafer`,
      colour,
      frame: closeUp(view, 520, 600, 2.1) ?? [505, 610, 1.08],
    }),
    main: tonesOf(colour),
    shine: look.from("shine", [0.1, 0.5, 0.9]),
    kind: look.from("kind", ["bit", "penny", "tassel", "plain", "strap"]),
    tread: SOLES[look.from("tread", ["leather", "lug", "driver"])],
    sole: tonesOf(look.from("sole", ["#2a2320", "#6b4a30", "#a8845a", "#efe4d0"])),
    lining: tonesOf(look.from("lining", ["#c9a982", "#8a6a4a", "#3a332e"])),
    metal: tonesOf(look.from("metal", METALS)),
    thread: lightness(colour) < 0.45 ? tonesOf(colour).hi : tonesOf(colour).lo,
  };
}
type Kit = ReturnType<typeof kitOf>;

function inner({ pic, lining, sole, tread }: Kit): void {
  pic.add(
    pic.fill(
      "M142 560C170 520 230 514 290 536C360 556 430 548 510 534L520 570L372 620L200 600Z",
      pic.linear(0, 0, 1, 0.4, { 0: lining.lo, 0.5: lining.mid, 1: lining.deep }),
    ),
    pic.brush("M186 546C230 584 300 606 372 600C420 594 448 566 476 546", "#000", 14, 6, 0.4),
    pic.fill(tread, pic.linear(0, 0, 0, 1, { 0: sole.soft, 0.4: sole.mid, 1: sole.deep })),
    pic.inside(tread, pic.line("M120 738L420 738M118 722L900 722", "#000", 2.4, 'opacity=".35"')),
  );
}

function upper({ pic, main, shine, thread }: Kit): void {
  const seam = "M476 546C520 590 590 612 660 624C730 636 800 646 842 656";
  pic.add(
    pic.solid(
      UPPER,
      pic.linear(0.05, 0, 0.6, 1, { 0: main.soft, 0.35: main.mid, 0.7: main.dim, 1: main.lo }),
      {
        edge: 60,
        blur: 18,
        shift: 16,
        darkBy: 0.48,
        dark: main.deep,
        light: main.hi,
        lightBy: 0.4 + 0.3 * shine,
        inside:
          pic.folds(
            [
              ["M440 580C420 610 412 640 416 676", 16, 0.4],
              ["M200 570C226 596 240 630 240 676", 16, 0.3],
              ["M560 620C548 644 548 660 552 684", 12, 0.3],
            ],
            main,
            9,
          ) +
          pic.moved(2, 6, pic.soft(APRON, main.deep, 6, 0.4)) +
          pic.fill(APRON, pic.linear(0, 0, 0.3, 1, { 0: main.hi, 0.5: main.soft, 1: main.mid })) +
          gleam(
            pic,
            "M700 650C770 656 846 676 868 704C800 690 740 684 690 684Z",
            "M740 660C790 668 830 678 852 694C806 686 770 680 736 676Z",
            shine,
          ) +
          gleam(
            pic,
            "M150 570C160 620 160 660 152 692C176 680 190 620 176 560Z",
            "M156 590C162 630 162 656 158 680C168 660 172 620 168 590Z",
            shine * 0.7,
          ) +
          pic.line(seam, main.deep, 3, 'opacity=".6"') +
          pic.ribs(seam, thread, 12, "2.5 9", 0.55) +
          pic.stitch("M136 566C166 584 176 640 176 700", thread) +
          pic.brush("M130 700C400 716 700 716 896 702", "#000", 24, 9, 0.5),
      },
    ),
    pic.line(
      "M140 556C146 540 168 532 186 544C230 584 300 606 372 600C420 594 448 566 476 546C494 534 514 532 536 538",
      main.hi,
      4,
      'opacity=".6"',
    ),
  );
}

function saddle({ pic, main, metal, kind }: Kit): void {
  if (kind === "plain") return;
  const strap =
    "M500 536C530 536 556 542 580 550C566 600 556 650 560 704L492 704C486 640 484 580 500 536Z";
  pic.add(
    pic.moved(3, 6, pic.soft(strap, main.deep, 6, 0.5)),
    pic.solid(strap, pic.linear(0, 0, 1, 0.6, { 0: main.hi, 0.5: main.mid, 1: main.dim }), {
      edge: 16,
      blur: 6,
      shift: 5,
      dark: main.deep,
      inside: pic.stitch(strap, main.lo, 2, 0.6),
    }),
  );
  if (kind === "penny")
    pic.add(pic.fill("M512 582C526 570 542 572 556 584C544 596 524 596 512 582Z", main.deep));
  if (kind === "bit")
    pic.add(
      pic.soft("M486 578L590 586L588 606L486 598Z", "#000", 5, 0.5),
      pic.line("M500 584L580 590", metal.lo, 13),
      pic.line("M500 582L580 588", metal.hi, 7),
      pic.line(ellipse(494, 586, 16, 18) + ellipse(588, 592, 16, 18), metal.lo, 9),
      pic.line(ellipse(493, 585, 16, 18) + ellipse(587, 591, 16, 18), metal.hi, 5),
    );
  if (kind === "strap")
    pic.add(
      pic.line(roundRect(506, 600, 44, 52, 6), metal.lo, 9),
      pic.line(roundRect(505, 599, 44, 52, 6), metal.hi, 6),
      pic.line("M506 626L548 628", metal.mid, 5),
    );
  if (kind === "tassel") {
    const fringe = Array.from(
      { length: 7 },
      (_, i) => `M${560 + i * 5} 610L${552 + i * 9} 664`,
    ).join("");
    pic.add(
      pic.line("M530 566C548 570 566 580 574 600", main.deep, 8),
      pic.line(fringe, main.deep, 8),
      pic.line(fringe, main.mid, 5, 'transform="translate(-1 -1)"'),
      pic.fill(roundRect(556, 592, 40, 24, 8), main.soft),
      pic.line("M558 606L594 606", main.deep, 3),
    );
  }
}

/** Slip-on shoe from the outer side, toe to the right. */
function draw(goods: Goods): string {
  const kit = kitOf(goods);
  const { pic, sole } = kit;
  for (const part of [inner, upper, saddle]) part(kit);
  pic.add(
    pic.fill(
      "M124 688C380 704 700 704 896 690C906 698 906 706 898 712C700 722 380 722 128 712C120 704 120 694 124 688Z",
      pic.linear(0, 0, 0, 1, { 0: shade(sole.mid, 0.35), 1: sole.mid }),
    ),
    pic.stitch("M136 700C400 714 700 714 888 700", shade(sole.mid, 0.6), 2.4, 0.8),
  );
  const shoe = pic.take();
  if (goods.view === "pair")
    pic.add(
      pic.floor(455, 690, 350, 22, 0.9),
      pic.floor(520, 750, 390, 22),
      pic.pair(shoe, { dx: -56, dy: -64, scale: 0.92, y: 750 }),
    );
  else pic.add(pic.floor(515, 750, 390, 22), shoe);
  return pic.svg();
}

export const loafer: FamilyDrawing = { views: ["side", "pair", "detail"], draw };
