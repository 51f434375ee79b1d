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

/** Decodes repeatedly, because lists pass through several systems: `&amp;quot;` is a quotation mark, too. */
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

/** The first of these fields that is not empty, as text in one line; otherwise an empty text. */
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

/** Reads coordinates, which lists give as numbers or as text. Other values become NaN, so the row is reported. */
export function coordinatesOf(latitude: string, longitude: string): Coordinates | null {
  if (latitude === "" && longitude === "") return null;
  return { latitude: toNumber(latitude), longitude: toNumber(longitude) };
}

function toNumber(text: string): number {
  return /^-?\d{1,3}([.,]\d+)?$/.test(text) ? Number(text.replace(",", ".")) : Number.NaN;
}

export const countryOf = (text: string) => text.toUpperCase();

/** Writes "KILINGI-NÕMME" as on a map; leaves a city that already has lower-case letters unchanged. */
export function readableCity(city: string): string {
  if (city !== city.toUpperCase()) return city;
  return city.toLowerCase().replace(/(^|[\s\-/(])(\p{L})/gu, (start) => start.toUpperCase());
}

/** The notes by language, without the empty ones. */
export function notesOf(notes: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(notes).filter(([, note]) => note !== ""));
}

/** An id for rows with no id or only a row number: it stays the same while the place stays the same. */
export function stablePointId(country: string, ...parts: string[]): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(parts.join("\n").toLowerCase())) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  return `${country}-${hash.toString(36)}`;
}

/** The rows of a JSON list: the value itself, or the array at the end of one of these paths. */
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
