import type { FieldInput } from "#features/catalogue/domain/catalogue-input.ts";
import { localised } from "../localised-text.ts";
import { buildField, measure, untranslatedValue, value } from "./field-builder.ts";

const gigabytes = (amount: number) => measure(`${amount}gb`, amount, "GB", "ГБ");
const inches = (amount: number) => untranslatedValue(`${amount}in`, `${amount}″`);
const litres = (amount: number) => measure(`${amount}l`, amount, "l", "л");
const hours = (amount: number) =>
  value(
    `${amount}h`,
    localised(`${amount} h`, `${amount} val.`, `${amount} h`, `${amount} h`, `${amount} ч`),
  );

export const TECHNICAL_FIELDS: readonly FieldInput[] = [
  buildField({
    id: 17,
    key: "storage",
    titles: localised(
      "Storage",
      "Vidinė atmintis",
      "Krātuve",
      "Salvestusruum",
      "Встроенная память",
    ),
    values: [...[64, 128, 256, 512].map(gigabytes), measure("1tb", 1, "TB", "ТБ")],
  }),
  buildField({
    id: 18,
    key: "memory",
    titles: localised(
      "Memory (RAM)",
      "Operatyvioji atmintis",
      "Operatīvā atmiņa",
      "Muutmälu (RAM)",
      "Оперативная память",
    ),
    values: [4, 8, 12, 16, 32].map(gigabytes),
  }),
  buildField({
    id: 19,
    key: "screen-size",
    titles: localised(
      "Screen size",
      "Ekrano įstrižainė",
      "Ekrāna diagonāle",
      "Ekraani suurus",
      "Диагональ экрана",
    ),
    values: [
      6.1, 6.4, 6.7, 8.7, 10.4, 11, 12.4, 13.3, 14, 15.6, 16, 24, 27, 32, 43, 50, 55, 65,
    ].map(inches),
  }),
  buildField({
    id: 20,
    key: "connection",
    titles: localised("Connections", "Jungtys ir ryšys", "Savienojumi", "Ühendused", "Подключение"),
    values: [
      untranslatedValue("bluetooth", "Bluetooth"),
      untranslatedValue("wifi", "Wi-Fi"),
      untranslatedValue("5g", "5G"),
      untranslatedValue("usb-c", "USB-C"),
      untranslatedValue("hdmi", "HDMI"),
      value(
        "jack",
        localised("3.5 mm jack", "3,5 mm lizdas", "3,5 mm ligzda", "3,5 mm pesa", "Разъём 3,5 мм"),
      ),
    ],
  }),
  buildField({
    id: 21,
    key: "battery-life",
    titles: localised(
      "Battery life",
      "Veikimo trukmė",
      "Darbības laiks",
      "Aku kestvus",
      "Время работы",
    ),
    values: [12, 20, 30, 40, 80, 200].map(hours),
  }),
  buildField({
    id: 22,
    key: "resolution",
    titles: localised("Resolution", "Raiška", "Izšķirtspēja", "Eraldusvõime", "Разрешение"),
    isDisabled: true,
    values: [
      untranslatedValue("full-hd", "Full HD"),
      untranslatedValue("qhd", "QHD"),
      untranslatedValue("4k", "4K UHD"),
    ],
  }),
  buildField({
    id: 23,
    key: "water-resistance",
    titles: localised(
      "Water resistance",
      "Atsparumas vandeniui",
      "Ūdensizturība",
      "Veekindlus",
      "Водозащита",
    ),
    isDisabled: true,
    values: [
      untranslatedValue("ipx4", "IPX4"),
      untranslatedValue("ip67", "IP67"),
      untranslatedValue("ip68", "IP68"),
      untranslatedValue("5atm", "5 ATM"),
    ],
  }),
  buildField({
    id: 24,
    key: "capacity",
    titles: localised("Capacity", "Talpa", "Ietilpība", "Mahutavus", "Ёмкость"),
    isDisabled: true,
    values: [
      measure("10000mah", "10 000", "mAh", "мА·ч"),
      measure("20000mah", "20 000", "mAh", "мА·ч"),
    ],
  }),
  buildField({
    id: 25,
    key: "layout",
    titles: localised(
      "Layout",
      "Klavišų išdėstymas",
      "Taustiņu izkārtojums",
      "Klahvipaigutus",
      "Раскладка",
    ),
    isDisabled: true,
    values: [
      value(
        "nordic",
        localised("Nordic", "Skandinaviškas", "Ziemeļvalstu", "Põhjamaade", "Скандинавская"),
      ),
      value("us", localised("American", "Amerikietiškas", "Amerikāņu", "Ameerika", "Американская")),
    ],
  }),
  buildField({
    id: 33,
    key: "litres",
    titles: localised("Volume of the bag", "Tūris", "Tilpums", "Maht", "Объём сумки"),
    isDisabled: true,
    values: [16, 20, 24, 28, 38, 50].map(litres),
  }),
  buildField({
    id: 34,
    key: "lens",
    titles: localised("Lenses", "Lęšiai", "Lēcas", "Klaasid", "Линзы"),
    isDisabled: true,
    values: [
      value(
        "polarised",
        localised("Polarised", "Poliarizuoti", "Polarizētas", "Polariseeritud", "Поляризационные"),
      ),
      value(
        "gradient",
        localised("Gradient", "Gradientiniai", "Gradienta", "Üleminekuga", "Градиентные"),
      ),
      value(
        "mirrored",
        localised("Mirrored", "Veidrodiniai", "Spoguļlēcas", "Peegelklaasid", "Зеркальные"),
      ),
    ],
  }),
  buildField({
    id: 35,
    key: "movement",
    titles: localised("Movement", "Mechanizmas", "Mehānisms", "Mehhanism", "Механизм"),
    isDisabled: true,
    values: [
      value("quartz", localised("Quartz", "Kvarcinis", "Kvarca", "Kvarts", "Кварцевый")),
      value(
        "automatic",
        localised("Automatic", "Automatinis", "Automātiskais", "Automaatne", "Автоматический"),
      ),
      value(
        "solar",
        localised(
          "Solar",
          "Saulės energijos",
          "Saules enerģijas",
          "Päikesetoitel",
          "На солнечной энергии",
        ),
      ),
    ],
  }),
  buildField({
    id: 36,
    key: "pack",
    titles: localised(
      "Pieces in a pack",
      "Vienetų pakuotėje",
      "Gabali iepakojumā",
      "Tükke pakis",
      "Штук в упаковке",
    ),
    isDisabled: true,
    values: [5, 6, 10, 12, 20].map((pieces) => untranslatedValue(String(pieces))),
  }),
];
