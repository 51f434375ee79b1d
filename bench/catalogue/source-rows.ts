import { readFileSync } from "node:fs";

/** One product of the source, from which everything else is computed. */
export type SourceRow = {
  gender: string;
  masterCategory: string;
  subCategory: string;
  articleType: string;
  colour: string;
  season: string;
  usage: string;
  year: string;
  name: string;
};

/** Reads a CSV with the columns of a fashion shop; the last column, the name, may contain commas. */
export function readRows(file: string): SourceRow[] {
  const [head = "", ...lines] = readFileSync(file, "utf8").split(/\r?\n/);
  const columns = head.split(",");
  return lines.filter(Boolean).map((line) => {
    const cells = line.split(",");
    const name = cells
      .splice(columns.length - 1)
      .join(",")
      .replaceAll('"', "");
    const cell = (column: string) => cells[columns.indexOf(column)] ?? "";
    return {
      gender: cell("gender"),
      masterCategory: cell("masterCategory"),
      subCategory: cell("subCategory"),
      articleType: cell("articleType"),
      colour: cell("baseColour"),
      season: cell("season"),
      usage: cell("usage"),
      year: cell("year"),
      name,
    };
  });
}

const WORDS = {
  brand: [
    "Nordwind",
    "Auksa",
    "Lumen",
    "Vetrunge",
    "Kopos",
    "Marre",
    "Silta",
    "Tuule",
    "Ozols",
    "Brasa",
  ],
  gender: ["Men", "Women", "Unisex", "Girls", "Boys"],
  colour: ["Black", "White", "Navy Blue", "Red", "Green", "Grey", "Brown", "Beige"],
  season: ["Summer", "Winter", "Spring", "Fall"],
  usage: ["Casual", "Formal", "Sports"],
  article: [
    "Shirt",
    "Jeans",
    "Watch",
    "Sandal",
    "Handbag",
    "Jacket",
    "Sweater",
    "Scarf",
    "Belt",
    "Boots",
  ],
  pattern: ["Striped", "Check", "Plain", "Printed", "Quilted", "Ribbed", "Woven"],
};

/** Without a file: products generated from a few words, less varied than a real catalogue. */
export function inventRows(count = 20_000): SourceRow[] {
  return Array.from({ length: count }, (_, at) => {
    const pick = (words: readonly string[], step: number) =>
      words[Math.floor((at * step) / 7 + at / 13) % words.length] ?? "";
    const gender = pick(WORDS.gender, 3);
    const colour = pick(WORDS.colour, 11);
    const article = pick(WORDS.article, 5);
    const name = [pick(WORDS.brand, 17), pick(WORDS.pattern, 29), gender, colour, article].join(
      " ",
    );
    return {
      gender,
      masterCategory: `Department ${WORDS.article.indexOf(article) % 3}`,
      subCategory: `Section ${WORDS.article.indexOf(article) % 6}`,
      articleType: article,
      colour,
      season: pick(WORDS.season, 2),
      usage: pick(WORDS.usage, 19),
      year: String(2010 + (at % 9)),
      name,
    };
  });
}
