import { lightness, shade, tonesOf } from "../drawing/colour.ts";
import { closeUp, type FamilyDrawing, type Goods } from "../drawing/goods.ts";
import { ellipse, mapPath, roundRect } from "../drawing/path.ts";
import { createPicture } from "../drawing/picture.ts";
import { camera, extrude, onPlane } from "../drawing/space.ts";

function kitOf({ colour, brand, view, look }: Goods) {
  const kind = look.from("kind", ["slab", "slab", "wall", "puck"]);
  const size = { slab: [330, 620, 90, 40], wall: [330, 360, 300, 50], puck: [420, 420, 90, 90] }[
    kind
  ];
  const [w = 0, h = 0, depth = 0, radius = 0] = size;
  const isTurned = view !== "front";
  return {
    pic: createPicture({
      ground: "tech",
      title: `${brand} charger`,
      colour,
      frame: closeUp(view, 470, 400, 2.1) ?? [500, 500, kind === "slab" ? 1.08 : 1.2],
    }),
    kind,
    w,
    h,
    depth,
    brand,
    isTurned,
    radius: Math.min(radius, look.from("corner", [24, 40, 90])),
    main: tonesOf(colour),
    cable: tonesOf(look.from("cable", ["#f0eee9", "#2a2b2f", shade(colour, 0.3)])),
    lens: camera({
      yaw: isTurned ? 30 : 0,
      pitch: isTurned ? 8 : 0,
      cx: isTurned ? 470 : 500,
      cy: 780 - h / 2,
      distance: 2600,
    }),
    finish: look.from("finish", ["plain", "ribs", "fabric", "window"]),
    lamp: look.from("lamp", ["#7fd896", "#7fb8ff", "#fff3d0"]),
    hasCable: look.chance("cable", 0.7),
    ports: look.from("ports", [1, 2, 3]),
  };
}
type Kit = ReturnType<typeof kitOf>;

function block({ pic, main, w, h, depth, radius, lens, isTurned }: Kit): void {
  const outline = roundRect(-w / 2, -h / 2, w, h, radius);
  const [x, y] = lens(isTurned ? depth * 0.2 : 0, h / 2, isTurned ? -depth * 0.5 : 0);
  pic.add(
    pic.floor(x, y, w * (isTurned ? 0.62 : 0.5), 24),
    pic.fill(
      extrude(outline, 0, -depth, lens, 6),
      pic.linear(0, 0, 1, 0, {
        0: main.lo,
        0.5: main.mid,
        0.72: main.soft,
        0.86: main.lo,
        1: main.deep,
      }),
    ),
    pic.solid(
      onPlane(lens)(outline),
      pic.linear(0.1, 0, 0.9, 1, { 0: main.hi, 0.35: main.soft, 0.7: main.mid, 1: main.lo }),
      { edge: 26, blur: 8, shift: 7, darkBy: 0.35, dark: main.deep, light: "#fff", lightBy: 0.6 },
    ),
  );
}

function surface({ pic, main, w, h, radius, lens, finish, brand, lamp, kind }: Kit): void {
  const on = onPlane(lens);
  const inner = on(roundRect(-w / 2 + 18, -h / 2 + 18, w - 36, h - 36, Math.max(8, radius - 18)));
  const lines = on(
    Array.from(
      { length: 9 },
      (_, i) =>
        `M${-w / 2 + (w * (i + 1)) / 10} ${-h / 2 + 30}L${-w / 2 + (w * (i + 1)) / 10} ${h / 2 - 30}`,
    ).join(""),
  );
  const [nameX, nameY] = lens(0, h * 0.3);
  const [litX, litY] = lens(0, -h * 0.32);
  pic.add(
    finish === "ribs"
      ? pic.line(lines, main.lo, 7, 'opacity=".55"') +
          pic.line(lines, main.hi, 3, 'opacity=".6" transform="translate(-5 0)"')
      : "",
    finish === "fabric"
      ? pic.fill(
          inner,
          pic.pattern(
            7,
            7,
            `<path d="M0 0h3.500v3.500H0zM3.500 3.500H7V7H3.500z" fill="${main.deep}" opacity=".3"/>`,
          ),
        )
      : "",
    kind === "slab" && finish === "window"
      ? pic.fill(on(roundRect(-80, -h * 0.4, 160, 90, 18)), "#0c0d10") +
          pic.text("84%", litX, litY + 4, { size: 46, colour: lamp, weight: 600 })
      : pic.fill([-36, -12, 12, 36].map((x) => on(ellipse(x, -h * 0.34, 6))).join(""), lamp),
    pic.name(brand, nameX, nameY, {
      size: 30,
      colour: lightness(main.mid) > 0.5 ? main.deep : main.hi,
      spacing: 5,
      weight: 600,
      extra: 'opacity=".85"',
    }),
  );
}

/** Sockets: on the top edge of a slab, on the face of a wall plug. */
function ports({ pic, w, h, depth, lens, kind, ports: count, isTurned, main }: Kit): void {
  if (kind === "puck") {
    const on = onPlane(lens);
    pic.add(
      pic.line(on(ellipse(0, 0, w * 0.3)), main.lo, 4, 'opacity=".5"'),
      pic.fill(on("M12 -60L-36 14L-4 14L-12 60L36 -14L4 -14Z"), main.hi, 'opacity=".9"'),
    );
    return;
  }
  const spots = Array.from({ length: count }, (_, i) => (i - (count - 1) / 2) * 78);
  if (kind === "wall") {
    const on = onPlane(lens);
    pic.add(
      pic.fill(spots.map((y) => on(roundRect(-44, y - 13, 88, 26, 12))).join(""), "#0c0d10"),
      pic.line(spots.map((y) => on(`M-22 ${y}L22 ${y}`)).join(""), "#8b8f96", 5),
    );
    return;
  }
  if (isTurned)
    pic.add(
      pic.fill(
        spots
          .map((x) =>
            mapPath(roundRect(x * 0.8 - 24, -depth / 2 - 8, 48, 16, 8), (u, v) =>
              lens(u, -h / 2 + 2, v),
            ),
          )
          .join(""),
        "#0c0d10",
      ),
    );
}

/** Pins of a wall plug, seen past its far edge. */
function pins({ pic, kind, isTurned, lens, w, h, depth }: Kit): void {
  if (kind !== "wall" || !isTurned) return;
  const [x, y] = lens(-w / 2, -h * 0.12, -depth);
  const both = `M${x + 10} ${y}L${x - 60} ${y - 10}M${x + 10} ${y + 70}L${x - 60} ${y + 60}`;
  pic.add(
    pic.line(both, "#6f7278", 20),
    pic.line(both, "#e9eaec", 7, 'transform="translate(0 -4)"'),
  );
}

function lead({ pic, cable }: Kit): void {
  const d = "M770 560C780 640 860 650 856 720C852 800 720 800 640 806";
  const plug = roundRect(748, 470, 44, 92, 12);
  pic.add(
    pic.line(d, "#2a2420", 16, `opacity=".35" transform="translate(8 14)" filter="${pic.blur(8)}"`),
    pic.line(d, cable.lo, 17),
    pic.line(d, cable.mid, 14, 'transform="translate(-1 -1)"'),
    pic.line(d, cable.hi, 4, 'transform="translate(-3 -3)" opacity=".8"'),
    pic.solid(plug, pic.linear(0, 0, 1, 0, { 0: cable.dim, 0.3: cable.hi, 1: cable.lo }), {
      edge: 12,
      blur: 4,
      shift: 3,
    }),
    pic.fill(
      roundRect(755, 430, 30, 44, 8),
      pic.linear(0, 0, 1, 0, { 0: "#8b8f96", 0.3: "#fff", 1: "#777a80" }),
    ),
  );
}

/** Power bank, wall charger or charging puck, some with their cable. */
function draw(goods: Goods): string {
  const kit = kitOf(goods);
  for (const part of [pins, block, surface, ports]) part(kit);
  if (kit.hasCable) lead(kit);
  return kit.pic.svg();
}

export const powerbank: FamilyDrawing = { views: ["threequarter", "front", "detail"], draw };
