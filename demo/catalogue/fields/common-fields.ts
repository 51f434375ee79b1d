import type { FieldInput } from "#features/catalogue/domain/catalogue-input.ts";
import { COLOURS } from "../colours.ts";
import { localised, unit } from "../localised-text.ts";
import { ALL_SIZES } from "../sizes.ts";
import { buildField, untranslatedValue, value } from "./field-builder.ts";

export const COMMON_FIELDS: readonly FieldInput[] = [
  buildField({
    id: 11,
    key: "colour",
    titles: localised("Colour", "Spalva", "Krāsa", "Värv", "Цвет"),
    values: COLOURS.map(({ key, titles, hex }) => ({ value: key, titles, hex })),
  }),
  buildField({
    id: 12,
    key: "size",
    titles: localised("Size", "Dydis", "Izmērs", "Suurus", "Размер"),
    values: ALL_SIZES.map((size) => {
      const [amount = "", name] = size.split(" ");
      if (name === "ml") return value(size, unit(amount, "ml", "мл"));
      return name === "cm" ? value(size, unit(amount, "cm", "см")) : untranslatedValue(size);
    }),
  }),
  buildField({
    id: 13,
    key: "for-whom",
    titles: localised("For whom", "Kam", "Kam", "Kellele", "Для кого"),
    values: [
      value("women", localised("Women", "Moterims", "Sievietēm", "Naistele", "Женщинам")),
      value("men", localised("Men", "Vyrams", "Vīriešiem", "Meestele", "Мужчинам")),
      value("unisex", localised("Everyone", "Visiems", "Visiem", "Kõigile", "Всем")),
      value("kids", localised("Children", "Vaikams", "Bērniem", "Lastele", "Детям")),
    ],
  }),
  buildField({
    id: 15,
    key: "season",
    titles: localised("Season", "Sezonas", "Sezona", "Hooaeg", "Сезон"),
    values: [
      value(
        "spring-summer",
        localised(
          "Spring and summer",
          "Pavasaris ir vasara",
          "Pavasaris un vasara",
          "Kevad ja suvi",
          "Весна и лето",
        ),
      ),
      value(
        "autumn-winter",
        localised(
          "Autumn and winter",
          "Ruduo ir žiema",
          "Rudens un ziema",
          "Sügis ja talv",
          "Осень и зима",
        ),
      ),
      value(
        "all-year",
        localised("All year", "Visi metai", "Visu gadu", "Aasta ringi", "Круглый год"),
      ),
    ],
  }),
  buildField({
    id: 16,
    key: "fit",
    titles: localised("Fit", "Kirpimas", "Piegriezums", "Lõige", "Посадка"),
    values: [
      value("slim", localised("Slim", "Prigludęs", "Pieguļošs", "Liibuv", "Приталенная")),
      value("regular", localised("Regular", "Įprastas", "Parasts", "Tavaline", "Обычная")),
      value("relaxed", localised("Relaxed", "Laisvas", "Brīvs", "Avar", "Свободная")),
    ],
  }),
  buildField({
    id: 31,
    key: "closure",
    titles: localised("Closure", "Užsegimas", "Aizdare", "Kinnitus", "Застёжка"),
    isDisabled: true,
    values: [
      value("laces", localised("Laces", "Raišteliai", "Auklas", "Paelad", "Шнурки")),
      value("zip", localised("Zip", "Užtrauktukas", "Rāvējslēdzējs", "Tõmblukk", "Молния")),
      value("buckle", localised("Buckle", "Sagtis", "Sprādze", "Pannal", "Пряжка")),
      value(
        "velcro",
        localised("Hook and loop", "Lipukas", "Līpaizdare", "Takjakinnitus", "Липучка"),
      ),
      value(
        "slip-on",
        localised("None, slip-on", "Be užsegimo", "Bez aizdares", "Kinnituseta", "Без застёжки"),
      ),
      value("magnetic", localised("Magnet", "Magnetas", "Magnēts", "Magnet", "Магнит")),
    ],
  }),
  buildField({
    id: 32,
    key: "heel-height",
    titles: localised(
      "Heel height",
      "Kulno aukštis",
      "Papēža augstums",
      "Kontsa kõrgus",
      "Высота каблука",
    ),
    isDisabled: true,
    values: [
      value("flat", localised("Flat", "Be kulno", "Bez papēža", "Kontsata", "Без каблука")),
      value(
        "low",
        localised(
          "Low, up to 4 cm",
          "Žemas, iki 4 cm",
          "Zems, līdz 4 cm",
          "Madal, kuni 4 cm",
          "Низкий, до 4 см",
        ),
      ),
      value(
        "mid",
        localised(
          "Medium, 4–7 cm",
          "Vidutinis, 4–7 cm",
          "Vidējs, 4–7 cm",
          "Keskmine, 4–7 cm",
          "Средний, 4–7 см",
        ),
      ),
      value(
        "high",
        localised(
          "High, over 7 cm",
          "Aukštas, virš 7 cm",
          "Augsts, virs 7 cm",
          "Kõrge, üle 7 cm",
          "Высокий, более 7 см",
        ),
      ),
    ],
  }),
];
