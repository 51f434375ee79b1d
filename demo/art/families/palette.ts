import { companion, lightness, mix, shade, tonesOf } from "../drawing/colour.ts";
import { closeUp, type FamilyDrawing, type Goods, METALS } from "../drawing/goods.ts";
import { ellipse, mapPath, type Point, roundRect } from "../drawing/path.ts";
import { createPicture } from "../drawing/picture.ts";
import { flatMetal } from "../parts/metal.ts";

/** The first pan has the variant's colour; the others have similar ones. */
function kitOf({ colour, brand, view, look }: Goods) {
  const columns = look.from("columns", [3, 4, 5]);
  const rows = look.from("rows", [1, 2, 2]);
  const warm = look.from("mood", ["#c98f72", "#8a5a6a", "#b98a5a", "#6a6f8a"]);
  const pans = Array.from({ length: columns * rows }, (_, i) => {
    const t = i / (columns * rows - 1);
    const base = mix(companion(colour, (t - 0.5) * 70, 0.9), warm, 0.25 + 0.2 * Math.sin(i * 2.1));
    return shade(base, 0.55 - t * 0.95);
  });
  return {
    pic: createPicture({
      ground: "beauty",
      title: `${brand} palette`,
      colour,
      frame: closeUp(view, 400, 640, 2.1) ?? [500, 550, 1.12],
    }),
    brand,
    columns,
    rows,
    pans,
    isRound: look.chance("round pans", 0.45),
    shell: tonesOf(
      look.from("shell", [
        "#26262a",
        "#e9ddd2",
        "#c9a45c",
        mix(colour, "#f4f1ee", 0.5),
        shade(colour, -0.4),
      ]),
    ),
    metal: tonesOf(look.from("metal", METALS)),
    finish: look.from(
      "finish",
      columns * rows > 8 ? ["sheen", "pressed"] : ["sheen", "pressed", "waves"],
    ),
  };
}
type Kit = ReturnType<typeof kitOf>;
const [X, W, HINGE, LOW] = [180, 640, 470, 800];

/** Lid with its mirror, standing up behind the tray. */
function lid({ pic, shell, metal }: Kit): void {
  const d = `M${X + 30} ${190}C${X + 30} 170 ${X + 44} 160 ${X + 64} 160L${X + W - 64} 160C${X + W - 44} 160 ${X + W - 30} 170 ${X + W - 30} 190L${X + W} ${HINGE}L${X} ${HINGE}Z`;
  const glass = `M${X + 58} 204C${X + 58} 192 ${X + 66} 186 ${X + 78} 186L${X + W - 78} 186C${X + W - 66} 186 ${X + W - 58} 192 ${X + W - 58} 204L${X + W - 36} ${HINGE - 24}L${X + 36} ${HINGE - 24}Z`;
  pic.add(
    pic.solid(d, pic.linear(0, 0, 1, 1, { 0: shell.hi, 0.4: shell.mid, 1: shell.lo }), {
      edge: 24,
      blur: 8,
      shift: 7,
    }),
    pic.fill(
      glass,
      pic.linear(0, 0, 1, 1, {
        0: "#f6f8f9",
        0.35: "#cfd6da",
        0.5: "#eef1f2",
        0.8: "#b4bdc3",
        1: "#d9dfe2",
      }),
    ),
    pic.inside(
      glass,
      pic.soft("M240 160L420 160L300 480L180 480Z", "#fff", 8, 0.7) +
        pic.soft("M560 160L610 160L500 480L460 480Z", "#fff", 5, 0.5),
    ),
    pic.line(glass, metal.mid, 3, 'opacity=".8"'),
    pic.fill(
      `M${X} ${HINGE - 10}L${X + W} ${HINGE - 10}L${X + W} ${HINGE + 14}L${X} ${HINGE + 14}Z`,
      pic.linear(0, 0, 0, 1, { 0: shell.deep, 0.5: shell.soft, 1: shell.deep }),
    ),
  );
}

/** The tray in perspective: rows further away are shorter and narrower. */
function tray(kit: Kit): void {
  const { pic, shell, metal } = kit;
  const top = `M${X} ${HINGE + 10}L${X + W} ${HINGE + 10}L${X + W + 60} ${LOW - 40}L${X - 60} ${LOW - 40}Z`;
  const edge = `M${X - 60} ${LOW - 40}L${X + W + 60} ${LOW - 40}L${X + W + 56} ${LOW}C${X + W + 54} ${LOW + 12} ${X + W + 44} ${LOW + 16} ${X + W + 30} ${LOW + 16}L${X - 30} ${LOW + 16}C${X - 44} ${LOW + 16} ${X - 54} ${LOW + 12} ${X - 56} ${LOW}Z`;
  pic.add(
    pic.fill(edge, pic.linear(0, 0, 0, 1, { 0: shell.soft, 0.4: shell.mid, 1: shell.deep })),
    pic.solid(top, pic.linear(0, 0, 0.4, 1, { 0: shell.dim, 0.5: shell.mid, 1: shell.soft }), {
      edge: 16,
      blur: 6,
      shift: 5,
    }),
    pic.fill(roundRect(460, LOW - 26, 80, 30, 8), flatMetal(pic, metal)),
  );
}

function pans({ pic, pans: colours, columns, rows, isRound, finish }: Kit): void {
  const place = (u: number, v: number): Point => {
    const y = HINGE + 44 + (LOW - 110 - HINGE) * v;
    const half = W / 2 - 26 + 56 * v;
    return [500 + (u - 0.5) * 2 * half, y];
  };
  for (const [i, colour] of colours.entries()) {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    const [u, v, du, dv] = [column / columns, row / rows, 1 / columns, 1 / rows];
    const flat = isRound ? ellipse(0.5, 0.5, 0.44, 0.44) : roundRect(0.06, 0.07, 0.88, 0.86, 0.1);
    const pan = mapPath(flat, (x, y) => place(u + x * du, v + y * dv));
    const tones = tonesOf(colour);
    const [cx, cy] = place(u + du / 2, v + dv / 2);
    const waves = [-0.25, 0, 0.25]
      .map((t) =>
        mapPath(`M0.100 ${0.5 + t}C0.350 ${0.35 + t} 0.650 ${0.65 + t} 0.900 ${0.5 + t}`, (x, y) =>
          place(u + x * du, v + y * dv),
        ),
      )
      .join("");
    pic.add(
      pic.line(pan, "#000", 7, 'opacity=".35"'),
      pic.line(pan, "#d9d4cc", 4),
      pic.fill(pan, pic.linear(0, 0, 1, 1, { 0: tones.soft, 0.5: colour, 1: tones.dim })),
      pic.inside(
        pan,
        (finish === "waves"
          ? pic.line(waves, tones.lo, 4, 'opacity=".5"') +
            pic.line(waves, tones.hi, 3, 'opacity=".6" transform="translate(0 -5)"')
          : "") +
          pic.soft(
            ellipse(cx - 20, cy - 16, 40, 16),
            "#fff",
            10,
            finish === "sheen" ? 0.55 : 0.25,
          ) +
          pic.brush(pan, "#000", 8, 5, 0.3),
      ),
    );
  }
}

function closed({ pic, shell, metal, brand }: Kit): void {
  const d = roundRect(180, 330, 640, 430, 40);
  pic.add(
    pic.wall(roundRect(180, 346, 640, 430, 40), 1.2),
    pic.fill(roundRect(180, 352, 640, 424, 40), shell.deep),
    pic.solid(
      d,
      pic.linear(0, 0, 1, 1, { 0: shell.hi, 0.35: shell.soft, 0.65: shell.mid, 1: shell.lo }),
      {
        edge: 44,
        blur: 14,
        shift: 12,
        lightBy: 0.6,
        inside: pic.soft("M240 330L460 330L320 760L200 760Z", "#fff", 24, 0.25),
      },
    ),
    pic.line(roundRect(206, 356, 588, 378, 26), metal.mid, 3, 'opacity=".8"'),
    pic.name(brand, 500, 560, {
      size: 54,
      colour: lightness(shell.mid) > 0.6 ? shell.deep : metal.hi,
      spacing: 14,
      serif: true,
    }),
    pic.fill(roundRect(456, 752, 88, 26, 8), flatMetal(pic, metal)),
  );
}

/** Eye-shadow palette, open with its mirror or closed. */
function draw(goods: Goods): string {
  const kit = kitOf(goods);
  const { pic } = kit;
  if (goods.view === "closed") {
    closed(kit);
    return pic.svg();
  }
  pic.add(pic.floor(500, LOW + 10, 370, 26));
  for (const part of [lid, tray, pans]) part(kit);
  return pic.svg();
}

export const palette: FamilyDrawing = { views: ["open", "closed", "detail"], draw };
