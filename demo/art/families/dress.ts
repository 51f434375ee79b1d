import { companion, shade, tonesOf } from "../drawing/colour.ts";
import { closeUp, type FamilyDrawing, type Goods } from "../drawing/goods.ts";
import { mirror } from "../drawing/path.ts";
import { createPicture } from "../drawing/picture.ts";
import { wovenLabel } from "../parts/label.ts";
import { printOf } from "../parts/prints.ts";

const BELT = "M393 420C460 434 540 434 607 420L606 452C540 466 460 466 394 452Z";
const BODICES = {
  straps:
    "M392 220C396 190 398 130 402 108L416 108C416 150 424 190 452 214C484 230 516 230 548 214C576 190 584 150 584 108L598 108C602 130 604 190 608 220C630 250 636 280 632 310C618 360 606 400 604 440L396 440C394 400 382 360 368 310C364 280 370 250 392 220Z",
  round:
    "M412 112C384 122 360 128 346 134C352 190 376 250 370 310C382 360 394 400 396 440L604 440C606 400 618 360 630 310C624 250 648 190 654 134C640 128 616 122 588 112C580 170 540 214 500 216C460 214 420 170 412 112Z",
  vneck:
    "M412 112C384 122 360 128 346 134C352 190 376 250 370 310C382 360 394 400 396 440L604 440C606 400 618 360 630 310C624 250 648 190 654 134C640 128 616 122 588 112C566 170 530 230 500 268C470 230 434 170 412 112Z",
};
/** From behind, a neck is closed, and straps cross. */
const BACKS = {
  straps:
    "M392 222C440 206 560 206 608 222C630 250 636 280 632 310C618 360 606 400 604 440L396 440C394 400 382 360 368 310C364 280 370 250 392 222Z",
  closed:
    "M412 112C384 122 360 128 346 134C352 190 376 250 370 310C382 360 394 400 396 440L604 440C606 400 618 360 630 310C624 250 648 190 654 134C640 128 616 122 588 112C560 138 440 138 412 112Z",
};
const SHORT_SLEEVE =
  "M348 134C306 150 276 180 252 262C280 292 324 304 366 300C376 250 362 190 348 134Z";

function kitOf({ colour, brand, view, look }: Goods) {
  const hemY = 690 + look.from("length", [0.2, 0.4, 0.6, 0.8, 1]) * 210;
  // Short dresses are drawn larger, so that all fill their card equally.
  const whole = [500, 60 + hemY / 2, Math.min(1.2, 860 / (hemY - 80))] as const;
  const pic = createPicture({
    ground: "clothes",
    title: `${brand} dress`,
    colour,
    frame: closeUp(view, 500, 330, 2.2) ?? whole,
  });
  const main = tonesOf(colour);
  const neck = look.from("neck", ["straps", "round", "vneck"]);
  const hemX = 300 - look.between("flare", 0.05, 1) * 90;
  const ink = look.from("ink", ["#fff", main.hi, companion(main.hi, 120), "#f0c9b8", main.deep]);
  return {
    pic,
    main,
    neck,
    brand,
    hemX,
    hemY,
    half: 500 - hemX,
    isBack: view === "back",
    bodice: view === "back" ? BACKS[neck === "straps" ? "straps" : "closed"] : BODICES[neck],
    hasSleeves: neck !== "straps" && look.chance("sleeves", 0.5),
    hasButtons: view !== "back" && look.chance("buttons", 0.25),
    belt: tonesOf(
      look.from("belt", [shade(colour, -0.25), main.mid, "#3a2a20", shade(colour, 0.3)]),
    ),
    cloth: pic.linear(0.1, 0, 0.9, 1, { 0: main.soft, 0.4: colour, 1: main.dim }),
    print: printOf(
      pic,
      look.from("print", ["plain", "plain", "dots", "floral", "leaves", "stripe", "gingham"]),
      { ink, tones: main },
    ),
  };
}
type Kit = ReturnType<typeof kitOf>;

function skirtOf({ hemX: hx, hemY: by, half: n }: Kit): string {
  const right = 1000 - hx;
  return `M396 436C372 520 ${hx + 60} 640 ${hx} ${by - 20}C${hx + n * 0.2} ${by + 12} ${hx + n * 0.34} ${by - 8} ${hx + n * 0.5} ${by + 8}C${hx + n * 0.7} ${by + 24} ${hx + n * 0.84} ${by} 500 ${by + 14}C${right - n * 0.8} ${by + 26} ${right - n * 0.6} ${by - 4} ${right - n * 0.44} ${by + 8}C${right - n * 0.3} ${by + 16} ${right - n * 0.16} ${by - 2} ${right} ${by - 20}C${right - 60} 640 628 520 604 436Z`;
}

function neckline({ pic, main, neck, brand, isBack }: Kit): void {
  if (isBack) return;
  if (neck === "straps") {
    pic.add(pic.fill("M394 222C430 200 570 200 606 222L560 250L440 250Z", main.lo));
    return;
  }
  pic.add(
    pic.fill(
      "M412 112C450 98 550 98 588 112C600 160 540 272 500 276C460 272 400 160 412 112Z",
      pic.linear(0, 0, 0, 1, { 0: main.lo, 1: main.deep }),
    ),
    wovenLabel(pic, brand, 500, 130),
    pic.line("M412 112C450 100 550 100 588 112", main.soft, 5, 'opacity=".7"'),
  );
}

/** Pleats fan out from the waist, each a valley with a lit bank. */
function skirt(kit: Kit): void {
  const { pic, main, cloth, print, hemX, hemY, half } = kit;
  const d = skirtOf(kit);
  const pleats = [-0.84, -0.56, -0.3, -0.06, 0.2, 0.46, 0.72, 0.92].map((t, i) => {
    const [top, low] = [500 + t * 96, 500 + t * half * 0.98];
    return pic.fold(
      `M${top} 452C${top + (low - top) * 0.2} 540 ${low - (low - top) * 0.25} ${hemY - 200} ${low} ${hemY + 10}`,
      main,
      20 + (i % 3) * 7,
      10,
      0.36 + (i % 2) * 0.14,
    );
  });
  const hem = `M${hemX} ${hemY}C${hemX + half * 0.6} ${hemY + 20} ${1000 - hemX - half * 0.6} ${hemY + 20} ${1000 - hemX} ${hemY}`;
  pic.add(
    pic.solid(d, cloth, {
      edge: 60,
      blur: 20,
      shift: 16,
      darkBy: 0.45,
      dark: main.deep,
      light: main.hi,
      lightBy: 0.4,
      under: print(d),
      inside:
        pleats.join("") +
        pic.brush(hem, main.deep, 16, 9, 0.35) +
        pic.brush("M396 446C460 458 540 458 604 446", main.deep, 16, 8, 0.6),
    }),
  );
}

function sleeves({ pic, main, cloth, print, hasSleeves }: Kit): void {
  if (!hasSleeves) return;
  for (const d of [SHORT_SLEEVE, mirror(SHORT_SLEEVE)]) {
    pic.add(
      pic.solid(d, cloth, {
        edge: 34,
        blur: 12,
        shift: 10,
        dark: main.deep,
        light: main.hi,
        under: print(d),
        inside: pic.brush(d, main.deep, 3, 2, 0.3),
      }),
    );
  }
}

function top({ pic, main, cloth, print, bodice, neck, hasButtons, isBack }: Kit): void {
  const [neckline, buttons] = [
    "M404 118C414 182 456 226 500 228C544 226 586 182 596 118",
    "M500 300L500 300.1M500 344L500 344.1M500 388L500 388.1",
  ];
  pic.add(
    pic.solid(bodice, cloth, {
      edge: 44,
      blur: 15,
      shift: 12,
      darkBy: 0.45,
      dark: main.deep,
      light: main.hi,
      lightBy: 0.5,
      under: print(bodice),
      inside:
        pic.folds(
          [
            ["M392 250C420 300 440 320 452 330", 18, 0.35],
            ["M612 250C580 300 560 320 548 330", 18, 0.35],
            ["M440 340C444 380 446 410 446 440", 12, 0.35],
            ["M560 340C556 380 554 410 554 440", 12, 0.35],
          ],
          main,
        ) +
        pic.soft("M380 250C420 240 470 260 470 300C440 330 390 320 380 290Z", main.hi, 20, 0.35) +
        (neck === "round" && !isBack ? pic.stitch(neckline, main.soft, 2, 0.6) : "") +
        (hasButtons
          ? pic.line(buttons, main.deep, 15) +
            pic.line(buttons, main.hi, 11, 'transform="translate(-1 -1)"')
          : ""),
    }),
  );
}

/** Crossed straps or the edge of the neck; a zip down the middle, and the belt tied in a bow. */
function behind({ pic, main, neck, belt }: Kit): void {
  const straps = "M408 114C440 150 500 180 566 216M592 114C560 150 500 180 434 216";
  const zip = neck === "straps" ? "M500 212L500 470" : "M500 134L500 470";
  const loops =
    "M500 438C470 400 420 396 414 424C410 452 462 458 500 438Z M500 438C530 400 580 396 586 424C590 452 538 458 500 438Z";
  const tails = "M494 440C478 490 470 540 452 600L482 590C490 540 500 490 502 440Z";
  pic.add(
    neck === "straps"
      ? pic.brush(straps, main.deep, 14, 6, 0.4) + pic.line(straps, main.mid, 13)
      : pic.line("M412 114C440 140 560 140 588 114", main.soft, 6, 'opacity=".8"'),
    pic.brush(zip, main.deep, 9, 4, 0.55),
    pic.stitch(zip, main.hi, 2.4, 0.7),
    pic.line(zip.replace(/L.*/, "l0 26"), belt.hi, 7),
    pic.moved(3, 8, pic.soft(loops, main.deep, 7, 0.5)),
    ...[tails, mirror(tails), loops].map((d) =>
      pic.solid(d, pic.linear(0, 0, 1, 1, { 0: belt.soft, 0.5: belt.mid, 1: belt.lo }), {
        edge: 12,
        blur: 4,
        shift: 4,
        lightBy: 0.4,
      }),
    ),
  );
}

/** Dress on an invisible form, from the front or from behind. */
function draw(goods: Goods): string {
  const kit = kitOf(goods);
  const { pic, belt } = kit;
  const arms = kit.hasSleeves ? SHORT_SLEEVE + mirror(SHORT_SLEEVE) : "";
  pic.add(pic.wall(kit.bodice + skirtOf(kit) + arms));
  for (const part of [neckline, sleeves, skirt, top]) part(kit);
  pic.add(
    pic.solid(BELT, pic.linear(0, 0, 1, 0, { 0: belt.soft, 0.5: belt.mid, 1: belt.lo }), {
      edge: 12,
      blur: 4,
      shift: 4,
      lightBy: 0.4,
    }),
  );
  if (kit.isBack) behind(kit);
  return pic.svg();
}

export const dress: FamilyDrawing = { views: ["front", "back", "detail"], draw };
