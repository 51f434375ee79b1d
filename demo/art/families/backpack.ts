import { lightness, mix, shade, tonesOf } from "../drawing/colour.ts";
import { closeUp, type FamilyDrawing, type Goods, turned } from "../drawing/goods.ts";
import { mirror, roundRect } from "../drawing/path.ts";
import { createPicture } from "../drawing/picture.ts";

const BODIES = {
  round:
    "M262 470C256 300 300 190 400 168C470 156 530 156 600 168C700 190 744 300 738 470C752 600 752 720 742 800C736 832 716 842 690 844C560 852 440 852 310 844C284 842 264 832 258 800C248 720 248 600 262 470Z",
  square:
    "M270 300C268 230 290 180 350 172C450 160 550 160 650 172C710 180 732 230 730 300C746 480 750 680 742 800C736 832 716 842 690 844C560 852 440 852 310 844C284 842 264 832 258 800C250 680 254 480 270 300Z",
};
const STRAP =
  "M290 330C226 400 206 520 222 640C232 720 250 760 272 770L286 730C262 690 256 620 262 540C268 470 286 420 310 390Z";
const POCKET =
  "M306 560C400 548 600 548 694 560C706 562 712 574 713 590C718 660 718 730 712 784C708 806 696 814 676 816C560 824 440 824 324 816C304 814 292 806 288 784C282 730 282 660 287 590C288 574 294 562 306 560Z";
const LID =
  "M266 300C262 210 320 170 400 160C470 152 530 152 600 160C680 170 738 210 734 300C736 380 724 430 690 440C560 456 440 456 310 440C276 430 264 380 266 300Z";

function kitOf({ colour, brand, view, look }: Goods) {
  const kind = look.from("kind", ["zip", "lid", "roll", "zip"]);
  return {
    pic: createPicture({
      ground: "bags",
      title: `${brand} backpack`,
      colour,
      frame: closeUp(view, 480, 640, 2.1) ?? [500, 480, 1.06],
      turn: turned(view),
    }),
    kind,
    brand,
    main: tonesOf(colour),
    body: BODIES[look.from("shape", ["round", "square"])],
    trim: tonesOf(
      look.from("trim", ["#8a5a34", "#4a3323", "#26262a", shade(colour, -0.4), "#c9a36a"]),
    ),
    metal: tonesOf(look.from("metal", ["#c9ccd1", "#d3ab5c", "#3a3c41"])),
    pocket: tonesOf(
      look.from("pocket", [colour, colour, shade(colour, -0.25), mix(colour, "#d9cdb8", 0.5)]),
    ),
    thread: lightness(colour) < 0.4 ? shade(colour, 0.35) : tonesOf(colour).lo,
    hasSidePockets: look.chance("side pockets"),
  };
}
type Kit = ReturnType<typeof kitOf>;

function straps({ pic, main, trim }: Kit): void {
  const grip = "M436 176C436 110 466 92 500 92C534 92 564 110 564 176";
  pic.add(
    pic.solid(STRAP, pic.linear(0, 0, 1, 0, { 0: main.soft, 0.5: main.dim, 1: main.deep }), {
      edge: 20,
      blur: 8,
      shift: 6,
    }),
    pic.solid(mirror(STRAP), pic.linear(0, 0, 1, 0, { 0: main.dim, 1: main.deep }), {
      edge: 20,
      blur: 8,
      shift: 6,
      lightBy: 0.15,
    }),
    pic.line(grip, trim.lo, 24),
    pic.line(grip, trim.mid, 18, 'transform="translate(0 -1)"'),
    pic.line(grip, trim.hi, 5, 'opacity=".7" transform="translate(-4 -5)"'),
  );
}

function body({ pic, main, body: d, metal, thread, kind }: Kit): void {
  const way = "M300 452C292 300 340 214 420 200C480 192 520 192 580 200C660 214 708 300 700 452";
  pic.add(
    pic.solid(
      d,
      pic.linear(0.1, 0, 0.9, 1, { 0: main.soft, 0.35: main.mid, 0.8: main.dim, 1: main.lo }),
      {
        edge: 100,
        blur: 28,
        shift: 22,
        darkBy: 0.5,
        dark: main.deep,
        light: main.hi,
        lightBy: 0.55,
        inside:
          pic.soft("M300 420C300 290 340 214 420 196C380 250 350 330 346 470Z", "#fff", 22, 0.28) +
          pic.fold(
            "M280 480C340 500 420 504 470 498M720 470C680 500 600 506 540 500M620 220C670 260 690 330 694 420",
            main,
            18,
            11,
            0.3,
          ) +
          pic.brush("M250 820C400 866 600 866 750 820", "#000", 34, 12, 0.45) +
          (kind === "zip"
            ? pic.zip(way, metal.mid, 7) +
              pic.stitch(
                "M280 456C272 290 326 196 416 182C480 174 520 174 584 182C674 196 728 290 720 456",
                thread,
                2,
                0.6,
              )
            : ""),
      },
    ),
  );
}

/** Side straps with buckles hold down a lid or a rolled top. */
function top({ pic, main, trim, metal, kind, body: d }: Kit): void {
  if (kind === "zip") return;
  const roll = roundRect(270, 150, 460, 110, 54);
  const cover = kind === "lid" ? LID : roll;
  pic.add(
    pic.inside(d + cover, pic.moved(6, 14, pic.soft(cover, main.deep, 12, 0.6))),
    pic.solid(
      cover,
      pic.linear(0.1, 0, 0.9, 1, { 0: main.hi, 0.3: main.soft, 0.7: main.mid, 1: main.dim }),
      {
        edge: 50,
        blur: 16,
        shift: 12,
        darkBy: 0.4,
        dark: main.deep,
        light: main.hi,
        lightBy: 0.7,
        inside:
          kind === "roll"
            ? pic.line("M280 190L720 190M280 222L720 222", main.deep, 4, 'opacity=".4"')
            : "",
      },
    ),
  );
  const low = kind === "lid" ? 520 : 400;
  for (const x of [388, 612]) {
    const strap = `M${x - 20} ${kind === "lid" ? 250 : 170}L${x + 20} ${kind === "lid" ? 250 : 170}L${x + 20} ${low}L${x} ${low + 18}L${x - 20} ${low}Z`;
    pic.add(
      pic.moved(4, 7, pic.soft(strap, "#000", 6, 0.4)),
      pic.solid(strap, pic.linear(0, 0, 1, 0, { 0: trim.hi, 0.5: trim.mid, 1: trim.lo }), {
        edge: 12,
        blur: 5,
        shift: 4,
      }),
      pic.line(roundRect(x - 26, low - 70, 52, 44, 7), metal.lo, 10),
      pic.line(roundRect(x - 27, low - 71, 52, 44, 7), metal.hi, 6),
    );
  }
}

function pockets({ pic, body: d, pocket, main, metal, thread, hasSidePockets }: Kit): void {
  const side = "M258 640C240 660 226 700 230 780C234 810 250 824 270 826L296 822L290 640Z";
  if (hasSidePockets)
    for (const p of [side, mirror(side)])
      pic.add(
        pic.solid(p, pic.linear(0, 0, 1, 0, { 0: pocket.soft, 1: pocket.lo }), {
          edge: 18,
          blur: 6,
          shift: 5,
          dark: main.deep,
        }),
      );
  pic.add(
    pic.inside(d, pic.moved(8, 12, pic.soft(POCKET, main.deep, 12, 0.7))),
    pic.solid(
      POCKET,
      pic.linear(0.1, 0, 0.9, 1, { 0: pocket.hi, 0.3: pocket.soft, 0.7: pocket.mid, 1: pocket.lo }),
      {
        edge: 54,
        blur: 16,
        shift: 12,
        darkBy: 0.42,
        dark: main.deep,
        light: pocket.hi,
        lightBy: 0.7,
        inside:
          pic.fold(
            "M330 700C420 730 500 724 560 700M690 640C650 700 640 760 650 810",
            pocket,
            18,
            11,
            0.26,
          ) +
          pic.zip("M296 612C400 600 600 600 704 612", metal.mid, 7) +
          pic.stitch("M300 632C400 620 600 620 700 632", thread, 2, 0.6),
      },
    ),
  );
}

function patch({ pic, trim, metal, brand, kind }: Kit): void {
  const pull = (x: number, y: number, angle: number) =>
    pic.rotated(
      angle,
      x,
      y,
      pic.fill(
        roundRect(x - 8, y - 10, 16, 18, 4),
        pic.linear(0, 0, 1, 0, { 0: "#fff", 1: metal.lo }),
      ) +
        pic.soft(roundRect(x - 4, y + 10, 14, 56, 6), "#000", 4, 0.4) +
        pic.fill(
          roundRect(x - 7, y + 6, 14, 56, 6),
          pic.linear(0, 0, 1, 0, { 0: trim.hi, 0.5: trim.mid, 1: trim.lo }),
        ),
    );
  pic.add(
    pic.soft(roundRect(434, 684, 140, 66, 10), "#000", 7, 0.4),
    pic.solid(
      roundRect(430, 678, 140, 66, 10),
      pic.linear(0, 0, 1, 1, { 0: trim.hi, 0.5: trim.mid, 1: trim.lo }),
      { edge: 14, blur: 5, shift: 4 },
    ),
    pic.stitch(roundRect(437, 685, 126, 52, 6), shade(trim.mid, 0.55), 2),
    pic.name(brand, 500, 718, {
      size: 20,
      colour: lightness(trim.mid) > 0.5 ? trim.deep : trim.hi,
      spacing: 3,
      weight: 600,
    }),
    kind === "zip" ? pull(298, 440, 4) : "",
    pull(640, 606, -3),
  );
}

/** Day pack: zipped, with a lid, or rolled shut. */
function draw(goods: Goods): string {
  const kit = kitOf(goods);
  kit.pic.add(kit.pic.floor(500, 846, 262, 24));
  for (const part of [straps, body, pockets, top, patch]) part(kit);
  return kit.pic.svg();
}

export const backpack: FamilyDrawing = { views: ["front", "threequarter", "detail"], draw };
