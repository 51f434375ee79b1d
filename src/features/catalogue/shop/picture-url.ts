/** SPEC §9: the screens that pictures are made for, at one and two pixels a point. */
const WIDTHS = [320, 640, 768, 1024, 1280, 1536] as const;
export type PictureWidth = (typeof WIDTHS)[number];

export function pictureUrl(src: string, width: PictureWidth): string {
  return `/_ipx/w_${width},f_webp/${src}`;
}

/** For `srcSet`: the browser picks by the place the picture has and by its own density. */
export function pictureSet(src: string, widths: readonly PictureWidth[]): string {
  return widths.map((width) => `${pictureUrl(src, width)} ${width}w`).join(", ");
}
