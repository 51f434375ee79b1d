import type { SizeChartInput } from "#features/catalogue/domain/catalogue-input.ts";
import { type LocalisedText, localised } from "./localised-text.ts";
import type { SizeSystem } from "./product-types/product-type.ts";
import { sizesOf } from "./sizes.ts";

const MEASURE = {
  chest: localised("Chest", "Krūtinė", "Krūtis", "Rinnaümbermõõt", "Грудь"),
  waist: localised("Waist", "Liemuo", "Viduklis", "Vöökoht", "Талия"),
  hips: localised("Hips", "Klubai", "Gurni", "Puusad", "Бёдра"),
  height: localised("Height", "Ūgis", "Augums", "Pikkus", "Рост"),
  foot: localised("Foot length", "Pėdos ilgis", "Pēdas garums", "Jala pikkus", "Длина стопы"),
  inseam: localised(
    "Inside leg",
    "Vidinės siūlės ilgis",
    "Iekšējās vīles garums",
    "Sisesääre pikkus",
    "Длина по внутреннему шву",
  ),
  palm: localised(
    "Around the palm",
    "Plaštakos apimtis",
    "Plaukstas apkārtmērs",
    "Peopesa ümbermõõt",
    "Обхват ладони",
  ),
  length: localised("Whole length", "Visas ilgis", "Kopējais garums", "Kogupikkus", "Общая длина"),
  case: localised(
    "Height × width × depth",
    "Aukštis × plotis × gylis",
    "Augstums × platums × dziļums",
    "Kõrgus × laius × sügavus",
    "Высота × ширина × глубина",
  ),
} as const;

type Chart = {
  titles: LocalisedText;
  columns: readonly (keyof typeof MEASURE)[];
  cells: readonly string[];
};

/** One line of cells per size, in the order of the sizes; body measurements in centimetres. */
const CHARTS: Readonly<Record<Exclude<SizeSystem, "perfume">, Chart>> = {
  women: {
    titles: localised(
      "Women's clothes",
      "Moteriški drabužiai",
      "Sieviešu apģērbi",
      "Naisterõivad",
      "Женская одежда",
    ),
    columns: ["chest", "waist", "hips"],
    cells: [
      "78–82 60–64 86–90",
      "83–87 65–69 91–95",
      "88–92 70–74 96–100",
      "93–98 75–80 101–106",
      "99–104 81–86 107–112",
    ],
  },
  men: {
    titles: localised(
      "Men's clothes",
      "Vyriški drabužiai",
      "Vīriešu apģērbi",
      "Meesterõivad",
      "Мужская одежда",
    ),
    columns: ["chest", "waist", "hips"],
    cells: [
      "88–94 76–81 90–95",
      "95–101 82–87 96–101",
      "102–108 88–94 102–107",
      "109–115 95–101 108–113",
      "116–123 102–109 114–119",
    ],
  },
  unisex: {
    titles: localised(
      "Clothes for everyone",
      "Universalūs drabužiai",
      "Universāli apģērbi",
      "Unisex-rõivad",
      "Одежда унисекс",
    ),
    columns: ["chest", "waist"],
    cells: [
      "80–86 66–71",
      "87–93 72–78",
      "94–100 79–85",
      "101–107 86–92",
      "108–114 93–99",
      "115–122 100–107",
    ],
  },
  kids: {
    titles: localised(
      "Children's clothes",
      "Vaikiški drabužiai",
      "Bērnu apģērbi",
      "Lasterõivad",
      "Детская одежда",
    ),
    columns: ["height", "chest", "waist"],
    cells: [
      "93–98 55 52",
      "99–104 57 53",
      "105–110 59 55",
      "111–116 61 56",
      "117–122 64 58",
      "123–128 66 60",
    ],
  },
  "women-shoes": {
    titles: localised(
      "Women's shoes",
      "Moteriška avalynė",
      "Sieviešu apavi",
      "Naiste jalatsid",
      "Женская обувь",
    ),
    columns: ["foot"],
    cells: ["23.0", "23.6", "24.3", "25.0", "25.6", "26.3"],
  },
  "men-shoes": {
    titles: localised(
      "Men's shoes",
      "Vyriška avalynė",
      "Vīriešu apavi",
      "Meeste jalatsid",
      "Мужская обувь",
    ),
    columns: ["foot"],
    cells: ["25.6", "26.3", "27.0", "27.6", "28.3", "29.0", "29.6"],
  },
  "unisex-shoes": {
    titles: localised(
      "Shoes for everyone",
      "Universali avalynė",
      "Universāli apavi",
      "Unisex-jalatsid",
      "Обувь унисекс",
    ),
    columns: ["foot"],
    cells: ["23.6", "24.3", "25.0", "25.6", "26.3", "27.0", "27.6", "28.3", "29.0"],
  },
  "kids-shoes": {
    titles: localised(
      "Children's shoes",
      "Vaikiška avalynė",
      "Bērnu apavi",
      "Lastejalatsid",
      "Детская обувь",
    ),
    columns: ["foot"],
    cells: ["15.3", "16.0", "16.6", "17.3", "18.0", "18.6", "19.3", "20.0"],
  },
  "women-jeans": {
    titles: localised(
      "Women's jeans",
      "Moteriški džinsai",
      "Sieviešu džinsi",
      "Naiste teksad",
      "Женские джинсы",
    ),
    columns: ["waist", "hips", "inseam"],
    cells: ["64 90 76", "66 92 76", "69 95 77", "71 97 77", "74 100 78", "76 102 78", "79 105 78"],
  },
  "men-jeans": {
    titles: localised(
      "Men's jeans",
      "Vyriški džinsai",
      "Vīriešu džinsi",
      "Meeste teksad",
      "Мужские джинсы",
    ),
    columns: ["waist", "hips", "inseam"],
    cells: ["74 93 81", "76 95 81", "79 98 82", "81 100 82", "84 103 83", "86 105 83", "91 110 84"],
  },
  belts: {
    titles: localised("Belts", "Diržai", "Jostas", "Vööd", "Ремни"),
    columns: ["waist", "length"],
    cells: ["80–90 100", "90–100 110", "100–110 120", "110–120 130"],
  },
  gloves: {
    titles: localised("Gloves", "Pirštinės", "Cimdi", "Kindad", "Перчатки"),
    columns: ["palm"],
    cells: ["17–19", "19–21", "21–23", "23–25"],
  },
  luggage: {
    titles: localised("Suitcases", "Lagaminai", "Čemodāni", "Kohvrid", "Чемоданы"),
    columns: ["case"],
    cells: ["55×38×20", "66×45×27", "76×51×31"],
  },
};

export const DEMO_SIZE_CHARTS: readonly SizeChartInput[] = Object.entries(CHARTS).map(
  ([slug, { titles, columns, cells }]) => ({
    slug,
    titles,
    columns: columns.map((column) => MEASURE[column]),
    rows: sizesOf(slug as SizeSystem).map((size, at) => ({
      size,
      cells: (cells[at] ?? "").split(" "),
    })),
  }),
);

/** Bottles need no chart. */
export const chartOf = (system: SizeSystem | null): string | null =>
  system === null || system === "perfume" ? null : system;
