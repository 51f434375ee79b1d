import { companion, isMetallic, lightness, shade, tonesOf } from "../drawing/colour.ts";
import { veil } from "../drawing/defs.ts";
import { closeUp, type FamilyDrawing, type Goods, METALS } from "../drawing/goods.ts";
import { mirror } from "../drawing/path.ts";
import { createPicture } from "../drawing/picture.ts";
import { flatMetal } from "../parts/metal.ts";

/** Left lens; the right one is its mirror image. */
const LENSES = {
  way: "M178 420C250 396 360 398 440 420C462 428 466 452 460 484C448 556 404 604 330 606C250 608 196 566 178 492C170 460 168 430 178 420Z",
  round:
    "M318 396C404 396 456 444 456 506C456 568 404 614 318 614C232 614 180 568 180 506C180 444 232 396 318 396Z",
  cat: "M150 398C240 400 370 404 440 432C462 442 466 470 456 500C440 556 396 596 330 598C250 600 202 560 184 500C176 466 156 430 150 398Z",
  pilot:
    "M190 418C260 398 380 400 440 418C464 428 466 460 458 500C444 570 390 626 320 626C240 624 190 560 178 490C172 456 174 428 190 418Z",
  square:
    "M176 410C260 402 370 402 446 410C460 414 464 424 463 440L454 570C452 592 440 602 420 604L230 604C206 602 194 592 190 570L168 440C166 424 168 414 176 410Z",
};

function kitOf({ colour, brand, view, look }: Goods) {
  const shape = look.from("shape", ["way", "round", "cat", "pilot", "square"]);
  const isWire =
    isMetallic(colour) || shape === "pilot" || (shape === "round" && look.chance("wire", 0.6));
  const frame =
    isWire && !isMetallic(colour)
      ? look.from("wire", ["#d3ab5c", "#c8ccd2", "#3a3c41", colour])
      : colour;
  return {
    pic: createPicture({
      ground: "bags",
      title: `${brand} sunglasses`,
      colour,
      frame: closeUp(view, 330, 500, 2.2) ?? [500, 520, 1.16],
      turn: view === "threequarter" ? 26 : 0,
    }),
    brand,
    isWire,
    isPilot: shape === "pilot",
    left: LENSES[shape],
    right: mirror(LENSES[shape]),
    width: isWire ? 15 : look.from("rim", [24, 34, 42]),
    rim: tonesOf(frame),
    glass: tonesOf(
      look.from("glass", [
        "#4a3526",
        "#3f5a4a",
        "#2a2c33",
        "#5a4a6a",
        "#2f4a63",
        isWire ? colour : "#6a3a2a",
      ]),
    ),
    isMirrored: look.chance("mirrored", 0.25),
    isTortoise: !isWire && look.chance("tortoise", 0.35),
    metal: tonesOf(look.from("metal", METALS)),
  };
}
type Kit = ReturnType<typeof kitOf>;

function shadow({ pic, glass }: Kit): void {
  pic.add(
    pic.soft(
      "M180 612C360 604 640 604 820 612C900 660 880 696 800 704C600 716 420 716 260 704C180 696 140 660 180 612Z",
      "#2a2420",
      22,
      0.34,
    ),
    pic.soft(
      "M250 640C340 630 430 632 460 642C460 684 320 688 270 676Z M590 642C640 632 730 630 800 640C800 678 650 690 600 676Z",
      shade(glass.mid, 0.25),
      12,
      0.6,
    ),
    pic.floor(322, 622, 92, 9),
    pic.floor(684, 622, 92, 9),
  );
}

function temples({ pic, rim, isWire }: Kit): void {
  const width = isWire ? 9 : 17;
  const temple = "M164 432C196 402 240 366 276 350C292 344 304 352 304 368";
  for (const d of [temple, mirror(temple)])
    pic.add(
      pic.line(d, rim.deep, width),
      pic.line(d, rim.dim, width * 0.7),
      pic.line(d, "#fff", width * 0.16, 'opacity=".45" transform="translate(-2 -3)"'),
    );
}

function lenses({ pic, left, right, glass, isMirrored }: Kit): void {
  const clear = pic.linear(0, 0, 0.3, 1, {
    0: veil(glass.deep, 0.97),
    0.5: veil(glass.mid, 0.93),
    1: veil(shade(glass.mid, 0.5), 0.82),
  });
  const mirrorCoat = pic.linear(0, 0, 0.6, 1, {
    0: shade(companion(glass.mid, 60, 2), 0.2),
    0.45: shade(glass.mid, 0.45),
    1: shade(companion(glass.mid, -60, 2), 0.35),
  });
  for (const [d, o] of [
    [left, 0],
    [right, 320],
  ] as const) {
    pic.add(
      pic.fill(d, isMirrored ? mirrorCoat : clear),
      pic.inside(
        d,
        pic.soft(`M${150 + o} 400L${330 + o} 380L${230 + o} 640L${150 + o} 640Z`, "#fff", 3, 0.16) +
          pic.soft(
            `M${350 + o} 390L${386 + o} 390L${280 + o} 640L${250 + o} 640Z`,
            "#fff",
            3,
            0.14,
          ) +
          pic.soft(
            `M${180 + o} 610C${300 + o} 560 ${420 + o} 570 ${480 + o} 600L${480 + o} 640L${180 + o} 640Z`,
            shade(glass.mid, 0.7),
            14,
            0.5,
          ) +
          pic.brush(
            `M${190 + o} 424C${270 + o} 404 ${370 + o} 406 ${450 + o} 426`,
            "#000",
            14,
            7,
            0.5,
          ),
      ),
    );
  }
}

function frame({ pic, left, right, rim, width: w, isWire, isPilot, isTortoise, metal }: Kit): void {
  const bridge = isWire ? "M452 470C470 436 530 436 548 470" : "M452 446C474 424 526 424 548 446";
  const both = left + right;
  const spots = pic.pattern(
    46,
    38,
    `<path d="M4 6q14-8 20 4t-12 10-8-14zM28 22q12-2 12 8t-14 4z" fill="${shade(rim.mid, lightness(rim.mid) > 0.6 ? -0.35 : 0.35)}"/>`,
    "rotate(20)",
  );
  pic.add(
    isPilot
      ? pic.line("M440 420C470 404 530 404 560 420", rim.deep, w * 0.9) +
          pic.line("M440 419C470 403 530 403 560 419", rim.mid, w * 0.6)
      : "",
    pic.line(bridge, rim.deep, w * 0.95),
    pic.line(both, rim.deep, w, 'transform="translate(2 3)"'),
    pic.line(
      both,
      pic.linear(160, 390, 840, 640, { 0: rim.soft, 0.4: rim.mid, 0.7: rim.dim, 1: rim.lo }),
      w * 0.9,
    ),
    pic.line(bridge, rim.mid, w * 0.8),
    isTortoise ? pic.line(both, spots, w * 0.86, 'opacity=".5"') : "",
    pic.line(
      both,
      "#fff",
      w * 0.16,
      `transform="translate(${-w * 0.12} ${-w * 0.26})" opacity=".6" filter="${pic.blur(2)}"`,
    ),
    pic.line(
      bridge,
      "#fff",
      w * 0.16,
      `transform="translate(0 ${-w * 0.26})" opacity=".6" filter="${pic.blur(2)}"`,
    ),
  );
  if (isWire)
    pic.add(
      pic.line("M470 500C478 520 476 540 466 556M530 500C522 520 524 540 534 556", rim.mid, 4),
      pic.fill(
        "M462 540C474 536 480 560 470 572C460 572 458 548 462 540ZM538 540C526 536 520 560 530 572C540 572 542 548 538 540Z",
        "#fff",
        'opacity=".6"',
      ),
    );
  else
    for (const x of [166, 834])
      pic.add(
        pic.fill(
          `M${x - 12} 426L${x + 12} 422L${x + 12} 432L${x - 12} 436Z`,
          flatMetal(pic, metal),
        ),
      );
}

/** Sunglasses standing open on a table. */
function draw(goods: Goods): string {
  const kit = kitOf(goods);
  for (const part of [shadow, temples, lenses, frame]) part(kit);
  return kit.pic.svg();
}

export const sunglasses: FamilyDrawing = { views: ["front", "threequarter", "detail"], draw };
