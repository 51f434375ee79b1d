import { companion, shade, tonesOf } from "../drawing/colour.ts";
import { closeUp, type FamilyDrawing, type Goods, METALS } from "../drawing/goods.ts";
import { ellipse, mapPath, roundRect } from "../drawing/path.ts";
import { createPicture } from "../drawing/picture.ts";
import { flatMetal } from "../parts/metal.ts";

function kitOf({ colour, brand, view, look }: Goods) {
  const kind = look.from("kind", ["bifold", "long", "cards", "bifold"]);
  const [w, h] = { bifold: [540, 420], long: [680, 350], cards: [380, 290] }[kind] as [
    number,
    number,
  ];
  return {
    pic: createPicture({
      ground: "bags",
      title: `${brand} wallet`,
      colour,
      frame: closeUp(view, 400, 480, 2.2) ?? [500, 510, kind === "cards" ? 1.5 : 1.15],
    }),
    kind,
    brand,
    w,
    h,
    x: 500 - w / 2,
    y: 520 - h / 2,
    main: tonesOf(colour),
    thread: look.from("thread", [shade(colour, 0.5), "#d9b779", shade(colour, -0.4)]),
    lining: tonesOf(
      look.from("lining", [shade(colour, -0.3), "#c9a982", "#26262a", companion(colour, 120)]),
    ),
    metal: tonesOf(look.from("metal", METALS)),
    texture: look.from("texture", ["smooth", "grain", "cross", "croc"]),
    closing: look.from("closing", ["none", "snap", "zip", "none"]),
    cards: [
      look.from("card one", ["#2f4a70", "#c9a45c", "#3f5a4a"]),
      look.from("card two", ["#a8322a", "#8b8f96", "#26262a"]),
      "#e9e4da",
    ],
  };
}
type Kit = ReturnType<typeof kitOf>;

function texture({ pic, main, texture: kind }: Kit, d: string): string {
  const patterns = {
    smooth: "",
    grain: `<path d="M1 2l2-1 3 2M5 6l2 1" stroke="${main.hi}" stroke-opacity=".45" fill="none" stroke-width="1.2"/><path d="M2 4l3 1M7 2l1 2" stroke="${main.deep}" stroke-opacity=".55" fill="none" stroke-width="1.3"/>`,
    cross: `<path d="M0 9L9 0M0 0L9 9" stroke="${main.deep}" stroke-width="1" opacity=".35"/>`,
    croc: `<path d="M1 1h7v7H1z" fill="none" stroke="${main.deep}" stroke-width="1.4" opacity=".5"/>`,
  };
  return kind === "smooth"
    ? ""
    : pic.fill(d, pic.pattern(9, 9, patterns[kind], kind === "croc" ? "scale(4 3)" : ""));
}

function leaf(kit: Kit, d: string): string {
  const { pic, main, thread } = kit;
  const seam = mapPath(d, (x, y) => [500 + (x - 500) * 0.955, 520 + (y - 520) * 0.93]);
  return pic.solid(
    d,
    pic.linear(0.05, 0, 0.95, 1, { 0: main.hi, 0.3: main.soft, 0.6: main.mid, 1: main.lo }),
    {
      edge: 50,
      blur: 16,
      shift: 13,
      darkBy: 0.4,
      dark: main.deep,
      light: main.hi,
      lightBy: 0.6,
      under: texture(kit, d),
      inside:
        pic.soft("M260 320L480 320L340 720L240 720Z", "#fff", 26, 0.22) +
        pic.stitch(seam, thread, 3, 0.8),
    },
  );
}

function closed(kit: Kit): void {
  const { pic, main, x, y, w, h, metal, brand, closing } = kit;
  const d = roundRect(x, y, w, h, 26);
  pic.add(
    pic.wall(roundRect(x, y, w, h + 14, 26), 1.2),
    pic.fill(roundRect(x + 2, y + 12, w - 2, h, 26), main.deep),
    pic.fill(roundRect(x + 1, y + 6, w - 1, h, 26), main.lo),
    leaf(kit, d),
    pic.name(brand, 500, y + h - 52, {
      size: 26,
      colour: main.deep,
      spacing: 7,
      serif: true,
      extra: 'opacity=".7"',
    }),
    pic.name(brand, 500, y + h - 51, {
      size: 26,
      colour: main.hi,
      spacing: 7,
      serif: true,
      extra: 'opacity=".3"',
    }),
  );
  if (closing === "snap") {
    const tab = `M${500 - 44} ${y - 12}L${544} ${y - 12}L${540} ${y + 110}C${530} ${y + 140} ${470} ${y + 140} ${460} ${y + 110}Z`;
    pic.add(
      pic.moved(4, 8, pic.soft(tab, "#000", 7, 0.4)),
      pic.solid(tab, pic.linear(0, 0, 1, 0, { 0: main.hi, 0.5: main.mid, 1: main.lo }), {
        edge: 16,
        blur: 6,
        shift: 5,
        dark: main.deep,
        inside: pic.stitch(tab, kit.thread, 2.4, 0.7),
      }),
      pic.fill(ellipse(500, y + 88, 22), flatMetal(pic, metal)),
      pic.line(ellipse(500, y + 88, 14), metal.lo, 3),
    );
  }
  if (closing === "zip")
    pic.add(
      pic.zip(`M${x + 20} ${y + 16}L${x + w - 20} ${y + 16}`, metal.mid, 9),
      pic.fill(roundRect(x + w - 70, y + 4, 26, 24, 5), metal.mid),
      pic.fill(roundRect(x + w - 66, y + 28, 18, 62, 8), flatMetal(pic, metal)),
    );
}

/** Opened out: cards in their slots on both halves, notes behind. */
function open(kit: Kit): void {
  const { pic, main, lining, thread, cards } = kit;
  const whole = roundRect(150, 300, 700, 430, 26);
  const slot = (x: number, i: number) =>
    roundRect(x, 400 + i * 76, 310, 330 - i * 76, [10, 10, 20, 20]);
  pic.add(
    pic.wall(whole, 1.2),
    pic.fill(
      roundRect(190, 250, 620, 200, 8),
      pic.linear(0, 0, 1, 1, { 0: "#dfe3d0", 0.5: "#c4ceb4", 1: "#a9b698" }),
    ),
    pic.line(roundRect(204, 262, 592, 180, 6), "#8fa080", 3, 'opacity=".7"'),
    pic.solid(
      whole,
      pic.linear(0.05, 0, 0.95, 1, { 0: lining.soft, 0.5: lining.mid, 1: lining.lo }),
      { edge: 50, blur: 16, shift: 13, dark: lining.deep },
    ),
    pic.line(whole, main.mid, 12),
    pic.stitch(whole, thread, 2.4, 0.8),
  );
  for (const x of [172, 518]) {
    cards.forEach((colour, i) => {
      const card = roundRect(x + 14, 352 + i * 76, 282, 120, 14);
      const cover = slot(x, i);
      pic.add(
        pic.solid(
          card,
          pic.linear(0, 0, 1, 1, { 0: shade(colour, 0.35), 0.6: colour, 1: shade(colour, -0.2) }),
          { edge: 14, blur: 5, shift: 4 },
        ),
        pic.moved(2, -6, pic.soft(cover, "#000", 6, 0.35)),
        pic.solid(cover, pic.linear(0.1, 0, 0.9, 1, { 0: main.hi, 0.4: main.mid, 1: main.dim }), {
          edge: 18,
          blur: 7,
          shift: 6,
          dark: main.deep,
          inside: pic.stitch(cover, thread, 2.2, 0.7),
        }),
      );
    });
  }
  pic.add(pic.brush("M500 300L500 730", "#000", 18, 9, 0.55));
}

/** Three cards fanned out above their case. */
function fan({ pic, cards }: Kit): void {
  for (const [i, colour] of cards.entries()) {
    const paint = pic.linear(0, 0, 1, 1, {
      0: shade(colour, 0.35),
      0.6: colour,
      1: shade(colour, -0.2),
    });
    const card = pic.solid(roundRect(340, 270 + i * 22, 320, 200, 18), paint, {
      edge: 18,
      blur: 6,
      shift: 5,
    });
    pic.add(pic.rotated(i * 7 - 7, 500, 640, card));
  }
}

function draw(goods: Goods): string {
  const kit = kitOf(goods);
  const isOpen = goods.view === "open";
  if (isOpen && kit.kind === "cards") fan(kit);
  if (isOpen && kit.kind !== "cards") open(kit);
  else closed(kit);
  return kit.pic.svg();
}

export const wallet: FamilyDrawing = { views: ["front", "open", "detail"], draw };
