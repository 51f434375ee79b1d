import { companion, isMetallic, shade, tonesOf } from "../drawing/colour.ts";
import { veil } from "../drawing/defs.ts";
import { closeUp, type FamilyDrawing, type Goods } from "../drawing/goods.ts";
import { ellipse, type Point, roundRect } from "../drawing/path.ts";
import { createPicture } from "../drawing/picture.ts";

const TOP = "M392 -60L398 320L602 320L608 -60Z";
const BOTTOM = "M398 680L392 1060L608 1060L602 680Z";

function kitOf({ colour, brand, view, look }: Goods) {
  const isRound = look.chance("round", 0.4);
  const isMetal = isMetallic(colour);
  const radius = look.from("corner", [84, 110, 130]);
  const body = isRound ? ellipse(500, 500, 232) : roundRect(290, 262, 420, 476, radius);
  return {
    pic: createPicture({
      ground: "tech",
      title: `${brand} smartwatch`,
      colour,
      frame: closeUp(view, 540, 470, 2) ?? [500, 500, view === "threequarter" ? 0.92 : 1],
    }),
    main: tonesOf(
      isMetal ? look.from("band", ["#24262b", "#e9e4da", "#3a4654", "#8a7f70"]) : colour,
    ),
    brand,
    isRound,
    body,
    glass: isRound ? ellipse(500, 500, 210) : roundRect(310, 282, 380, 436, radius - 18),
    lit: isRound ? ellipse(500, 500, 186) : roundRect(332, 304, 336, 392, radius - 36),
    metal: tonesOf(
      isMetal
        ? colour
        : look.from("metal", ["#3a3c41", "#c8ccd2", "#d8c0a0", "#1f2023", "#d8a58a"]),
    ),
    hue: look.from("hue", ["#5fd0b0", "#f08a5d", "#7fa8ff", "#e87fae", "#e8c45c"]),
    face: look.from("face", ["rings", "digits", "hands", "bars"]),
    strap: look.from("strap", ["plain", "holes", "ribs", "loop"]),
    time: look.from("time", ["10:09", "08:42", "07:30", "16:21"]),
  };
}
type Kit = ReturnType<typeof kitOf>;

function band({ pic, main, strap }: Kit, d: string, from: number): string {
  const roll = pic.linear(0, 0, 1, 0, {
    0: main.lo,
    0.1: main.hi,
    0.3: main.soft,
    0.62: main.mid,
    0.9: main.lo,
    1: main.deep,
  });
  const ys = [0, 1, 2, 3, 4].map((i) => from + i * 46);
  const marks = {
    plain: "",
    holes: pic.fill(ys.map((y) => ellipse(500, y, 13, 10)).join(""), main.deep),
    ribs: pic.line(ys.map((y) => `M410 ${y}L590 ${y}`).join(""), main.deep, 9, 'opacity=".5"'),
    loop: pic.fill(
      d,
      pic.pattern(
        10,
        8,
        `<path d="M0 4l5-4 5 4M0 8l5-4 5 4" fill="none" stroke="${main.deep}" stroke-width="1.4" opacity=".5"/>`,
      ),
    ),
  };
  return pic.solid(d, roll, {
    darkBy: 0.35,
    lightBy: 0.25,
    edge: 30,
    blur: 10,
    inside: marks[strap],
  });
}

const arc = (r: number, share: number): string => {
  const [a, k] = [share * Math.PI * 2, (4 / 3) * Math.tan((share * Math.PI * 2) / 16)];
  const point = (t: number): Point => [500 + r * Math.sin(t), 500 - r * Math.cos(t)];
  const steps = [0, 1, 2, 3].map((i) => {
    const [t0, t1] = [(a * i) / 4, (a * (i + 1)) / 4];
    const [p, q] = [point(t0), point(t1)];
    return `C${p[0] + r * k * Math.cos(t0)} ${p[1] + r * k * Math.sin(t0)} ${q[0] - r * k * Math.cos(t1)} ${q[1] - r * k * Math.sin(t1)} ${q[0]} ${q[1]}`;
  });
  return `M500 ${500 - r}${steps.join("")}`;
};

function display({ pic, face, hue, time }: Kit): string {
  const second = companion(hue, 110);
  const clock = (size: number, y: number) =>
    pic.text(time, 500, y, { size, colour: "#fff", weight: 600, spacing: 1 });
  const faces = {
    rings: () =>
      pic.line(ellipse(500, 500, 146) + ellipse(500, 500, 112), "#fff", 24, 'opacity=".12"') +
      pic.line(arc(146, 0.78), hue, 24) +
      pic.line(arc(112, 0.56), second, 24) +
      clock(56, 520),
    digits: () =>
      clock(118, 520) +
      pic.text("SUN 17", 500, 410, { size: 30, colour: hue, weight: 600, spacing: 3 }) +
      pic.line("M386 580L614 580", "#fff", 12, 'opacity=".18"') +
      pic.line("M386 580L540 580", hue, 12) +
      pic.text("7 420", 500, 634, { size: 30, colour: "#d7d8da", weight: 500 }),
    hands: () =>
      `<circle cx="500" cy="500" r="168" fill="none" stroke="#fff" stroke-width="18" stroke-dasharray="4 84" stroke-dashoffset="2" stroke-linecap="butt" opacity=".85"/>` +
      pic.fill(ellipse(500, 590, 42), hue, 'opacity=".9"') +
      pic.line("M500 500L432 436", "#fff", 13) +
      pic.line("M500 500L604 420", "#fff", 9) +
      pic.line("M500 520L470 640", hue, 4) +
      pic.fill(ellipse(500, 500, 10), hue),
    bars: () =>
      clock(84, 430) +
      [60, 110, 80, 140, 100, 124, 70]
        .map((h, i) =>
          pic.line(`M${402 + i * 33} 640L${402 + i * 33} ${640 - h}`, i === 3 ? second : hue, 18),
        )
        .join(""),
  };
  return faces[face]();
}

function head(kit: Kit): void {
  const { pic, metal, body, glass, lit, isRound, hue } = kit;
  const crown = pic.linear(0, 0, 0, 1, {
    0: metal.hi,
    0.25: metal.mid,
    0.6: metal.lo,
    1: metal.deep,
  });
  const x = isRound ? 726 : 704;
  pic.add(
    pic.soft(
      "M396 240L604 240L604 270L396 270ZM396 730L604 730L606 776L394 776Z",
      "#000",
      12,
      0.55,
    ),
    pic.fill(roundRect(x, 416, 34, 62, 10), crown),
    pic.ribs(`M${x + 22} 420L${x + 22} 474`, "#000", 22, "2 4", 0.3),
    pic.fill(roundRect(x, 532, 18, 84, 8), crown),
    pic.solid(
      body,
      pic.linear(0, 0, 1, 1, {
        0: "#fff",
        0.15: metal.hi,
        0.4: metal.mid,
        0.65: metal.lo,
        1: metal.deep,
      }),
      { edge: 22, blur: 6, shift: 6, lightBy: 0.7, darkBy: 0.5 },
    ),
    pic.fill(glass, "#050608"),
    pic.inside(
      glass,
      pic.soft(lit, shade(hue, -0.55), 40, 0.35) +
        display(kit) +
        pic.fill(
          "M300 260L560 260L420 740L300 740Z",
          pic.linear(0, 0, 1, 0.5, { 0: veil("#fff", 0.2), 1: veil("#fff", 0.02) }),
        ),
    ),
    pic.line(glass, "#fff", 2, 'opacity=".25"'),
  );
}

/** Watch with a lit screen on a sports strap. */
function draw(goods: Goods): string {
  const kit = kitOf(goods);
  const { pic, metal, body } = kit;
  pic.add(band(kit, TOP, 20), band(kit, BOTTOM, 800));
  head(kit);
  const front = pic.take();
  const shadow = pic.wall(TOP + BOTTOM + body);
  const side = pic.linear(0, 0, 1, 0, {
    0: metal.lo,
    0.9: metal.mid,
    0.95: metal.hi,
    1: metal.deep,
  });
  if (goods.view === "threequarter")
    pic.add(
      pic.rotated(
        -14,
        500,
        500,
        shadow + pic.flank(front, body, side, { squeeze: 0.84, shear: 0.05, dx: 44, dy: -8 }),
      ),
    );
  else pic.add(shadow, front);
  return pic.svg();
}

export const smartwatch: FamilyDrawing = { views: ["front", "threequarter", "detail"], draw };
