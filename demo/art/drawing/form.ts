import type { Defs } from "./defs.ts";
import type { Marks } from "./marks.ts";
import { extrude } from "./space.ts";

type Modelling = {
  light?: string;
  dark?: string;
  lightBy?: number;
  darkBy?: number;
  edge?: number;
  blur?: number;
  shift?: number;
  /** Drawn below the shading: prints and weaves. */
  under?: string;
  /** Drawn above the shading: folds and seams. */
  inside?: string;
};
type Flank = { squeeze?: number; shear?: number; dx?: number; dy?: number };
type Behind = { scale?: number; dx?: number; dy?: number; cx?: number; y?: number };

/** Makes flat outlines look round, turns boxes, and arranges pairs. */
export function createForm(defs: Defs, marks: Marks) {
  return {
    /**
     * A shaded body. Inside its own clip its outline is drawn twice, blurred: dark and shifted
     * up-left (core shadow at the lower right), light and shifted down-right (rim at the upper left).
     */
    solid: (d: string, fill: string, modelling: Modelling = {}) => {
      const { light = "#fff", dark = "#000", lightBy = 0.45, darkBy = 0.4 } = modelling;
      const { edge = 60, blur = 18, shift = 14, under = "", inside = "" } = modelling;
      const path = defs.store(d);
      const rim = (colour: string, width: number, soft: number, by: number, move: number) =>
        by
          ? `<use href="#${path}" fill="none" stroke="${colour}" stroke-width="${width}" opacity="${by}" filter="${defs.blur(soft)}" transform="translate(${move} ${move})"/>`
          : "";
      const core = rim(dark, edge, blur, darkBy, -shift);
      const lit = rim(light, edge * 0.45, blur * 0.55, lightBy, edge * 0.2);
      return `<use href="#${path}" fill="${fill}"/><g clip-path="${defs.clip(d)}">${under}${core}${lit}${inside}</g>`;
    },
    /** Boxy goods at an angle: the front is sheared, and the right side extruded from the outline. */
    flank: (front: string, outline: string, fill: string, turn: Flank = {}) => {
      const { squeeze = 0.86, shear = 0.05, dx = 84, dy = -34 } = turn;
      const left = 500 - 500 * squeeze - dx * 0.45;
      const swept = extrude(
        outline,
        0,
        1,
        (x, y, z = 0) => [left + squeeze * x + z * dx, y + shear * (x - 500) + z * dy],
        5,
      );
      return `${marks.fill(swept, fill)}<g transform="matrix(${squeeze} ${shear} 0 1 ${left.toFixed(1)} ${-500 * shear})">${front}</g>`;
    },
    /** The same goods once more, further back. */
    pair: (goods: string, behind: Behind = {}) => {
      const { scale = 0.93, dx = -60, dy = -60, cx = 500, y = 720 } = behind;
      const id = defs.nextId();
      return `<g transform="translate(${cx + dx} ${y + dy}) scale(${scale}) translate(${-cx} ${-y})"><use href="#${id}"/></g><g id="${id}">${goods}</g>`;
    },
  };
}
