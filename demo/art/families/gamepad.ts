import { shade, tonesOf } from "../drawing/colour.ts";
import { closeUp, type FamilyDrawing, type Goods } from "../drawing/goods.ts";
import { ellipse, mapPath, type Point, roundRect } from "../drawing/path.ts";
import { createPicture } from "../drawing/picture.ts";

const SHAPES = {
  wide: "M300 330C360 312 420 318 450 330L550 330C580 318 640 312 700 330C776 352 826 470 850 590C868 690 850 750 800 756C744 760 716 690 664 640C640 620 610 614 580 614L420 614C390 614 360 620 336 640C284 690 256 760 200 756C150 750 132 690 150 590C174 470 224 352 300 330Z",
  slim: "M270 340C340 318 420 330 450 336L550 336C580 330 660 318 730 340C800 362 846 450 862 560C874 660 850 704 806 704C760 704 730 650 690 610C660 586 620 580 580 580L420 580C380 580 340 586 310 610C270 650 240 704 194 704C150 704 126 660 138 560C154 450 200 362 270 340Z",
};

function kitOf({ colour, brand, view, look }: Goods) {
  return {
    pic: createPicture({
      ground: "tech",
      title: `${brand} gamepad`,
      colour,
      frame: closeUp(view, 620, 460, 2.1) ?? [500, 540, 1.1],
    }),
    main: tonesOf(colour),
    brand,
    shape: SHAPES[look.from("shape", ["wide", "slim"])],
    second: tonesOf(look.from("second", [shade(colour, -0.45), "#1d1e21", "#f0eee9", colour])),
    stick: tonesOf(look.from("stick", ["#26272b", "#26272b", shade(colour, -0.5)])),
    lights: look.from<readonly string[]>("lights", [
      ["#5fa8e8", "#e86a5f", "#7fc98a", "#e8c45c"],
      ["#f0eee9", "#f0eee9", "#f0eee9", "#f0eee9"],
      ["#c98fe0", "#5fc9b8", "#e89a5f", "#e86a9a"],
    ]),
    isEven: look.chance("even sticks"),
    glow: look.from("glow", ["#5fa8e8", "#7fe0b0", "#f08a5d", "#fff"]),
    hasPad: look.chance("touch pad"),
  };
}
type Kit = ReturnType<typeof kitOf>;

function shell({ pic, main, second, shape }: Kit): void {
  const bumpers =
    "M270 348C300 300 380 296 420 322L420 344L270 372ZM730 348C700 300 620 296 580 322L580 344L730 372Z";
  const grips =
    "M150 590C140 640 150 756 200 756C240 756 270 710 300 672C240 650 190 620 150 590ZM850 590C860 640 850 756 800 756C760 756 730 710 700 672C760 650 810 620 850 590Z";
  pic.add(
    pic.solid(bumpers, pic.linear(0, 0, 0, 1, { 0: second.hi, 0.4: second.mid, 1: second.deep }), {
      edge: 16,
      blur: 6,
      shift: 5,
    }),
    pic.solid(
      shape,
      pic.linear(0.1, 0, 0.8, 1, { 0: main.hi, 0.35: main.soft, 0.65: main.mid, 1: main.lo }),
      {
        edge: 70,
        blur: 22,
        shift: 18,
        darkBy: 0.5,
        dark: main.deep,
        light: main.hi,
        lightBy: 0.6,
        inside:
          pic.fill(grips, second.mid, 'opacity=".92"') +
          pic.line(grips, second.deep, 3, 'opacity=".5"') +
          pic.soft("M230 400C280 350 360 346 420 352C340 380 270 440 230 520Z", "#fff", 20, 0.35) +
          pic.brush("M420 600C460 590 540 590 580 600", main.deep, 14, 9, 0.5),
      },
    ),
  );
}

function stick({ pic, stick: tones, main }: Kit, x: number, y: number): string {
  return [
    pic.fill(ellipse(x, y, 66), pic.linear(0, 0, 1, 1, { 0: main.deep, 1: main.soft })),
    pic.fill(ellipse(x, y, 58), "#0d0e10"),
    pic.soft(ellipse(x + 8, y + 12, 46), "#000", 8, 0.7),
    pic.fill(
      ellipse(x, y - 4, 46),
      pic.radial(0.36, 0.3, 0.8, { 0: tones.hi, 0.5: tones.mid, 1: tones.deep }),
    ),
    pic.line(ellipse(x, y - 4, 40), tones.hi, 4, 'opacity=".35"'),
    pic.fill(ellipse(x, y - 4, 29), pic.radial(0.6, 0.65, 0.8, { 0: tones.soft, 1: tones.deep })),
  ].join("");
}

function cross({ pic, second }: Kit, x: number, y: number): string {
  const d = `M${x - 20} ${y - 56}L${x + 20} ${y - 56}L${x + 20} ${y - 20}L${x + 56} ${y - 20}L${x + 56} ${y + 20}L${x + 20} ${y + 20}L${x + 20} ${y + 56}L${x - 20} ${y + 56}L${x - 20} ${y + 20}L${x - 56} ${y + 20}L${x - 56} ${y - 20}L${x - 20} ${y - 20}Z`;
  return (
    pic.moved(4, 7, pic.soft(d, "#000", 6, 0.5)) +
    pic.solid(d, pic.linear(0, 0, 1, 1, { 0: second.hi, 0.5: second.mid, 1: second.deep }), {
      edge: 14,
      blur: 5,
      shift: 4,
    })
  );
}

function buttons({ pic, lights, second }: Kit, x: number, y: number): string {
  const places: readonly Point[] = [
    [0, -56],
    [56, 0],
    [0, 56],
    [-56, 0],
  ];
  return places
    .map(([dx, dy], i) => {
      const base = second;
      const [u, v] = [x + dx, y + dy];
      return (
        pic.soft(ellipse(u + 4, v + 7, 27), "#000", 6, 0.5) +
        pic.fill(
          ellipse(u, v, 28),
          pic.radial(0.36, 0.3, 0.85, { 0: base.hi, 0.5: base.mid, 1: base.deep }),
        ) +
        pic.line(ellipse(u, v, 12), lights[i] ?? "#fff", 5)
      );
    })
    .join("");
}

function controls(kit: Kit): void {
  const { pic, isEven, hasPad, brand, glow, second, main } = kit;
  pic.add(
    hasPad
      ? pic.solid(
          roundRect(420, 352, 160, 108, 16),
          pic.linear(0, 0, 1, 1, { 0: second.soft, 1: second.lo }),
          { edge: 14, blur: 5, shift: 4 },
        )
      : pic.fill(roundRect(432, 380, 44, 18, 9) + roundRect(524, 380, 44, 18, 9), second.deep),
    pic.fill(
      ellipse(500, hasPad ? 500 : 440, 25),
      pic.linear(0, 0, 1, 1, { 0: "#fff", 0.4: main.soft, 1: main.lo }),
    ),
    pic.line(ellipse(500, hasPad ? 500 : 440, 19), glow, 4),
    pic.name(brand, 500, 575, {
      size: 17,
      colour: main.deep,
      spacing: 4,
      weight: 600,
      extra: 'opacity=".7"',
    }),
    isEven
      ? cross(kit, 292, 432) + stick(kit, 396, 540)
      : stick(kit, 292, 440) + cross(kit, 390, 540),
    buttons(kit, 708, 436),
    stick(kit, 604, 540),
  );
}

/** Game controller from the front; at an angle it lies back and turns. */
function draw(goods: Goods): string {
  const kit = kitOf(goods);
  const { pic, shape, second } = kit;
  shell(kit);
  controls(kit);
  const front = pic.take();
  if (goods.view === "threequarter") {
    const back = mapPath(shape, (x, y) => [x + 6, y + 54]);
    pic.add(
      `<g transform="translate(60 190) rotate(-12 500 500) scale(.92 .74)">${pic.soft(
        mapPath(shape, (x, y) => [x + 34, y + 110]),
        "#2a2420",
        24,
        0.45,
      )}${pic.fill(back, second.deep)}${front}</g>`,
    );
  } else pic.add(pic.wall(shape, 1.1), front);
  return pic.svg();
}

export const gamepad: FamilyDrawing = { views: ["front", "threequarter", "detail"], draw };
