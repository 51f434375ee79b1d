import { companion, lightness, shade, tonesOf } from "../drawing/colour.ts";
import { closeUp, type FamilyDrawing, type Goods, turned } from "../drawing/goods.ts";
import { ellipse, roundRect } from "../drawing/path.ts";
import { createPicture } from "../drawing/picture.ts";

const CROWN =
  "M236 600C226 440 300 300 470 286C640 282 740 400 748 580C700 620 600 644 480 640C380 638 290 626 236 600Z";
const PEAK =
  "M248 588C200 602 130 640 112 690C108 712 124 724 150 720C250 690 370 672 480 676C400 650 310 630 248 588Z";
const BUCKET =
  "M330 340C400 318 600 318 670 340C690 420 704 500 716 600L284 600C296 500 310 420 330 340Z";
const BRIM =
  "M288 550C400 580 600 580 712 550C760 590 830 660 846 706C850 726 830 732 800 724C600 670 400 670 200 724C170 732 150 726 154 706C170 660 240 590 288 550Z";

function kitOf({ colour, brand, view, look }: Goods) {
  const accent = look.from("accent", [
    shade(colour, -0.4),
    "#f0eee9",
    companion(colour, 150),
    "#a8322a",
    "#26262a",
  ]);
  return {
    pic: createPicture({
      ground: "bags",
      title: `${brand} cap`,
      colour,
      frame: closeUp(view, 480, 470, 2.1) ?? [470, 520, 1.18],
      turn: turned(view, 20),
    }),
    main: tonesOf(colour),
    brand,
    accent: tonesOf(accent),
    ink:
      lightness(colour) > 0.6
        ? look.from("dark ink", ["#23252a", "#8a3b34", "#27405f"])
        : look.from("light ink", ["#f3efe8", "#e8c48a", "#d9d4cc"]),
    kind: look.from("kind", ["cap", "cap", "trucker", "bucket"]),
    mark: look.from("mark", ["word", "badge", "letter", "word"]),
    peak: tonesOf(look.from("peak", [colour, colour, accent])),
    twill: look.chance("twill"),
  };
}
type Kit = ReturnType<typeof kitOf>;

function mark({ pic, mark: kind, brand, ink, accent }: Kit, x: number, y: number): string {
  if (kind === "letter")
    return pic.text(brand.slice(0, 1).toUpperCase(), x, y + 30, {
      size: 110,
      colour: ink,
      weight: 700,
    });
  if (kind === "badge")
    return (
      pic.moved(3, 5, pic.soft(roundRect(x - 80, y - 40, 160, 76, 12), "#000", 5, 0.35)) +
      pic.fill(roundRect(x - 80, y - 40, 160, 76, 12), accent.mid) +
      pic.stitch(roundRect(x - 72, y - 32, 144, 60, 8), accent.hi, 2.4) +
      pic.name(brand, x, y + 8, {
        size: 28,
        colour: lightness(accent.mid) > 0.6 ? "#23252a" : "#f3efe8",
        spacing: 3,
        weight: 600,
      })
    );
  return pic.name(brand, x, y + 14, {
    size: 46,
    colour: ink,
    spacing: 4,
    weight: 700,
  });
}

function crown(kit: Kit): void {
  const { pic, main, accent, kind, twill } = kit;
  const mesh = "M560 300C680 320 742 440 748 580C712 606 650 626 570 636C600 520 600 400 560 300Z";
  const seams =
    "M470 288C440 380 430 520 440 640M470 288C560 330 610 460 606 628M470 288C360 320 290 430 276 612";
  const thread = lightness(main.mid) > 0.6 ? main.lo : main.hi;
  pic.add(
    pic.solid(
      CROWN,
      pic.linear(0.1, 0, 0.9, 1, { 0: main.hi, 0.35: main.soft, 0.65: main.mid, 1: main.lo }),
      {
        edge: 70,
        blur: 22,
        shift: 18,
        darkBy: 0.45,
        dark: main.deep,
        light: main.hi,
        lightBy: 0.6,
        under: twill
          ? pic.fill(
              CROWN,
              pic.pattern(
                6,
                6,
                `<path d="M0 6L6 0" stroke="${main.deep}" stroke-width="1.2" opacity=".3"/>`,
              ),
            )
          : "",
        inside:
          (kind === "trucker"
            ? pic.fill(mesh, accent.mid) +
              pic.fill(
                mesh,
                pic.pattern(
                  16,
                  16,
                  `<circle cx="4" cy="4" r="3" fill="${accent.deep}"/><circle cx="12" cy="12" r="3" fill="${accent.deep}"/>`,
                ),
              )
            : "") +
          pic.line(seams, main.deep, 2.6, 'opacity=".5"') +
          pic.stitch(seams, thread, 2, 0.6) +
          pic.fold(
            "M300 560C360 590 420 600 470 600M640 420C660 480 660 540 650 600",
            main,
            18,
            10,
            0.3,
          ) +
          pic.fill(ellipse(392, 372, 7) + ellipse(548, 372, 7), main.deep) +
          mark(kit, 396, 500),
      },
    ),
    pic.fill(ellipse(470, 284, 22, 11), pic.linear(0, 0, 1, 1, { 0: main.hi, 1: main.lo })),
  );
}

function peak({ pic, peak: tones, main }: Kit): void {
  const rows = [0, 1, 2, 3]
    .map(
      (i) =>
        `M${236 - i * 26} ${606 + i * 22}C${300 - i * 6} ${640 + i * 8} ${380} ${662 + i * 3} ${466} ${676}`,
    )
    .join("");
  pic.add(
    pic.solid(PEAK, pic.linear(0, 0, 0.6, 1, { 0: tones.hi, 0.5: tones.mid, 1: tones.lo }), {
      edge: 26,
      blur: 9,
      shift: 8,
      darkBy: 0.4,
      dark: tones.deep,
      light: tones.hi,
      lightBy: 0.6,
      inside: pic.stitch(rows, lightness(tones.mid) > 0.6 ? tones.lo : tones.hi, 2, 0.7),
    }),
    pic.brush("M248 590C310 632 400 654 480 678", main.deep, 12, 6, 0.6),
    pic.line(
      "M112 694C108 714 124 726 150 722C250 692 370 674 480 678",
      tones.deep,
      5,
      'opacity=".7"',
    ),
  );
}

function bucket(kit: Kit): void {
  const { pic, main } = kit;
  const thread = lightness(main.mid) > 0.6 ? main.lo : main.hi;
  const rings = [0, 1, 2, 3]
    .map(
      (i) =>
        `M${266 - i * 26} ${586 + i * 34}C${400 - i * 6} ${604 + i * 20} ${600 + i * 6} ${604 + i * 20} ${734 + i * 26} ${586 + i * 34}`,
    )
    .join("");
  const cloth = pic.linear(0.1, 0, 0.9, 1, {
    0: main.hi,
    0.35: main.soft,
    0.65: main.mid,
    1: main.lo,
  });
  pic.add(
    pic.solid(BUCKET, cloth, {
      edge: 60,
      blur: 20,
      shift: 16,
      darkBy: 0.45,
      dark: main.deep,
      light: main.hi,
      inside:
        pic.line("M330 366C400 344 600 344 670 366", main.deep, 2.6, 'opacity=".5"') +
        pic.stitch("M330 372C400 350 600 350 670 372M500 350L500 570", thread, 2, 0.6) +
        pic.fold(
          "M350 420C372 480 372 520 360 556M640 420C620 480 622 520 634 556",
          main,
          16,
          9,
          0.3,
        ) +
        mark(kit, 500, 460),
    }),
    pic.solid(BRIM, cloth, {
      edge: 40,
      blur: 14,
      shift: 12,
      darkBy: 0.4,
      dark: main.deep,
      light: main.hi,
      lightBy: 0.6,
      inside:
        pic.stitch(rings, thread, 2, 0.6) +
        pic.brush("M288 556C400 586 600 586 712 556", main.deep, 16, 8, 0.6),
    }),
  );
}

/** Peaked cap, mesh-backed cap or bucket hat. */
function draw(goods: Goods): string {
  const kit = kitOf(goods);
  const { pic, kind } = kit;
  if (kind === "bucket") {
    pic.add(pic.floor(500, 716, 330, 26));
    bucket(kit);
  } else {
    pic.add(pic.floor(500, 634, 250, 30), pic.floor(250, 716, 140, 14, 0.7));
    crown(kit);
    peak(kit);
  }
  return pic.svg();
}

export const cap: FamilyDrawing = { views: ["front", "threequarter", "detail"], draw };
