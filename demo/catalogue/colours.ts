import { type LocalisedText, localised } from "./localised-text.ts";

export type Colour = { key: string; hex: string; titles: LocalisedText };

const colour = (key: string, hex: string, titles: LocalisedText): Colour => ({ key, hex, titles });

/** Colours of goods, agreeing with "spalva" and "krāsa" (feminine) and "цвет" (masculine). */
export const COLOURS: readonly Colour[] = [
  colour("black", "#1d1e20", localised("Black", "Juoda", "Melna", "Must", "Чёрный")),
  colour(
    "graphite",
    "#4a4d52",
    localised("Graphite", "Grafito", "Grafīta", "Grafiit", "Графитовый"),
  ),
  colour("grey", "#8d9196", localised("Grey", "Pilka", "Pelēka", "Hall", "Серый")),
  colour(
    "silver",
    "#c3c6ca",
    localised("Silver", "Sidabrinė", "Sudraba", "Hõbedane", "Серебристый"),
  ),
  colour("white", "#f3f2ee", localised("White", "Balta", "Balta", "Valge", "Белый")),
  colour("cream", "#eadfc8", localised("Cream", "Kreminė", "Krēmkrāsas", "Kreemjas", "Кремовый")),
  colour("sand", "#cdb893", localised("Sand", "Smėlio", "Smilšu", "Liivakarva", "Песочный")),
  colour("beige", "#d6c2a8", localised("Beige", "Rusvai gelsva", "Bēša", "Beež", "Бежевый")),
  colour(
    "camel",
    "#b98a55",
    localised("Camel", "Kupranugario", "Kamieļvilnas", "Kaamelipruun", "Кэмел"),
  ),
  colour(
    "cognac",
    "#96552c",
    localised("Cognac", "Konjako", "Konjaka", "Konjakipruun", "Коньячный"),
  ),
  colour("brown", "#5e4030", localised("Brown", "Ruda", "Brūna", "Pruun", "Коричневый")),
  colour(
    "navy",
    "#24324f",
    localised("Navy", "Tamsiai mėlyna", "Tumši zila", "Tumesinine", "Тёмно-синий"),
  ),
  colour("blue", "#2f5fa8", localised("Blue", "Mėlyna", "Zila", "Sinine", "Синий")),
  colour("sky", "#93b7d6", localised("Light blue", "Žydra", "Gaiši zila", "Helesinine", "Голубой")),
  colour(
    "denim",
    "#4b6584",
    localised("Denim blue", "Džinso mėlyna", "Džinsa zila", "Teksasinine", "Джинсовый"),
  ),
  colour(
    "teal",
    "#1f6b70",
    localised("Teal", "Žalsvai mėlyna", "Zilganzaļa", "Sinakasroheline", "Сине-зелёный"),
  ),
  colour("mint", "#a9d3c0", localised("Mint", "Mėtinė", "Piparmētru", "Mündiroheline", "Мятный")),
  colour("green", "#2e6b48", localised("Green", "Žalia", "Zaļa", "Roheline", "Зелёный")),
  colour(
    "olive",
    "#66663c",
    localised("Olive", "Alyvuogių", "Olīvu", "Oliivroheline", "Оливковый"),
  ),
  colour("khaki", "#8a8462", localised("Khaki", "Chaki", "Haki", "Khaki", "Хаки")),
  colour(
    "mustard",
    "#c9952b",
    localised("Mustard", "Garstyčių", "Sinepju", "Sinepikollane", "Горчичный"),
  ),
  colour("yellow", "#efc545", localised("Yellow", "Geltona", "Dzeltena", "Kollane", "Жёлтый")),
  colour("orange", "#dd6f2a", localised("Orange", "Oranžinė", "Oranža", "Oranž", "Оранжевый")),
  colour(
    "coral",
    "#e4725f",
    localised("Coral", "Koralinė", "Koraļļu", "Korallpunane", "Коралловый"),
  ),
  colour("red", "#b7262e", localised("Red", "Raudona", "Sarkana", "Punane", "Красный")),
  colour(
    "burgundy",
    "#6b1f30",
    localised("Burgundy", "Bordo", "Bordo", "Bordoopunane", "Бордовый"),
  ),
  colour("pink", "#dd8ea3", localised("Pink", "Rožinė", "Rozā", "Roosa", "Розовый")),
  colour(
    "powder",
    "#e6c7c0",
    localised("Powder pink", "Pudros", "Pūderrozā", "Puudriroosa", "Пудровый"),
  ),
  colour("lilac", "#b6a3cf", localised("Lilac", "Alyvinė", "Ceriņu", "Lilla", "Сиреневый")),
  colour("plum", "#553057", localised("Plum", "Slyvų", "Plūmju", "Ploomililla", "Сливовый")),
  colour("gold", "#c9a24e", localised("Gold", "Auksinė", "Zelta", "Kuldne", "Золотистый")),
  colour(
    "rose-gold",
    "#cf9a86",
    localised("Rose gold", "Rožinio aukso", "Rozā zelta", "Roosakuldne", "Розовое золото"),
  ),
];

const BY_KEY = new Map(COLOURS.map((one) => [one.key, one]));

export function colourOf(key: string): Colour {
  const found = BY_KEY.get(key);
  if (!found) throw new Error(`No colour ${key}`);
  return found;
}
