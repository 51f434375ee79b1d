import { lightness, shade, tonesOf } from "../drawing/colour.ts";
import { closeUp, type FamilyDrawing, type Goods, METALS } from "../drawing/goods.ts";
import { roundRect } from "../drawing/path.ts";
import { createPicture } from "../drawing/picture.ts";
import { glossyRound, roundMetal } from "../parts/metal.ts";

/** The variant's colour is the tube's; the brush shows the ink. */
function kitOf({ colour, brand, view, look }: Goods) {
  return {
    pic: createPicture({
      ground: "beauty",
      title: `${brand} mascara`,
      colour,
      frame: closeUp(view, 640, 420, 2.2) ?? [510, 505, 1.2],
    }),
    brand,
    main: tonesOf(colour),
    metal: tonesOf(look.from("metal", METALS)),
    wand: look.from("wand", ["straight", "curved", "ball", "cone"]),
    ink: look.from("ink", ["#17130f", "#17130f", "#2a1c14", "#16203a"]),
    cap: tonesOf(look.from("cap", [colour, shade(colour, -0.3), "#c9a45c", "#1c1b1e", "#c8ccd2"])),
    width: look.from("width", [92, 108, 124]),
    taper: look.from("taper", [0, 10, -10]),
  };
}
type Kit = ReturnType<typeof kitOf>;

function body({ pic, main, metal, brand, width: w, taper }: Kit, x: number): string {
  const d = `M${x - w / 2} 380L${x + w / 2} 380L${x + w / 2 - taper} 800C${x + w / 2 - taper} 826 ${x - w / 2 + taper} 826 ${x - w / 2 + taper} 800Z`;
  const ink = lightness(main.mid) > 0.6 ? main.deep : metal.hi;
  return [
    pic.floor(x, 814, w * 0.5, 12),
    pic.fill(d, glossyRound(pic, main)),
    pic.fill(
      `M${x - w / 2} 372L${x + w / 2} 372L${x + w / 2} 396L${x - w / 2} 396Z`,
      roundMetal(pic, metal),
    ),
    pic.name(brand, 0, 0, {
      size: 36,
      colour: ink,
      spacing: 8,
      serif: true,
      extra: `transform="translate(${x + 12} 600) rotate(-90)"`,
    }),
  ].join("");
}

function capOf({ pic, cap, metal, width: w }: Kit, x: number, top: number, low: number): string {
  return (
    pic.fill(roundRect(x - w / 2, top, w, low - top, [18, 18, 4, 4]), glossyRound(pic, cap)) +
    pic.fill(
      `M${x - w / 2} ${low - 22}L${x + w / 2} ${low - 22}L${x + w / 2} ${low}L${x - w / 2} ${low}Z`,
      roundMetal(pic, metal),
    )
  );
}

/** Bristles are short dashes of fat strokes, darker ones below, lit ones above. */
function brush({ pic, ink, wand }: Kit, x: number, top: number): string {
  const core =
    wand === "curved"
      ? `M${x} ${top}C${x + 16} ${top + 80} ${x + 16} ${top + 160} ${x} ${top + 250}`
      : `M${x} ${top}L${x} ${top + 250}`;
  const part = (from: number, to: number) => `M${x} ${top + from}L${x} ${top + to}`;
  const bristles = {
    straight: pic.ribs(core, ink, 54, "3 4", 1) + pic.ribs(core, "#6b6058", 50, "1 6", 0.6),
    curved: pic.ribs(core, ink, 54, "3 4", 1) + pic.ribs(core, "#6b6058", 50, "1 6", 0.6),
    ball:
      [0, 1, 2]
        .map((i) => pic.ribs(part(i * 84, i * 84 + 70), ink, 62 - i * 4, "3 4", 1))
        .join("") + pic.ribs(core, "#6b6058", 40, "1 6", 0.5),
    cone:
      [30, 40, 50, 58, 64]
        .map((w, i) => pic.ribs(part(i * 50, i * 50 + 50), ink, w, "3 4", 1))
        .join("") + pic.ribs(core, "#6b6058", 36, "1 6", 0.5),
  };
  return (
    pic.moved(12, 16, pic.brush(core, "#2a2420", 50, 10, 0.25)) +
    pic.line(core, ink, 13) +
    bristles[wand] +
    pic.line(core, "#8a7f76", 2.5, 'opacity=".7"')
  );
}

/** Open with the wand next to the tube, or closed. */
function draw(goods: Goods): string {
  const kit = kitOf(goods);
  const { pic } = kit;
  if (goods.view === "closed") {
    pic.add(
      `<g transform="translate(30 30) rotate(-16 500 560) scale(.96)">`,
      pic.moved(24, 30, pic.soft(roundRect(440, 130, 120, 690, 30), "#2a2420", 22, 0.35)),
      body(kit, 500).replace(/<ellipse[^>]*>/g, ""),
      capOf(kit, 500, 120, 384),
      "</g>",
    );
    return pic.svg();
  }
  pic.add(
    body(kit, 390),
    pic.fill(roundRect(366, 330, 48, 50, 6), roundMetal(pic, kit.metal)),
    pic.floor(640, 814, kit.width * 0.5, 12),
    pic.line("M640 420L640 560", "#2a2420", 9),
    brush(kit, 640, 180),
    pic.fill(roundRect(624, 500, 32, 60, 6), roundMetal(pic, kit.metal)),
    pic.rotated(180, 640, 686, capOf(kit, 640, 556, 816)),
  );
  return pic.svg();
}

export const mascara: FamilyDrawing = { views: ["front", "closed", "detail"], draw };
