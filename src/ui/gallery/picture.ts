export type Picture = {
  src: string;
  alt: string;
  width: number;
  height: number;
  /** The background until the picture is loaded. */
  colour?: string;
  srcSet?: string;
  sizes?: string;
  /** A smaller file for the row of thumbnails. */
  thumb?: string;
  /** A larger file for the zoom. */
  large?: string;
};
