import type { FieldInput } from "#features/catalogue/domain/catalogue-input.ts";
import { words } from "../words.ts";
import { buildField, measure, plain, value } from "./field-builder.ts";

const gigabytes = (amount: number) => measure(`${amount}gb`, amount, "GB", "ГБ");
const inches = (amount: number) => plain(`${amount}in`, `${amount}″`);
const litres = (amount: number) => measure(`${amount}l`, amount, "l", "л");
const hours = (amount: number) =>
  value(
    `${amount}h`,
    words(`${amount} h`, `${amount} val.`, `${amount} h`, `${amount} h`, `${amount} ч`),
  );

export const TECHNICAL_FIELDS: readonly FieldInput[] = [
  buildField({
    id: 17,
    key: "storage",
    titles: words("Storage", "Vidinė atmintis", "Krātuve", "Salvestusruum", "Встроенная память"),
    values: [...[64, 128, 256, 512].map(gigabytes), measure("1tb", 1, "TB", "ТБ")],
  }),
  buildField({
    id: 18,
    key: "memory",
    titles: words(
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
    titles: words(
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
    titles: words("Connections", "Jungtys ir ryšys", "Savienojumi", "Ühendused", "Подключение"),
    values: [
      plain("bluetooth", "Bluetooth"),
      plain("wifi", "Wi-Fi"),
      plain("5g", "5G"),
      plain("usb-c", "USB-C"),
      plain("hdmi", "HDMI"),
      value(
        "jack",
        words("3.5 mm jack", "3,5 mm lizdas", "3,5 mm ligzda", "3,5 mm pesa", "Разъём 3,5 мм"),
      ),
    ],
  }),
  buildField({
    id: 21,
    key: "battery-life",
    titles: words(
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
    titles: words("Resolution", "Raiška", "Izšķirtspēja", "Eraldusvõime", "Разрешение"),
    isDisabled: true,
    values: [plain("full-hd", "Full HD"), plain("qhd", "QHD"), plain("4k", "4K UHD")],
  }),
  buildField({
    id: 23,
    key: "water-resistance",
    titles: words(
      "Water resistance",
      "Atsparumas vandeniui",
      "Ūdensizturība",
      "Veekindlus",
      "Водозащита",
    ),
    isDisabled: true,
    values: [
      plain("ipx4", "IPX4"),
      plain("ip67", "IP67"),
      plain("ip68", "IP68"),
      plain("5atm", "5 ATM"),
    ],
  }),
  buildField({
    id: 24,
    key: "capacity",
    titles: words("Capacity", "Talpa", "Ietilpība", "Mahutavus", "Ёмкость"),
    isDisabled: true,
    values: [
      measure("10000mah", "10 000", "mAh", "мА·ч"),
      measure("20000mah", "20 000", "mAh", "мА·ч"),
    ],
  }),
  buildField({
    id: 25,
    key: "layout",
    titles: words(
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
        words("Nordic", "Skandinaviškas", "Ziemeļvalstu", "Põhjamaade", "Скандинавская"),
      ),
      value("us", words("American", "Amerikietiškas", "Amerikāņu", "Ameerika", "Американская")),
    ],
  }),
  buildField({
    id: 33,
    key: "litres",
    titles: words("Volume of the bag", "Tūris", "Tilpums", "Maht", "Объём сумки"),
    isDisabled: true,
    values: [16, 20, 24, 28, 38, 50].map(litres),
  }),
  buildField({
    id: 34,
    key: "lens",
    titles: words("Lenses", "Lęšiai", "Lēcas", "Klaasid", "Линзы"),
    isDisabled: true,
    values: [
      value(
        "polarised",
        words("Polarised", "Poliarizuoti", "Polarizētas", "Polariseeritud", "Поляризационные"),
      ),
      value(
        "gradient",
        words("Gradient", "Gradientiniai", "Gradienta", "Üleminekuga", "Градиентные"),
      ),
      value(
        "mirrored",
        words("Mirrored", "Veidrodiniai", "Spoguļlēcas", "Peegelklaasid", "Зеркальные"),
      ),
    ],
  }),
  buildField({
    id: 35,
    key: "movement",
    titles: words("Movement", "Mechanizmas", "Mehānisms", "Mehhanism", "Механизм"),
    isDisabled: true,
    values: [
      value("quartz", words("Quartz", "Kvarcinis", "Kvarca", "Kvarts", "Кварцевый")),
      value(
        "automatic",
        words("Automatic", "Automatinis", "Automātiskais", "Automaatne", "Автоматический"),
      ),
      value(
        "solar",
        words(
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
    titles: words(
      "Pieces in a pack",
      "Vienetų pakuotėje",
      "Gabali iepakojumā",
      "Tükke pakis",
      "Штук в упаковке",
    ),
    isDisabled: true,
    values: [5, 6, 10, 12, 20].map((pieces) => plain(String(pieces))),
  }),
];
