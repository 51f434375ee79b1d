import type { FamilyDrawing } from "./drawing/goods.ts";
import { variationOf } from "./drawing/variation.ts";
import { backpack } from "./families/backpack.ts";
import { beanie } from "./families/beanie.ts";
import { belt } from "./families/belt.ts";
import { boot } from "./families/boot.ts";
import { camera } from "./families/camera.ts";
import { cap } from "./families/cap.ts";
import { coat } from "./families/coat.ts";
import { dress } from "./families/dress.ts";
import { dropper } from "./families/dropper.ts";
import { earbuds } from "./families/earbuds.ts";
import { gamepad } from "./families/gamepad.ts";
import { gloves } from "./families/gloves.ts";
import { handbag } from "./families/handbag.ts";
import { headphones } from "./families/headphones.ts";
import { heel } from "./families/heel.ts";
import { hoodie } from "./families/hoodie.ts";
import { jacket } from "./families/jacket.ts";
import { jar } from "./families/jar.ts";
import { jeans } from "./families/jeans.ts";
import { keyboard } from "./families/keyboard.ts";
import { laptop } from "./families/laptop.ts";
import { lipstick } from "./families/lipstick.ts";
import { loafer } from "./families/loafer.ts";
import { mascara } from "./families/mascara.ts";
import { necklace } from "./families/necklace.ts";
import { palette } from "./families/palette.ts";
import { perfume } from "./families/perfume.ts";
import { phone } from "./families/phone.ts";
import { powerbank } from "./families/powerbank.ts";
import { sandal } from "./families/sandal.ts";
import { scarf } from "./families/scarf.ts";
import { monitor, tablet, tv } from "./families/screens.ts";
import { shirt } from "./families/shirt.ts";
import { shorts } from "./families/shorts.ts";
import { skirt } from "./families/skirt.ts";
import { smartwatch } from "./families/smartwatch.ts";
import { sneaker } from "./families/sneaker.ts";
import { speaker } from "./families/speaker.ts";
import { suitcase } from "./families/suitcase.ts";
import { sunglasses } from "./families/sunglasses.ts";
import { sweater } from "./families/sweater.ts";
import { tshirt } from "./families/tshirt.ts";
import { tube } from "./families/tube.ts";
import { wallet } from "./families/wallet.ts";
import { watch } from "./families/watch.ts";
import { traitsOf } from "./type-traits.ts";

const DRAWINGS = {
  phone,
  laptop,
  tablet,
  tv,
  monitor,
  keyboard,
  gamepad,
  camera,
  headphones,
  earbuds,
  speaker,
  powerbank,
  smartwatch,
  tshirt,
  shirt,
  sweater,
  hoodie,
  jacket,
  coat,
  dress,
  skirt,
  jeans,
  shorts,
  sneaker,
  boot,
  heel,
  sandal,
  loafer,
  handbag,
  backpack,
  suitcase,
  wallet,
  belt,
  sunglasses,
  cap,
  beanie,
  gloves,
  scarf,
  watch,
  necklace,
  perfume,
  dropper,
  jar,
  tube,
  lipstick,
  mascara,
  palette,
} satisfies Record<string, FamilyDrawing>;

export type Family = keyof typeof DRAWINGS;
type Product = {
  family: Family;
  seed: string;
  colour: string;
  brand: string;
  view: string;
  /** The product's type in the catalogue, which determines some of the variations. */
  type?: string;
};

export const FAMILIES = Object.keys(DRAWINGS) as Family[];

/** The views of a family; lists show the first. */
export const viewsOf = (family: Family): string[] => [...DRAWINGS[family].views];

/** One picture as SVG. The seed (the product's slug) determines everything except colour and view. */
export function drawGoods({ family, seed, colour, brand, view, type }: Product): string {
  return DRAWINGS[family].draw({ colour, brand, view, look: variationOf(seed, traitsOf(type)) });
}
