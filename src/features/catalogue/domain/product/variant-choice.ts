import { isLowestOf } from "./catalogue-price.ts";
import type { Picture } from "./product-card.ts";
import type { ProductView, VariantView } from "./product-view.ts";

/** `v` of a URL's query; an unknown value gives the product's default variant. */
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

/** The query parameters that choose: `v` a variant, `c` only a colour. */
type RequestedVariant = { v: string | null; c: string | null };

export type ChosenVariant = {
  /** The variant whose price and pictures are shown. */
  variant: VariantView;
  /** False while one of several sizes is still to be chosen: nobody buys a size that they did not choose. */
  hasSize: boolean;
};

export function chosenFromAddress(
  product: Pick<ProductView, "variants" | "variantId">,
  { v, c }: RequestedVariant,
): ChosenVariant | undefined {
  const { variants } = product;
  const exact = variants.find(({ id }) => String(id) === v);
  if (exact) return { variant: exact, hasSize: true };
  const ofColour = variants.filter(({ colourKey }) => colourKey !== null && colourKey === c);
  const variant =
    ofColour.find(({ stock }) => stock > 0) ?? ofColour[0] ?? chosenVariant(product, null);
  if (!variant) return undefined;
  return { variant, hasSize: sizesOf(variants).length < 2 };
}

const sizesOf = (variants: readonly VariantView[]) => [
  ...new Set(variants.flatMap(({ size }) => size ?? [])),
];

/** The stock of the chosen variant; while no size is chosen, of the size with the most stock. */
export const stockOf = (
  variants: readonly VariantView[],
  { variant, hasSize }: ChosenVariant,
): number =>
  hasSize
    ? variant.stock
    : Math.max(
        0,
        ...variants
          .filter(({ colourKey }) => colourKey === variant.colourKey)
          .map(({ stock }) => stock),
      );

/** True while no size is chosen and another size of that colour costs more. */
export const isFromPrice = (
  variants: readonly VariantView[],
  { variant, hasSize }: ChosenVariant,
): boolean =>
  !hasSize &&
  isLowestOf(
    variant.price.cents,
    variants
      .filter(({ stock, colourKey }) => stock > 0 && colourKey === variant.colourKey)
      .map(({ price }) => price.cents),
  );

type OptionChange = { size: string } | { colourKey: string };

/** A new size keeps the colour, and a new colour keeps the size; if there is no such variant, one in stock is taken. */
export function variantFor(
  variants: readonly VariantView[],
  current: VariantView,
  input: OptionChange,
): VariantView | undefined {
  const fits = variants.filter((one) =>
    "size" in input ? one.size === input.size : one.colourKey === input.colourKey,
  );
  const keepsRest = fits.find((one) =>
    "size" in input ? one.colourKey === current.colourKey : one.size === current.size,
  );
  return keepsRest ?? fits.find(({ stock }) => stock > 0) ?? fits[0];
}

type VariantOption = {
  value: string;
  variant: VariantView;
  isChosen: boolean;
  /** A colour is sold out only when all its sizes are. */
  isSoldOut: boolean;
};

/** All sizes in the catalogue's order, each with the variant that it leads to. */
export function sizeOptions(
  variants: readonly VariantView[],
  { variant: current, hasSize }: ChosenVariant,
): VariantOption[] {
  return sizesOf(variants).flatMap((size) => {
    const variant = variantFor(variants, current, { size });
    // Stryker disable next-line ConditionalExpression,ArrayDeclaration: a size is of some variant; this is for the types
    if (!variant) return [];
    const isChosen = hasSize && size === current.size;
    return { value: size, variant, isChosen, isSoldOut: variant.stock === 0 };
  });
}

export function colourOptions(
  variants: readonly VariantView[],
  current: VariantView,
): VariantOption[] {
  const colours = [...new Set(variants.flatMap(({ colourKey }) => colourKey ?? []))];
  return colours.flatMap((colourKey) => {
    const variant = variantFor(variants, current, { colourKey });
    // Stryker disable next-line ConditionalExpression,ArrayDeclaration: a colour is of some variant; this is for the types
    if (!variant) return [];
    const all = variants.filter((one) => one.colourKey === colourKey);
    const isSoldOut = all.every(({ stock }) => stock === 0);
    return { value: colourKey, variant, isChosen: colourKey === current.colourKey, isSoldOut };
  });
}

/** The query for another colour: with the same size while it is in stock, else with the colour and no size. */
export function colourQuery(
  { value, variant }: VariantOption,
  { variant: current, hasSize }: ChosenVariant,
): string {
  const keepsSize = hasSize && variant.size === current.size && variant.stock > 0;
  return keepsSize || variant.size === null
    ? `?v=${variant.id}`
    : `?c=${encodeURIComponent(value)}`;
}

/** Alternatives to a sold-out variant: other sizes of the same colour come before other colours. */
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

/** Pictures of the chosen colour first, then those without a colour; if there are neither, all pictures. */
export function picturesOf<Shown extends Picture>(
  pictures: readonly Shown[],
  colourKey: string | null,
): readonly Shown[] {
  const own = pictures.filter((picture) => picture.colourKey === colourKey && colourKey !== null);
  const shared = pictures.filter((picture) => picture.colourKey === null);
  const shown = [...own, ...shared];
  return shown.length > 0 ? shown : pictures;
}
