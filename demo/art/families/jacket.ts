import { companion, lightness, shade, tonesOf } from "../drawing/colour.ts";
import { closeUp, type FamilyDrawing, type Goods, METALS } from "../drawing/goods.ts";
import { mirror, roundRect } from "../drawing/path.ts";
import { createPicture } from "../drawing/picture.ts";
import { backNeck, hangingHood } from "../parts/back.ts";
import {
  longSleeves,
  ribbedCuffs,
  ribbedHem,
  TORSO,
  TORSO_FOLDS,
  torso,
  UPPER_BODY,
} from "../parts/garment.ts";
import { wovenLabel } from "../parts/label.ts";

const POCKETS = {
  slant: "M318 640L384 700M682 640L616 700",
  flap: "M322 640L424 648L424 686L322 678ZM678 640L576 648L576 686L678 678Z",
  welt: "M330 640L346 740M670 640L654 740",
};

function kitOf({ colour, brand, view, look }: Goods) {
  const pic = createPicture({
    ground: "clothes",
    title: `${brand} jacket`,
    colour,
    frame: closeUp(view, 500, 300, 2.2),
  });
  const main = tonesOf(colour);
  const kind = look.from("kind", ["puffer", "bomber", "rain", "shell", "denim", "biker"]);
  return {
    pic,
    main,
    brand,
    kind,
    hasHood: kind === "rain" || kind === "shell" || (kind === "puffer" && look.chance("hood", 0.4)),
    isZipped: kind !== "denim" && (kind !== "rain" || look.chance("zip")),
    pocket: look.from("pocket", ["slant", "flap", "welt"]),
    isTwoTone: kind === "puffer" && look.chance("two tones", 0.3),
    second: tonesOf(
      look.from("second", [
        shade(colour, -0.35),
        companion(colour, 150),
        shade(colour, 0.35),
        "#2a2c31",
      ]),
    ),
    metal: tonesOf(look.from("metal", METALS)),
    rib: tonesOf(look.from("rib", [shade(colour, -0.25), shade(colour, -0.5), main.dim])),
    lining: tonesOf(
      look.from("lining", [shade(colour, -0.35), companion(colour, 150), "#b5622e", "#3a3d44"]),
    ),
    baffles: look.from("baffles", [5, 6, 8]),
    cloth: pic.linear(0.1, 0, 0.9, 1, { 0: main.soft, 0.45: colour, 1: main.dim }),
    print: (_: string) => "",
  };
}
type Kit = ReturnType<typeof kitOf>;

/** Down chambers: one blurred pass for all valleys, one for all crowns, then crisp seams with gathers. */
function baffle({ pic, main, baffles }: Kit, x0: number, x1: number, sag: number): string {
  const step = 510 / baffles;
  const seams = Array.from({ length: baffles }, (_, i) => {
    const [y, w] = [Math.round(240 + step * (i + 0.95)), x1 - x0];
    return `M${x0} ${y}C${x0 + w * 0.3} ${y + sag} ${x0 + w * 0.7} ${y + sag} ${x1} ${y}`;
  }).join("");
  const id = pic.store(seams);
  const use = (colour: string, width: number, opacity: number, y: number, extra = "") =>
    `<use href="#${id}" fill="none" stroke="${colour}" stroke-width="${width}" opacity="${opacity}" transform="translate(0 ${y})" ${extra}/>`;
  const gathers = use(main.deep, 10, 0.4, 5, 'stroke-dasharray="2 13"');
  return `<g filter="${pic.blur(7)}">${use(main.deep, 16, 0.8, -2)}${use(main.hi, step * 0.25, 0.6, Math.round(step * 0.34))}</g>${gathers}${use(main.deep, 2.4, 0.85, 0)}${use(main.hi, 1.2, 0.35, 2.4)}`;
}

function sleeves(kit: Kit): void {
  if (kit.kind === "bomber") ribbedCuffs(kit, kit.rib);
  if (kit.kind === "puffer")
    longSleeves(kit, (side) =>
      side === mirror ? baffle(kit, 640, 880, 14) : baffle(kit, 120, 360, 14),
    );
  else longSleeves(kit);
}

function body(kit: Kit): void {
  const { pic, main, kind } = kit;
  const seam = POCKETS[kit.pocket];
  if (kind === "bomber") ribbedHem(kit, kit.rib);
  torso(
    kit,
    (kind === "puffer" ? baffle(kit, 280, 720, 20) : pic.folds(TORSO_FOLDS, main, 11)) +
      (kind === "denim"
        ? yoke(kit)
        : pic.line(seam, main.deep, 4, 'opacity=".8"') +
          pic.line(seam, main.hi, 2, 'opacity=".5" transform="translate(4 -2)"')) +
      pic.brush("M500 210L500 830", main.deep, 30, 8, 0.5),
  );
}

/** The same jacket without pockets and opening. */
function behind(kit: Kit): void {
  const { pic, main, kind } = kit;
  if (kind === "bomber") ribbedHem(kit, kit.rib);
  torso(kit, kind === "puffer" ? baffle(kit, 280, 720, 20) : pic.folds(TORSO_FOLDS, main, 11));
}

/** Stitched yoke, chest pockets and welt lines of a denim jacket. */
function yoke({ pic, main }: Kit): string {
  const thread = lightness(main.mid) > 0.6 ? main.lo : shade(main.mid, 0.45);
  const twill = pic.pattern(
    5,
    5,
    `<path d="M0 5L5 0" stroke="${main.hi}" stroke-width="1.2" opacity=".35"/>`,
  );
  const lines =
    "M288 360C380 376 460 378 492 376M372 470C376 600 370 700 360 800M448 470C450 600 446 700 440 812M290 776C360 794 440 802 500 804";
  const pocket = "M346 378L458 380L458 440L402 458L348 438Z";
  return [
    pic.fill(TORSO, twill),
    ...[lines, mirror(lines)].map((d) => pic.stitch(d, thread, 2.6)),
    ...[pocket, mirror(pocket)].map(
      (d) =>
        pic.moved(2, 5, pic.soft(d, main.deep, 5, 0.5)) +
        pic.fill(d, main.mid) +
        pic.fill(d, twill) +
        pic.stitch(d, thread, 2.2),
    ),
  ].join("");
}

const HOOD =
  "M386 214C352 160 372 78 430 52C470 36 530 36 570 52C628 78 648 160 614 214C560 262 440 262 386 214Z";

const SHOULDERS =
  "M400 190C360 206 320 218 292 236C286 280 288 330 292 372C380 350 450 352 500 360C550 352 620 350 708 372C712 330 714 280 708 236C680 218 640 206 600 190C560 206 440 206 400 190Z";

/** Shoulders of another colour on softshells and some down jackets; a seam on raincoats. */
function shoulders({ pic, main, second, metal, kind, isTwoTone }: Kit): void {
  const seam = "M292 372C380 350 450 352 500 360C550 352 620 350 708 372";
  if (kind === "rain") pic.add(pic.stitch(seam, main.lo, 2, 0.7));
  if (kind !== "shell" && !isTwoTone) return;
  const paint = pic.linear(0.1, 0, 0.9, 1, { 0: second.soft, 0.5: second.mid, 1: second.dim });
  pic.add(
    pic.solid(SHOULDERS, paint, { edge: 40, blur: 14, shift: 12, darkBy: 0.4, dark: second.deep }),
    pic.line(seam, main.deep, 4, 'opacity=".6"'),
    kind === "shell" ? pic.zip("M592 420L600 500", metal.mid, 6) : "",
  );
}

function hood({ pic, main, cloth, hasHood }: Kit): void {
  if (!hasHood) return;
  const modelled = { edge: 40, blur: 13, shift: 11, darkBy: 0.4, dark: main.deep, light: main.hi };
  pic.add(pic.moved(3, 8, pic.soft(HOOD, main.deep, 8, 0.4)), pic.solid(HOOD, cloth, modelled));
}

function collar({ pic, main, lining, kind, brand }: Kit): void {
  const paint = (from: string) => pic.linear(0, 0, 1, 1, { 0: from, 0.5: main.mid, 1: main.lo });
  const modelled = { edge: 26, blur: 8, shift: 8, darkBy: 0.5, dark: main.deep, light: main.hi };
  const stand =
    "M398 196C388 150 396 116 424 106C418 150 440 200 500 230L498 276C450 266 414 240 398 196Z";
  const lapel =
    "M398 200C390 150 402 118 428 108C430 160 452 214 498 262L470 330L416 270L392 282C386 252 392 226 398 200Z";
  const leaf = kind === "denim" || kind === "biker" ? lapel : stand;
  pic.add(
    pic.fill(
      "M402 196C400 150 410 128 430 118C480 106 520 106 570 118C590 128 600 150 598 196C560 240 440 240 402 196Z",
      pic.linear(0, 0, 0, 1, { 0: lining.mid, 1: lining.deep }),
    ),
    wovenLabel(pic, brand, 500, 148),
    ...[leaf, mirror(leaf)].map(
      (d, i) =>
        pic.moved(3, 7, pic.soft(d, main.deep, 6, 0.4)) +
        pic.solid(d, paint(i ? main.soft : main.hi), modelled),
    ),
  );
}

function closing({ pic, metal, main, kind, isZipped }: Kit): void {
  if (!isZipped) {
    const studs = [310, 400, 490, 580, 670, 760].map((y) => `M500 ${y}L500 ${y}.1`).join("");
    pic.add(
      pic.line("M524 280L524 812", main.lo, 2.4, 'opacity=".6"'),
      pic.line(studs, metal.deep, 23),
      pic.line(studs, metal.mid, 19, 'transform="translate(-1 -1)"'),
      pic.line(studs, metal.hi, 7, 'transform="translate(-3 -4)"'),
    );
    return;
  }
  const end = kind === "bomber" ? 868 : 812;
  const way = kind === "biker" ? `M462 330C440 420 448 640 452 ${end}` : `M500 236L500 ${end}`;
  const x = kind === "biker" ? 460 : 500;
  const y = kind === "biker" ? 336 : 250;
  pic.add(
    pic.zip(way, metal.mid),
    pic.fill(roundRect(x - 8, y, 16, 24, 4), pic.linear(0, 0, 1, 0, { 0: "#fff", 1: metal.lo })),
    pic.fill(
      roundRect(x - 5, y + 22, 10, 40, 5),
      pic.linear(0, 0, 1, 0, { 0: metal.hi, 1: metal.lo }),
    ),
    kind === "biker"
      ? pic.zip("M560 470L660 440", metal.mid, 7) + pic.zip("M330 640L420 610", metal.mid, 7)
      : "",
  );
}

/** Jacket on an invisible form: down, bomber, rain, softshell, denim or biker. */
function draw(goods: Goods): string {
  const kit = kitOf(goods);
  const isBack = goods.view === "back";
  kit.pic.add(kit.pic.wall(UPPER_BODY + (kit.hasHood && !isBack ? HOOD : "")));
  if (isBack) {
    for (const part of [sleeves, behind]) part(kit);
    backNeck(kit, 204, 62);
    if (kit.hasHood) hangingHood(kit);
  } else for (const part of [sleeves, body, shoulders, hood, collar, closing]) part(kit);
  return kit.pic.svg();
}

export const jacket: FamilyDrawing = { views: ["front", "back", "detail"], draw };
