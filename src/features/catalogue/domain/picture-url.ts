/** SPEC §9: screens at one and two pixels a point; the small ones are for cards and lines. */
export type PictureWidth = 160 | 240 | 320 | 400 | 480 | 640 | 768 | 1024 | 1280 | 1536;

export function pictureUrl(src: string, width: PictureWidth): string {
  return `/_ipx/w_${width},f_webp/${src}`;
}

/** Of a picture that staff uploaded, which is named by its content; undefined for all others. */
export const uploadedVersion = (file: string): string | undefined =>
  /^up\/([0-9a-f]{12})[0-9a-f]{20}\.webp$/.exec(file)?.[1];

/** For `srcSet`: the browser picks by the place the picture has and by its own density. */
export function pictureSet(src: string, widths: readonly PictureWidth[]): string {
  return widths.map((width) => `${pictureUrl(src, width)} ${width}w`).join(", ");
}
