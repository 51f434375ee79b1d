import type { PictureInput } from "#features/catalogue/domain/product-input.ts";
import type { Good } from "../goods.ts";

/** Maps a file name to its placeholder's colour. */
export type PictureManifest = Readonly<Record<string, string>>;
/** The views of a picture family, the most informative first. */
export type ViewsOf = (family: string) => readonly string[];

/** Further colours have only the first two views, which show the difference. */
const VIEWS_OF_FURTHER_COLOURS = 2;

/** All files that a product should have, whether they exist or not. */
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

/** The files that exist. */
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
