import { url as urlRule } from "#core/validation.ts";
import { BLANK_LINE, type LineCurrency, MAX_LINES, type OrderLine } from "./order-line.ts";

const isWebLink = urlRule("");
const LONGEST_NAME = 80;

export type PastedLinks = {
  lines: OrderLine[];
  /** What is no link, as it was pasted. */
  refused: string[];
  /** How many links did not fit. */
  left: number;
};

/** Many links at once, however they are parted: each becomes a line with what the link itself says. */
export function readLinks(pasted: string, room = MAX_LINES): PastedLinks {
  const words = [...new Set(pasted.split(/[\s,;<>"]+/).filter((word) => word !== ""))];
  const links = words.flatMap((word) => asLink(word) ?? []);
  return {
    lines: links.slice(0, room).map(lineFromLink),
    refused: words.filter((word) => asLink(word) === undefined),
    left: Math.max(0, links.length - room),
  };
}

/** People leave out the beginning: shop.example/shoes is a link, too; javascript:… never is. */
export function asLink(word: string): string | undefined {
  const isBare = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[/?#:]|$)/u.test(word);
  const link = isBare ? `https://${word}` : word;
  return link !== "" && isWebLink(link) === undefined ? link : undefined;
}

export function lineFromLink(link: string): OrderLine {
  return { ...BLANK_LINE, url: link, name: nameFromLink(link), currency: currencyOf(link) };
}

/** "https://www.shop.example/p/trail-shoes-12345.html" says "Trail shoes". */
export function nameFromLink(link: string): string {
  const segments = pathOf(link)
    .split("/")
    .map((segment) => wordsOf(segment))
    .filter((words) => words.length > 0);
  const best = segments.toReversed().find((words) => words.length > 1) ?? segments.at(-1) ?? [];
  const name = best.join(" ").slice(0, LONGEST_NAME).trim();
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The shop, as people call it. */
export function shopOf(link: string): string {
  return URL.canParse(link) ? new URL(link).hostname.replace(/^www\./, "") : "";
}

function pathOf(link: string): string {
  if (!URL.canParse(link)) return "";
  const path = new URL(link).pathname;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Words of a segment; numbers of goods, codes and endings of files say nothing. */
function wordsOf(segment: string): string[] {
  return segment
    .replace(/\.\w{2,5}$/, "")
    .split(/[-_+.\s]+/)
    .filter((word) => /\p{L}{2,}/u.test(word) && !/\d{3,}/.test(word));
}

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
