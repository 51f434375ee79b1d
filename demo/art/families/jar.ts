import { shade, type Tones, tonesOf } from "../drawing/colour.ts";
import { veil } from "../drawing/defs.ts";
import { closeUp, type FamilyDrawing, type Goods, METALS } from "../drawing/goods.ts";
import { ellipse, frontBand } from "../drawing/path.ts";
import { createPicture, type Picture } from "../drawing/picture.ts";
import { roundMetal } from "../parts/metal.ts";
import { inkOn, vesselLabel } from "../parts/vessel.ts";

const [TOP, BOTTOM] = [470, 760];

/** Pot with a rounded foot, seen slightly from above. */
const pot = (top: number, low: number, rx: number, ry: number): string =>
  `M${500 - rx} ${top}L${500 - rx} ${low - 34}C${500 - rx} ${low + ry * 0.55} ${500 - rx * 0.58} ${low + ry} 500 ${low + ry}C${500 + rx * 0.58} ${low + ry} ${500 + rx} ${low + ry * 0.55} ${500 + rx} ${low - 34}L${500 + rx} ${top}C${500 + rx} ${top - ry * 1.33} ${500 - rx} ${top - ry * 1.33} ${500 - rx} ${top}Z`;

function kitOf({ colour, brand, view, look }: Goods) {
  return {
    pic: createPicture({
      ground: "beauty",
      title: `${brand} cream`,
      colour,
      frame: closeUp(view, 420, 500, 2) ?? [500, 580, view === "open" ? 1.12 : 1.2],
    }),
    brand,
    main: tonesOf(colour),
    lid: tonesOf(
      look.from("lid", [
        "#f4f1ee",
        "#2a2629",
        "#c9a45c",
        "#d8cfc4",
        shade(colour, -0.2),
        "#b98a5a",
      ]),
    ),
    metal: tonesOf(look.from("metal", METALS)),
    rx: look.from("width", [230, 270, 290]),
    low: look.from("height", [BOTTOM, BOTTOM - 60, BOTTOM + 30]),
    lidTop: look.from("lid height", [372, 330, 400]),
    isGlass: look.chance("glass", 0.65),
    contents: look.from("contents", [
      "day cream",
      "night cream",
      "face cream",
      "body butter",
      "hair mask",
    ]),
    cream: look.from("cream", ["#fffaf4", "#fbe9e2", "#eef2e4", "#f6ecd8"]),
  };
}
type Kit = ReturnType<typeof kitOf>;
const RY = 62;

const matte = (pic: Picture, tones: Tones): string =>
  pic.linear(0, 0, 1, 0, {
    0: tones.lo,
    0.06: tones.dim,
    0.16: tones.hi,
    0.24: shade(tones.mid, 0.7),
    0.34: tones.soft,
    0.6: tones.mid,
    0.84: tones.lo,
    0.95: tones.dim,
    1: tones.lo,
  });

/** Thick glass wall around the coloured core, or the coloured pot itself. */
function body({ pic, main, rx, low, isGlass, brand, contents }: Kit): void {
  const d = pot(TOP, low, rx, RY);
  const c = main.mid;
  if (!isGlass) pic.add(pic.fill(d, matte(pic, main)));
  else
    pic.add(
      pic.solid(
        d,
        pic.linear(0, 0, 1, 0, {
          0: shade(c, -0.2),
          0.05: "#fff",
          0.12: shade(c, 0.6),
          0.5: shade(c, 0.4),
          0.9: shade(c, 0.1),
          0.97: "#fff",
          1: shade(c, -0.25),
        }),
        {
          edge: 26,
          blur: 8,
          shift: 6,
          darkBy: 0.3,
          dark: main.lo,
          lightBy: 0.8,
          inside:
            pic.fill(pot(TOP + 10, low - 26, rx - 26, RY - 8), matte(pic, main)) +
            pic.fill(
              `M${500 - rx} ${low - 30}C${500 - rx * 0.9} ${low + 50} ${500 + rx * 0.9} ${low + 50} ${500 + rx} ${low - 30}L${500 + rx} ${low + 90}L${500 - rx} ${low + 90}Z`,
              pic.linear(0, 0, 1, 0, {
                0: veil("#fff", 0.2),
                0.3: veil("#fff", 0.75),
                0.6: veil(c, 0.3),
                1: veil("#fff", 0.5),
              }),
            ),
        },
      ),
    );
  const strip = `M${500 - rx * 0.84} ${TOP + 60}L${500 - rx * 0.82} ${low - 20}L${500 - rx * 0.7} ${low + 4}L${500 - rx * 0.72} ${TOP + 76}Z`;
  pic.add(
    pic.fill(strip, pic.linear(0, 0, 0, 1, { 0: veil("#fff", 0.8), 1: veil("#fff", 0.2) })),
    vesselLabel(pic, brand, contents, {
      x: 500,
      y: TOP + (low - TOP) * 0.6,
      w: rx * 1.25,
      ink: inkOn(c),
    }),
  );
}

function closedLid({ pic, main, metal, lid, rx, lidTop }: Kit): void {
  const top = ellipse(500, lidTop, rx + 5, RY);
  pic.add(
    pic.soft(frontBand(500, TOP + 14, 20, rx - 4, RY), main.deep, 8, 0.5),
    pic.fill(frontBand(500, TOP - 18, 20, rx + 3, RY), roundMetal(pic, metal)),
    pic.fill(pot(lidTop, TOP - 22, rx + 5, RY), matte(pic, lid)),
    pic.fill(top, pic.linear(0, 0.2, 1, 0.8, { 0: lid.hi, 0.4: lid.soft, 1: lid.dim })),
    pic.line(
      `M${500 - rx - 3} ${lidTop + 4}C${500 - rx} ${lidTop + 84} ${500 + rx} ${lidTop + 84} ${500 + rx + 3} ${lidTop + 4}`,
      "#fff",
      4,
      'opacity=".6"',
    ),
    pic.inside(top, pic.soft(ellipse(400, lidTop - 14, 130, 22), "#fff", 14, 0.7)),
  );
}

function creamTop({ pic, main, rx, cream }: Kit): void {
  const hole = ellipse(500, TOP + 4, rx - 24, RY - 12);
  const tones = tonesOf(cream);
  pic.add(
    pic.fill(
      ellipse(500, TOP, rx, RY),
      pic.linear(0, 0, 1, 0.4, { 0: "#fff", 0.5: shade(main.mid, 0.5), 1: main.dim }),
    ),
    pic.fill(hole, cream),
    pic.inside(
      hole,
      pic.soft("M254 470C300 420 700 420 746 470L746 440L254 400Z", tones.deep, 12, 0.6) +
        pic.brush(
          "M330 500C400 450 520 440 560 480C590 512 500 530 470 506C450 490 480 474 510 480",
          tones.lo,
          9,
          4,
          0.8,
        ) +
        pic.brush("M334 492C404 442 524 432 566 474", "#fff", 7, 3, 1),
    ),
  );
}

/** The lid leans on the open pot: its rim as a shifted disc, its face on top. */
function leaningLid({ pic, metal, lid }: Kit): void {
  const disc = (x: number, y: number) => ellipse(x, y, 158, 176);
  pic.add(
    pic.floor(742, 770, 120, 16),
    pic.fill(
      disc(752, 606),
      pic.linear(0, 0, 1, 1, { 0: metal.hi, 0.4: metal.mid, 0.7: metal.lo, 1: metal.mid }),
    ),
    pic.fill(disc(740, 600), matte(pic, lid)),
    pic.solid(disc(724, 596), pic.linear(0, 0, 1, 1, { 0: lid.hi, 0.5: lid.soft, 1: lid.dim }), {
      edge: 30,
      blur: 10,
      shift: 8,
      darkBy: 0.2,
      inside: pic.soft("M600 560L700 430L760 430L620 660Z", "#fff", 16, 0.6),
    }),
  );
}

/** Cream jar, closed or open. */
function draw(goods: Goods): string {
  const kit = kitOf(goods);
  const { pic, rx, low } = kit;
  const isOpen = goods.view === "open";
  pic.add(pic.floor(500, low + 42, rx * 0.98, 44));
  for (const part of [body, isOpen ? creamTop : closedLid]) part(kit);
  if (isOpen) {
    const jar = pic.take();
    pic.add(`<g transform="translate(-10 20) scale(.86)">${jar}</g>`);
    leaningLid(kit);
  }
  return pic.svg();
}

export const jar: FamilyDrawing = { views: ["front", "open", "detail"], draw };
