import { isMetallic, type Tones, tonesOf } from "../drawing/colour.ts";
import { closeUp, type FamilyDrawing, type Goods } from "../drawing/goods.ts";
import { ellipse, mapPath, roundRect } from "../drawing/path.ts";
import { createPicture, type Picture } from "../drawing/picture.ts";
import { flatMetal } from "../parts/metal.ts";

const CHAIN = "M250 190C250 420 380 600 500 640C620 600 750 420 750 190";

/** The variant's colour is the metal's if it is a metallic one, else the stone's. */
function kitOf({ colour, brand, view, look }: Goods) {
  const isMetal = isMetallic(colour) && !look.chance("amber", 0);
  const metal = isMetal ? colour : look.from("metal", ["#d9b779", "#c8ccd2", "#d8a58a", "#d9b779"]);
  const stone = look.from("stone", [
    "#dfe6ea",
    "#2f5fa8",
    "#2e6b48",
    "#a8263a",
    "#6b4f9a",
    "#26262a",
  ]);
  return {
    pic: createPicture({
      ground: "watches",
      title: `${brand} necklace`,
      colour: metal,
      frame: closeUp(view, 500, 660, 2.3) ?? [500, 500, 1.14],
    }),
    main: tonesOf(isMetal ? stone : colour),
    metal: tonesOf(metal),
    brand,
    chain: look.from("chain", ["cable", "rope", "beads", "pearls", "cable"]),
    pendant: look.from("pendant", ["drop", "disc", "bar", "heart", "halo", "key"]),
    size: look.from("size", [0.85, 1, 1.15]),
  };
}
type Kit = ReturnType<typeof kitOf>;

function chain({ pic, metal, chain: kind, main }: Kit): void {
  const thin = kind === "cable" || kind === "rope" ? 10 : 22;
  pic.add(
    pic
      .brush(CHAIN, "#2a2420", thin, 10, 0.3)
      .replace("<path", '<path transform="translate(14 20)"'),
  );
  if (kind === "cable")
    pic.add(
      pic.line(CHAIN, metal.lo, 11, 'stroke-dasharray="14 7"'),
      pic.line(CHAIN, metal.mid, 7, 'stroke-dasharray="14 7"'),
      pic.line(CHAIN, "#fff", 2.4, 'stroke-dasharray="6 15" opacity=".9"'),
      pic.line(CHAIN, metal.deep, 4, 'stroke-dasharray="5 16" stroke-dashoffset="-5" opacity=".8"'),
    );
  if (kind === "rope")
    pic.add(
      pic.line(CHAIN, metal.lo, 13),
      pic.line(CHAIN, metal.mid, 10),
      pic.ribs(CHAIN, metal.deep, 12, "3 7", 0.7),
      pic.line(
        CHAIN,
        "#fff",
        3,
        'stroke-dasharray="4 8" opacity=".8" transform="translate(-2 -2)"',
      ),
    );
  if (kind === "beads" || kind === "pearls") {
    const tones = kind === "pearls" ? tonesOf("#efe8dc") : main;
    const dash = 'stroke-dasharray=".1 23"';
    pic.add(
      pic.line(CHAIN, tones.lo, 23, dash),
      pic.line(CHAIN, tones.mid, 20, `${dash} transform="translate(-1 -1)"`),
      pic.line(CHAIN, tones.hi, 12, `${dash} transform="translate(-3 -3)" opacity=".8"`),
      pic.line(CHAIN, "#fff", 5, `${dash} transform="translate(-5 -5)"`),
    );
  }
}

/** Facets: a light table, light crowns to the upper left, dark ones to the lower right. */
function stone(pic: Picture, main: Tones, d: string, x: number, y: number, r: number): string {
  const facet = (a: number, b: number, paint: string, o: number) =>
    pic.fill(
      `M${x} ${y}L${x + r * 1.5 * Math.cos(a)} ${y + r * 1.5 * Math.sin(a)}L${x + r * 1.5 * Math.cos(b)} ${y + r * 1.5 * Math.sin(b)}Z`,
      paint,
      `opacity="${o}"`,
    );
  const facets = Array.from({ length: 8 }, (_, i) =>
    facet(
      (i * Math.PI) / 4,
      ((i + 1) * Math.PI) / 4,
      i % 2 ? main.hi : main.deep,
      i >= 4 && i < 7 ? 0.35 : 0.55,
    ),
  ).join("");
  return (
    pic.fill(d, pic.linear(0, 0, 1, 1, { 0: main.hi, 0.5: main.mid, 1: main.deep })) +
    pic.inside(
      d,
      facets +
        pic.fill(
          ellipse(x, y, r * 0.5),
          pic.linear(0, 0, 1, 1, { 0: "#fff", 0.4: main.hi, 1: main.mid }),
          'opacity=".85"',
        ) +
        pic.soft(ellipse(x - r * 0.4, y - r * 0.45, r * 0.24, r * 0.14), "#fff", 3, 1),
    )
  );
}

const HEART =
  "M500 770C440 730 410 700 412 666C416 636 452 626 476 646C488 656 496 666 500 676C504 666 512 656 524 646C548 626 584 636 588 666C590 700 560 730 500 770Z";
const DROP =
  "M500 650C516 690 556 724 556 764C556 800 530 820 500 820C470 820 444 800 444 764C444 724 484 690 500 650Z";

function pendant({ pic, metal, main, pendant: kind, brand }: Kit): string {
  const gold = flatMetal(pic, metal);
  const raised = (d: string) =>
    pic.moved(8, 12, pic.soft(d, "#000", 9, 0.35)) +
    pic.solid(d, gold, { edge: 14, blur: 5, shift: 4, lightBy: 0.7 });
  const bail =
    pic.line(ellipse(500, 646, 14, 18), metal.lo, 9) +
    pic.line(ellipse(499, 645, 14, 18), metal.hi, 5);
  const kinds = {
    drop: () =>
      raised(mapPath(DROP, (x, y) => [500 + (x - 500) * 1.2, 740 + (y - 740) * 1.16])) +
      stone(pic, main, DROP, 500, 764, 46),
    disc: () =>
      raised(ellipse(500, 740, 84)) +
      pic.line(ellipse(500, 740, 72), metal.lo, 3, 'opacity=".6"') +
      pic.text(brand.slice(0, 1).toUpperCase(), 500, 770, {
        size: 84,
        colour: metal.deep,
        serif: true,
        extra: 'opacity=".75"',
      }),
    bar: () =>
      raised(roundRect(484, 660, 32, 190, 12)) +
      stone(pic, main, ellipse(500, 690, 12), 500, 690, 12),
    heart: () =>
      raised(mapPath(HEART, (x, y) => [500 + (x - 500) * 1.22, 706 + (y - 706) * 1.22])) +
      stone(pic, main, HEART, 500, 700, 60),
    halo: () =>
      raised(ellipse(500, 740, 78)) +
      pic.line(ellipse(500, 740, 66), "#fff", 13, 'stroke-dasharray=".1 17"') +
      pic.line(
        ellipse(500, 740, 66),
        metal.deep,
        3,
        'stroke-dasharray=".1 17" transform="translate(3 3)" opacity=".6"',
      ) +
      stone(pic, main, ellipse(500, 740, 50), 500, 740, 50),
    key: () =>
      raised("M489 740L511 740L511 806L546 806L546 824L511 824L511 842L546 842L546 860L489 860Z") +
      pic.line(ellipse(500, 704, 34), metal.lo, 22) +
      pic.line(ellipse(499, 703, 34), gold, 17),
  };
  return bail + kinds[kind]();
}

function draw(goods: Goods): string {
  const kit = kitOf(goods);
  const { pic, metal, size } = kit;
  if (goods.view === "box") {
    const cushion = roundRect(220, 240, 560, 620, 40);
    pic.add(
      pic.wall(cushion, 1.2),
      pic.solid(
        cushion,
        pic.linear(0.1, 0, 0.9, 1, { 0: "#3a3c45", 0.5: "#26272e", 1: "#15161a" }),
        { edge: 60, blur: 20, shift: 16 },
      ),
      pic.line(roundRect(246, 266, 508, 568, 26), "#000", 8, 'opacity=".4"'),
    );
  }
  chain(kit);
  pic.add(
    `<g transform="translate(500 646) scale(${size}) translate(-500 -646)">${pendant(kit)}</g>`,
  );
  if (goods.view !== "box")
    pic.add(pic.fill(ellipse(250, 190, 9) + ellipse(750, 190, 9), metal.mid));
  return pic.svg();
}

export const necklace: FamilyDrawing = { views: ["front", "box", "detail"], draw };
