import type { LocalisedText } from "../localised-text.ts";
import { ACCESSORIES_OPENERS } from "./accessories-openers.ts";
import { ACCESSORY_FEATURES } from "./accessory-features.ts";
import { BEAUTY_FEATURES } from "./beauty-features.ts";
import { CARE_TEXTS } from "./care-texts.ts";
import { CLOTHES_FEATURES } from "./clothes-features.ts";
import { CLOTHES_OPENERS } from "./clothes-openers.ts";
import { COSMETICS_OPENERS } from "./cosmetics-openers.ts";
import { DEVICE_FEATURES } from "./device-features.ts";
import { ELECTRONICS_OPENERS } from "./electronics-openers.ts";
import { FOOTWEAR_OPENERS } from "./footwear-openers.ts";
import { MATERIAL_TEXTS } from "./material-texts.ts";
import { SMALL_ACCESSORY_FEATURES } from "./small-accessory-features.ts";
import { SOUND_FEATURES } from "./sound-features.ts";
import { SPORT_AND_KIDS_FEATURES } from "./sport-and-kids-features.ts";

type Texts = Readonly<Record<string, LocalisedText>>;

/** Texts by product type, feature, material and care. */
export const TEXTS = {
  opener: {
    ...ELECTRONICS_OPENERS,
    ...CLOTHES_OPENERS,
    ...FOOTWEAR_OPENERS,
    ...ACCESSORIES_OPENERS,
    ...COSMETICS_OPENERS,
  } as Texts,
  feature: {
    ...DEVICE_FEATURES,
    ...SOUND_FEATURES,
    ...CLOTHES_FEATURES,
    ...SPORT_AND_KIDS_FEATURES,
    ...ACCESSORY_FEATURES,
    ...SMALL_ACCESSORY_FEATURES,
    ...BEAUTY_FEATURES,
  } as Texts,
  material: MATERIAL_TEXTS,
  care: CARE_TEXTS,
};

export function textOf(kind: keyof typeof TEXTS, key: string): LocalisedText {
  const text = TEXTS[kind][key];
  if (!text) throw new Error(`No text for ${kind} ${key}`);
  return text;
}
