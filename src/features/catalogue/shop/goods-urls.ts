import type { ProductCard } from "../domain/product/product-card.ts";
import type { ShownCard } from "../domain/product/shown-card.ts";

/** Goods of sellers have their own place (SPEC §2). */
export function goodsPath(
  language: string,
  { slug, seller }: Pick<ProductCard, "slug" | "seller">,
): string {
  return `/${language}${seller === null ? "/p/" : "/market/product/"}${slug}`;
}

/** The product's page with the variant that the card shows. */
export function cardPath(language: string, card: ShownCard): string {
  const path = goodsPath(language, card);
  return card.variantId === null ? path : `${path}?v=${card.variantId}`;
}

/** All of one maker's goods. */
export function brandPath(language: string, name: string): string {
  return `/${language}/marketplace?${new URLSearchParams({ "f.manufacturer": name })}`;
}

/** SPEC §9: screens at one and two pixels a point; the small ones are for cards and lines. */
export type PictureWidth = 160 | 240 | 320 | 400 | 480 | 640 | 768 | 1024 | 1280 | 1536;

export function pictureUrl(src: string, width: PictureWidth): string {
  return `/_ipx/w_${width},f_webp/${src}`;
}

/** For `srcSet`: the browser picks by the place the picture has and by its own density. */
export function pictureSet(src: string, widths: readonly PictureWidth[]): string {
  return widths.map((width) => `${pictureUrl(src, width)} ${width}w`).join(", ");
}
