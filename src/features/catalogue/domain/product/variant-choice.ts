import type { Picture } from "./product-card.ts";
import type { ProductView, VariantView } from "./product-view.ts";

/** `v` of an address; what is unknown gives the product's own default. */
export function chosenVariant(
  product: Pick<ProductView, "variants" | "variantId">,
  asked: string | null,
): VariantView | undefined {
  const { variants, variantId } = product;
  return (
    variants.find(({ id }) => String(id) === asked) ??
    variants.find(({ id }) => id === variantId) ??
    variants[0]
  );
}

type Wish = { size: string } | { colourKey: string };

/** Another size keeps the colour, another colour the size; where that does not exist, what can be had. */
export function variantFor(
  variants: readonly VariantView[],
  current: VariantView,
  wish: Wish,
): VariantView | undefined {
  const fits = variants.filter((one) =>
    "size" in wish ? one.size === wish.size : one.colourKey === wish.colourKey,
  );
  const keepsRest = fits.find((one) =>
    "size" in wish ? one.colourKey === current.colourKey : one.size === current.size,
  );
  return keepsRest ?? fits.find(({ stock }) => stock > 0) ?? fits[0];
}

export type VariantOption = { value: string; variant: VariantView; isChosen: boolean };

/** Every size there is, in the catalogue's order, each with the variant it leads to. */
export function sizeOptions(
  variants: readonly VariantView[],
  current: VariantView,
): VariantOption[] {
  const sizes = [...new Set(variants.flatMap(({ size }) => size ?? []))];
  return sizes.flatMap((size) => option(variants, current, { size }, size, current.size));
}

export function colourOptions(
  variants: readonly VariantView[],
  current: VariantView,
): VariantOption[] {
  const colours = [...new Set(variants.flatMap(({ colourKey }) => colourKey ?? []))];
  return colours.flatMap((colourKey) =>
    option(variants, current, { colourKey }, colourKey, current.colourKey),
  );
}

function option(
  variants: readonly VariantView[],
  current: VariantView,
  wish: Wish,
  value: string,
  chosen: string | null,
): VariantOption[] {
  const variant = variantFor(variants, current, wish);
  return variant ? [{ value, variant, isChosen: value === chosen }] : [];
}

/** In place of one that is sold out: the same colour in another size before another colour. */
export function variantsStillThere(
  variants: readonly VariantView[],
  current: VariantView,
  limit: number,
): VariantView[] {
  const distance = (one: VariantView) =>
    (one.colourKey === current.colourKey ? 0 : 2) + (one.size === current.size ? 0 : 1);
  return variants
    .filter(({ stock }) => stock > 0)
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, limit);
}

/** Pictures of the chosen colour first, then those that belong to none; never another colour's. */
export function picturesOf<Shown extends Picture>(
  pictures: readonly Shown[],
  colourKey: string | null,
): readonly Shown[] {
  const own = pictures.filter((picture) => picture.colourKey === colourKey && colourKey !== null);
  const shared = pictures.filter((picture) => picture.colourKey === null);
  const shown = [...own, ...shared];
  return shown.length > 0 ? shown : pictures;
}
