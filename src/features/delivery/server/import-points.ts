import type { Queryable } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import type { CourierCode } from "../domain/courier.ts";
import type { BadRow, PointList } from "../domain/point-lists/point-list.ts";
import { readPointList } from "../domain/point-lists/read-point-list.ts";
import { countByCountry, suddenDrop } from "../domain/sudden-drop.ts";
import { countPoints, lockCourier, recordPointList, replacePoints } from "./delivery.repository.ts";

type PointImport = {
  courier: CourierCode;
  /** The list in the courier's own format. */
  text: string;
  /** The file or URL that the list came from. */
  source: string;
  /** Accepts a list that is suddenly much shorter, because somebody has checked it. */
  force?: boolean;
};
export type ImportResult = {
  points: number;
  badRows: BadRow[];
  leftOut: number;
  /** Why the last good list was kept. */
  refusal: string | undefined;
};

/** Enough rows to see what is wrong with a list. */
const NOTED_BAD_ROWS = 50;

/** Replaces the courier's last good list, completely or not at all. */
export async function importPoints(
  deps: { db: Queryable; now: () => Date },
  input: PointImport,
): Promise<ImportResult> {
  const list = readPointList(input.courier, input.text);
  const { badRows, leftOut } = list;
  return inTransaction(deps.db, async (tx) => {
    const courier = await lockCourier(tx, input.courier);
    if (!courier) return { points: 0, badRows, leftOut, refusal: "there is no such courier" };
    const after = countByCountry(list.points);
    const before = await countPoints(tx, input.courier);
    const covered = courier.listByCountry
      ? Object.keys(after)
      : Object.keys({ ...before, ...after });
    const known = Object.fromEntries(covered.map((country) => [country, before[country] ?? 0]));
    const refusal = refusalOf(list, known, after, input.force === true);
    if (!refusal) await replacePoints(tx, input.courier, covered, list.points);
    await recordPointList(tx, {
      courierCode: input.courier,
      source: input.source,
      readAt: deps.now(),
      points: list.points.length,
      badRows: badRows.slice(0, NOTED_BAD_ROWS),
      refusal: refusal ?? null,
    });
    return { points: list.points.length, badRows, leftOut, refusal };
  });
}

function refusalOf(
  list: PointList,
  known: Record<string, number>,
  after: Record<string, number>,
  force: boolean,
): string | undefined {
  const unreadable = list.badRows.find(({ index }) => index === -1);
  if (unreadable) return unreadable.reason;
  const lived = Object.entries(known).filter(([, points]) => points > 0);
  return force ? undefined : suddenDrop(Object.fromEntries(lived), after);
}
