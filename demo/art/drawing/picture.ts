import { createCloth } from "./cloth.ts";
import { createDefs, OWN_NAME } from "./defs.ts";
import { createForm } from "./form.ts";
import { createMarks, escapeText } from "./marks.ts";
import { type Ground, paperMarkup } from "./paper.ts";
import { createShadows } from "./shadow.ts";
import { shareRepeated, shrink } from "./shrink.ts";
import { turnMarkup } from "./turn.ts";
import { hash } from "./variation.ts";

type Setting = {
  ground: Ground;
  title: string;
  /** The goods' colour, from which the paper must stand out. */
  colour: string;
  /** For a close-up or another framing: the centre point and the zoom; the paper does not change. */
  frame?: readonly [x: number, y: number, zoom: number] | undefined;
  /** Degrees to turn goods drawn from the front. */
  turn?: number;
};

/** One picture of 1000 x 1000 units; standing goods have their floor near y = 800. */
export function createPicture({ ground, title, colour, frame, turn = 0 }: Setting) {
  const defs = createDefs();
  const marks = createMarks(defs);
  const layers: string[] = [];
  return {
    ...defs,
    ...marks,
    ...createForm(defs, marks),
    ...createCloth(defs),
    ...createShadows(defs),
    /** Adds layers on top of the existing ones. */
    add: (...parts: string[]) => {
      layers.push(...parts);
    },
    /** Removes and returns everything added so far, to be turned, doubled or moved as one piece. */
    take: () => layers.splice(0).join(""),
    svg: () => {
      const turned = (markup: string) => (turn ? turnMarkup(markup, turn) : markup);
      const goods = framed(turned(layers.join("")), frame);
      const kept = turned(defs.markup());
      const before = defs.markup().length;
      const paper = paperMarkup(defs, ground, colour);
      const inDefs = kept + defs.markup().slice(before);
      const svg = shrink(
        shareRepeated(
          `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000" stroke-linecap="round" stroke-linejoin="round" role="img" aria-label="${escapeText(title)}"><defs>${inDefs}</defs>${paper}${goods}</svg>`,
          defs.nextId,
        ),
      );
      // The name is a hash of the content, so that ids never clash if many pictures share a page.
      return svg.replaceAll(OWN_NAME, `p${hash(svg).toString(36).slice(0, 4)}`);
    },
  };
}
export type Picture = ReturnType<typeof createPicture>;

function framed(markup: string, frame: Setting["frame"]): string {
  if (!frame) return markup;
  const [x, y, zoom] = frame;
  return `<g transform="translate(500 500) scale(${zoom}) translate(${-x} ${-y})">${markup}</g>`;
}
