import { shade, tonesOf } from "../drawing/colour.ts";
import { closeUp, type FamilyDrawing, type Goods, METALS } from "../drawing/goods.ts";
import { mapPath, roundRect } from "../drawing/path.ts";
import { createPicture } from "../drawing/picture.ts";
import { gleam } from "../parts/leather.ts";
import { flatMetal } from "../parts/metal.ts";

const UPPER =
  "M176 420C180 394 206 386 224 402C250 438 284 490 336 530C402 580 484 612 560 626C586 630 606 632 624 638C700 660 800 716 866 760C886 774 886 790 868 792C780 800 700 796 640 780C560 756 500 720 440 684C390 652 340 632 290 624C250 620 214 616 196 592C176 560 168 470 176 420Z";
const ROUND_TOE =
  "M176 420C180 394 206 386 224 402C250 438 284 490 336 530C402 580 484 608 556 620C590 626 630 628 668 638C740 656 812 702 838 750C848 774 842 792 820 794C760 798 700 796 640 780C560 756 500 720 440 684C390 652 340 632 290 624C250 620 214 616 196 592C176 560 168 470 176 420Z";
const SOLE =
  "M290 616C340 620 390 644 440 678C500 718 560 754 640 778C700 794 780 798 868 790C862 802 780 810 700 806C620 802 560 780 500 742C440 704 400 660 350 642C330 634 310 630 296 632Z";
const HEELS = {
  stiletto:
    "M190 580C214 616 262 622 312 627C288 650 276 690 268 740L262 806C262 814 238 814 237 806L228 720C222 670 204 620 190 580Z",
  block:
    "M186 578C214 616 262 622 330 630C318 660 314 720 314 806C314 814 204 814 202 806C206 720 200 640 186 578Z",
  flare:
    "M190 580C214 616 262 622 318 628C288 660 276 700 292 806C292 814 206 814 206 806C228 720 214 650 190 580Z",
};

function kitOf({ colour, brand, view, look }: Goods) {
  const isRound = look.chance("round toe");
  return {
    pic: createPicture({
      ground: "shoes",
      title: `${brand} heel`,
      colour,
      frame: closeUp(view, 300, 520, 2) ?? [510, 590, 1.1],
    }),
    main: tonesOf(colour),
    sole: tonesOf(look.from("sole", ["#c9a98a", "#8a5a3a", "#26221f", "#d9c7a8"])),
    shine: look.from("shine", [0.15, 0.5, 0.9]),
    heel: HEELS[look.from("heel", ["stiletto", "block", "flare"])],
    upper: isRound ? ROUND_TOE : UPPER,
    tread: isRound ? mapPath(SOLE, (x, y) => [x > 640 ? 640 + (x - 640) * 0.84 : x, y]) : SOLE,
    strap: look.from("strap", ["none", "ankle", "none"]),
    trimming: look.from("trimming", ["none", "bow", "buckle", "none", "cap"]),
    metal: tonesOf(look.from("metal", METALS)),
  };
}
type Kit = ReturnType<typeof kitOf>;

function under({ pic, main, sole, heel, shine, tread }: Kit): void {
  pic.add(
    pic.fill(
      "M196 400C206 384 232 386 250 408C300 470 390 530 470 562C540 590 590 612 630 640L560 640C420 620 300 540 196 400Z",
      pic.linear(0, 0, 1, 1, { 0: sole.soft, 0.5: sole.mid, 1: sole.lo }),
    ),
    pic.brush("M224 402C300 510 420 600 620 638", "#000", 10, 5, 0.4),
    pic.fill(tread, pic.linear(0, 0, 1, 0, { 0: sole.lo, 0.4: sole.dim, 1: sole.deep })),
    pic.solid(
      heel,
      pic.linear(0, 0, 1, 0, { 0: main.lo, 0.25: main.hi, 0.45: main.mid, 1: main.deep }),
      { edge: 20, blur: 6, shift: 5, lightBy: 0.3 + 0.4 * shine },
    ),
    pic.inside(heel, pic.fill("M150 798L350 798L350 820L150 820Z", "#1b1715")),
  );
}

function upper({ pic, main, upper: d, shine, trimming }: Kit): void {
  const cap =
    "M780 700C820 724 852 748 868 762C886 774 886 790 868 792C820 796 780 798 740 794C736 760 752 722 780 700Z";
  pic.add(
    pic.solid(
      d,
      pic.linear(0.1, 0, 0.8, 1, { 0: main.soft, 0.4: main.mid, 0.75: main.dim, 1: main.lo }),
      {
        edge: 50,
        blur: 15,
        shift: 14,
        darkBy: 0.55,
        dark: main.deep,
        light: main.hi,
        lightBy: 0.4 + 0.3 * shine,
        inside:
          pic.soft(
            "M196 440C206 500 220 560 250 590C232 540 222 480 218 430Z",
            "#fff",
            5,
            0.75 * shine,
          ) +
          gleam(
            pic,
            "M640 668C710 690 790 738 830 768C770 748 690 720 630 706Z",
            "M656 680C716 702 770 732 804 756C750 736 700 716 650 700Z",
            shine * 1.1,
          ) +
          pic.soft(
            "M290 520C370 600 470 640 560 652C470 668 370 626 300 560Z",
            "#fff",
            8,
            0.4 * shine,
          ) +
          (trimming === "cap"
            ? pic.fill(
                cap,
                pic.linear(0, 0, 0.4, 1, { 0: "#4a4744", 0.4: "#1b1917", 1: "#0d0c0b" }),
              )
            : "") +
          pic.brush("M440 690C520 744 640 792 860 796", main.deep, 16, 8, 0.6) +
          pic.brush("M560 756C640 786 760 792 850 786", main.soft, 4, 3, 0.5 * shine),
      },
    ),
    pic.line(
      "M178 418C182 396 206 388 224 402C250 438 284 490 336 530C402 580 484 612 560 626C586 630 606 632 624 638",
      shade(main.mid, 0.3),
      3,
      'opacity=".55"',
    ),
  );
}

/** A strap around an invisible leg: the far half darker, the near half over it. */
function strap({ pic, main, metal, strap: kind }: Kit): void {
  if (kind === "none") return;
  const far = "M186 400C190 340 420 330 428 386";
  const near = "M186 400C200 452 420 440 428 386";
  const [x, y] = [330, 414];
  pic.add(
    pic.line(far, main.deep, 17),
    pic.line(near, main.deep, 21),
    pic.line(near, main.mid, 17),
    pic.line(near, main.hi, 4, 'transform="translate(-2 -5)" opacity=".7"'),
    pic.line(roundRect(x - 15, y - 18, 30, 36, 5), metal.lo, 8),
    pic.line(roundRect(x - 15, y - 18, 30, 36, 5), metal.hi, 5),
  );
}

function trimming({ pic, main, metal, trimming: kind }: Kit): void {
  if (kind === "bow") {
    const loops =
      "M640 646C600 600 560 600 566 634C572 660 610 660 640 650C660 610 716 606 716 640C712 668 672 668 640 650Z";
    pic.add(
      pic.moved(3, 7, pic.soft(loops, main.deep, 6, 0.5)),
      pic.solid(loops, pic.linear(0, 0, 1, 1, { 0: main.hi, 0.5: main.mid, 1: main.lo }), {
        edge: 18,
        blur: 6,
        shift: 5,
        dark: main.deep,
      }),
      pic.fill(roundRect(626, 632, 30, 30, 8), main.dim),
    );
  }
  if (kind === "buckle")
    pic.add(
      pic.soft(roundRect(634, 640, 74, 50, 10), "#000", 6, 0.4),
      pic.rotated(
        22,
        668,
        660,
        pic.line(roundRect(632, 636, 72, 48, 10), metal.lo, 13) +
          pic.line(roundRect(631, 635, 72, 48, 10), flatMetal(pic, metal), 10),
      ),
    );
}

/** Court shoe with a heel, toe to the right. */
function draw(goods: Goods): string {
  const kit = kitOf(goods);
  const { pic } = kit;
  for (const part of [under, upper, strap, trimming]) part(kit);
  const shoe = pic.take();
  const shadow = (x: number, y: number, o: number) =>
    pic.floor(x + 250, y, 30, 6, o) +
    pic.floor(x + 720, y - 4, 150, 12, o) +
    pic.floor(x + 500, y, 300, 20, 0.4 * o);
  if (goods.view === "pair")
    pic.add(
      shadow(-40, 748, 0.8),
      shadow(0, 810, 1),
      pic.pair(shoe, { dx: -60, dy: -62, scale: 0.93, y: 810 }),
    );
  else pic.add(shadow(0, 810, 1), shoe);
  return pic.svg();
}

export const heel: FamilyDrawing = { views: ["side", "pair", "detail"], draw };
