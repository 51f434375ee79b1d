import { entriesOf } from "#core/record.ts";
import type { CourierCode } from "../courier.ts";
import type { Coordinates, PickupPoint } from "../pickup-point.ts";

/** The result of reading a courier's list. Rows that cannot be used are reported, and the others are kept. */
export type PointList = {
  points: PickupPoint[];
  badRows: BadRow[];
  /** The number of valid rows that are not for customers, such as closed lockers. */
  leftOut: number;
};
/** `index` counts rows from 0; -1 means the whole list. */
export type BadRow = { index: number; reason: string };

export type Row = Readonly<Record<string, unknown>>;
/** Reads a row of one courier's list; returns undefined if customers may not choose the point. */
type ReadRow = (row: Row) => Omit<PickupPoint, "courier"> | undefined;

const LONGEST = { id: 64, name: 200, address: 200, city: 100, postCode: 20, hours: 300 } as const;

export function collectPoints(
  courier: CourierCode,
  rows: readonly unknown[] | undefined,
  readRow: ReadRow,
): PointList {
  if (!rows) return unreadable("not a list in a form that this courier has");
  const list: PointList = { points: [], badRows: [], leftOut: 0 };
  const ids = new Set<string>();
  for (const [index, row] of rows.entries()) {
    const point = isRow(row) ? readRow(row) : null;
    if (point === undefined) {
      list.leftOut++;
      continue;
    }
    const reason = point === null ? "not an object" : faultOf(point, ids);
    if (reason || !point) {
      list.badRows.push({ index, reason: reason ?? "" });
      continue;
    }
    ids.add(point.id);
    list.points.push({ courier, ...point, name: withOwnQuotes(point) });
  }
  return list;
}

/** Replaces straight quotes in a name with the quotation marks of its country. */
const withOwnQuotes = ({ name, country }: Pick<PickupPoint, "name" | "country">): string => {
  const [open, close] = QUOTES[country] ?? ["“", "”"];
  return name.replace(/"([^"]+)"/g, `${open}$1${close}`);
};

const QUOTES: Readonly<Record<string, readonly [string, string]>> = {
  LT: ["„", "“"],
  LV: ["„", "”"],
  EE: ["„", "“"],
};

export const unreadable = (reason: string): PointList => ({
  points: [],
  badRows: [{ index: -1, reason }],
  leftOut: 0,
});

export function isRow(value: unknown): value is Row {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function faultOf(point: Omit<PickupPoint, "courier">, known: ReadonlySet<string>) {
  if (point.id === "") return "no id";
  if (known.has(point.id)) return `the id ${point.id.slice(0, LONGEST.id)} is there twice`;
  if (point.name === "") return "no name";
  if (point.address === "" && point.city === "") return "no address";
  if (!/^[A-Z]{2}$/.test(point.country)) return "no country";
  for (const [field, most] of entriesOf(LONGEST)) {
    if (point[field].length > most) return `${field} is too long`;
  }
  return point.coordinates && !isOnEarth(point.coordinates)
    ? "its coordinates are nowhere"
    : undefined;
}

/** Lists write 0° 0° (in the Gulf of Guinea) for unknown coordinates. */
function isOnEarth({ latitude, longitude }: Coordinates): boolean {
  const isZero = latitude === 0 && longitude === 0;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && !isZero;
}
