import { shade, tonesOf } from "../drawing/colour.ts";
import { veil } from "../drawing/defs.ts";
import { closeUp, type FamilyDrawing, type Goods, METALS } from "../drawing/goods.ts";
import { roundRect } from "../drawing/path.ts";
import { createPicture } from "../drawing/picture.ts";
import { roundMetal } from "../parts/metal.ts";
import { caustic, inkOn, softboxes, vesselLabel } from "../parts/vessel.ts";

function kitOf({ colour, brand, view, look }: Goods) {
  const shape = look.from("shape", ["round", "square", "wide"]);
  const [w, h] = { round: [300, 380], square: [280, 400], wide: [360, 320] }[shape] as [
    number,
    number,
  ];
  const [x, y] = [500 - w / 2, 820 - h];
  return {
    pic: createPicture({
      ground: "beauty",
      title: `${brand} serum`,
      colour,
      frame: closeUp(view, 500, 560, 2) ?? [500, 520, view === "open" ? 1.04 : 1.18],
    }),
    brand,
    x,
    y,
    w,
    h,
    main: tonesOf(colour),
    body:
      shape === "square"
        ? roundRect(x, y, w, h, [30, 30, 18, 18])
        : `M${500 - 70} ${y}L${500 + 70} ${y}C${500 + w * 0.42} ${y + 16} ${x + w} ${y + 60} ${x + w} ${y + 130}L${x + w} ${y + h - 34}C${x + w} ${y + h - 8} ${x + w - 14} ${y + h} ${x + w - 36} ${y + h}L${x + 36} ${y + h}C${x + 14} ${y + h} ${x} ${y + h - 8} ${x} ${y + h - 34}L${x} ${y + 130}C${x} ${y + 60} ${500 - w * 0.42} ${y + 16} ${500 - 70} ${y}Z`,
    isFrosted: look.chance("frosted", 0.35),
    bulb: tonesOf(look.from("bulb", ["#26262a", "#f4f1ee", "#8a5a3a", "#d8cfc4"])),
    metal: tonesOf(look.from("metal", METALS)),
    label: look.from("label", ["print", "paper", "band"]),
    contents: look.from("contents", ["face serum", "vitamin drops", "night serum", "beard oil"]),
    level: look.between("level", 0.22, 0.36),
  };
}
type Kit = ReturnType<typeof kitOf>;

function pipette({ pic, bulb, metal, y }: Kit, withGlass: boolean): string {
  const rubber = `M${468} ${y - 96}L${466} ${y - 200}C${466} ${y - 256} ${534} ${y - 256} ${534} ${y - 200}L${532} ${y - 96}Z`;
  const tube = `M${490} ${y}L${490} ${y + 250}L${497} ${y + 290}L${503} ${y + 290}L${510} ${y + 250}L${510} ${y}Z`;
  return [
    withGlass
      ? pic.fill(
          tube,
          pic.linear(0, 0, 1, 0, {
            0: veil("#9aa4ab", 0.6),
            0.3: veil("#fff", 0.95),
            0.7: veil("#dfe5e9", 0.7),
            1: veil("#8b969e", 0.7),
          }),
        )
      : "",
    pic.solid(
      rubber,
      pic.linear(0, 0, 1, 0, { 0: bulb.lo, 0.25: bulb.hi, 0.5: bulb.mid, 1: bulb.deep }),
      { edge: 18, blur: 6, shift: 5 },
    ),
    pic.fill(roundRect(424, y - 104, 152, 108, 10), roundMetal(pic, metal)),
    pic.ribs(`M426 ${y - 40}L574 ${y - 40}`, metal.deep, 70, "3 8", 0.35),
    pic.line(`M428 ${y - 98}L572 ${y - 98}`, "#fff", 4, 'opacity=".7"'),
  ].join("");
}

function bottle({ pic, main, body, isFrosted, x, y, w, h, level }: Kit): void {
  const c = main.mid;
  const surface = `M${x} ${y + h * level}L${x + w} ${y + h * level}`;
  const clear = pic.linear(0, 0, 1, 0.3, {
    0: veil(main.lo, 0.95),
    0.1: veil(main.soft, 0.95),
    0.3: veil(shade(c, isFrosted ? 0.5 : 0.35), 0.95),
    0.6: veil(c, 0.95),
    0.9: veil(main.lo, 0.97),
    1: veil(main.dim, 0.95),
  });
  pic.add(
    pic.solid(body, clear, {
      light: "#fff",
      dark: main.deep,
      lightBy: isFrosted ? 0.5 : 0.8,
      darkBy: 0.45,
      edge: 34,
      blur: isFrosted ? 18 : 10,
      shift: 9,
      inside:
        pic.fill(`${surface}L${x + w} ${y - 10}L${x} ${y - 10}Z`, "#fff", 'opacity=".3"') +
        pic.line(surface, main.deep, 3, 'opacity=".4"') +
        pic.line(`M500 ${y}L500 ${y + h - 60}`, "#fff", 13, 'opacity=".22"') +
        pic.soft(
          `M${x + w * 0.55} ${y + h - 20}C${x + w * 0.8} ${y + h - 90} ${x + w} ${y + h - 140} ${x + w} ${y + h}Z`,
          shade(c, 0.7),
          20,
          0.7,
        ) +
        pic.fill(
          `M${x + 14} ${y + h - 24}L${x + w - 14} ${y + h - 24}L${x + w - 20} ${y + h - 10}L${x + 20} ${y + h - 10}Z`,
          "#fff",
          'opacity=".4"',
        ),
    }),
    isFrosted ? "" : softboxes(pic, body, x, y + 60, w, h - 70),
    pic.line(body, "#fff", 2.4, 'opacity=".6"'),
  );
}

function label({ pic, main, label: kind, x, y, w, h, brand, contents }: Kit): void {
  const top = y + h * 0.44;
  const paper =
    kind === "band"
      ? `M${x} ${top}L${x + w} ${top}L${x + w} ${top + h * 0.36}L${x} ${top + h * 0.36}Z`
      : roundRect(x + w * 0.14, top, w * 0.72, h * 0.36, 6);
  if (kind !== "print")
    pic.add(
      pic.fill(
        paper,
        pic.linear(0, 0, 1, 0, { 0: "#d9d2c8", 0.2: "#fff", 0.6: "#f6f2ec", 1: "#cfc7bb" }),
      ),
    );
  pic.add(
    vesselLabel(pic, brand, contents, {
      x: 500,
      y: top + h * 0.17,
      w: w * 0.7,
      ink: kind === "print" ? inkOn(main.mid) : "#2a2420",
    }),
  );
}

/** Serum bottle with a pipette: closed, or the pipette lying beside it. */
function draw(goods: Goods): string {
  const kit = kitOf(goods);
  const { pic, main, x, y, w, h } = kit;
  const isOpen = goods.view === "open";
  pic.add(pic.floor(500, y + h - 4, w * 0.48, 22), caustic(pic, main.mid, x, w, y + h));
  if (!isOpen) pic.add(pipette(kit, false));
  else
    pic.add(
      pic.fill(
        roundRect(440, y - 40, 120, 50, 8),
        pic.linear(0, 0, 1, 0, {
          0: veil(main.lo, 0.9),
          0.3: veil("#fff", 0.9),
          1: veil(main.dim, 0.9),
        }),
      ),
      pic.line(`M440 ${y - 20}L560 ${y - 20}`, main.lo, 3, 'opacity=".5"'),
    );
  bottle(kit);
  label(kit);
  if (isOpen) {
    const closed = pic.take();
    pic.add(
      pic.moved(-110, 0, closed),
      pic.floor(720, 820, 70, 12),
      `<g transform="translate(260 ${250 - y + 180}) rotate(14 500 ${y})">${pipette(kit, true)}</g>`,
    );
  }
  return pic.svg();
}

export const dropper: FamilyDrawing = { views: ["front", "open", "detail"], draw };
