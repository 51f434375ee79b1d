/** SPEC §9: widths for screens with one and two pixels per point; the small ones are for cards and lines. */
export type PictureWidth = 160 | 240 | 320 | 400 | 480 | 640 | 768 | 1024 | 1280 | 1536;

export function pictureUrl(src: string, width: PictureWidth): string {
  return `/_ipx/w_${width},f_webp/${src}`;
}

/** The version of a picture that staff uploaded, which is part of its file name; undefined for all others. */
export const uploadedVersion = (file: string): string | undefined =>
  /^up\/([0-9a-f]{12})[0-9a-f]{20}\.webp$/.exec(file)?.[1];

/** The value of `srcSet`: the browser picks a width by the picture's place in the layout and its pixel density. */
export function pictureSet(src: string, widths: readonly PictureWidth[]): string {
  return widths.map((width) => `${pictureUrl(src, width)} ${width}w`).join(", ");
}
