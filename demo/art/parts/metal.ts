import { shade, type Tones } from "../drawing/colour.ts";
import type { Picture } from "../drawing/picture.ts";

/** Polished metal around a drum: sharp changes between dark and light make it look like metal. */
export const roundMetal = (pic: Picture, metal: Tones): string =>
  pic.linear(0, 0, 1, 0, {
    0: metal.lo,
    0.07: metal.mid,
    0.16: "#fff",
    0.26: metal.soft,
    0.5: metal.mid,
    0.72: metal.lo,
    0.86: metal.mid,
    0.94: metal.hi,
    1: metal.lo,
  });

/** The same on a flat plate, lit across. */
export const flatMetal = (pic: Picture, metal: Tones): string =>
  pic.linear(0, 0, 1, 1, {
    0: "#fff",
    0.22: metal.mid,
    0.45: metal.hi,
    0.65: metal.lo,
    0.85: metal.mid,
    1: metal.lo,
  });

/** Lacquered or plastic drum with one softbox strip. */
export const glossyRound = (pic: Picture, tones: Tones): string =>
  pic.linear(0, 0, 1, 0, {
    0: tones.lo,
    0.08: tones.mid,
    0.17: tones.hi,
    0.24: shade(tones.mid, 0.75),
    0.3: tones.soft,
    0.55: tones.mid,
    0.82: tones.deep,
    0.94: tones.soft,
    1: tones.lo,
  });
