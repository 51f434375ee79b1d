import type { CSSProperties } from "react";
import type { Picture } from "../../domain/product/product-card.ts";
import { type PictureWidth, pictureSet, pictureUrl } from "../goods-urls.ts";

type GoodsPictureProps = {
  picture: Pick<Picture, "src" | "colour"> | null | undefined;
  alt?: string;
  /** The picture's width in the layout, from which the browser chooses a file. */
  sizes: string;
  widths?: readonly PictureWidth[];
  /** Visible without scrolling. */
  isFirst?: boolean | undefined;
};

const CARD_WIDTHS = [240, 400, 480, 640] as const;

/** The addresses of one picture in all its sizes. */
export const pictureSources = (src: string, widths: readonly PictureWidth[] = CARD_WIDTHS) => ({
  src: pictureUrl(src, widths.at(-1) ?? 480),
  srcSet: pictureSet(src, widths),
});

/** A faint tint of the picture's own colour: most pictures have a light background. */
const placeholder = (colour: string): CSSProperties => ({
  backgroundColor: `color-mix(in oklab, ${colour} 16%, var(--sunk))`,
});

/** Square; a light tint of its own colour is shown until it has loaded. */
export function GoodsPicture(props: GoodsPictureProps) {
  const { picture, alt = "", sizes, widths = CARD_WIDTHS, isFirst } = props;
  if (!picture) return null;
  return (
    <img
      {...pictureSources(picture.src, widths)}
      sizes={sizes}
      alt={alt}
      width={640}
      height={640}
      loading={isFirst ? "eager" : "lazy"}
      fetchPriority={isFirst ? "high" : undefined}
      decoding="async"
      style={placeholder(picture.colour)}
    />
  );
}
