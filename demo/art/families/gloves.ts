import { companion, lightness, shade, tonesOf } from "../drawing/colour.ts";
import { closeUp, type FamilyDrawing, type Goods, METALS } from "../drawing/goods.ts";
import { ellipse, roundRect } from "../drawing/path.ts";
import { createPicture } from "../drawing/picture.ts";
import { gleam } from "../parts/leather.ts";
import { flatMetal } from "../parts/metal.ts";

/** A left hand lying flat, thumb to the right. */
const HAND =
  "M330 900C322 820 316 740 306 660C296 600 268 540 262 470C258 430 262 350 276 346C296 342 302 420 316 470C320 420 318 300 326 244C330 214 362 214 364 246C368 310 370 400 378 456C382 400 384 270 392 216C396 188 428 190 430 220C432 290 430 390 432 462C440 410 452 320 466 284C476 260 502 268 500 294C496 350 488 430 482 500C480 540 486 560 500 552C530 524 552 480 580 462C606 450 622 474 608 500C580 550 556 610 526 660C510 690 504 720 504 760C506 810 506 860 502 900Z";
const KNUCKLES =
  "M316 470C316 500 320 530 326 556M378 456C378 490 380 520 384 546M432 462C432 490 432 520 432 544";

function kitOf({ colour, brand, view, look }: Goods) {
  const kind = look.from("kind", ["leather", "knit", "leather", "sport"]);
  return {
    pic: createPicture({
      ground: "clothes",
      title: `${brand} gloves`,
      colour,
      frame: closeUp(view, 420, 560, 2) ?? [500, 540, 0.98],
      turn: 0,
    }),
    kind,
    brand,
    main: tonesOf(colour),
    cuff: tonesOf(
      look.from("cuff", [shade(colour, -0.25), colour, companion(colour, 140), "#c9a982"]),
    ),
    metal: tonesOf(look.from("metal", METALS)),
    thread: shade(colour, lightness(colour) > 0.6 ? -0.3 : 0.4),
    back: look.from("back", ["spine", "dots", "cross", "plain"]),
    band: look.from("band", ["none", "one", "three"]),
    trimming: look.from("trimming", ["strap", "stitch", "button", "fur"]),
  };
}
type Kit = ReturnType<typeof kitOf>;

const SPINE =
  "M352 560C354 600 358 640 362 690M408 552C408 600 408 640 408 690M452 560C448 600 446 640 444 690";

/** Stripes knitted across the back of the hand. */
function bands({ pic, cuff, band }: Kit): string {
  const rows = { none: [], one: [640], three: [600, 640, 680] }[band];
  const d = rows.map((y) => `M280 ${y}C360 ${y + 14} 460 ${y + 14} 560 ${y}`).join("");
  return d ? pic.line(d, cuff.mid, band === "one" ? 44 : 20, 'opacity=".9"') : "";
}

function surface(kit: Kit): string {
  const { pic, main, kind, thread, back } = kit;
  const knit = `<path d="M0 0L5 6.500L10 0L10 4L5 11L0 4Z" fill="${main.deep}" opacity=".3"/><path d="M0 0L5 6.500L10 0" stroke="${main.hi}" stroke-width="1.4" fill="none" opacity=".45"/>`;
  if (kind === "knit") return bands(kit) + pic.fill(HAND, pic.pattern(10, 11, knit));
  const pad = "M330 600C390 580 440 580 490 600L484 700C440 716 380 716 344 700Z";
  const base = kind === "sport" ? pic.fill(pad, main.deep, 'opacity=".55"') : "";
  const dots = pic.line(SPINE, main.deep, 9, 'stroke-dasharray=".1 16" opacity=".75"');
  const crossed = "M346 590L470 700M470 590L346 700";
  const backs = {
    spine: pic.line(SPINE, main.deep, 5, 'opacity=".5"') + pic.stitch(SPINE, thread, 2.4, 0.8),
    dots,
    cross: pic.line(crossed, main.deep, 5, 'opacity=".5"') + pic.stitch(crossed, thread, 2.4, 0.8),
    plain: "",
  };
  return base + backs[back];
}

function hand(kit: Kit): string {
  const { pic, main, kind } = kit;
  const shine = kind === "leather" ? 0.5 : 0.15;
  return pic.solid(
    HAND,
    pic.linear(0, 0, 1, 0.4, { 0: main.hi, 0.35: main.soft, 0.6: main.mid, 1: main.lo }),
    {
      edge: 44,
      blur: 14,
      shift: 12,
      darkBy: 0.45,
      dark: main.deep,
      light: main.hi,
      lightBy: 0.5,
      inside:
        surface(kit) +
        pic.brush(KNUCKLES, main.deep, 9, 5, 0.7) +
        pic.folds(
          [
            ["M330 730C380 750 440 750 500 730", 16, 0.4],
            ["M326 780C380 796 440 796 500 780", 14, 0.34],
            ["M500 560C490 600 496 630 510 660", 14, 0.34],
          ],
          main,
        ) +
        gleam(
          pic,
          "M334 250C344 300 346 380 344 440C356 400 358 300 352 250Z",
          "M400 226C408 290 410 370 408 430C416 380 420 290 414 226Z",
          shine,
        ),
    },
  );
}

function cuff({ pic, cuff: tones, main, kind, trimming, metal, thread, brand }: Kit): string {
  const edge = "M322 836C380 850 450 850 508 836L510 914C450 928 380 928 320 914Z";
  if (kind === "knit")
    return pic.solid(
      "M318 800C380 816 450 816 508 800L510 914C450 928 380 928 316 914Z",
      pic.linear(0, 0, 1, 0, { 0: tones.soft, 0.5: tones.mid, 1: tones.lo }),
      {
        edge: 20,
        blur: 7,
        shift: 6,
        inside: pic.ribs("M316 860L512 860", tones.deep, 150, "4 8", 0.5),
      },
    );
  if (trimming === "fur")
    return pic.solid(
      "M306 820C370 806 460 806 524 820C536 860 534 900 524 930C460 948 370 948 306 930C294 900 294 860 306 820Z",
      pic.radial(0.4, 0.3, 0.8, { 0: "#fffaf2", 0.6: "#e9dfcf", 1: "#bfae97" }),
      {
        edge: 30,
        blur: 11,
        shift: 9,
        inside: pic.ribs("M300 876L530 876", "#a8957c", 170, "2 9", 0.35),
      },
    );
  const base = pic.solid(
    edge,
    pic.linear(0, 0, 1, 0, { 0: main.soft, 0.5: main.mid, 1: main.lo }),
    {
      edge: 14,
      blur: 5,
      shift: 4,
      inside: pic.stitch("M324 852C380 866 450 866 506 852", thread, 2.4, 0.8),
    },
  );
  if (trimming === "button") return base + pic.fill(ellipse(470, 880, 14), flatMetal(pic, metal));
  if (trimming === "strap")
    return (
      base +
      pic.solid(
        "M318 760C380 776 450 776 506 760L506 800C450 816 380 816 320 800Z",
        pic.linear(0, 0, 1, 0, { 0: tones.hi, 0.5: tones.mid, 1: tones.lo }),
        { edge: 10, blur: 4, shift: 3 },
      ) +
      pic.line(roundRect(446, 758, 40, 50, 6), metal.lo, 8) +
      pic.line(roundRect(445, 757, 40, 50, 6), metal.hi, 5)
    );
  return base + pic.name(brand, 414, 898, { size: 18, colour: thread, spacing: 3, weight: 600 });
}

/** A pair lying side by side; the single one is for a closer look. */
function draw(goods: Goods): string {
  const kit = kitOf(goods);
  const { pic } = kit;
  const glove = hand(kit) + cuff(kit);
  const id = pic.nextId();
  if (goods.view === "single")
    pic.add(`<g transform="translate(84 -30)">${pic.wall(HAND)}${glove}</g>`);
  else
    pic.add(
      `<g transform="translate(1040 20) scale(-1 1) rotate(6 430 560)">${pic.wall(HAND)}<use href="#${id}"/></g>`,
      `<g transform="translate(-34 10) rotate(-4 430 560)">${pic.wall(HAND)}<g id="${id}">${glove}</g></g>`,
    );
  return pic.svg();
}

export const gloves: FamilyDrawing = { views: ["pair", "single", "detail"], draw };
