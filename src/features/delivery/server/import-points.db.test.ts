import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Queryable } from "#database/connect.ts";
import { testDatabase } from "#database/fixtures/test-database.ts";
import type { CourierCode } from "../domain/courier.ts";
import { pickupPoints, pointLists } from "./delivery.tables.ts";
import { importPoints } from "./import-points.ts";

const { db, rolledBack } = await testDatabase();
const NOW = new Date("2026-11-02T03:00:00Z");

const lockers = (country: string, from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => ({
    ZIP: `${country}${from + at}`,
    NAME: `Locker ${from + at}`,
    TYPE: "0",
    A0_NAME: country,
    A2_NAME: "Town",
    A5_NAME: "Street",
    X_COORDINATE: "25.1",
    Y_COORDINATE: "54.1",
  }));
const printed = (country: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({
    country,
    city: "Town",
    address: `Street ${at}`,
    pickup_point: "Venipak locker, Corner",
    postal_code: "10000",
  }));

const bring = (
  tx: Queryable,
  rows: unknown,
  options: { courier?: CourierCode; force?: boolean } = {},
) =>
  importPoints(
    { db: tx, now: () => NOW },
    { courier: "omniva", source: "list.json", text: JSON.stringify(rows), ...options },
  );
const countOf = (tx: Queryable, courier: CourierCode = "omniva") =>
  tx.$count(pickupPoints, eq(pickupPoints.courierCode, courier));
const noteOf = async (tx: Queryable) =>
  (await tx.select().from(pointLists).where(eq(pointLists.source, "list.json")))[0];

test("a new list of points replaces the last one", () =>
  rolledBack(async (tx) => {
    await bring(tx, [...lockers("LT", 0, 10), ...lockers("LV", 0, 5), ...lockers("EE", 0, 5)]);
    const list = [...lockers("LT", 1, 11), ...lockers("LV", 0, 4), ...lockers("EE", 0, 4)];
    const result = await bring(tx, [...list, { ZIP: "?" }]);
    expect(result).toEqual({
      points: 18,
      badRows: [{ index: 18, reason: "no name" }],
      leftOut: 0,
      refusal: undefined,
    });
    const points = await tx
      .select()
      .from(pickupPoints)
      .where(eq(pickupPoints.courierCode, "omniva"));
    expect(points.map(({ id }) => id).sort()).toEqual(list.map(({ ZIP }) => ZIP).sort());
    expect(points[0]).toMatchObject({ latitude: 54.1, longitude: 25.1, city: "Town" });
    expect(await noteOf(tx)).toMatchObject({ points: 18, badRows: [{ index: 18 }], refusal: null });
  }));

test.each([
  ["a sudden drop", lockers("LT", 0, 15)],
  ["a lost country", [...lockers("LT", 0, 16), ...lockers("EE", 0, 5)]],
  ["no points", []],
  ["no list", { error: "busy" }],
])("a list with %s is refused, and the last good list stays", (_what, rows) =>
  rolledBack(async (tx) => {
    await bring(tx, [...lockers("LT", 0, 16), ...lockers("LV", 0, 1), ...lockers("EE", 0, 3)]);
    const { refusal } = await bring(tx, rows);
    expect(refusal).toBeTruthy();
    expect(await countOf(tx)).toBe(20);
    expect(await noteOf(tx)).toMatchObject({ refusal });
  }),
);

test("a shorter list can be forced, but not an unreadable one", () =>
  rolledBack(async (tx) => {
    await bring(tx, [...lockers("LT", 0, 18), ...lockers("LV", 0, 1), ...lockers("EE", 0, 1)], {
      force: true,
    });
    expect((await bring(tx, lockers("LT", 0, 3), { force: true })).refusal).toBeUndefined();
    expect(await countOf(tx)).toBe(3);
    expect((await bring(tx, "text", { force: true })).refusal).toBeTruthy();
    expect(await countOf(tx)).toBe(3);
  }));

test("a list of one country does not change the points of others", () =>
  rolledBack(async (tx) => {
    const courier = "venipak";
    await bring(tx, printed("LT", 10), { courier, force: true });
    await bring(tx, printed("LV", 5), { courier, force: true });
    await bring(tx, printed("EE", 7), { courier, force: true });
    expect(await countOf(tx, courier)).toBe(22);
    expect((await bring(tx, printed("LV", 4), { courier })).refusal).toBeUndefined();
    expect(await countOf(tx, courier)).toBe(21);
    expect((await bring(tx, printed("LV", 3), { courier })).refusal).toContain("4");
    expect(await countOf(tx, courier)).toBe(21);
  }));

test("a list of several thousand points is imported", () =>
  rolledBack(async (tx) => {
    const rows = [...lockers("LT", 0, 4001), ...lockers("LV", 0, 9), ...lockers("EE", 0, 9)];
    expect((await bring(tx, rows)).refusal).toBeUndefined();
    expect(await countOf(tx)).toBe(4019);
  }));

test("two concurrent imports leave one complete list", async () => {
  const lists = [lockers("LT", 0, 30), lockers("LT", 100, 130)];
  await Promise.all(lists.map((rows) => bring(db, rows, { force: true })));
  const ids = (await db.select().from(pickupPoints).where(eq(pickupPoints.courierCode, "omniva")))
    .map(({ id }) => id)
    .sort();
  expect(lists.map((rows) => rows.map(({ ZIP }) => ZIP).sort())).toContainEqual(ids);
});
