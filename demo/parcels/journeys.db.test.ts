import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { DAY_MS } from "#core/durations.ts";
import { testDatabase } from "#database/fixtures/test-database.ts";
import { isImport } from "#features/shipping/domain/import-charges.ts";
import { trackedParcels } from "#features/tracking/server/tracking.tables.ts";

const { db } = await testDatabase();
const parcels = await db.select().from(trackedParcels);

test("delivered demo parcels took as many days as their shipping method promises", () => {
  const arrived = parcels.flatMap(({ endedAt, ...parcel }) =>
    endedAt ? [{ ...parcel, endedAt }] : [],
  );
  expect(arrived.some(({ method }) => method === "sea")).toBe(true);
  for (const { number, sentAt, endedAt, daysMin, daysMax } of arrived) {
    const days = (endedAt.getTime() - sentAt.getTime()) / DAY_MS;
    expect(days, number).toBeGreaterThanOrEqual(daysMin);
    expect(days, number).toBeLessThanOrEqual(daysMax);
  }
});

test("demo parcels within one customs area have no customs step", async () => {
  const { rows } = await db.execute<{ kind: string; id: number }>(sql`
    select 'order' as kind, order_id::int as id from order_history where status = 'in_customs'
    union select 'forward_request', request_id::int from forward_history where status = 'in_customs'`);
  const inside = parcels.filter(
    ({ origin, destination }) => !isImport(origin.country, destination.country),
  );
  expect(inside.length).toBeGreaterThan(0);
  const looked = inside.filter(({ subjectKind, subjectId }) =>
    rows.some(({ kind, id }) => kind === subjectKind && id === subjectId),
  );
  expect(looked.map(({ number }) => number)).toEqual([]);
});
