import { lightness, shade, tonesOf } from "../drawing/colour.ts";
import { closeUp, type FamilyDrawing, type Goods, METALS } from "../drawing/goods.ts";
import { ellipse, mirror, roundRect } from "../drawing/path.ts";
import { createPicture } from "../drawing/picture.ts";
import { hangingHood } from "../parts/back.ts";
import {
  longSleeves,
  ribbedCuffs,
  ribbedHem,
  TORSO_FOLDS,
  torso,
  UPPER_BODY,
} from "../parts/garment.ts";
import { wovenLabel } from "../parts/label.ts";

const POCKET = "M372 612C450 624 550 624 628 612L668 756C560 776 440 776 332 756Z";
const HOOD =
  "M398 204C372 160 384 96 430 72C470 52 530 52 570 72C616 96 628 160 602 204C560 250 440 250 398 204Z";
const INSIDE =
  "M424 196C408 150 420 112 452 98C482 88 518 88 548 98C580 112 592 150 576 196C548 244 452 244 424 196Z";

function kitOf({ colour, brand, view, look }: Goods) {
  const pic = createPicture({
    ground: "clothes",
    title: `${brand} hoodie`,
    colour,
    frame: closeUp(view, 500, 270, 2.2),
  });
  const main = tonesOf(colour);
  return {
    pic,
    main,
    brand,
    rib: tonesOf(look.from("rib", [main.dim, shade(colour, -0.2), colour])),
    drawstring: tonesOf(look.from("cord", [shade(colour, 0.7), main.lo, "#f3efe8"])),
    ink:
      lightness(colour) > 0.6
        ? look.from("ink", [main.deep, "#23252a", "#8a3b34"])
        : look.from("ink", ["#f3efe8", main.hi, "#e8c48a"]),
    mark: look.from("mark", ["word", "small", "arch", "none", "block"]),
    hasZip: look.chance("zip", 0.4),
    metal: tonesOf(look.from("metal", METALS)),
    cloth: pic.linear(0.1, 0, 0.9, 1, { 0: main.soft, 0.45: colour, 1: main.dim }),
    print: (_: string) => "",
  };
}
type Kit = ReturnType<typeof kitOf>;

function chest({ pic, mark, brand, ink, hasZip }: Kit): string {
  const small = pic.name(brand, 622, 370, { size: 20, colour: ink, spacing: 3, weight: 600 });
  if (mark === "none") return "";
  if (hasZip || mark === "small") return small;
  if (mark === "word")
    return pic.name(brand, 500, 440, { size: 50, colour: ink, spacing: 9, weight: 700 });
  if (mark === "block")
    return pic.fill("M240 420C400 436 600 436 760 420L760 520C600 536 400 536 240 520Z", ink);
  return (
    pic.line("M400 450C420 350 580 350 600 450", ink, 14) +
    pic.line("M436 452C450 390 550 390 564 452", ink, 14) +
    pic.name(brand, 500, 500, { size: 30, colour: ink, spacing: 8, weight: 600 })
  );
}

function body(kit: Kit): void {
  const { pic, main } = kit;
  ribbedHem(kit, kit.rib);
  torso(
    { ...kit, print: () => chest(kit) },
    pic.folds(TORSO_FOLDS, main, 11) +
      pic.soft("M398 210C440 270 560 270 602 210L640 330L360 330Z", main.deep, 22, 0.35),
  );
  if (!kit.hasZip) pic.add(pocket(kit, POCKET));
  else
    pic.add(
      pocket(
        kit,
        "M372 612C410 618 460 622 488 622L488 772C440 772 380 766 332 756ZM512 622C540 622 590 618 628 612L668 756C620 766 560 772 512 772Z",
      ),
    );
}

const pocket = ({ pic, main, cloth }: Kit, d: string): string =>
  pic.moved(3, 6, pic.soft(d, main.deep, 7, 0.5)) +
  pic.solid(d, cloth, {
    edge: 24,
    blur: 9,
    shift: 7,
    darkBy: 0.3,
    dark: main.deep,
    light: main.hi,
    lightBy: 0.5,
    inside: pic.stitch(d, main.lo, 2, 0.6),
  });

function hood({ pic, main, cloth, brand }: Kit): void {
  pic.add(
    pic.solid(HOOD, cloth, {
      edge: 44,
      blur: 14,
      shift: 12,
      darkBy: 0.4,
      dark: main.deep,
      light: main.hi,
      lightBy: 0.6,
    }),
    pic.fill(INSIDE, pic.linear(0, 0, 0, 1, { 0: main.lo, 0.6: main.deep, 1: main.deep })),
    pic.inside(INSIDE, pic.brush("M430 190C410 140 430 104 500 98", main.dim, 16, 10, 0.6)),
    wovenLabel(pic, brand, 500, 168),
  );
  const edge =
    "M398 204C392 172 396 138 414 112C416 160 440 212 500 252L498 300C444 286 404 252 398 204Z";
  const d = edge + mirror(edge);
  pic.add(
    pic.moved(4, 8, pic.soft(d, main.deep, 7, 0.45)),
    pic.solid(d, cloth, {
      edge: 24,
      blur: 8,
      shift: 7,
      darkBy: 0.4,
      dark: main.deep,
      light: main.hi,
    }),
  );
}

function cords({ pic, drawstring, metal, hasZip }: Kit): void {
  const [left, right] = ["M462 262C456 320 466 370 456 430", "M538 262C546 324 534 380 546 452"];
  const both = left + right;
  if (hasZip)
    pic.add(
      pic.zip("M500 262L500 868", metal.mid),
      pic.fill(roundRect(492, 284, 16, 26, 4), pic.linear(0, 0, 1, 0, { 0: "#fff", 1: metal.lo })),
      pic.fill(roundRect(495, 308, 10, 40, 5), metal.mid),
    );
  pic.add(
    pic.brush(both, "#000", 10, 4, 0.3),
    pic.line(both, drawstring.lo, 11),
    pic.line(both, drawstring.mid, 8.5, 'transform="translate(-1 0)"'),
    pic.line("M456 424L456 440M546 446L546 462", metal.mid, 13),
    pic.fill(ellipse(462, 258, 9) + ellipse(538, 258, 9), metal.mid),
    pic.fill(ellipse(462, 258, 4.5) + ellipse(538, 258, 4.5), "#17130f"),
  );
}

/** Hooded sweatshirt, drawn over the head or zipped. */
function draw(goods: Goods): string {
  const kit = kitOf(goods);
  const isBack = goods.view === "back";
  kit.pic.add(kit.pic.wall(UPPER_BODY + (isBack ? "" : HOOD)));
  ribbedCuffs(kit, kit.rib);
  longSleeves(kit);
  if (isBack) {
    ribbedHem(kit, kit.rib);
    torso(kit, kit.pic.folds(TORSO_FOLDS, kit.main, 11));
    hangingHood(kit);
  } else for (const part of [body, hood, cords]) part(kit);
  return kit.pic.svg();
}

export const hoodie: FamilyDrawing = { views: ["front", "back", "detail"], draw };
