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
  /** Links that already have a line. */
  again: string[];
  /** Pasted words that are not links. */
  refused: string[];
  /** How many links did not fit into the form. */
  left: number;
};

/** Reads many links, whatever separates them. Each becomes a line, filled in from the link itself. */
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

/** A link pasted again adds one piece to its line, unless the line has options: they may want another size. */
const isSameGoods = ({ options }: CountedLine): boolean => options.trim() === "";

/** Links that must not get a second line. */
export const listedLinks = (lines: readonly CountedLine[]): string[] =>
  lines.filter(isSameGoods).map(({ url }) => url);

/** Adds one piece of each link to the first line that has it. */
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

/** People often leave out "https://", so shop.example/shoes is a link, too; javascript:… never is. */
export function asLink(word: string): string | undefined {
  const isBare = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[/?#:]|$)/u.test(word);
  const link = isBare ? `https://${word}` : word;
  return link !== "" && isWebLink(link) === undefined ? link : undefined;
}

export const lineFromLink = (link: string): OrderLine =>
  fillIn({ ...BLANK_LINE, url: link, currency: currencyOf(link) });

/**
 * Fills in the name and the kind from the link or the name if they are missing, and keeps what the
 * customer entered.
 */
export function fillIn<Line extends Pick<OrderLine, "url" | "name" | "kind">>(line: Line): Line {
  const name = line.name.trim() === "" ? nameFromLink(line.url) : line.name;
  const guessed = guessKind(name) ?? guessKind(pathOf(line.url));
  return { ...line, name, kind: line.kind === "other" ? (guessed ?? "other") : line.kind };
}

/** Words of a shop's URL structure, which do not describe the goods. */
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

/** The shop's host without "www.". */
export function shopOf(link: string): string {
  return URL.canParse(link) ? new URL(link).hostname.replace(/^www\./, "") : "";
}

/** A word is a run of letters with a vowel, and at most two digits around it: "B0xYz" and "xkcd" are codes. */
const isWord = (word: string): boolean =>
  /^\d{0,2}\p{L}{2,}\d{0,2}$/u.test(word) && /[aeiouyąčęėįųūāēīōäöõüаеёиоуыэюя]/iu.test(word);

/** "Ridge 28", "S24": a short number is part of the name; a long one is the shop's article number. */
const isModel = (word: string): boolean => /^(?:\d{1,3}|\p{L}\d{1,2})$/u.test(word);

/** The words of a path segment and the models after them; drops article numbers, codes and file extensions. */
const wordsIn = (segment: string): string[] => {
  const words = segment
    .replace(/\.\w{2,5}$/, "")
    .split(/[-_+.,\s]+/)
    .filter((word) => isWord(word) || isModel(word));
  const first = words.findIndex(isWord);
  return first < 0 ? [] : words.slice(first);
};

const DOLLARS = /\.(?:com|us|net|org)$/;

/** The currency that shops with this kind of domain usually charge. */
function currencyOf(link: string): LineCurrency {
  return DOLLARS.test(shopOf(link)) ? "USD" : "EUR";
}

const UNITED_KINGDOM = /\.uk$/;
const EUROPE = /\.(?:de|at|fr|it|es|nl|be|pl|cz|se|dk|fi|lt|lv|ee|eu|ie|pt)$/;

/** The warehouse nearest to a shop: GB, DE or, where the domain tells no country, US. */
export function originOf(link: string): "US" | "GB" | "DE" {
  const shop = shopOf(link);
  if (UNITED_KINGDOM.test(shop)) return "GB";
  return EUROPE.test(shop) ? "DE" : "US";
}

/**
 * Reads the link from /create-order/{link}, encoded or not. Two slashes of it may have become one on the
 * way, and its query string arrives as the query string of our own URL.
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
