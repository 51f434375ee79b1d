/**
 * What a shopper types and what must stand in the first three places: nothing else may, as long as
 * the catalogue has goods that fit.
 */
export type QueryCase = {
  query: string;
  /** Product types that fit. */
  types: readonly string[];
  brand?: string;
  /** Value that tells siblings apart: "128gb". */
  spec?: string;
  colour?: string;
  model?: string;
};

/** Kinds of goods that one word names. */
const KINDS: Readonly<Record<string, string>> = {
  boots: "hiking-boots winter-boots leather-boots kids-winter-boots ankle-boots",
  sneakers: "womens-sneakers mens-sneakers kids-sneakers running-shoes trail-running-shoes",
  running: "running-shoes trail-running-shoes",
  loafer: "loafers womens-loafers",
  sandals: "womens-sandals mens-sandals",
  dress: "summer-dress evening-dress knitted-dress",
  jacket:
    "womens-down-jacket mens-down-jacket womens-raincoat mens-raincoat kids-jacket mens-softshell",
  down: "womens-down-jacket mens-down-jacket",
  rain: "womens-raincoat mens-raincoat",
  coat: "womens-coat mens-coat",
  tshirt: "womens-t-shirt mens-t-shirt kids-t-shirt sports-t-shirt",
  shirt: "womens-shirt mens-shirt",
  sweater: "womens-sweater mens-sweater",
  hoodies: "hoodie kids-hoodie",
  jeans: "womens-jeans mens-jeans",
  short: "mens-shorts sports-shorts",
  hat: "beanie cap",
  bag: "handbag crossbody-bag",
  backpack: "city-backpack hiking-backpack",
  perfume: "eau-de-parfum eau-de-toilette",
  speaker: "home-speaker portable-speaker",
  sound: "headphones earbuds gaming-headset",
  camera: "mirrorless-camera compact-camera",
  jewellery: "amber-necklace necklace",
  cream: "face-cream hand-cream sunscreen",
  shoes:
    "hiking-boots winter-boots leather-boots kids-winter-boots ankle-boots womens-sneakers mens-sneakers kids-sneakers running-shoes trail-running-shoes heels loafers womens-loafers womens-sandals mens-sandals",
};

/** One case a line: `query > types or +kinds, @Brand #spec %colour ~Model`; `_` is a space in names. */
export function queryCases(table: string): QueryCase[] {
  return table
    .split("\n")
    .filter((line) => line.includes(">"))
    .map((line) => {
      const [query = "", wanted = ""] = line.split(" > ");
      return { query: query.trim(), ...wantedOf(wanted.trim().split(" ")) };
    });
}

function wantedOf(words: readonly string[]): Omit<QueryCase, "query"> {
  const marked = (mark: string) =>
    words
      .find((word) => word.startsWith(mark))
      ?.slice(1)
      .replaceAll("_", " ");
  const kinds = words.filter((word) => word.startsWith("+"));
  const types = words.filter((word) => /^[a-z]/.test(word));
  const brand = marked("@");
  const spec = marked("#");
  const colour = marked("%");
  const model = marked("~");
  return {
    types: [...types, ...kinds.flatMap((kind) => KINDS[kind.slice(1)]?.split(" ") ?? [])],
    ...(brand && { brand }),
    ...(spec && { spec }),
    ...(colour && { colour }),
    ...(model && { model }),
  };
}
