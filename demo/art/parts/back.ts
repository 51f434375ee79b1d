import type { Tones } from "../drawing/colour.ts";
import type { Picture } from "../drawing/picture.ts";

type Seen = { pic: Picture; main: Tones; cloth: string; print?: (d: string) => string };

const modelled = (main: Tones) => ({
  edge: 22,
  blur: 8,
  shift: 7,
  darkBy: 0.35,
  dark: main.deep,
  light: main.hi,
  lightBy: 0.5,
});

/** From behind: the collar closes the neck, and a seam crosses the shoulders. `y` is where they meet. */
export function backNeck({ pic, main, cloth, print }: Seen, y: number, high = 44): void {
  const band = `M392 ${y}C398 ${y - high * 0.8} 440 ${y - high} 500 ${y - high}C560 ${y - high} 602 ${y - high * 0.8} 608 ${y}C560 ${y + 20} 440 ${y + 20} 392 ${y}Z`;
  const seam = `M300 ${y + 96}C400 ${y + 112} 600 ${y + 112} 700 ${y + 96}`;
  pic.add(
    pic.brush(seam, main.deep, 7, 4, 0.4),
    pic.stitch(seam, main.lo, 2, 0.8),
    pic.brush(
      `M500 ${y + 110}C498 ${y + 260} 500 ${y + 430} 500 ${y + 560}`,
      main.deep,
      18,
      12,
      0.3,
    ),
    pic.moved(0, 7, pic.soft(band, main.deep, 7, 0.45)),
    pic.solid(band, cloth, { ...modelled(main), under: print?.(band) ?? "" }),
    pic.line(`M396 ${y - 2}C442 ${y + 16} 558 ${y + 16} 604 ${y - 2}`, main.lo, 2, 'opacity=".6"'),
  );
}

/** A hood that hangs down the back. */
export function hangingHood({ pic, main, cloth }: Seen): void {
  const hood =
    "M388 196C396 164 440 148 500 148C560 148 604 164 612 196C640 262 620 344 500 396C380 344 360 262 388 196Z";
  pic.add(
    pic.moved(4, 14, pic.soft(hood, main.deep, 12, 0.5)),
    pic.solid(hood, cloth, { ...modelled(main), edge: 50, blur: 16, shift: 13 }),
    pic.brush("M410 210C440 240 560 240 590 210", main.deep, 14, 8, 0.5),
    pic.stitch("M500 238C502 290 500 340 500 384", main.lo, 2.2, 0.7),
  );
}
