import type { Fold } from "../drawing/cloth.ts";
import type { Tones } from "../drawing/colour.ts";
import { mirror } from "../drawing/path.ts";
import type { Picture } from "../drawing/picture.ts";

/** The upper body of hung clothes: one torso and one sleeve that jackets, knits and hoods share. */
export const TORSO =
  "M400 190C360 206 320 218 292 236C280 300 288 380 296 440C300 560 296 700 290 800C380 828 620 828 710 800C704 700 700 560 704 440C712 380 720 300 708 236C680 218 640 206 600 190C560 206 440 206 400 190Z";
const SLEEVE =
  "M294 234C240 256 214 310 200 380C178 500 158 640 150 770C176 790 214 796 240 788C262 690 288 560 300 440C310 380 308 290 294 234Z";
const CUFF = "M148 760C176 782 214 788 244 778L238 836C212 846 178 842 154 828Z";
const HEM = "M290 790C380 818 620 818 710 790L704 856C620 882 380 882 296 856Z";

const SLEEVE_FOLDS: readonly Fold[] = [
  ["M250 330C270 380 280 420 290 450", 22, 0.42],
  ["M214 420C240 470 262 500 290 500", 20, 0.42],
  ["M196 520C226 540 250 590 270 590", 20, 0.42],
  ["M184 620C204 660 232 670 252 670", 16, 0.42],
];
export const TORSO_FOLDS: readonly Fold[] = [
  ["M310 400C350 470 400 500 450 520", 24, 0.36],
  ["M690 400C650 470 610 510 560 520", 24, 0.36],
  ["M310 560C360 600 380 680 370 790", 26, 0.36],
  ["M690 560C650 610 640 690 650 800", 26, 0.36],
  ["M420 300C440 380 440 460 430 540", 20, 0.3],
  ["M590 300C570 390 580 460 590 540", 20, 0.3],
];

const mirrored = (folds: readonly Fold[]): Fold[] =>
  folds.map(([d, width, depth]) => [mirror(d), width, depth]);

export type Cloth = { pic: Picture; main: Tones; cloth: string; print: (d: string) => string };

/** Both sleeves; `inside` draws what lies on the left one and is mirrored for the right. */
export function longSleeves(
  { pic, main, cloth, print }: Cloth,
  inside?: (side: (d: string) => string) => string,
): void {
  for (const [d, side, isLeft] of [
    [SLEEVE, (p: string) => p, true],
    [mirror(SLEEVE), mirror, false],
  ] as const) {
    const folds = isLeft ? SLEEVE_FOLDS : mirrored(SLEEVE_FOLDS);
    pic.add(
      pic.solid(d, cloth, {
        edge: 56,
        blur: 16,
        shift: 14,
        darkBy: isLeft ? 0.45 : 0.55,
        dark: main.deep,
        light: main.hi,
        lightBy: isLeft ? 0.65 : 0.4,
        under: print(d),
        inside: inside ? inside(side) : pic.folds(folds, main),
      }),
    );
  }
}

export function torso({ pic, main, cloth, print }: Cloth, inside = ""): void {
  pic.add(
    pic.solid(TORSO, cloth, {
      edge: 66,
      blur: 20,
      shift: 16,
      darkBy: 0.42,
      dark: main.deep,
      light: main.hi,
      lightBy: 0.55,
      under: print(TORSO),
      inside,
    }),
    pic.brush("M300 440C306 560 302 700 296 800", main.deep, 8, 5, 0.5),
    pic.brush("M702 440C698 560 702 700 708 800", main.deep, 10, 5, 0.6),
  );
}

/** Knitted edge: ribs across `line`, which runs along the middle of the piece. */
function ribbing({ pic }: Pick<Cloth, "pic">, tones: Tones, d: string, line: string): void {
  pic.add(
    pic.solid(d, pic.linear(0, 0, 1, 0, { 0: tones.soft, 0.5: tones.mid, 1: tones.lo }), {
      edge: 16,
      blur: 6,
      shift: 5,
      darkBy: 0.4,
      lightBy: 0.25,
      inside: pic.ribs(line, tones.deep, 130),
    }),
  );
}

export function ribbedCuffs(on: Pick<Cloth, "pic">, tones: Tones): void {
  ribbing(on, tones, CUFF, "M146 800L250 800");
  ribbing(on, tones, mirror(CUFF), "M750 800L856 800");
}

export const ribbedHem = (on: Pick<Cloth, "pic">, tones: Tones): void =>
  ribbing(on, tones, HEM, "M290 836L712 836");

/** Outline of everything, for the shadow on the wall. */
export const UPPER_BODY = TORSO + SLEEVE + mirror(SLEEVE);
