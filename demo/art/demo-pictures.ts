import { createHash } from "node:crypto";
import { DEMO_GOODS } from "../catalogue/goods.ts";
import { drawGoods, FAMILIES, type Family, viewsOf } from "./pictures.ts";

export type DemoPicture = {
  /** The file's name in demo/pictures/goods. */
  file: string;
  draw: () => string;
};

const isFamily = (name: string): name is Family => FAMILIES.some((family) => family === name);

/** All pictures of the demo catalogue: every view of the first colour, two views of the others. */
export function demoPictures(): DemoPicture[] {
  return DEMO_GOODS.flatMap(({ slug, brand, family, colours, type }) => {
    if (!isFamily(family)) throw new Error(`${slug}: nobody can draw "${family}"`);
    return colours.flatMap(({ key, hex }, at) =>
      viewsOf(family)
        .slice(0, at === 0 ? undefined : 2)
        .map((view) => ({
          file: `${slug}-${key}-${view}.avif`,
          draw: () => drawGoods({ family, seed: slug, colour: hex, brand, view, type: type.key }),
        })),
    );
  });
}

/** Changes if the picture would change: by its drawing or by the way drawings become pixels. */
export const fingerprint = (svg: string, recipe: string): string =>
  createHash("sha256").update(recipe).update(svg).digest("hex").slice(0, 12);
