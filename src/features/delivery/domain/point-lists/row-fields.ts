import type { Coordinates } from "../pickup-point.ts";
import { isRow, type Row } from "./point-list.ts";

const NAMED: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  ndash: "–",
  mdash: "—",
};
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi;

/** `&amp;quot;` is a quotation mark too: lists go through more than one system on their way. */
export function decodeEntities(text: string): string {
  let decoded = text;
  for (let round = 0; round < 3 && decoded.includes("&"); round++) {
    decoded = decoded.replace(ENTITY, (whole, decimal, hex, name) =>
      name ? (NAMED[name.toLowerCase()] ?? whole) : characterOf(decimal, hex),
    );
  }
  return decoded;
}

function characterOf(decimal: string | undefined, hex: string | undefined): string {
  const code = decimal ? Number(decimal) : Number.parseInt(hex ?? "0", 16);
  return code >= 32 && code <= 0x10ffff ? String.fromCodePoint(code) : " ";
}

/** A field as text in one line, whatever the list made of it; nothing is an empty text. */
export function textOf(row: Row, ...names: string[]): string {
  for (const name of names) {
    const value = row[name];
    const text = typeof value === "number" ? String(value) : value;
    if (typeof text === "string" && text.trim() !== "") return text.replace(/\s+/g, " ").trim();
  }
  return "";
}

export function partOf(row: Row, name: string): Row {
  const part = row[name];
  return isRow(part) ? part : {};
}

/** Lists give coordinates as numbers or as texts. What is neither is a place on no map: NaN. */
export function coordinatesOf(latitude: string, longitude: string): Coordinates | null {
  if (latitude === "" && longitude === "") return null;
  return { latitude: toNumber(latitude), longitude: toNumber(longitude) };
}

function toNumber(text: string): number {
  return /^-?\d{1,3}([.,]\d+)?$/.test(text) ? Number(text.replace(",", ".")) : Number.NaN;
}

export const countryOf = (text: string) => text.toUpperCase();

/** "KILINGI-NÕMME" as it is written on a map; a city that has small letters is left as it is. */
export function readableCity(city: string): string {
  if (city !== city.toUpperCase()) return city;
  return city.toLowerCase().replace(/(^|[\s\-/(])(\p{L})/gu, (start) => start.toUpperCase());
}

/** Notes by language, those that say something. */
export function notesOf(notes: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(notes).filter(([, note]) => note !== ""));
}

/** An id for a row that has none, or only its number: the same for as long as the place is the same. */
export function stablePointId(country: string, ...parts: string[]): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(parts.join("\n").toLowerCase())) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  return `${country}-${hash.toString(36)}`;
}

/** The rows of a JSON list: the answer itself, or what lies at the end of one of these ways. */
export function jsonRows(text: string, ...ways: string[][]): unknown[] | undefined {
  const answer = parseJson(text);
  for (const way of [[], ...ways]) {
    const found = way.reduce<unknown>((at, name) => (isRow(at) ? at[name] : undefined), answer);
    if (Array.isArray(found)) return found;
  }
  return undefined;
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    return undefined;
  }
}
