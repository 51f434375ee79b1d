import { companion, tonesOf } from "../drawing/colour.ts";
import { closeUp, type FamilyDrawing, type Goods, METALS } from "../drawing/goods.ts";
import { roundRect } from "../drawing/path.ts";
import { createPicture } from "../drawing/picture.ts";
import { printOf } from "../parts/prints.ts";

function kitOf({ colour, brand, view, look }: Goods) {
  const pic = createPicture({
    ground: "clothes",
    title: `${brand} skirt`,
    colour,
    frame: closeUp(view, 470, 330, 2.2),
  });
  const main = tonesOf(colour);
  const cut = look.from("cut", ["pleated", "flared", "pencil", "tiered"]);
  const ink = look.from("ink", ["#fff", main.hi, companion(main.hi, 120), main.deep, "#f0c9b8"]);
  const length = look.between("length", 0, 1);
  return {
    pic,
    main,
    cut,
    isBack: view === "back",
    hemY: cut === "pencil" ? 740 + length * 80 : 680 + length * 190,
    hemX: cut === "pencil" ? 336 : cut === "flared" ? 200 - length * 30 : 226 - length * 20,
    belt: look.from("waist", ["band", "belt", "elastic"]),
    leather: tonesOf(look.from("leather", ["#3a2a20", "#1f1c1a", "#8a5a34"])),
    metal: tonesOf(look.from("metal", METALS)),
    cloth: pic.linear(0.1, 0, 0.9, 1, { 0: main.soft, 0.4: colour, 1: main.dim }),
    print: printOf(
      pic,
      look.from("print", ["plain", "plain", "check", "dots", "floral", "leaves", "denim"]),
      { ink, tones: main },
    ),
  };
}
type Kit = ReturnType<typeof kitOf>;

function outline({ cut, hemX, hemY }: Kit): string {
  const right = 1000 - hemX;
  if (cut === "pencil")
    return `M366 196C330 290 318 400 322 480C330 600 340 700 ${hemX} ${hemY}C420 ${hemY + 18} 580 ${hemY + 18} ${right} ${hemY}C660 700 670 600 678 480C682 400 670 290 634 196Z`;
  const half = 500 - hemX;
  const bumps = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2].map((t, i) => {
    const [x, before] = [hemX + half * t, hemX + half * (t - 0.25)];
    const dip = i % 2 ? -2 : 24;
    return `C${before + half * 0.08} ${hemY + dip} ${x - half * 0.08} ${hemY + dip} ${x} ${hemY + (t === 2 ? -14 : 6)}`;
  });
  return `M366 196C338 320 ${hemX + 70} 540 ${hemX} ${hemY - 14}${bumps.join("")}C${right - 70} 540 662 320 634 196Z`;
}

function falls({ pic, main, cut, hemX, hemY, isBack }: Kit): string {
  if (cut === "pencil")
    return (
      pic.folds(
        [
          ["M360 330C420 350 470 350 510 344", 14, 0.3],
          ["M640 320C600 350 560 356 520 352", 14, 0.3],
          ["M400 230C396 300 398 340 402 380", 12, 0.3],
          ["M600 230C604 300 602 340 598 380", 12, 0.3],
          ["M380 520C400 620 396 720 388 800", 22, 0.25],
          ["M620 520C604 620 610 720 622 800", 22, 0.3],
        ],
        main,
      ) +
      (isBack ? pic.line(`M500 ${hemY - 150}L500 ${hemY + 20}`, main.deep, 4, 'opacity=".6"') : "")
    );
  const count = cut === "pleated" ? 13 : 8;
  const half = 500 - hemX;
  const lines = Array.from({ length: count }, (_, i) => {
    const t = ((i + 0.5) / count) * 2 - 1;
    const [top, low] = [500 + t * 132, 500 + t * half * 0.97];
    return {
      d: `M${Math.round(top)} 206C${Math.round(top + (low - top) * 0.25)} 360 ${Math.round(low - (low - top) * 0.25)} ${hemY - 180} ${Math.round(low)} ${hemY + 10}`,
      i,
    };
  });
  if (cut === "pleated")
    return (
      lines
        .map(({ d }) => d)
        .map((d) => pic.fold(d, main, 16, 6, 0.5))
        .join("") + pic.line(lines.map(({ d }) => d).join(""), main.deep, 2.4, 'opacity=".55"')
    );
  return lines
    .map(({ d, i }) => pic.fold(d, main, 20 + (i % 3) * 7, 10, 0.34 + (i % 2) * 0.14))
    .join("");
}

/** Seams where one gathered tier hangs from the next. */
function tiers({ pic, main, cut, hemY }: Kit): string {
  if (cut !== "tiered") return "";
  return [0.36, 0.68]
    .map((t) => {
      const y = 196 + (hemY - 196) * t;
      const d = `M160 ${y - 20}C320 ${y + 16} 680 ${y + 16} 840 ${y - 20}`;
      return (
        pic.brush(d, main.deep, 22, 9, 0.6) +
        pic.ribs(d, main.deep, 30, "2 11", 0.3) +
        pic.line(d, main.hi, 3, 'opacity=".5" transform="translate(0 -4)"')
      );
    })
    .join("");
}

function waist({ pic, main, cloth, belt, leather, metal, print, isBack }: Kit): void {
  const d = "M362 150C440 138 560 138 638 150L640 206C560 194 440 194 360 206Z";
  pic.add(
    pic.brush("M374 212C440 202 560 202 626 212", main.deep, 10, 5, 0.55),
    pic.solid(d, cloth, {
      edge: 16,
      blur: 6,
      shift: 5,
      dark: main.deep,
      light: main.hi,
      under: print(d),
      inside:
        belt === "elastic"
          ? pic.ribs("M356 176L644 176", main.deep, 90, "2 8", 0.45)
          : pic.stitch(
              "M366 160C440 148 560 148 634 160M364 198C440 186 560 186 636 198",
              main.lo,
              2,
              0.6,
            ),
    }),
  );
  if (belt !== "belt") return;
  const strap = "M360 162C440 150 560 150 640 162L641 194C560 182 440 182 359 194Z";
  pic.add(
    pic.moved(2, 5, pic.soft(strap, "#000", 5, 0.35)),
    pic.solid(
      strap,
      pic.linear(0, 0, 1, 0, { 0: leather.soft, 0.5: leather.mid, 1: leather.deep }),
      { edge: 10, blur: 4, shift: 3 },
    ),
  );
  if (isBack) return;
  pic.add(
    pic.line(roundRect(474, 146, 52, 46, 8), metal.mid, 8),
    pic.line(roundRect(473, 145, 52, 46, 8), "#fff", 2, 'opacity=".6"'),
    pic.line("M500 168L528 168", metal.hi, 5),
  );
}

/** Behind: a zip below the band with darts beside it, or a seam where the band is elastic. */
function behind({ pic, main, metal, belt, hemY }: Kit): void {
  const [closing, darts] = [
    belt === "elastic" ? `M500 206L500 ${hemY - 10}` : "M500 150L500 430",
    "M430 208C432 250 436 280 440 310M570 208C568 250 564 280 560 310",
  ];
  pic.add(
    pic.brush(closing, main.deep, 10, 5, 0.6),
    pic.stitch("M490 210L490 436L500 448M510 210L510 436L500 448", main.lo, 2.2, 0.8),
    pic.brush(darts, main.deep, 8, 4, 0.4),
    pic.stitch(darts, main.lo, 2, 0.7),
  );
  if (belt === "elastic") return;
  pic.add(
    pic.line("M500 170L500 214", metal.deep, 12),
    pic.line("M500 170L500 212", metal.hi, 7, 'transform="translate(-1 -1)"'),
    ...(belt === "belt"
      ? [400, 500, 600].map((x) =>
          pic.fill(
            roundRect(x - 10, 144, 20, 60, 4),
            pic.linear(0, 0, 1, 0, { 0: main.hi, 0.4: main.mid, 1: main.lo }),
          ),
        )
      : []),
  );
}

/** Skirt: pleated, flared, pencil or tiered; from the front or from behind. */
function draw(goods: Goods): string {
  const kit = kitOf(goods);
  const { pic, main, cloth, print } = kit;
  const d = outline(kit);
  pic.add(
    pic.wall(d),
    pic.fill("M364 154C440 132 560 132 636 154L636 176L364 176Z", main.deep),
    pic.solid(d, cloth, {
      edge: 60,
      blur: 20,
      shift: 16,
      darkBy: 0.42,
      dark: main.deep,
      light: main.hi,
      lightBy: 0.4,
      under: print(d),
      inside: falls(kit) + tiers(kit),
    }),
  );
  waist(kit);
  if (kit.isBack) behind(kit);
  return pic.svg();
}

export const skirt: FamilyDrawing = { views: ["front", "back", "detail"], draw };
