import { type Words, words } from "./words.ts";

export type Colour = { key: string; hex: string; titles: Words };

const colour = (key: string, hex: string, titles: Words): Colour => ({ key, hex, titles });

/** Colours of goods, agreeing with "spalva" and "krāsa" (feminine) and "цвет" (masculine). */
export const COLOURS: readonly Colour[] = [
  colour("black", "#1d1e20", words("Black", "Juoda", "Melna", "Must", "Чёрный")),
  colour("graphite", "#4a4d52", words("Graphite", "Grafito", "Grafīta", "Grafiit", "Графитовый")),
  colour("grey", "#8d9196", words("Grey", "Pilka", "Pelēka", "Hall", "Серый")),
  colour("silver", "#c3c6ca", words("Silver", "Sidabrinė", "Sudraba", "Hõbedane", "Серебристый")),
  colour("white", "#f3f2ee", words("White", "Balta", "Balta", "Valge", "Белый")),
  colour("cream", "#eadfc8", words("Cream", "Kreminė", "Krēmkrāsas", "Kreemjas", "Кремовый")),
  colour("sand", "#cdb893", words("Sand", "Smėlio", "Smilšu", "Liivakarva", "Песочный")),
  colour("beige", "#d6c2a8", words("Beige", "Rusvai gelsva", "Bēša", "Beež", "Бежевый")),
  colour(
    "camel",
    "#b98a55",
    words("Camel", "Kupranugario", "Kamieļvilnas", "Kaamelipruun", "Кэмел"),
  ),
  colour("cognac", "#96552c", words("Cognac", "Konjako", "Konjaka", "Konjakipruun", "Коньячный")),
  colour("brown", "#5e4030", words("Brown", "Ruda", "Brūna", "Pruun", "Коричневый")),
  colour(
    "navy",
    "#24324f",
    words("Navy", "Tamsiai mėlyna", "Tumši zila", "Tumesinine", "Тёмно-синий"),
  ),
  colour("blue", "#2f5fa8", words("Blue", "Mėlyna", "Zila", "Sinine", "Синий")),
  colour("sky", "#93b7d6", words("Light blue", "Žydra", "Gaiši zila", "Helesinine", "Голубой")),
  colour(
    "denim",
    "#4b6584",
    words("Denim blue", "Džinso mėlyna", "Džinsa zila", "Teksasinine", "Джинсовый"),
  ),
  colour(
    "teal",
    "#1f6b70",
    words("Teal", "Žalsvai mėlyna", "Zilganzaļa", "Sinakasroheline", "Сине-зелёный"),
  ),
  colour("mint", "#a9d3c0", words("Mint", "Mėtinė", "Piparmētru", "Mündiroheline", "Мятный")),
  colour("green", "#2e6b48", words("Green", "Žalia", "Zaļa", "Roheline", "Зелёный")),
  colour("olive", "#66663c", words("Olive", "Alyvuogių", "Olīvu", "Oliivroheline", "Оливковый")),
  colour("khaki", "#8a8462", words("Khaki", "Chaki", "Haki", "Khaki", "Хаки")),
  colour(
    "mustard",
    "#c9952b",
    words("Mustard", "Garstyčių", "Sinepju", "Sinepikollane", "Горчичный"),
  ),
  colour("yellow", "#efc545", words("Yellow", "Geltona", "Dzeltena", "Kollane", "Жёлтый")),
  colour("orange", "#dd6f2a", words("Orange", "Oranžinė", "Oranža", "Oranž", "Оранжевый")),
  colour("coral", "#e4725f", words("Coral", "Koralinė", "Koraļļu", "Korallpunane", "Коралловый")),
  colour("red", "#b7262e", words("Red", "Raudona", "Sarkana", "Punane", "Красный")),
  colour("burgundy", "#6b1f30", words("Burgundy", "Bordo", "Bordo", "Bordoopunane", "Бордовый")),
  colour("pink", "#dd8ea3", words("Pink", "Rožinė", "Rozā", "Roosa", "Розовый")),
  colour(
    "powder",
    "#e6c7c0",
    words("Powder pink", "Pudros", "Pūderrozā", "Puudriroosa", "Пудровый"),
  ),
  colour("lilac", "#b6a3cf", words("Lilac", "Alyvinė", "Ceriņu", "Lilla", "Сиреневый")),
  colour("plum", "#553057", words("Plum", "Slyvų", "Plūmju", "Ploomililla", "Сливовый")),
  colour("gold", "#c9a24e", words("Gold", "Auksinė", "Zelta", "Kuldne", "Золотистый")),
  colour(
    "rose-gold",
    "#cf9a86",
    words("Rose gold", "Rožinio aukso", "Rozā zelta", "Roosakuldne", "Розовое золото"),
  ),
];

const BY_KEY = new Map(COLOURS.map((one) => [one.key, one]));

export function colourOf(key: string): Colour {
  const found = BY_KEY.get(key);
  if (!found) throw new Error(`No colour ${key}`);
  return found;
}
