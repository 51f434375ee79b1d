import type { SortType } from "#ports/sort-type.ts";
import { isSortType } from "../sort-type.ts";
import { euroRange, type ListingRange, type ShownCurrency } from "./price-range.ts";

/** What a visitor requested of a listing; all of it is in the URL's query. */
export type ListingAddress = {
  /** `q`: trimmed, at most 200 characters; empty shows everything. */
  text: string;
  /** `exact`: searches the text as typed, without correcting its spelling. */
  isExact: boolean;
  /** `p`: from 1; the page shows this page and all pages before it. */
  page: number;
  /** `s`; null means the listing's own default. */
  sort: SortType | null;
  /** `f.{key}`, repeatable; values are sorted, without duplicates. */
  terms: Readonly<Record<string, readonly string[]>>;
  /** `fr.{key}=min:max`; prices in euro cents, discounts in whole percents off. */
  ranges: Readonly<Partial<Record<RangeName, ListingRange>>>;
};

export type RangeName = "current_price" | "discount_percentage";

/**
 * Higher than anyone chooses by hand; everything above the limits is ignored. Each chip links to the whole address
 * without itself, so all chips together count: `values` is the limit for all keys, `length` for the written query.
 */
const LIMITS = { text: 200, keys: 20, values: 60, value: 100, length: 2000 };
/** More pages than search engines count; a page after the last one shows the last one. */
export const MAX_PAGE = 40_000;
const KEY = /^[a-z][a-z0-9_]{0,49}$/;

export const EMPTY_ADDRESS: ListingAddress = {
  text: "",
  isExact: false,
  page: 1,
  sort: null,
  terms: {},
  ranges: {},
};

/**
 * Never fails: what cannot be understood is ignored. Addresses that we write have prices in euros; a form without
 * JavaScript sends prices as typed, and `shown` is the currency in which they may have been typed.
 */
export function readListingAddress(query: URLSearchParams, shown?: ShownCurrency): ListingAddress {
  const text = readText(query.get("q"));
  return {
    text,
    isExact: text !== "" && query.get("exact") === "1",
    page: readPage(query.get("p")),
    sort: readSort(query.get("s")),
    terms: readTerms(query, LIMITS.length - writtenLength("q", text)),
    ranges: readRanges(query, shown),
  };
}

function readText(value: string | null): string {
  const words = (value ?? "").replace(/\s+/g, " ").trim();
  // Cuts whole characters: half of an emoji is not valid text.
  return [...words].slice(0, LIMITS.text).join("").trim();
}

function readPage(value: string | null): number {
  // Stryker disable next-line StringLiteral: what has no digits is page one
  const page = /^\d+$/.test(value ?? "") ? Number(value) : 1;
  return Math.min(Math.max(1, page), MAX_PAGE);
}

function readSort(value: string | null): SortType | null {
  // Stryker disable next-line StringLiteral: what is no digit is no sort
  const number = /^\d$/.test(value ?? "") ? Number(value) : null;
  return isSortType(number) ? number : null;
}

function readTerms(query: URLSearchParams, length: number): ListingAddress["terms"] {
  const found = new Map<string, Set<string>>();
  let room = { values: LIMITS.values, length };
  for (const [name, value] of query) {
    const key = termsKey(name);
    if (key === null || value === "" || value.length > LIMITS.value) continue;
    const values = found.get(key);
    if (values?.has(value) || (!values && found.size >= LIMITS.keys)) continue;
    room = { values: room.values - 1, length: room.length - writtenLength(`f.${key}`, value) };
    if (room.values < 0 || room.length < 0) break;
    found.set(key, (values ?? new Set()).add(value));
  }
  const keys = [...found.keys()].sort();
  // Stryker disable next-line ArrayDeclaration: every key was found; this is for the types
  return Object.fromEntries(keys.map((key) => [key, [...(found.get(key) ?? [])].sort()]));
}

/** The length includes the `&` between parameters. */
const writtenLength = (name: string, value: string) =>
  value === "" ? 0 : new URLSearchParams([[name, value]]).toString().length + 1;

/** SPEC §2 has its own parameter name for listings of one manufacturer. */
function termsKey(name: string): string | null {
  if (name === "manufacturer") return name;
  // Stryker disable next-line StringLiteral: no filter has either name
  const key = name.startsWith("f.") ? name.slice(2) : "";
  return KEY.test(key) ? key : null;
}

/** The currency of the form's prices, so that a shared URL means the same to every visitor. */
export const CURRENCY_FIELD = "fr.current_price.currency";

const RANGE_NAMES: readonly RangeName[] = ["current_price", "discount_percentage"];
const LARGEST: Record<RangeName, number> = { current_price: 10 ** 11, discount_percentage: 100 };

function readRanges(query: URLSearchParams, shown?: ShownCurrency): ListingAddress["ranges"] {
  const ranges: Partial<Record<RangeName, ListingRange>> = {};
  for (const name of RANGE_NAMES) {
    const range = readRange(name, query, shown);
    if (range) ranges[name] = range;
  }
  return ranges;
}

/** A form without JavaScript sends two separate fields, `fr.{key}.min` and `fr.{key}.max`. */
function readRange(
  name: RangeName,
  query: URLSearchParams,
  shown?: ShownCurrency,
): ListingRange | null {
  const whole = query.get(`fr.${name}`);
  const ends = whole?.split(":") ?? [
    // Stryker disable next-line StringLiteral: what is no number is no end
    query.get(`fr.${name}.min`) ?? "",
    // Stryker disable next-line StringLiteral: what is no number is no end
    query.get(`fr.${name}.max`) ?? "",
  ];
  if (ends.length !== 2) return null;
  const range = orderedRange(readEnd(name, ends[0]), readEnd(name, ends[1]));
  const isTyped = whole === null && shown?.isoCode === query.get(CURRENCY_FIELD);
  return range && isTyped && name === "current_price" ? euroRange(range, shown.convert) : range;
}

function readEnd(name: RangeName, text = ""): number | undefined {
  const written = text.trim().replace(",", ".");
  if (!/^\d{1,9}(\.\d{1,9})?$/.test(written)) return undefined;
  const value = name === "current_price" ? Number(written) * 100 : Number(written);
  return Math.min(Math.round(value), LARGEST[name]);
}

/** A range with its ends swapped is corrected. */
export function orderedRange(min?: number, max?: number): ListingRange | null {
  if (min === undefined && max === undefined) return null;
  if (min !== undefined && max !== undefined) {
    return { min: Math.min(min, max), max: Math.max(min, max) };
  }
  return min === undefined ? { max } : { min };
}

/** The canonical query for an address, without "?"; empty if nothing was requested. */
export function writeListingAddress(address: ListingAddress): string {
  const query = new URLSearchParams();
  if (address.text) query.set("q", address.text);
  if (address.text && address.isExact) query.set("exact", "1");
  for (const key of Object.keys(address.terms).sort()) {
    // Stryker disable next-line ArrayDeclaration: every key is one of the terms; this is for the types
    for (const value of [...(address.terms[key] ?? [])].sort()) {
      query.append(`f.${key}`, value);
    }
  }
  for (const name of RANGE_NAMES) {
    const range = address.ranges[name];
    if (range) query.set(`fr.${name}`, `${writeEnd(name, range.min)}:${writeEnd(name, range.max)}`);
  }
  if (address.sort !== null) query.set("s", String(address.sort));
  if (address.page > 1) query.set("p", String(address.page));
  // A colon needs no escape in a query, and the unescaped URL is easier to read.
  return query.toString().replaceAll("%3A", ":");
}

function writeEnd(name: RangeName, value: number | undefined): string {
  if (value === undefined) return "";
  return String(name === "current_price" ? value / 100 : value);
}
