import type { CourierCode } from "./courier.ts";
import {
  type Coordinates,
  distanceMetres,
  type PickupPoint,
  type PointKind,
} from "./pickup-point.ts";

/** The words in lower case without diacritics, so that "Šiaulių g." matches "siauliu g". */
function searchWords(text: string): string[] {
  const folded = text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("ø", "o");
  return folded.match(/[\p{L}\p{N}]+/gu) ?? [];
}

const CASE_ENDING = /(?:iaus|ius|iai|iu|io|ies|is|ys|aus|us|as|os|es|ai|o|a|e|u|i)$/;
const SHORTEST_STEM = 4;

/**
 * Returns a folded word without its case ending. Couriers name Lithuanian lockers in the genitive
 * ("Vilniaus IKI", "Kauno m."), but people type Vilnius and Kaunas.
 */
function wordStem(word: string): string {
  const stem = word.replace(CASE_ENDING, "");
  return stem.length >= SHORTEST_STEM ? stem : word;
}

export type PointQuery = {
  couriers?: readonly CourierCode[] | undefined;
  kinds?: readonly PointKind[] | undefined;
  /** A point matches if each word is in its name, address, city or postcode. */
  text?: string | undefined;
  /** Sorts the nearest points first; without it, points in towns with the most points first. */
  near?: Coordinates | undefined;
  limit: number;
};
export type FoundPoint = PickupPoint & { distance?: number };

/** A point with its search words, so that they are computed only once. */
export type IndexedPoint = { point: PickupPoint; words: string[]; stems: Set<string> };

export function indexPoints(points: readonly PickupPoint[]): IndexedPoint[] {
  const perTown = new Map<string, number>();
  for (const { city } of points) perTown.set(city, (perTown.get(city) ?? 0) + 1);
  return points
    .toSorted(
      (a, b) =>
        (perTown.get(b.city) ?? 0) - (perTown.get(a.city) ?? 0) ||
        compareTexts(a.city, b.city) ||
        compareTexts(a.name, b.name) ||
        compareTexts(a.courier + a.id, b.courier + b.id),
    )
    .map((point) => {
      const { name, address, city, postCode } = point;
      const words = [...new Set(searchWords(`${name} ${address} ${city} ${postCode}`))];
      return { point, words, stems: new Set(words.map(wordStem)) };
    });
}

export function findPoints(
  points: readonly IndexedPoint[],
  { couriers, kinds, text = "", near, limit }: PointQuery,
): { points: FoundPoint[]; total: number } {
  const asked = [...new Set(searchWords(text))].map((word) => ({ word, stem: wordStem(word) }));
  const matches = points.filter(
    (indexed) =>
      (!couriers || couriers.includes(indexed.point.courier)) &&
      (!kinds || kinds.includes(indexed.point.kind)) &&
      asked.every((one) => hasWord(indexed, one)),
  );
  const found = near ? byDistance(matches, near) : matches.map(({ point }) => ({ point }));
  return { points: found.slice(0, limit).map(toFound), total: found.length };
}

function hasWord({ words, stems }: IndexedPoint, { word, stem }: { word: string; stem: string }) {
  return stems.has(stem) || words.some((one) => one.startsWith(word));
}

type Measured = { point: PickupPoint; distance?: number };

/** Nearest first; points without coordinates last. */
function byDistance(points: readonly IndexedPoint[], near: Coordinates): Measured[] {
  const far = ({ distance = Number.MAX_SAFE_INTEGER }: Measured) => distance;
  return points
    .map(({ point }) =>
      point.coordinates ? { point, distance: distanceMetres(near, point.coordinates) } : { point },
    )
    .sort((a, b) => far(a) - far(b));
}

const toFound = ({ point, distance }: Measured): FoundPoint =>
  distance === undefined ? point : { ...point, distance };

/** Compares code units: it gives the same order on every machine, and is a hundred times faster than by locale. */
const compareTexts = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
