import { url as urlRule } from "#core/validation.ts";
import { pathOf } from "#features/shipping/domain/goods/goods-words.ts";
import { guessKind } from "#features/shipping/domain/goods/guess-kind.ts";
import {
  BLANK_LINE,
  type LineCurrency,
  MAX_LINES,
  MAX_QUANTITY,
  type OrderLine,
} from "./order-line.ts";

const isWebLink = urlRule("");
const LONGEST_NAME = 80;

export type PastedLinks = {
  lines: OrderLine[];
  /** Links that have a line already. */
  again: string[];
  /** What is no link, as it was pasted. */
  refused: string[];
  /** How many links did not fit. */
  left: number;
};

/** Many links at once, however they are parted: each becomes a line with what the link itself says. */
export function readLinks(
  pasted: string,
  room = MAX_LINES,
  listed: readonly string[] = [],
): PastedLinks {
  const words = [...new Set(pasted.split(/[\s,;<>"]+/).filter((word) => word !== ""))];
  const known = new Set(listed);
  const found = [...new Set(words.flatMap((word) => asLink(word) ?? []))];
  const links = found.filter((link) => !known.has(link));
  return {
    again: found.filter((link) => known.has(link)),
    lines: links.slice(0, room).map(lineFromLink),
    refused: words.filter((word) => asLink(word) === undefined),
    left: Math.max(0, links.length - room),
  };
}

type CountedLine = Pick<OrderLine, "url" | "options" | "quantity">;

/** What was pasted again is one piece more of this line. With options it is not: they may want another size. */
const isSameGoods = ({ options }: CountedLine): boolean => options.trim() === "";

/** Links that are not to become a second line. */
export const listedLinks = (lines: readonly CountedLine[]): string[] =>
  lines.filter(isSameGoods).map(({ url }) => url);

/** One piece more of each of these links, in its first line. */
export function addPieces<Line extends CountedLine>(
  lines: readonly Line[],
  links: readonly string[],
): Line[] {
  const left = new Set(links);
  return lines.map((line) =>
    isSameGoods(line) && left.delete(line.url)
      ? { ...line, quantity: Math.min(MAX_QUANTITY, line.quantity + 1) }
      : line,
  );
}

/** People leave out the beginning: shop.example/shoes is a link, too; javascript:… never is. */
export function asLink(word: string): string | undefined {
  const isBare = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[/?#:]|$)/u.test(word);
  const link = isBare ? `https://${word}` : word;
  return link !== "" && isWebLink(link) === undefined ? link : undefined;
}

export const lineFromLink = (link: string): OrderLine =>
  fillIn({ ...BLANK_LINE, url: link, currency: currencyOf(link) });

/** What nobody has said yet and the link or the name says; what was said stays. */
export function fillIn<Line extends Pick<OrderLine, "url" | "name" | "kind">>(line: Line): Line {
  const name = line.name.trim() === "" ? nameFromLink(line.url) : line.name;
  const guessed = guessKind(name) ?? guessKind(pathOf(line.url));
  return { ...line, name, kind: line.kind === "other" ? (guessed ?? "other") : line.kind };
}

/** How shops lay out their addresses, not what they sell. */
const ROUTE_WORDS = new Set(
  `itm item items product products produkt produkte produit prod pd gp dp sku art article articles artikel
  shop shops store stores buy sale sales detail details view listing listings offer offers goods goto ref
  catalog catalogue category categories collection collections index html php aspx page pages
  www amp en us uk gb de fr it es pl lt lv et ee ru men women kids mens womens new all auction auctions lot
  preke prekes prekė prekės toode prece tovar goods_id search share link`.split(/\s+/),
);

const isRouteWord = (word: string): boolean => ROUTE_WORDS.has(word.toLowerCase());

/** "https://www.shop.example/p/trail-shoes-12345.html" says "Trail shoes"; "/itm/12345" says nothing. */
export function nameFromLink(link: string): string {
  const segments = pathOf(link)
    .split("/")
    .filter((segment) => !segment.includes("="))
    .map((segment) => wordsIn(segment))
    .filter((words) => words.some((word) => isWord(word) && !isRouteWord(word)));
  const best = segments.toReversed().find((words) => words.length > 1) ?? segments.at(-1) ?? [];
  const name = best.join(" ").slice(0, LONGEST_NAME).trim();
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The shop, as people call it. */
export function shopOf(link: string): string {
  return URL.canParse(link) ? new URL(link).hostname.replace(/^www\./, "") : "";
}

/** A word has a vowel, and letters that begin together: "B0xYz" and "xkcd" are codes. */
const isWord = (word: string): boolean =>
  /^\d{0,2}\p{L}{2,}\d{0,2}$/u.test(word) && /[aeiouyąčęėįųūāēīōäöõüаеёиоуыэюя]/iu.test(word);

/** "Ridge 28", "S24": a short number belongs to the name; a long one is that of the goods in the shop. */
const isModel = (word: string): boolean => /^(?:\d{1,3}|\p{L}\d{1,2})$/u.test(word);

/** Words of a segment and the models after them; numbers of goods, codes and endings of files say nothing. */
const wordsIn = (segment: string): string[] => {
  const words = segment
    .replace(/\.\w{2,5}$/, "")
    .split(/[-_+.,\s]+/)
    .filter((word) => isWord(word) || isModel(word));
  const first = words.findIndex(isWord);
  return first < 0 ? [] : words.slice(first);
};

const DOLLARS = /\.(?:com|us|net|org)$/;

/** What shops of that place usually ask for. */
function currencyOf(link: string): LineCurrency {
  return DOLLARS.test(shopOf(link)) ? "USD" : "EUR";
}

const UNITED_KINGDOM = /\.uk$/;
const EUROPE = /\.(?:de|at|fr|it|es|nl|be|pl|cz|se|dk|fi|lt|lv|ee|eu|ie|pt)$/;

/** Which warehouse is nearest to a shop: US, GB or DE; what nobody can tell is American. */
export function originOf(link: string): "US" | "GB" | "DE" {
  const shop = shopOf(link);
  if (UNITED_KINGDOM.test(shop)) return "GB";
  return EUROPE.test(shop) ? "DE" : "US";
}

/**
 * The link of /create-order/{link}. It may be written whole or encoded; on the way two slashes may have
 * become one, and what stood after a question mark stands in our own query.
 */
export function linkInPath(rest: string, search = ""): string | undefined {
  const whole = decoded(rest).replace(/^(https?):\/+/i, "$1://");
  return asLink(whole.includes("?") ? whole : whole + search);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
