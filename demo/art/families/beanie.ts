import { companion, shade, tonesOf } from "../drawing/colour.ts";
import { closeUp, type FamilyDrawing, type Goods, turned } from "../drawing/goods.ts";
import { ellipse, roundRect } from "../drawing/path.ts";
import { createPicture } from "../drawing/picture.ts";

const DOME = "M262 620C250 440 330 240 500 230C670 240 750 440 738 620C640 650 360 650 262 620Z";
const CUFF =
  "M244 590C360 622 640 622 756 590C770 640 770 710 756 760C640 794 360 794 244 760C230 710 230 640 244 590Z";

function kitOf({ colour, brand, view, look }: Goods) {
  const main = tonesOf(colour);
  return {
    pic: createPicture({
      ground: "clothes",
      title: `${brand} beanie`,
      colour,
      frame: closeUp(view, 420, 640, 2.1) ?? [500, 510, 1.14],
      turn: turned(view, 20),
    }),
    main,
    brand,
    cuff: tonesOf(
      look.from("cuff", [colour, shade(colour, -0.25), companion(colour, 150), shade(colour, 0.3)]),
    ),
    pompom: look.from("pompom", ["none", "none", "same", "pale"]),
    knit: look.from("knit", ["ribs", "cables", "stripes", "moss"]),
    ink: look.from("ink", ["#f3efe8", main.deep, companion(main.lo, 120), "#e8c48a"]),
    hasLabel: look.chance("label", 0.7),
  };
}
type Kit = ReturnType<typeof kitOf>;

/** Ribs run from the crown down to the edge. */
const ribs = (spread: number, top: number, low: number, count: number): string =>
  Array.from({ length: count }, (_, i) => {
    const t = ((i + 0.5) / count) * 2 - 1;
    const x = Math.round(500 + t * spread);
    return `M${Math.round(500 + t * spread * (top < 300 ? 0.16 : 1))} ${top}C${Math.round(500 + t * spread * 0.92)} ${Math.round(top + (low - top) * 0.3)} ${x} ${Math.round(top + (low - top) * 0.7)} ${x} ${low}`;
  }).join("");

function dome({ pic, main, knit, ink }: Kit): void {
  const lines = ribs(236, 232, 640, knit === "cables" ? 9 : 17);
  const bands = [330, 420, 510]
    .map((y) => `M200 ${y - 20}C360 ${y + 24} 640 ${y + 24} 800 ${y - 20}`)
    .join("");
  const under = {
    ribs: "",
    stripes: pic.line(bands, ink, 40, 'opacity=".9"'),
    moss: pic.fill(
      DOME,
      pic.pattern(16, 16, `<path d="M0 0h8v8H0zM8 8h8v8H8z" fill="${main.deep}" opacity=".28"/>`),
    ),
    cables: "",
  }[knit];
  pic.add(
    pic.solid(
      DOME,
      pic.linear(0.1, 0, 0.9, 1, { 0: main.hi, 0.35: main.soft, 0.65: main.mid, 1: main.lo }),
      {
        edge: 90,
        blur: 26,
        shift: 22,
        darkBy: 0.45,
        dark: main.deep,
        light: main.hi,
        lightBy: 0.5,
        under,
        inside:
          pic.brush(lines, main.deep, knit === "cables" ? 14 : 7, 3, 0.5) +
          pic.moved(-9, 0, pic.brush(lines, main.hi, 6, 3, 0.4)) +
          (knit === "cables" ? pic.ribs(lines, main.deep, 26, "5 22", 0.35) : ""),
      },
    ),
  );
}

function pompom({ pic, main, pompom: kind }: Kit): void {
  if (kind === "none") return;
  const tones = kind === "same" ? main : tonesOf("#efe8dc");
  const strands = Array.from({ length: 46 }, (_, i) => {
    const [a, r] = [i * 2.4, 60 + ((i * 37) % 26)];
    return `M${Math.round(500 + 30 * Math.cos(a))} ${Math.round(186 + 28 * Math.sin(a))}L${Math.round(500 + r * Math.cos(a))} ${Math.round(186 + r * 0.94 * Math.sin(a))}`;
  }).join("");
  pic.add(
    pic.line(strands, tones.lo, 14),
    pic.solid(
      ellipse(500, 186, 72, 68),
      pic.radial(0.35, 0.3, 0.8, { 0: tones.hi, 0.6: tones.mid, 1: tones.lo }),
      { edge: 40, blur: 14, shift: 10 },
    ),
    pic.line(strands, tones.mid, 7),
    pic.line(strands, tones.hi, 2.5, 'opacity=".7" transform="translate(-3 -4)"'),
  );
}

function cuff({ pic, cuff: tones, main, brand, hasLabel }: Kit): void {
  const lines = ribs(250, 600, 780, 22);
  pic.add(
    pic.moved(2, -8, pic.soft(CUFF, main.deep, 8, 0.45)),
    pic.solid(
      CUFF,
      pic.linear(0.1, 0, 0.9, 1, { 0: tones.hi, 0.35: tones.soft, 0.65: tones.mid, 1: tones.lo }),
      {
        edge: 50,
        blur: 16,
        shift: 14,
        darkBy: 0.45,
        dark: tones.deep,
        light: tones.hi,
        lightBy: 0.5,
        inside:
          pic.brush(lines, tones.deep, 9, 3, 0.6) +
          pic.moved(-9, 0, pic.brush(lines, tones.hi, 7, 3, 0.5)),
      },
    ),
    hasLabel
      ? pic.soft(roundRect(448, 668, 124, 60, 6), "#000", 5, 0.35) +
          pic.fill(roundRect(444, 662, 124, 60, 6), "#26221f") +
          pic.name(brand, 506, 699, {
            size: 22,
            colour: "#e9dfcf",
            spacing: 2,
            weight: 600,
          })
      : "",
  );
}

/** Knitted hat with a turned-up edge. */
function draw(goods: Goods): string {
  const kit = kitOf(goods);
  const { pic } = kit;
  pic.add(pic.floor(500, 780, 250, 26));
  for (const part of [pompom, dome, cuff]) part(kit);
  return pic.svg();
}

export const beanie: FamilyDrawing = { views: ["front", "threequarter", "detail"], draw };
