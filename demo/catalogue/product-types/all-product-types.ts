import { BAGS } from "./bags.ts";
import { FOOTWEAR } from "./footwear.ts";
import { FRAGRANCE_AND_MAKE_UP } from "./fragrance-and-make-up.ts";
import { GADGETS } from "./gadgets.ts";
import { MEN_CLOTHES } from "./men-clothes.ts";
import type { ProductType } from "./product-type.ts";
import { SHARED_CLOTHES } from "./shared-clothes.ts";
import { SKIN_CARE } from "./skin-care.ts";
import { SOUND_AND_SCREEN } from "./sound-and-screen.ts";
import { WEARABLES } from "./wearables.ts";
import { WOMEN_CLOTHES } from "./women-clothes.ts";

export const PRODUCT_TYPES: readonly ProductType[] = [
  ...GADGETS,
  ...SOUND_AND_SCREEN,
  ...WOMEN_CLOTHES,
  ...MEN_CLOTHES,
  ...SHARED_CLOTHES,
  ...FOOTWEAR,
  ...BAGS,
  ...WEARABLES,
  ...FRAGRANCE_AND_MAKE_UP,
  ...SKIN_CARE,
];

const BY_KEY = new Map(PRODUCT_TYPES.map((type) => [type.key, type]));

export function productTypeOf(key: string): ProductType {
  const found = BY_KEY.get(key);
  if (!found) throw new Error(`No product type ${key}`);
  return found;
}
