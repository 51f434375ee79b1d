import type { FlagInput } from "#features/catalogue/domain/catalogue-input.ts";
import { type LocalisedText, localised } from "./localised-text.ts";

const flag = (id: number, slug: string, names: LocalisedText): FlagInput => ({
  id,
  type: "1",
  slug,
  names,
  position: id,
});
const offer = (id: number, slug: string, names: LocalisedText): FlagInput => ({
  id,
  type: "2",
  slug,
  names,
  position: id - 100,
});

/** SPEC §3, type '1'. */
export const FLAG = {
  new: 1,
  bestSeller: 2,
  seaSaver: 3,
  eco: 4,
  giftIdea: 5,
  lastPieces: 6,
  smallMaker: 7,
} as const;

const FLAGS: readonly FlagInput[] = [
  flag(FLAG.new, "new", localised("New", "Naujiena", "Jaunums", "Uus", "Новинка")),
  flag(
    FLAG.bestSeller,
    "best-seller",
    localised("Best seller", "Perkamiausia", "Pirktākais", "Enim ostetud", "Хит продаж"),
  ),
  flag(
    FLAG.seaSaver,
    "sea-saver",
    localised("Cheaper by sea", "Pigiau jūra", "Lētāk pa jūru", "Meritsi odavam", "Морем дешевле"),
  ),
  flag(
    FLAG.eco,
    "eco",
    localised(
      "Better material",
      "Tausojanti medžiaga",
      "Saudzīgs materiāls",
      "Säästlik materjal",
      "Бережный материал",
    ),
  ),
  flag(
    FLAG.giftIdea,
    "gift-idea",
    localised("Gift idea", "Dovanos idėja", "Dāvanas ideja", "Kingiidee", "Идея подарка"),
  ),
  flag(
    FLAG.lastPieces,
    "last-pieces",
    localised(
      "Last pieces",
      "Paskutiniai vienetai",
      "Pēdējie gabali",
      "Viimased tükid",
      "Последние штуки",
    ),
  ),
  flag(
    FLAG.smallMaker,
    "small-maker",
    localised(
      "Small maker",
      "Mažas gamintojas",
      "Mazais ražotājs",
      "Väiketootja",
      "Малый производитель",
    ),
  ),
];

export type Offer = FlagInput & {
  /** Product types that it collects, and the maximum number of goods. */
  types: string;
  most: number;
};

/** SPEC §3, type '2': hand-picked by product type. */
export const OFFERS: readonly Offer[] = [
  {
    ...offer(
      101,
      "winter-layers",
      localised("Winter layers", "Žiemos sluoksniai", "Ziemas kārtas", "Talvekihid", "Зимние слои"),
    ),
    types: "womens-down-jacket mens-down-jacket womens-sweater mens-sweater beanie gloves scarf",
    most: 24,
  },
  {
    ...offer(
      102,
      "home-cinema",
      localised("Home cinema", "Namų kinas", "Mājas kino", "Kodukino", "Домашний кинотеатр"),
    ),
    types: "television home-speaker",
    most: 14,
  },
  {
    ...offer(
      103,
      "first-run",
      localised(
        "First run",
        "Pirmasis bėgimas",
        "Pirmais skrējiens",
        "Esimene jooks",
        "Первая пробежка",
      ),
    ),
    types: "running-shoes sports-shorts sports-t-shirt smartwatch earbuds",
    most: 18,
  },
  {
    ...offer(
      104,
      "into-the-woods",
      localised("Into the woods", "Į mišką", "Uz mežu", "Metsa", "В лес"),
    ),
    types:
      "hiking-boots hiking-backpack trail-running-shoes mens-raincoat womens-raincoat mens-softshell",
    most: 20,
  },
  {
    ...offer(
      105,
      "a-desk-of-ones-own",
      localised(
        "A desk of one's own",
        "Savas darbo stalas",
        "Savs darba galds",
        "Oma töölaud",
        "Свой рабочий стол",
      ),
    ),
    types: "laptop monitor keyboard headphones",
    most: 16,
  },
  {
    ...offer(
      106,
      "evening-out",
      localised(
        "An evening out",
        "Vakaras mieste",
        "Vakars pilsētā",
        "Õhtu linnas",
        "Вечер в городе",
      ),
    ),
    types: "evening-dress heels eau-de-parfum lipstick necklace",
    most: 20,
  },
  {
    ...offer(
      107,
      "back-to-school",
      localised(
        "Back to school",
        "Atgal į mokyklą",
        "Atpakaļ uz skolu",
        "Tagasi kooli",
        "Снова в школу",
      ),
    ),
    types: "kids-t-shirt kids-hoodie kids-sneakers tablet city-backpack",
    most: 18,
  },
  {
    ...offer(
      108,
      "seven-days-away",
      localised(
        "Seven days away",
        "Septynios dienos kelyje",
        "Septiņas dienas ceļā",
        "Seitse päeva teel",
        "Семь дней в пути",
      ),
    ),
    types: "suitcase power-bank compact-camera sunglasses sunscreen",
    most: 18,
  },
  {
    ...offer(
      109,
      "linen-and-sun",
      localised(
        "Linen and sun",
        "Linas ir saulė",
        "Lins un saule",
        "Lina ja päike",
        "Лён и солнце",
      ),
    ),
    types: "summer-dress womens-sandals mens-sandals mens-shorts cap",
    most: 18,
  },
  {
    ...offer(
      110,
      "calm-skin",
      localised("Calm skin", "Rami oda", "Mierīga āda", "Rahulik nahk", "Спокойная кожа"),
    ),
    types: "face-cream serum cleanser hand-cream",
    most: 16,
  },
  {
    ...offer(
      111,
      "gifts-under-fifty",
      localised(
        "Gifts under 50 €",
        "Dovanos iki 50 €",
        "Dāvanas līdz 50 €",
        "Kingitused kuni 50 €",
        "Подарки до 50 €",
      ),
    ),
    types: "wallet belt scarf hand-cream eyeshadow-palette power-bank beanie beard-oil",
    most: 20,
  },
];

/** The offer whose goods must be cheap. */
export const UNDER_FIFTY = 111;

export const DEMO_FLAGS: readonly FlagInput[] = [
  ...FLAGS,
  ...OFFERS.map(({ types: _types, most: _most, ...input }) => input),
];
