import type { FieldInput } from "#features/catalogue/domain/catalogue-input.ts";
import { COLOURS } from "../colours.ts";
import { ALL_SIZES } from "../sizes.ts";
import { unit, words } from "../words.ts";
import { buildField, plain, value } from "./field-builder.ts";

export const COMMON_FIELDS: readonly FieldInput[] = [
  buildField({
    id: 11,
    key: "colour",
    titles: words("Colour", "Spalva", "Krāsa", "Värv", "Цвет"),
    values: COLOURS.map(({ key, titles, hex }) => ({ value: key, titles, hex })),
  }),
  buildField({
    id: 12,
    key: "size",
    titles: words("Size", "Dydis", "Izmērs", "Suurus", "Размер"),
    values: ALL_SIZES.map((size) => {
      const [amount = "", name] = size.split(" ");
      if (name === "ml") return value(size, unit(amount, "ml", "мл"));
      return name === "cm" ? value(size, unit(amount, "cm", "см")) : plain(size);
    }),
  }),
  buildField({
    id: 13,
    key: "for-whom",
    titles: words("For whom", "Kam", "Kam", "Kellele", "Для кого"),
    values: [
      value("women", words("Women", "Moterims", "Sievietēm", "Naistele", "Женщинам")),
      value("men", words("Men", "Vyrams", "Vīriešiem", "Meestele", "Мужчинам")),
      value("unisex", words("Everyone", "Visiems", "Visiem", "Kõigile", "Всем")),
      value("kids", words("Children", "Vaikams", "Bērniem", "Lastele", "Детям")),
    ],
  }),
  buildField({
    id: 15,
    key: "season",
    titles: words("Season", "Sezonas", "Sezona", "Hooaeg", "Сезон"),
    values: [
      value(
        "spring-summer",
        words(
          "Spring and summer",
          "Pavasaris ir vasara",
          "Pavasaris un vasara",
          "Kevad ja suvi",
          "Весна и лето",
        ),
      ),
      value(
        "autumn-winter",
        words(
          "Autumn and winter",
          "Ruduo ir žiema",
          "Rudens un ziema",
          "Sügis ja talv",
          "Осень и зима",
        ),
      ),
      value("all-year", words("All year", "Visi metai", "Visu gadu", "Aasta ringi", "Круглый год")),
    ],
  }),
  buildField({
    id: 16,
    key: "fit",
    titles: words("Fit", "Kirpimas", "Piegriezums", "Lõige", "Посадка"),
    values: [
      value("slim", words("Slim", "Prigludęs", "Pieguļošs", "Liibuv", "Приталенная")),
      value("regular", words("Regular", "Įprastas", "Parasts", "Tavaline", "Обычная")),
      value("relaxed", words("Relaxed", "Laisvas", "Brīvs", "Avar", "Свободная")),
    ],
  }),
  buildField({
    id: 31,
    key: "closure",
    titles: words("Closure", "Užsegimas", "Aizdare", "Kinnitus", "Застёжка"),
    isDisabled: true,
    values: [
      value("laces", words("Laces", "Raišteliai", "Auklas", "Paelad", "Шнурки")),
      value("zip", words("Zip", "Užtrauktukas", "Rāvējslēdzējs", "Tõmblukk", "Молния")),
      value("buckle", words("Buckle", "Sagtis", "Sprādze", "Pannal", "Пряжка")),
      value("velcro", words("Hook and loop", "Lipukas", "Līpaizdare", "Takjakinnitus", "Липучка")),
      value(
        "slip-on",
        words("None, slip-on", "Be užsegimo", "Bez aizdares", "Kinnituseta", "Без застёжки"),
      ),
      value("magnetic", words("Magnet", "Magnetas", "Magnēts", "Magnet", "Магнит")),
    ],
  }),
  buildField({
    id: 32,
    key: "heel-height",
    titles: words(
      "Heel height",
      "Kulno aukštis",
      "Papēža augstums",
      "Kontsa kõrgus",
      "Высота каблука",
    ),
    isDisabled: true,
    values: [
      value("flat", words("Flat", "Be kulno", "Bez papēža", "Kontsata", "Без каблука")),
      value(
        "low",
        words(
          "Low, up to 4 cm",
          "Žemas, iki 4 cm",
          "Zems, līdz 4 cm",
          "Madal, kuni 4 cm",
          "Низкий, до 4 см",
        ),
      ),
      value(
        "mid",
        words(
          "Medium, 4–7 cm",
          "Vidutinis, 4–7 cm",
          "Vidējs, 4–7 cm",
          "Keskmine, 4–7 cm",
          "Средний, 4–7 см",
        ),
      ),
      value(
        "high",
        words(
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
