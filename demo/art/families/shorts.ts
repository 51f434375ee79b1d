import type { Fold } from "../drawing/cloth.ts";
import { companion, shade, tonesOf } from "../drawing/colour.ts";
import { closeUp, type FamilyDrawing, type Goods } from "../drawing/goods.ts";
import { ellipse, mapPath, mirror } from "../drawing/path.ts";
import { createPicture } from "../drawing/picture.ts";
import { printOf } from "../parts/prints.ts";

const LEG =
  "M318 214C292 340 262 500 240 664C312 692 412 704 486 692C490 620 496 540 502 470L520 300L500 200C440 194 370 198 318 214Z";

function kitOf({ colour, brand, view, look }: Goods) {
  const pic = createPicture({
    ground: "clothes",
    title: `${brand} shorts`,
    colour,
    frame: closeUp(view, 430, 290, 2.3),
  });
  const main = tonesOf(colour);
  const ink = look.from("ink", ["#f3efe8", main.deep, main.hi, companion(main.lo, 140)]);
  return {
    pic,
    main,
    brand,
    ink,
    isBack: view === "back",
    kind: look.from("kind", ["sport", "chino", "denim", "swim"]),
    length: look.from("length", [0, 60, 130]),
    drawstring: tonesOf(look.from("cord", ["#f3efe8", main.deep, shade(colour, 0.5)])),
    cloth: pic.linear(0, 0, 1, 0.15, { 0: main.soft, 0.4: colour, 0.75: main.dim, 1: main.lo }),
    print: printOf(
      pic,
      look.from("print", ["plain", "plain", "plain", "leaves", "stripe", "check"]),
      { ink, tones: main },
    ),
    hasSideStripe: look.chance("side stripe", 0.5),
  };
}
type Kit = ReturnType<typeof kitOf>;
type Side = (d: string) => string;
const left: Side = (d) => d;

const lengthen = (d: string, by: number): string =>
  mapPath(d, (x, y) => [x, y + by * Math.max(0, (y - 420) / 270)]);

function leg(kit: Kit, side: Side): void {
  const { pic, main, cloth, print, kind, length, ink, hasSideStripe } = kit;
  const place = (d: string) => side(lengthen(d, length));
  const d = place(LEG);
  const thread = kind === "denim" ? "#d9b779" : main.soft;
  const folds: Fold[] = [
    ["M500 400C450 430 410 440 370 436", 16, 0.42],
    ["M498 450C450 490 400 500 350 496", 16, 0.38],
    ["M300 380C316 480 310 580 296 670", 26, 0.3],
    ["M420 520C424 580 420 640 410 690", 22, 0.28],
    ["M360 240C366 300 360 340 350 380", 14, 0.28],
  ];
  const hem = place("M243 640C314 668 412 680 488 668");
  pic.add(
    pic.solid(d, cloth, {
      edge: 50,
      blur: 18,
      shift: 14,
      darkBy: 0.45,
      dark: main.deep,
      light: main.hi,
      lightBy: 0.4,
      under:
        print(d) +
        (hasSideStripe && kind === "sport"
          ? pic.line(place("M326 190C300 330 268 500 246 690"), ink, 34)
          : ""),
      inside:
        pic.folds(
          folds.map(([f, width, depth]): Fold => [place(f), width, depth]),
          main,
          8,
        ) +
        (kind === "denim"
          ? pic.fill(
              d,
              pic.pattern(
                5,
                5,
                `<path d="M0 5L5 0" stroke="${main.hi}" stroke-width="1.1" opacity=".3"/>`,
              ),
            )
          : "") +
        pic.stitch(hem, thread, 2.6) +
        pic.line(hem, main.deep, 2, 'opacity=".35" transform="translate(0 -6)"'),
    }),
  );
}

function front({ pic, main, kind, brand, ink }: Kit): void {
  const pockets = "M440 236C430 290 380 330 296 336";
  const thread = kind === "denim" ? "#d9b779" : main.lo;
  for (const side of [left, mirror])
    pic.add(
      pic.line(side(pockets), main.deep, 3, 'opacity=".55" transform="translate(1 3)"'),
      pic.stitch(side(pockets), thread, 2.4),
    );
  if (kind === "sport" || kind === "swim")
    pic.add(
      pic.name(brand, 352, 600, {
        size: 22,
        colour: ink,
        spacing: 4,
        weight: 600,
        extra: 'transform="rotate(6 352 600)"',
      }),
      pic.line("M500 260L502 470", main.deep, 3, 'opacity=".5"'),
    );
  else
    pic.add(
      pic.stitch("M544 240C550 330 544 400 508 446", thread, 2.6),
      pic.line("M500 240L502 470", main.deep, 3, 'opacity=".6"'),
    );
}

/** Behind: the seam in the middle; patch pockets of denim, slits of cotton, one with a zip for sport. */
function seat({ pic, main, kind }: Kit): void {
  const thread = kind === "denim" ? "#d9b779" : main.lo;
  const patch = "M352 300L462 312L458 414L410 438L356 406Z";
  const slit = "M346 318L456 330";
  pic.add(
    pic.brush("M501 250L502 470", main.deep, 7, 3, 0.6),
    pic.stitch("M496 250L497 462", thread, 2.4),
    pic.stitch("M312 262C400 286 460 300 501 304C542 300 602 286 690 262", thread, 2.4),
  );
  if (kind === "denim")
    for (const d of [patch, mirror(patch)])
      pic.add(
        pic.moved(2, 5, pic.soft(d, main.deep, 6, 0.5)),
        pic.fill(d, pic.linear(0, 0, 1, 1, { 0: main.soft, 0.5: main.mid, 1: main.dim })),
        pic.stitch(d, thread, 2.4),
      );
  else
    for (const d of kind === "chino" ? [slit, mirror(slit)] : [mirror(slit)])
      pic.add(
        pic.brush(d, main.deep, 13, 4, 0.7),
        pic.line(d, main.deep, 5),
        pic.stitch(d, main.hi, 2, 0.6),
      );
}

function waist({ pic, main, cloth, kind, drawstring, isBack }: Kit): void {
  const d = "M314 168C440 150 560 150 686 168L692 236C560 218 440 218 308 236Z";
  const soft = kind === "sport" || kind === "swim";
  pic.add(
    pic.brush("M312 242C440 226 560 226 688 242", main.deep, 9, 4, 0.55),
    pic.solid(d, cloth, {
      edge: 18,
      blur: 6,
      shift: 5,
      dark: main.deep,
      light: main.hi,
      inside: soft
        ? pic.ribs("M300 200L700 200", main.deep, 120, "2.5 9", 0.5)
        : pic.stitch(
            "M318 180C440 162 560 162 682 180M312 226C440 208 560 208 688 226",
            kind === "denim" ? "#d9b779" : main.lo,
            2.4,
          ),
    }),
  );
  if (soft && isBack) return;
  if (soft) {
    const ends =
      "M484 216C470 270 480 310 466 350M514 216C528 272 512 316 530 362M484 218C460 250 440 236 452 218C464 206 480 212 486 216C500 208 530 200 540 216C548 234 528 246 512 218";
    pic.add(
      pic.brush(ends, "#000", 9, 4, 0.3),
      pic.line(ends, drawstring.lo, 9),
      pic.line(ends, drawstring.mid, 6.5, 'transform="translate(-1 -1)"'),
    );
    return;
  }
  for (const x of [362, 446, 580, 640])
    pic.add(
      pic.fill(
        `M${x - 9} 150L${x + 9} 150L${x + 10} 240L${x - 10} 240Z`,
        pic.linear(0, 0, 1, 0, { 0: main.hi, 0.4: main.mid, 1: main.lo }),
      ),
    );
  if (isBack) return;
  pic.add(
    pic.soft(ellipse(505, 192, 14), "#000", 4, 0.5),
    pic.fill(
      ellipse(502, 188, 14),
      pic.radial(0.35, 0.3, 0.8, { 0: "#fff3d8", 0.4: "#c7965a", 1: "#6b4520" }),
    ),
  );
}

/** Shorts for sport, town, beach, or of denim; from the front or from behind. */
function draw(goods: Goods): string {
  const kit = kitOf(goods);
  const { pic, main } = kit;
  pic.add(
    pic.wall(lengthen(LEG, kit.length) + mirror(lengthen(LEG, kit.length))),
    pic.fill(
      "M316 172C330 140 360 128 500 126C640 128 670 140 684 172Z",
      pic.linear(0, 0, 0, 1, { 0: main.lo, 1: main.deep }),
    ),
  );
  leg(kit, mirror);
  leg(kit, left);
  if (kit.isBack) seat(kit);
  else front(kit);
  waist(kit);
  return pic.svg();
}

export const shorts: FamilyDrawing = { views: ["front", "back", "detail"], draw };
