import { companion, mix, shade, tonesOf } from "../drawing/colour.ts";
import { closeUp, type FamilyDrawing, type Goods, METALS } from "../drawing/goods.ts";
import { ellipse, roundRect } from "../drawing/path.ts";
import { createPicture } from "../drawing/picture.ts";
import { glossyRound, roundMetal } from "../parts/metal.ts";
import { inkOn, vesselLabel } from "../parts/vessel.ts";

const BODY =
  "M352 130C450 118 550 118 648 130C656 320 640 520 610 700L390 700C360 520 344 320 352 130Z";
const CRIMP = "M346 104C450 94 550 94 654 104L650 150C550 138 450 138 350 150Z";

function kitOf({ colour, brand, view, look }: Goods) {
  const slim = look.from("width", [0.78, 0.92, 1.08]);
  return {
    pic: createPicture({
      ground: "beauty",
      title: `${brand} tube`,
      colour,
      frame: closeUp(view, 500, 420, 2) ?? [500, 480, 1.08],
    }),
    brand,
    slim,
    main: tonesOf(colour),
    cap: tonesOf(
      look.from("cap", ["#f4f1ee", "#26262a", "#c9a45c", shade(colour, -0.3), "#d8cfc4"]),
    ),
    accent: look.from("accent", [
      shade(colour, -0.35),
      companion(colour, 120),
      "#c9a45c",
      shade(colour, 0.5),
    ]),
    design: look.from("design", ["plain", "band", "leaf", "frame", "dots"]),
    capStyle: look.from("cap style", ["tall", "flat", "nozzle"]),
    metal: tonesOf(look.from("metal", METALS)),
    contents: look.from("contents", ["hand cream", "face wash", "sun cream"]),
  };
}
type Kit = ReturnType<typeof kitOf>;

function print({ pic, design, accent }: Kit): string {
  const designs = {
    plain: "",
    band:
      pic.fill("M300 520L700 520L700 640L300 640Z", accent) +
      pic.fill("M300 500L700 500L700 510L300 510Z", accent),
    leaf:
      pic.fill(
        "M420 560C420 480 470 430 560 420C566 510 520 570 420 560Z",
        accent,
        'opacity=".85"',
      ) +
      pic.line("M410 600C440 540 490 480 560 422", accent, 5) +
      pic.fill("M560 600C566 560 590 536 626 532C626 576 604 602 560 600Z", accent, 'opacity=".6"'),
    frame: pic.line(roundRect(396, 250, 208, 330, 8), accent, 4),
    dots: pic.fill(
      `${ellipse(440, 560, 34)}${ellipse(530, 590, 52)}${ellipse(590, 520, 22)}${ellipse(470, 640, 18)}`,
      accent,
      'opacity=".8"',
    ),
  };
  return designs[design];
}

function body(kit: Kit): void {
  const { pic, main, brand, contents } = kit;
  const round = pic.linear(0, 0, 1, 0, {
    0: main.lo,
    0.07: main.mid,
    0.18: main.hi,
    0.3: main.soft,
    0.58: main.mid,
    0.86: main.lo,
    0.95: main.dim,
    1: main.lo,
  });
  pic.add(
    pic.solid(BODY, round, {
      edge: 30,
      blur: 11,
      shift: 9,
      darkBy: 0.35,
      dark: main.deep,
      light: "#fff",
      lightBy: 0.4,
      under: print(kit),
      inside:
        pic.soft(
          "M410 140C430 300 432 500 426 690L446 690C462 500 460 300 446 140Z",
          "#fff",
          7,
          0.5,
        ) +
        pic.soft("M352 130L500 130L440 330Z", "#fff", 20, 0.35) +
        pic.soft("M648 130L520 130L590 330Z", main.deep, 24, 0.3),
    }),
    pic.fill(
      CRIMP,
      pic.linear(0, 0, 1, 0, { 0: main.lo, 0.2: main.hi, 0.5: main.mid, 1: main.lo }),
    ),
    pic.ribs("M346 124L654 124", main.deep, 44, "2.5 6", 0.4),
    vesselLabel(pic, brand, contents, { x: 500, y: 360, w: 210, ink: inkOn(main.mid) }),
  );
}

function cap({ pic, cap: tones, capStyle, metal }: Kit): void {
  const low = { tall: 850, flat: 800, nozzle: 850 }[capStyle];
  const d =
    capStyle === "nozzle"
      ? `M404 706L596 706L560 ${low - 30}C556 ${low} 444 ${low} 440 ${low - 30}Z`
      : `M388 704L612 704L606 ${low - 10}C604 ${low} 396 ${low} 394 ${low - 10}Z`;
  pic.add(
    pic.fill("M392 692L608 692L606 712L394 712Z", roundMetal(pic, metal)),
    pic.fill(d, glossyRound(pic, tones)),
    capStyle === "flat" ? pic.ribs("M388 760L612 760", tones.deep, 90, "3 9", 0.35) : "",
  );
}

/** Tube standing on its cap; at an angle it lies beside a smear of what is in it. */
function draw(goods: Goods): string {
  const kit = kitOf(goods);
  const { pic, slim, capStyle, main } = kit;
  body(kit);
  cap(kit);
  const tube = pic.take();
  const ground = capStyle === "flat" ? 800 : 848;
  const scaled = `<g transform="translate(500 0) scale(${slim} 1) translate(-500 0)">${tube}</g>`;
  if (goods.view === "threequarter") {
    const cream = tonesOf(mix(main.mid, "#fff6ee", 0.8));
    const smear =
      "M640 700C700 640 800 650 830 690C860 740 800 790 730 776C690 770 640 760 640 700Z";
    pic.add(
      pic.soft(
        "M210 640C300 760 640 820 820 800L760 860C560 870 260 800 190 700Z",
        "#2a2420",
        24,
        0.3,
      ),
      pic.solid(smear, pic.radial(0.35, 0.3, 0.8, { 0: "#fff", 0.6: cream.mid, 1: cream.lo }), {
        edge: 24,
        blur: 8,
        shift: 7,
        inside: pic.brush(
          "M670 720C700 690 760 690 790 716M690 750C730 730 770 736 800 752",
          "#fff",
          8,
          4,
          0.9,
        ),
      }),
      `<g transform="translate(20 90) rotate(-52 500 500) scale(.86)">${scaled}</g>`,
    );
  } else pic.add(pic.floor(500, ground, 110 * slim, 18), scaled);
  return pic.svg();
}

export const tube: FamilyDrawing = { views: ["front", "threequarter", "detail"], draw };
