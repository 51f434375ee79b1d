import { shade, type Tones, tonesOf } from "../drawing/colour.ts";
import { closeUp, type FamilyDrawing, type Goods } from "../drawing/goods.ts";
import { ellipse, roundRect } from "../drawing/path.ts";
import { createPicture, type Picture } from "../drawing/picture.ts";

function kitOf({ colour, brand, view, look }: Goods) {
  return {
    pic: createPicture({
      ground: "tech",
      title: `${brand} earbuds`,
      colour,
      frame: closeUp(view, 500, 400, 2) ?? [500, 520, 1.1],
    }),
    main: tonesOf(colour),
    brand,
    kind: look.from("kind", ["stem", "bean", "stem"]),
    width: look.from("width", [360, 420, 470]),
    round: look.from("corner", [70, 110, 150]),
    tip: tonesOf(look.from("tip", ["#e9e7e4", "#2a2b2e", shade(colour, -0.4)])),
    metal: tonesOf(look.from("metal", ["#c8ccd2", "#d3ab5c", "#c98f72", "#3a3c41"])),
  };
}
type Kit = ReturnType<typeof kitOf>;

const modelled = (main: Tones) => ({
  edge: 46,
  blur: 15,
  shift: 12,
  darkBy: 0.42,
  dark: main.deep,
  light: "#fff",
  lightBy: 0.55,
});
const shell = (pic: Picture, main: Tones) =>
  pic.linear(0.1, 0, 0.9, 1, { 0: main.hi, 0.4: main.soft, 0.75: main.mid, 1: main.lo });

/** One bud with its silicone tip, head at (x, y); mirrored for the other ear by `side`. */
function bud({ pic, main, kind, tip, metal }: Kit, x: number, y: number, side: 1 | -1): string {
  const s = (v: number) => x + v * side;
  const head = ellipse(x, y, 62, 58);
  const stem = `M${s(-18)} ${y}C${s(-44)} ${y + 40} ${s(-44)} ${y + 150} ${s(-40)} ${y + 190}C${s(-36)} ${y + 214} ${s(2)} ${y + 214} ${s(4)} ${y + 190}C${s(6)} ${y + 120} ${s(20)} ${y + 80} ${s(34)} ${y + 40}Z`;
  const rubber = `M${s(34)} ${y - 44}C${s(70)} ${y - 62} ${s(104)} ${y - 48} ${s(106)} ${y - 14}C${s(106)} ${y + 16} ${s(76)} ${y + 30} ${s(46)} ${y + 26}Z`;
  return [
    pic.solid(rubber, pic.linear(0, 0, 1, 1, { 0: tip.hi, 0.5: tip.mid, 1: tip.lo }), {
      edge: 20,
      blur: 7,
      shift: 6,
      dark: tip.deep,
    }),
    pic.fill(ellipse(s(92), y - 16, 11, 25), tip.deep, 'opacity=".75"'),
    kind === "stem"
      ? pic.solid(stem, shell(pic, main), { ...modelled(main), edge: 26, blur: 8 }) +
        pic.line(`M${s(-36)} ${y + 196}L${s(0)} ${y + 196}`, metal.mid, 6)
      : "",
    pic.solid(head, shell(pic, main), { ...modelled(main), edge: 34, blur: 11 }),
    kind === "bean"
      ? pic.fill(
          ellipse(s(-16), y - 4, 30, 28),
          pic.linear(0, 0, 1, 1, { 0: metal.hi, 0.5: metal.mid, 1: metal.lo }),
        )
      : pic.fill(roundRect(x - 16 - 14 * side, y - 26, 30, 12, 6), "#17181b", 'opacity=".85"'),
    pic.soft(ellipse(x - 24, y - 28, 20, 12), "#fff", 6, 0.7),
  ].join("");
}

function openCase(kit: Kit): void {
  const { pic, main, width: w, round, brand, metal } = kit;
  const x = 500 - w / 2;
  const lid = roundRect(x + 8, 236, w - 16, 220, [round, round, 24, 24]);
  const body = roundRect(x, 500, w, 300, [28, 28, round + 20, round + 20]);
  pic.add(
    pic.floor(500, 800, w * 0.42, 22),
    pic.solid(lid, shell(pic, main), modelled(main)),
    pic.solid(
      roundRect(x + 26, 254, w - 52, 200, [round - 16, round - 16, 10, 10]),
      pic.linear(0, 0, 0, 1, { 0: main.lo, 1: main.dim }),
      { edge: 24, blur: 10, shift: 8, darkBy: 0.4 },
    ),
    pic.fill(
      roundRect(x + 4, 450, w - 8, 60, 20),
      pic.linear(0, 0, 0, 1, { 0: main.deep, 1: main.lo }),
    ),
    bud(kit, 500 - w * 0.2, 420, 1),
    bud(kit, 500 + w * 0.2, 420, -1),
    pic.solid(body, shell(pic, main), modelled(main)),
    pic.line(`M${x + 6} 506L${x + w - 6} 506`, main.hi, 4, 'opacity=".8"'),
    pic.fill(ellipse(500, 560, 7), pic.radial(0.4, 0.4, 0.7, { 0: "#d8ffe0", 1: "#5fc27a" })),
    pic.name(brand, 500, 690, { size: 24, colour: main.lo, spacing: 5, weight: 600 }),
    pic.line(`M${x + w * 0.36} 506L${x + w * 0.64} 506`, metal.mid, 6, 'opacity=".7"'),
  );
}

function closedCase(kit: Kit): void {
  const { pic, main, width: w, round, brand } = kit;
  const x = 470 - w / 2;
  const all = roundRect(x, 250, w, 320, round + 10);
  pic.add(
    pic.floor(470, 574, w * 0.44, 20),
    pic.solid(all, shell(pic, main), modelled(main)),
    pic.line(`M${x + 2} 366L${x + w - 2} 366`, main.deep, 4, 'opacity=".6"'),
    pic.line(`M${x + 2} 371L${x + w - 2} 371`, main.hi, 2.5, 'opacity=".7"'),
    pic.fill(ellipse(470, 410, 7), "#7fd896"),
    pic.name(brand, 470, 500, { size: 24, colour: main.lo, spacing: 5, weight: 600 }),
    pic.floor(270, 790, 110, 14),
    pic.floor(730, 800, 110, 14),
    pic.rotated(38, 300, 640, bud(kit, 330, 630, 1)),
    pic.rotated(-30, 690, 650, bud(kit, 690, 640, -1)),
  );
}

/** Wireless earbuds: in their open case, or before the closed one. */
function draw(goods: Goods): string {
  const kit = kitOf(goods);
  if (goods.view === "threequarter") closedCase(kit);
  else openCase(kit);
  return kit.pic.svg();
}

export const earbuds: FamilyDrawing = { views: ["front", "threequarter", "detail"], draw };
