import { companion, tonesOf } from "../drawing/colour.ts";
import { closeUp, type FamilyDrawing, type Goods } from "../drawing/goods.ts";
import { createPicture, type Picture } from "../drawing/picture.ts";
import { backNeck } from "../parts/back.ts";
import {
  longSleeves,
  ribbedCuffs,
  ribbedHem,
  TORSO_FOLDS,
  torso,
  UPPER_BODY,
} from "../parts/garment.ts";
import { wovenLabel } from "../parts/label.ts";

const NECKS = {
  crew: {
    opening: "M404 186C450 168 550 168 596 186C590 232 546 254 500 254C454 254 410 232 404 186Z",
    rib: "M398 184C414 240 452 266 500 266C548 266 586 240 602 184L624 194C606 266 560 300 500 300C440 300 394 266 376 194Z",
  },
  vneck: {
    opening: "M404 186C450 168 550 168 596 186C576 260 530 340 500 370C470 340 424 260 404 186Z",
    rib: "M398 184C420 270 462 346 500 384C538 346 580 270 602 184L626 194C604 290 552 376 500 424C448 376 396 290 374 194Z",
  },
  roll: {
    opening: "M412 128C450 114 550 114 588 128C584 150 416 150 412 128Z",
    rib: "M404 200C400 170 402 140 410 124C460 142 540 142 590 124C598 140 600 170 596 200C590 240 550 258 500 258C450 258 410 240 404 200Z",
  },
};
const STITCH = '<path d="M0 0L4.5 6L9 0L9 4L4.5 10L0 4Z"';

function kitOf({ colour, brand, view, look }: Goods) {
  const pic = createPicture({
    ground: "clothes",
    title: `${brand} sweater`,
    colour,
    frame: closeUp(view, 500, 300, 2.3),
  });
  const main = tonesOf(colour);
  const knit = pic.pattern(
    9,
    10,
    `${STITCH} fill="${main.deep}" opacity=".3"/><path d="M0 0L4.5 6L9 0" stroke="${main.hi}" stroke-width="1.4" fill="none" opacity=".45"/>`,
  );
  const kit = {
    pic,
    main,
    brand,
    knit,
    cloth: pic.linear(0.1, 0, 0.9, 1, { 0: main.soft, 0.45: colour, 1: main.dim }),
    ink: look.from("ink", ["#f3efe8", main.deep, companion(main.lo, 140), main.hi, "#27405f"]),
    motif: look.from("motif", ["plain", "cables", "stripes", "yoke", "blocks", "plain", "ribs"]),
    neck: NECKS[look.from("neck", ["crew", "vneck", "roll", "crew"])],
    rib: tonesOf(look.from("rib", [colour, main.dim])),
  };
  return { ...kit, print: (d: string) => motif(kit, d) + pic.fill(d, knit) };
}
type Kit = ReturnType<typeof kitOf>;

const bow = (y: number) => `M100 ${y}C300 ${y + 22} 700 ${y + 22} 900 ${y}`;

function motif(
  { pic, main, ink, motif: kind }: Pick<Kit, "pic" | "main" | "ink" | "motif">,
  d: string,
): string {
  if (kind === "stripes")
    return pic.line([320, 410, 500, 590, 680, 770].map(bow).join(""), ink, 34, 'opacity=".85"');
  if (kind === "blocks") return pic.fill(`${bow(470)}L900 900L100 900Z`, ink, 'opacity=".9"');
  if (kind === "ribs")
    return pic.fill(
      d,
      pic.pattern(
        26,
        26,
        `<path d="M0 0h10v26H0z" fill="${main.deep}" opacity=".35"/><path d="M13 0h6v26h-6z" fill="${main.hi}" opacity=".4"/>`,
      ),
    );
  if (kind === "yoke") return yoke(pic, ink);
  return "";
}

/** Rows of small diamonds round the shoulders. */
function yoke(pic: Picture, ink: string): string {
  const row = (y: number, size: number) =>
    pic.line(
      bow(y),
      ink,
      size,
      `stroke-dasharray="${size * 0.9} ${size * 0.9}" stroke-linecap="butt" opacity=".85"`,
    );
  return (
    row(300, 16) +
    row(324, 26) +
    row(352, 14) +
    pic.line(bow(376) + bow(276), ink, 5, 'opacity=".85"')
  );
}

/** Two plaits and two ropes of crossing stitches down the front. */
function cables({ pic, main, motif: kind }: Kit): string {
  if (kind !== "cables") return "";
  const plait = (x: number, w: number) =>
    Array.from({ length: 9 }, (_, i) => {
      const y = 230 + i * 64;
      return `M${x - w} ${y}C${x - w} ${y + 34} ${x + w} ${y + 30} ${x + w} ${y + 64}M${x + w} ${y}C${x + w} ${y + 34} ${x + w * 0.2} ${y + 28} ${x + w * 0.1} ${y + 32}`;
    }).join("");
  const all = plait(500, 26) + plait(390, 18) + plait(610, 18);
  return (
    pic.brush(all, main.deep, 17, 5, 0.55) +
    pic.line(all, main.mid, 13) +
    pic.brush(all, main.hi, 5, 2, 0.8)
  );
}

function neck({ pic, main, neck: shape, rib, brand }: Kit): void {
  const roll = shape === NECKS.roll;
  pic.add(
    pic.fill(shape.opening, pic.linear(0, 0, 0, 1, { 0: main.dim, 1: main.deep })),
    roll ? "" : wovenLabel(pic, brand, 500, 204),
    pic.moved(2, 7, pic.soft(shape.rib, main.deep, 6, 0.35)),
    pic.solid(shape.rib, pic.linear(0, 0, 1, 0.4, { 0: rib.soft, 0.6: rib.mid, 1: rib.dim }), {
      edge: 18,
      blur: 6,
      shift: 5,
      darkBy: 0.4,
      dark: main.deep,
      light: main.hi,
      inside: pic.ribs(
        roll ? "M396 190L604 190" : shape.rib,
        main.deep,
        roll ? 140 : 44,
        "3 6",
        0.4,
      ),
    }),
  );
}

/** Knitted pullover. */
function draw(goods: Goods): string {
  const kit = kitOf(goods);
  const { pic, main } = kit;
  pic.add(pic.wall(UPPER_BODY));
  ribbedCuffs(kit, kit.rib);
  longSleeves(kit);
  ribbedHem(kit, kit.rib);
  const isBack = goods.view === "back";
  torso(kit, (isBack ? "" : cables(kit)) + pic.folds(TORSO_FOLDS, main, 12));
  if (isBack) backNeck({ ...kit, cloth: kit.rib.mid }, 202, kit.neck === NECKS.roll ? 70 : 36);
  else neck(kit);
  return pic.svg();
}

export const sweater: FamilyDrawing = { views: ["front", "back", "detail"], draw };
