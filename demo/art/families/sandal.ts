import { tonesOf } from "../drawing/colour.ts";
import { closeUp, type FamilyDrawing, type Goods, METALS } from "../drawing/goods.ts";
import { ellipse, roundRect } from "../drawing/path.ts";
import { createPicture } from "../drawing/picture.ts";

const FOOTBED =
  "M112 664C118 628 170 610 260 612C380 616 470 640 580 638C700 634 800 616 862 636C900 650 910 672 886 686C800 712 640 706 520 712C380 718 240 716 160 706C120 700 108 684 112 664Z";
const SOLES = {
  flat: "M110 668C110 700 112 730 130 740C200 752 400 752 520 748C640 744 800 746 880 728C904 720 908 690 896 672C800 706 640 700 520 706C380 712 240 710 160 700C130 696 114 684 110 668Z",
  platform:
    "M108 668C104 720 106 776 128 788C200 798 400 796 520 792C640 788 800 792 884 770C908 760 910 700 898 674C800 708 640 702 520 708C380 714 240 712 160 702C130 698 112 684 108 668Z",
  wedge:
    "M108 668C100 730 104 800 124 812C200 822 330 806 440 790C580 770 780 772 880 740C906 728 908 692 896 674C800 708 640 702 520 708C380 714 240 712 160 702C130 698 112 684 108 668Z",
};
/** Where a strap starts on the near edge, how high it arches, and where it ends on the far edge. */
type Strap = {
  near: readonly [number, number];
  peak: number;
  far: readonly [number, number];
  width: number;
};
const KINDS: Record<"slide" | "double" | "gladiator" | "cross", readonly Strap[]> = {
  slide: [{ near: [560, 706], peak: 470, far: [700, 640], width: 150 }],
  double: [
    { near: [640, 708], peak: 500, far: [760, 636], width: 84 },
    { near: [430, 712], peak: 470, far: [560, 634], width: 84 },
  ],
  gladiator: [
    { near: [700, 706], peak: 540, far: [800, 634], width: 46 },
    { near: [590, 710], peak: 500, far: [690, 634], width: 46 },
    { near: [470, 712], peak: 470, far: [580, 634], width: 46 },
  ],
  cross: [
    { near: [720, 704], peak: 500, far: [610, 634], width: 70 },
    { near: [520, 710], peak: 490, far: [790, 634], width: 70 },
  ],
};

function kitOf({ colour, brand, view, look }: Goods) {
  const shape = look.from("shape", ["flat", "platform", "wedge", "flat"]);
  return {
    pic: createPicture({
      ground: "shoes",
      title: `${brand} sandal`,
      colour,
      frame: closeUp(view, 600, 590, 2) ?? [505, 610, 1.08],
    }),
    main: tonesOf(colour),
    brand,
    straps: KINDS[look.from("kind", ["slide", "double", "gladiator", "cross"])],
    tread: SOLES[shape],
    ground: shape === "flat" ? 742 : shape === "platform" ? 788 : 806,
    bed: tonesOf(look.from("bed", ["#c9a982", "#a8845a", "#e2d3bd", "#3a332e", colour])),
    sole: tonesOf(look.from("sole", ["#2a2724", "#c9a36a", "#f2efe8", "#8a6a4a"])),
    hasAnkle: look.chance("ankle", 0.5),
    hasBuckles: look.chance("buckles", 0.6),
    metal: tonesOf(look.from("metal", METALS)),
    shine: look.from("shine", [0.15, 0.5, 0.8]),
  };
}
type Kit = ReturnType<typeof kitOf>;

function base({ pic, bed, sole, tread, brand }: Kit): void {
  pic.add(
    pic.solid(tread, pic.linear(0, 0, 0, 1, { 0: sole.hi, 0.4: sole.mid, 1: sole.lo }), {
      edge: 26,
      blur: 9,
      shift: 8,
      darkBy: 0.35,
      lightBy: 0.5,
      inside: pic.line("M108 722C300 738 700 738 904 706", sole.lo, 4, 'opacity=".5"'),
    }),
    pic.solid(FOOTBED, pic.linear(0, 0, 1, 0.3, { 0: bed.soft, 0.5: bed.mid, 1: bed.dim }), {
      edge: 20,
      blur: 8,
      shift: 5,
      darkBy: 0.4,
      dark: bed.deep,
      inside:
        pic.soft(ellipse(260, 656, 110, 22), bed.deep, 14, 0.35) +
        pic.soft(ellipse(720, 664, 120, 20), bed.deep, 14, 0.3) +
        pic.name(brand, 236, 664, {
          size: 26,
          colour: bed.deep,
          spacing: 5,
          weight: 500,
          extra: 'opacity=".5"',
        }),
    }),
  );
}

function strapShape({ near: [x, y], peak, far: [u, v], width: w }: Strap) {
  const outer = `M${x} ${y}C${x - 6} ${peak + 70} ${u - 120} ${peak} ${u - 60} ${peak + 40}`;
  return {
    band: `${outer}L${u - 60 + w} ${peak + 52}C${u - 60 + w * 0.8} ${peak + 40} ${x + w - 8} ${peak + 100} ${x + w} ${y - 4}Z`,
    under: `M${u - 60} ${peak + 40}C${u - 20} ${peak + 60} ${u - 10} ${v - 30} ${u} ${v}L${u + w * 0.8} ${v}C${u + w * 0.8} ${v - 40} ${u - 40 + w} ${peak + 70} ${u - 60 + w} ${peak + 52}Z`,
  };
}

function straps({ pic, main, straps: list, shine, metal, hasBuckles }: Kit): void {
  for (const strap of list)
    pic.add(
      pic.fill(strapShape(strap).under, pic.linear(0, 0, 1, 1, { 0: main.lo, 1: main.deep })),
    );
  for (const strap of list) {
    const { band } = strapShape(strap);
    const [x, y] = [strap.near[0] + strap.width * 0.42, strap.near[1] - 84];
    pic.add(
      pic.moved(6, 10, pic.soft(band, "#000", 8, 0.3)),
      pic.solid(band, pic.linear(0.1, 0, 0.7, 1, { 0: main.hi, 0.4: main.mid, 1: main.dim }), {
        edge: 30,
        blur: 10,
        shift: 9,
        darkBy: 0.45,
        dark: main.deep,
        light: main.hi,
        lightBy: 0.4 + 0.3 * shine,
        inside: pic.stitch(band, main.lo, 2, 0.6),
      }),
      hasBuckles && strap.width > 60
        ? pic.line(roundRect(x - 22, y - 20, 48, 42, 6), metal.lo, 9) +
            pic.line(roundRect(x - 23, y - 21, 48, 42, 6), metal.hi, 6) +
            pic.line(`M${x} ${y}L${x + 30} ${y + 2}`, metal.mid, 5)
        : "",
    );
  }
}

function ankle({ pic, main, metal, hasAnkle }: Kit): void {
  if (!hasAnkle) return;
  const back = "M150 672C140 600 140 560 156 520L206 520C196 560 200 620 214 700L160 706Z";
  const loop = "M166 536C200 480 330 470 400 506C430 526 416 552 380 552C300 548 226 560 180 590";
  pic.add(
    pic.solid(back, pic.linear(0, 0, 1, 0, { 0: main.soft, 0.5: main.mid, 1: main.lo }), {
      edge: 20,
      blur: 7,
      shift: 6,
      dark: main.deep,
    }),
    pic.line(loop, main.deep, 30),
    pic.line(loop, main.mid, 25, 'transform="translate(-1 -1)"'),
    pic.line(loop, main.hi, 5, 'transform="translate(-3 -7)" opacity=".6"'),
    pic.line(roundRect(352, 520, 40, 46, 6), metal.lo, 9),
    pic.line(roundRect(351, 519, 40, 46, 6), metal.hi, 6),
  );
}

/** Sandal seen from the side and a little from above, toe to the right. */
function draw(goods: Goods): string {
  const kit = kitOf(goods);
  const { pic, ground } = kit;
  for (const part of [base, ankle, straps]) part(kit);
  const shoe = pic.take();
  if (goods.view === "pair")
    pic.add(
      pic.floor(455, ground - 62, 350, 22, 0.9),
      pic.floor(520, ground, 390, 22),
      pic.pair(shoe, { dx: -50, dy: -84, scale: 0.92, y: ground }),
    );
  else pic.add(pic.floor(515, ground, 390, 24), shoe);
  return pic.svg();
}

export const sandal: FamilyDrawing = { views: ["side", "pair", "detail"], draw };
