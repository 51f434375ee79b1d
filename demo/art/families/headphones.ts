import { lightness, mix, shade, tonesOf } from "../drawing/colour.ts";
import { closeUp, type FamilyDrawing, type Goods } from "../drawing/goods.ts";
import { ellipse, roundRect } from "../drawing/path.ts";
import { createPicture } from "../drawing/picture.ts";

const BAND =
  "M262 566C232 300 330 126 512 122C690 126 776 300 746 556L722 556C744 330 668 168 512 164C352 168 264 330 288 566Z";
const CUSHION =
  "M352 300C384 206 440 166 512 164C590 166 640 206 668 300C640 250 590 214 512 212C436 214 384 250 352 300Z";

function kitOf({ colour, brand, view, look }: Goods) {
  return {
    pic: createPicture({
      ground: "tech",
      title: `${brand} headphones`,
      colour,
      frame: closeUp(view, 350, 640, 2.1) ?? [506, 490, 1.08],
      turn: view === "side" ? 26 : 0,
    }),
    main: tonesOf(colour),
    brand,
    metal: tonesOf(
      look.from("metal", [
        mix(colour, "#c9ccd2", 0.7),
        "#c9a45c",
        "#c98f72",
        shade(colour, -0.3),
        "#d9dbde",
      ]),
    ),
    pad: tonesOf(
      look.from("pad", [
        shade(colour, lightness(colour) > 0.7 ? -0.25 : -0.35),
        "#2a2826",
        "#8a6a4a",
        "#d9cdbd",
      ]),
    ),
    face: look.from("face", ["dome", "ring", "grille", "disc"]),
    cup: look.from("cup", [0.9, 1, 1.06]),
    hasMicrophone: look.chance("microphone", 0),
    isShiny: lightness(colour) > 0.7,
  };
}
type Kit = ReturnType<typeof kitOf>;

/** The cushion of this cup faces the viewer. */
function farCup({ pic, main, pad, cup }: Kit): void {
  const hole = ellipse(668, 652, 50, 102 * cup);
  pic.add(
    pic.rotated(
      -7,
      690,
      650,
      [
        pic.solid(
          ellipse(700, 650, 104, 168 * cup),
          pic.linear(0, 0, 1, 1, { 0: main.soft, 0.6: main.mid, 1: main.deep }),
          { darkBy: 0.5, edge: 50, blur: 14 },
        ),
        pic.solid(
          ellipse(676, 652, 96, 158 * cup),
          pic.linear(0, 0, 1, 1, { 0: pad.hi, 0.5: pad.mid, 1: pad.deep }),
          { edge: 46, blur: 14, shift: 16, lightBy: 0.4, darkBy: 0.6 },
        ),
        pic.soft(ellipse(670, 652, 58, 112 * cup), "#000", 8, 0.5),
        pic.fill(hole, pic.linear(0, 0, 1, 1, { 0: "#08080a", 1: shade(pad.mid, -0.35) })),
        pic.inside(hole, pic.brush("M706 560C726 620 726 700 704 748", pad.hi, 12, 8, 0.5)),
      ].join(""),
    ),
  );
}

function headband({ pic, main, metal, pad, isShiny }: Kit): void {
  const far = "M734 470C740 520 738 560 726 612";
  const near = "M273 494C270 540 276 580 290 626";
  pic.add(
    pic.line(far, "#000", 26, 'opacity=".3"'),
    pic.line(far, metal.lo, 20),
    pic.line(far, metal.hi, 5, 'opacity=".8" transform="translate(-4 0)"'),
    pic.solid(
      BAND,
      pic.linear(240, 300, 760, 400, {
        0: main.lo,
        0.1: main.hi,
        0.35: main.soft,
        0.6: main.mid,
        1: main.deep,
      }),
      { edge: 20, blur: 6, shift: 5, darkBy: 0.5, lightBy: 0.6 },
    ),
    pic.solid(CUSHION, pic.linear(0, 0, 0, 1, { 0: pad.deep, 0.5: pad.mid, 1: pad.soft }), {
      edge: 20,
      blur: 6,
      shift: 4,
      darkBy: 0.4,
      lightBy: 0.3,
    }),
    pic.brush("M282 340C318 220 400 146 500 140", "#fff", 8, 5, isShiny ? 0.9 : 0.5),
    pic.line(near, "#000", 30, 'opacity=".25"'),
    pic.line(near, metal.mid, 24),
    pic.line(near, "#fff", 5, 'opacity=".75" transform="translate(-6 0)"'),
    pic.line(near, metal.lo, 5, 'opacity=".8" transform="translate(10 0)"'),
  );
}

function faceplate({ pic, main, metal, face, brand, cup }: Kit): string {
  const disc = ellipse(317, 660, 107, 137 * cup);
  const dome = pic.fill(
    disc,
    pic.radial(0.3, 0.24, 0.95, { 0: main.hi, 0.35: main.soft, 0.6: main.mid, 1: main.lo }),
  );
  const name = pic.name(brand, 316, 668, {
    size: 22,
    colour: main.hi,
    spacing: 3,
    weight: 600,
    extra: 'opacity=".85"',
  });
  if (face === "ring")
    return dome + pic.line(ellipse(317, 660, 84, 110 * cup), metal.mid, 6) + name;
  if (face === "grille")
    return (
      pic.fill(disc, "#17181b") +
      pic.fill(
        disc,
        pic.pattern(
          14,
          14,
          `<circle cx="4" cy="4" r="3.2" fill="${main.mid}"/><circle cx="11" cy="11" r="3.2" fill="${main.mid}"/>`,
        ),
      ) +
      pic.line(disc, metal.mid, 5)
    );
  if (face === "disc")
    return (
      dome +
      pic.fill(
        ellipse(317, 660, 62, 80 * cup),
        pic.linear(0, 0, 1, 1, { 0: "#fff", 0.3: metal.mid, 0.6: metal.lo, 1: metal.hi }),
      )
    );
  return dome + name;
}

function nearCup(kit: Kit): void {
  const { pic, main, metal, pad, isShiny, cup } = kit;
  pic.add(
    pic.rotated(
      5,
      330,
      660,
      [
        pic.solid(
          ellipse(372, 660, 146, 174 * cup),
          pic.linear(0, 0, 1, 0, { 0: pad.mid, 0.75: pad.soft, 0.9: pad.mid, 1: pad.deep }),
          { edge: 40, blur: 12, darkBy: 0.6, lightBy: 0.2 },
        ),
        pic.fill(
          ellipse(352, 660, 150, 178 * cup),
          pic.linear(0, 0, 1, 1, { 0: metal.hi, 0.4: metal.mid, 0.7: metal.lo, 1: metal.mid }),
        ),
        pic.solid(
          ellipse(330, 660, 142, 172 * cup),
          pic.linear(0.1, 0, 0.9, 1, { 0: main.hi, 0.35: main.soft, 0.65: main.mid, 1: main.deep }),
          { edge: 56, blur: 18, shift: 14, darkBy: 0.55, lightBy: 0.5 },
        ),
        pic.fill(
          ellipse(318, 660, 112, 142 * cup),
          pic.linear(0.1, 0, 0.9, 1, { 0: main.lo, 0.5: main.mid, 1: main.soft }),
          'opacity=".9"',
        ),
        faceplate(kit),
        pic.soft(
          "M232 600C250 540 300 520 350 526C300 560 270 620 262 700C236 680 226 640 232 600Z",
          "#fff",
          12,
          isShiny ? 0.4 : 0.22,
        ),
        pic.fill(ellipse(420, 790, 5), "#05060a"),
      ].join(""),
    ),
  );
}

/** A boom from the near cup towards the mouth. */
function microphone({ pic, main, hasMicrophone }: Kit): void {
  if (!hasMicrophone) return;
  const boom = "M270 770C300 850 420 890 520 850";
  pic.add(
    pic.line(boom, "#000", 16, `opacity=".3" transform="translate(4 10)" filter="${pic.blur(6)}"`),
    pic.line(boom, main.deep, 15),
    pic.line(boom, main.hi, 4, 'opacity=".6" transform="translate(-2 -4)"'),
    pic.rotated(
      -22,
      536,
      842,
      pic.solid(roundRect(500, 820, 86, 44, 22), "#1b1c1f", { edge: 16, blur: 6, shift: 5 }),
    ),
  );
}

/** Over-ear headphones: the near cup shows its shell, the far one its cushion. */
function draw(goods: Goods): string {
  const kit = kitOf(goods);
  const { pic } = kit;
  pic.add(
    pic.floor(690, 816, 66, 12),
    pic.floor(352, 836, 96, 16),
    pic.floor(520, 836, 290, 24, 0.45),
  );
  for (const part of [farCup, headband, nearCup, microphone]) part(kit);
  return pic.svg();
}

export const headphones: FamilyDrawing = { views: ["threequarter", "side", "detail"], draw };
