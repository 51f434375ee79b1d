import type { Fold } from "../drawing/cloth.ts";
import { shade, tonesOf } from "../drawing/colour.ts";
import { closeUp, type FamilyDrawing, type Goods } from "../drawing/goods.ts";
import { ellipse, mapPath, mirror } from "../drawing/path.ts";
import { createPicture } from "../drawing/picture.ts";

const LEG =
  "M344 140C330 220 318 310 316 410C314 570 330 750 334 912C370 924 420 924 454 914C462 750 482 560 500 400L520 200L500 132C440 126 390 128 344 140Z";
const LEG_FOLDS: Fold[] = [
  ["M498 300C460 318 430 322 396 318", 14, 0.42],
  ["M500 340C460 366 420 372 384 366", 14, 0.4],
  ["M496 396C460 420 430 428 404 426", 12, 0.3],
  ["M318 590C360 606 400 604 440 588", 16, 0.36],
  ["M322 630C360 648 410 648 450 626", 14, 0.3],
  ["M324 800C360 820 400 816 440 800", 14, 0.34],
  ["M330 846C370 860 410 856 450 842", 12, 0.3],
  ["M340 420C352 520 350 560 344 580", 18, 0.25],
];
type Side = (d: string) => string;
const left: Side = (d) => d;

/** The leg's shape below the knee: narrower, straight or wider. */
const tailored = (d: string, hem: number): string =>
  mapPath(d, (x, y) => {
    const below = Math.max(0, (y - 380) / 540);
    return [x + (x < 400 ? -hem : hem * 0.4) * below, y];
  });

function kitOf({ colour, brand, view, look }: Goods) {
  const pic = createPicture({
    ground: "clothes",
    title: `${brand} trousers`,
    colour,
    frame: closeUp(view, 440, 210, 2.4),
  });
  const main = tonesOf(colour);
  const isDenim = look.chance("denim", 0.65);
  const hem = look.from("fit", [-34, -10, 10, 46]);
  return {
    pic,
    main,
    isDenim,
    leg: (side: Side) => side(tailored(LEG, hem)),
    cut: (d: string) => tailored(d, hem),
    wash: look.between("wash", 0, 1),
    thread: isDenim
      ? look.from("thread", ["#c98a3d", "#d9b779", "#e9e4da", shade(colour, 0.3)])
      : main.soft,
    button: tonesOf(look.from("button", ["#c7965a", "#b8bcc2", "#4a4640"])),
    hasRips: isDenim && look.chance("rips", 0.25),
    hasCuffs: look.chance("cuffs", 0.3),
    twill: isDenim
      ? pic.pattern(
          5,
          5,
          `<path d="M0 5L5 0" stroke="${main.hi}" stroke-width="1.1" opacity=".3"/>`,
        )
      : "none",
  };
}
type Kit = ReturnType<typeof kitOf>;

const worn = ({ pic, main, wash, isDenim }: Kit, side: Side): string =>
  isDenim
    ? pic.soft(
        side("M372 300C420 290 440 400 430 520C424 620 410 640 392 640C366 620 360 380 372 300Z"),
        shade(main.mid, 0.65),
        26,
        Number((0.55 * wash).toFixed(2)),
      ) +
      pic.soft(
        side("M366 660C420 650 430 760 410 860L370 860Z"),
        shade(main.mid, 0.5),
        24,
        Number((0.3 * wash).toFixed(2)),
      )
    : "";

function rips({ pic, main, hasRips }: Kit, side: Side): string {
  if (!hasRips) return "";
  const hole = side("M352 566C384 552 420 556 436 568C424 590 380 596 352 588Z");
  const threads = side("M358 572L430 566M356 579L432 573M360 586L424 581");
  return (
    pic.fill(hole, shade(main.mid, -0.45)) +
    pic.line(threads, shade(main.mid, 0.75), 2.4) +
    pic.line(hole, shade(main.mid, 0.6), 3, 'stroke-dasharray="2 3"')
  );
}

function leg(kit: Kit, side: Side): void {
  const { pic, main, thread, twill, hasCuffs } = kit;
  const d = kit.leg(side);
  const hemLine = side(kit.cut("M332 894C370 906 420 906 456 896"));
  const cuff = side(kit.cut("M330 866C370 880 420 880 458 868L456 916C420 926 370 926 332 914Z"));
  pic.add(
    pic.solid(
      d,
      pic.linear(0, 0, 1, 0.15, { 0: main.soft, 0.4: main.mid, 0.75: main.dim, 1: main.lo }),
      {
        edge: 50,
        blur: 18,
        shift: 14,
        darkBy: 0.5,
        dark: main.deep,
        light: main.hi,
        lightBy: 0.4,
        inside:
          worn(kit, side) +
          pic.fill(d, twill) +
          pic.folds(
            LEG_FOLDS.map(([f, width, depth]): Fold => [side(f), width, depth]),
            main,
            7,
          ) +
          rips(kit, side) +
          (hasCuffs
            ? pic.moved(2, 6, pic.soft(cuff, main.deep, 5, 0.5)) +
              pic.fill(cuff, shade(main.mid, 0.28)) +
              pic.fill(cuff, twill)
            : pic.stitch(hemLine, thread, 2.6)),
      },
    ),
  );
}

function fly({ pic, main, thread }: Kit): void {
  pic.add(
    pic.stitch("M540 176C544 260 540 330 506 372", thread, 2.6),
    pic.stitch("M532 176C536 256 532 322 504 360", thread, 2.2, 0.6),
    pic.line("M500 176L502 410", main.deep, 3, 'opacity=".6"'),
  );
}

function pockets({ pic, main, thread, isDenim, button }: Kit): void {
  for (const side of [left, mirror]) {
    const opening = side("M448 176C446 226 404 262 330 262");
    const rivets = side(`${ellipse(342, 252, 4.5)}${ellipse(440, 188, 4.5)}`);
    pic.add(
      pic.fill(side("M448 176C446 226 404 262 330 262L338 176Z"), main.lo, 'opacity=".28"'),
      pic.line(opening, main.deep, 3, 'opacity=".5" transform="translate(1 3)"'),
      pic.stitch(opening, thread, 2.6),
      isDenim ? pic.fill(rivets, button.mid) : "",
    );
  }
}

function belt({ pic, main, thread, twill }: Kit): void {
  const band = "M342 136C440 122 560 122 658 136L664 182C560 168 440 168 336 182Z";
  pic.add(
    pic.brush("M338 186C440 174 560 174 662 186", main.deep, 8, 4, 0.6),
    pic.solid(band, pic.linear(0, 0, 1, 0, { 0: main.soft, 0.5: main.mid, 1: main.lo }), {
      edge: 14,
      blur: 5,
      shift: 4,
      lightBy: 0.4,
      inside:
        pic.fill(band, twill) +
        pic.stitch("M344 144C440 130 560 130 656 144M340 174C440 160 560 160 660 174", thread, 2.4),
    }),
  );
  for (const x of [384, 462, 566, 612]) {
    pic.add(
      pic.fill(
        `M${x - 8} 122L${x + 8} 122L${x + 9} 186L${x - 9} 186Z`,
        pic.linear(0, 0, 1, 0, { 0: main.hi, 0.4: main.mid, 1: main.lo }),
      ),
      pic.stitch(`M${x - 4} 126L${x - 4} 182M${x + 4} 126L${x + 4} 182`, thread, 1.6),
    );
  }
}

/** In front the band is buttoned. */
function waist(kit: Kit): void {
  const { pic, button } = kit;
  belt(kit);
  pic.add(
    pic.soft(ellipse(506, 154, 13), "#000", 4, 0.5),
    pic.fill(
      ellipse(503, 150, 13),
      pic.radial(0.35, 0.3, 0.8, { 0: "#fff3d8", 0.4: button.mid, 1: button.deep }),
    ),
    pic.line(ellipse(503, 150, 8), button.deep, 1.5, 'opacity=".6"'),
  );
}

/** Behind: a yoke, the seam in the middle, and two patch pockets. */
function seat({ pic, main, thread, twill }: Kit): void {
  const yoke = "M336 214C400 236 460 258 501 262C542 258 602 236 664 214";
  const pocket = "M362 276L462 290L458 386L412 410L364 380Z";
  pic.add(
    pic.brush("M501 262L502 410", main.deep, 6, 3, 0.6),
    pic.stitch(yoke, thread, 2.6),
    pic.stitch("M497 264L498 404", thread, 2.2),
  );
  for (const d of [pocket, mirror(pocket)]) {
    pic.add(
      pic.moved(2, 5, pic.soft(d, main.deep, 6, 0.5)),
      pic.fill(d, pic.linear(0, 0, 1, 1, { 0: main.soft, 0.5: main.mid, 1: main.dim })),
      pic.fill(d, twill),
      pic.stitch(d, thread, 2.4),
    );
  }
}

/** Jeans or chinos from the front, or from behind. */
function draw(goods: Goods): string {
  const kit = kitOf(goods);
  const { pic, main } = kit;
  pic.add(
    pic.wall(kit.leg(left) + kit.leg(mirror)),
    pic.fill(
      "M344 140C350 108 360 100 372 98C440 90 560 90 628 98C640 100 650 108 656 140Z",
      pic.linear(0, 0, 0, 1, { 0: main.lo, 1: main.deep }),
    ),
  );
  leg(kit, mirror);
  leg(kit, left);
  pic.add(pic.brush("M502 410C486 560 464 760 458 912", main.deep, 8, 5, 0.7));
  for (const part of goods.view === "back" ? [seat, belt] : [fly, pockets, waist]) part(kit);
  return pic.svg();
}

export const jeans: FamilyDrawing = { views: ["front", "back", "detail"], draw };
