import { shade, tonesOf } from "../drawing/colour.ts";
import { closeUp, type FamilyDrawing, type Goods } from "../drawing/goods.ts";
import { mapPath, polygon, roundRect } from "../drawing/path.ts";
import { createPicture } from "../drawing/picture.ts";
import { camera, extrude } from "../drawing/space.ts";
import { wallpaper } from "../parts/wallpaper.ts";

const [W, D, THICK] = [780, 520, 14];
const X = -W / 2;
const ROWS = [
  [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
  [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1.5],
  [1.6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1.7],
  [2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2],
  [1, 1, 1, 1.2, 5.6, 1.2, 1, 1, 1],
];

/** Lid and deck are two slabs hinged at the origin and projected by one camera. */
function kitOf({ colour, brand, view, look }: Goods) {
  const isBack = view === "back";
  const lens = camera({
    yaw: isBack ? -20 : 22,
    pitch: isBack ? 12 : 20,
    distance: 2400,
    cx: isBack ? 500 : 440,
    cy: isBack ? 720 : 585,
    scale: isBack ? 0.92 : 0.84,
  });
  const lean = (look.between("open", 14, 30) * Math.PI) / 180;
  const deck = (x: number, y: number, height = 0) => lens(x, -height, y);
  const lid = (x: number, y: number, out = 0) =>
    lens(x, -y * Math.cos(lean) - out * Math.sin(lean), out * Math.cos(lean) - y * Math.sin(lean));
  // From behind the lid leans towards the viewer.
  const cover = (x: number, y: number, out = 0) =>
    lens(x, -y * Math.cos(lean), y * Math.sin(lean) + out);
  return {
    pic: createPicture({
      ground: "tech",
      title: `${brand} laptop`,
      colour,
      frame: closeUp(view, 420, 660, 2.1),
    }),
    main: tonesOf(colour),
    brand,
    look,
    lens,
    deck,
    lid,
    cover,
    onDeck: (d: string) => mapPath(d, (x, y) => deck(x, y)),
    onLid: (d: string) => mapPath(d, (x, y) => lid(x, y)),
    keys: look.from("keys", ["#17181b", "#17181b", shade(colour, -0.55), shade(colour, 0.55)]),
    hasNumbers: look.chance("wide keys", 0.5),
    bezel: look.from("bezel", [14, 20, 30]),
  };
}
type Kit = ReturnType<typeof kitOf>;

function shadow({ pic, lens }: Kit): void {
  const under = (grow: number, shift: number) =>
    mapPath(roundRect(X - grow, -20 - grow, W + 2 * grow, D + 24 + 2 * grow, 40), (x, y) =>
      lens(x + shift, THICK + 4, y),
    );
  pic.add(pic.soft(under(36, 20), "#2a2420", 26, 0.28), pic.soft(under(6, 0), "#1c1816", 7, 0.6));
}

function deck({ pic, main, lens, onDeck }: Kit): void {
  const outline = roundRect(X, 0, W, D, 26);
  pic.add(
    pic.fill(
      extrude(outline, 0, THICK, (x, y, z = 0) => lens(x, z, y)),
      pic.linear(0, 0, 1, 0, { 0: main.hi, 0.4: main.dim, 0.7: main.lo, 1: main.deep }),
    ),
    pic.fill(
      onDeck(outline),
      pic.linear(0, 0, 0.9, 1, {
        0: main.dim,
        0.3: main.mid,
        0.75: shade(main.mid, 0.28),
        1: main.soft,
      }),
      `stroke="${main.hi}" stroke-width="1.6"`,
    ),
    pic.fill(
      onDeck(roundRect(-W * 0.17, D * 0.6, W * 0.34, D * 0.33, 12)),
      pic.linear(0, 0, 1, 1, { 0: main.soft, 1: shade(main.mid, 0.12) }),
      `stroke="${main.lo}" stroke-opacity=".6" stroke-width="1.5"`,
    ),
  );
}

function keyboard({ pic, main, deck: place, onDeck, keys, hasNumbers }: Kit): void {
  const [width, top, height, gap] = [W * (hasNumbers ? 0.9 : 0.82), D * 0.12, D * 0.42, 2.5];
  const tall = height / ROWS.length;
  const caps = ROWS.flatMap((row, r) => {
    const unit = width / row.reduce((sum, size) => sum + size, 0);
    let x = -width / 2;
    return row.map((size) => {
      const [left, right, up, low] = [
        x + gap,
        x + size * unit - gap,
        top + r * tall + gap,
        top + (r + 1) * tall - gap,
      ];
      x += size * unit;
      return polygon([
        place(left, up, 3),
        place(right, up, 3),
        place(right, low, 3),
        place(left, low, 3),
      ]);
    });
  })
    .join("")
    .replace(/(\d)\.\d/g, "$1");
  pic.add(
    pic.fill(
      onDeck(roundRect(-width / 2 - 8, top - 8, width + 16, height + 16, 12)),
      shade(main.mid, -0.55),
      'opacity=".55"',
    ),
    pic.fill(caps, keys, `stroke="${keys}" stroke-width="3"`),
    pic.line(caps, "#fff", 0.8, 'opacity=".16"'),
  );
}

function lid({ pic, main, brand, look, lid: place, onLid, onDeck, bezel }: Kit): void {
  const outline = roundRect(X, 8, W, D - 14, 26);
  const glass = onLid(roundRect(X + bezel, 32 + bezel, W - 2 * bezel, D - 48 - 2 * bezel, 10));
  const flipped = (d: string) => mapPath(d, (x, y) => place(x, D - y));
  const [nameX, nameY] = place(0, 22);
  pic.add(
    pic.inside(
      onDeck(roundRect(X, 0, W, D, 26)),
      pic.soft(onDeck(roundRect(X - 30, -50, W + 60, 90, 20)), "#000", 14, 0.45),
    ),
    pic.fill(
      extrude(outline, 0, -10, place),
      pic.linear(0, 0, 1, 1, { 0: main.hi, 0.5: main.dim, 1: main.lo }),
    ),
    pic.fill(onLid(outline), "#0b0c0f"),
    pic.line(onLid(outline), main.hi, 1.4, 'opacity=".7"'),
    pic.inside(glass, wallpaper(pic, { on: flipped, x: X, y: 0, w: W, h: D }, look, main.mid)),
    pic.fill(onLid(roundRect(-4, D - 22, 8, 8, 4)), "#23324d"),
    pic.name(brand, nameX, nameY + 4, {
      size: 13,
      colour: "#8b8f96",
      spacing: 3,
      weight: 500,
    }),
    pic.line(onLid(`M${X + W * 0.12} 3L${X + W * 0.88} 3`), "#0c0d10", 8, 'opacity=".85"'),
    pic.line(onDeck(`M${-W * 0.07} ${D - 1}L${W * 0.07} ${D - 1}`), main.lo, 4, 'opacity=".7"'),
  );
}

/** The lid from outside, with the maker's name; the deck lies behind it. */
function outside({ pic, main, brand, lens, cover }: Kit): void {
  const outline = roundRect(X, 4, W, D - 10, 26);
  const on = (d: string) => mapPath(d, (x, y) => cover(x, y));
  const ground = (grow: number) =>
    mapPath(roundRect(X - grow, -D * 0.7 - grow, W + 2 * grow, D * 0.75 + 2 * grow, 40), (x, z) =>
      lens(x, THICK + 4, z),
    );
  const [nameX, nameY] = cover(0, D * 0.52);
  const sheen = on(`M${X} ${D}L${X + W * 0.4} ${D}L${X + W * 0.12} 0L${X} 0Z`);
  pic.add(
    pic.soft(ground(34), "#2a2420", 26, 0.28),
    pic.soft(ground(4), "#1c1816", 8, 0.55),
    pic.fill(
      mapPath(roundRect(X + 6, 0, W - 12, THICK + 4, 6), (x, y) => lens(x, y, 6)),
      pic.linear(0, 0, 1, 0, { 0: main.dim, 0.4: main.lo, 1: main.deep }),
    ),
    pic.line(
      mapPath(`M${X + W * 0.12} 2L${X + W * 0.88} 2`, (x, y) => lens(x, y, 8)),
      "#0c0d10",
      9,
      'opacity=".85"',
    ),
    pic.fill(
      extrude(outline, 0, -10, cover),
      pic.linear(0, 0, 1, 1, { 0: main.hi, 0.5: main.dim, 1: main.lo }),
    ),
    pic.fill(
      on(outline),
      pic.linear(0, 0, 1, 1, { 0: main.hi, 0.35: main.soft, 0.65: main.mid, 1: main.dim }),
      `stroke="${main.hi}" stroke-width="1.6"`,
    ),
    pic.inside(on(outline), pic.fill(sheen, "#fff", 'opacity=".1"')),
    pic.name(brand, nameX, nameY, { size: 30, colour: main.lo, spacing: 8, weight: 600 }),
  );
}

function draw(goods: Goods): string {
  const kit = kitOf(goods);
  const parts = goods.view === "back" ? [outside] : [shadow, deck, keyboard, lid];
  for (const part of parts) part(kit);
  return kit.pic.svg();
}

export const laptop: FamilyDrawing = { views: ["threequarter", "back", "detail"], draw };
