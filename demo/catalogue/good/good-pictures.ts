import type { PictureInput } from "#features/catalogue/domain/product-input.ts";
import type { Good } from "../goods.ts";

/** File name to the colour that fills its place until it is there. */
export type PictureManifest = Readonly<Record<string, string>>;
/** Views a family of pictures knows, the most telling first. */
export type ViewsOf = (family: string) => readonly string[];

/** Further colours show what differs: the first two views. */
const VIEWS_OF_FURTHER_COLOURS = 2;

/** All files a product should have, whether drawn or not. */
export function pictureFilesOf(
  { slug, family, colours }: Pick<Good, "slug" | "family" | "colours">,
  viewsOf: ViewsOf,
): { file: string; colourKey: string }[] {
  return colours.flatMap(({ key }, at) => {
    const views = viewsOf(family);
    return views
      .slice(0, at === 0 ? views.length : VIEWS_OF_FURTHER_COLOURS)
      .map((view) => ({ file: `${slug}-${key}-${view}.avif`, colourKey: key }));
  });
}

/** Those that are there. */
export function picturesOf(
  good: Good,
  manifest: PictureManifest,
  viewsOf: ViewsOf,
): PictureInput[] {
  return pictureFilesOf(good, viewsOf).flatMap(({ file, colourKey }) => {
    const colour = manifest[file];
    return colour === undefined
      ? []
      : [
          {
            file: `goods/${file}`,
            colour,
            variantColour: good.type.isColourOfPackaging ? null : colourKey,
          },
        ];
  });
}
