import { shuffled } from "../chance.ts";
import { fieldOf } from "../fields/all-fields.ts";
import type { Good } from "../goods.ts";
import { type LocalisedText, list, localised } from "../localised-text.ts";
import { textOf } from "../texts/all-texts.ts";
import { careFor, isApplicable } from "../texts/applicable-texts.ts";

const LANGUAGES = ["en", "lt", "lv", "et", "ru"] as const;
const FEATURES_TOLD = 3;

const inEach = (write: (language: keyof LocalisedText) => string): LocalisedText => {
  const [en = "", lt = "", lv = "", et = "", ru = ""] = LANGUAGES.map(write);
  return localised(en, lt, lv, et, ru);
};

/** English puts the noun after the name, the other four before it, as their shops do. */
export function namesOf(good: Good): LocalisedText {
  const name = `${good.brand} ${good.model}`;
  const tail = tailOf(good);
  return inEach((language) => {
    const noun = good.type.noun[language];
    const whole = language === "en" ? `${name} ${noun}` : `${noun} ${name}`;
    return [whole, ...tail.map((part) => part[language])].join(", ");
  });
}

/** What distinguishes it from similar products: "128 GB", "pack of 10". */
function tailOf({ type, spec, pack }: Good): LocalisedText[] {
  const value = type.spec && fieldOf(type.spec.field).values.find((one) => one.value === spec);
  return [
    ...(value ? [value.titles as LocalisedText] : []),
    ...(pack > 1
      ? [
          localised(
            `pack of ${pack}`,
            `${pack} vnt. pakuotė`,
            `${pack} gab. iepakojums`,
            `${pack} tk pakk`,
            `набор ${pack} шт.`,
          ),
        ]
      : []),
  ];
}

const FOR_BUSINESS = localised(
  "For businesses: the model can be ordered again in the same make.",
  "Verslui: tokį pat modelį galėsite užsisakyti ir vėliau.",
  "Uzņēmumiem: tādu pašu modeli varēsiet pasūtīt arī vēlāk.",
  "Ettevõtetele: sama mudelit saab tellida ka edaspidi.",
  "Для компаний: такую же модель можно заказать и позже.",
);

/** Its purpose and material; its features; its maker and how to care for it. */
export function descriptionsOf(
  { slug, type, maker, isPro }: Good,
  fields: Readonly<Record<string, readonly string[]>>,
): LocalisedText {
  const values = Object.values(fields).flat();
  const features = shuffled(slug, "features", list(type.features))
    .filter((feature) => isApplicable(feature, values))
    .slice(0, FEATURES_TOLD)
    .map((feature) => textOf("feature", feature));
  const paragraphs = [
    [textOf("opener", type.key), ...(fields.material ?? []).map((key) => textOf("material", key))],
    features,
    [maker.about, ...(isPro ? [FOR_BUSINESS] : []), textOf("care", careFor(type.care, values))],
  ];
  return inEach((language) =>
    paragraphs
      .map((sentences) => sentences.map((sentence) => sentence[language]).join(" "))
      .join("\n\n"),
  );
}
