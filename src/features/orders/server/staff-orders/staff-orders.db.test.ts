import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { testDatabase } from "#database/fixtures/test-database.ts";
import { findStaffOrders } from "./staff-orders.repository.ts";

const { rolledBack } = await testDatabase();

test.each([true, false])(
  "orders that were paid in the same millisecond are on one page each (upwards: %s)",
  (isAscending) =>
    rolledBack(async (tx) => {
      const { rows } = await tx.execute<{ id: number }>(sql`
        update orders set paid_at = '2026-03-01T10:00:00.123Z'::timestamptz + id * interval '7 microseconds'
        where id in (select id from orders where paid_at is not null order by id limit 6)
        returning id::float8 as id`);
      const filter = {
        paidFrom: new Date("2026-03-01T10:00:00Z"),
        paidBefore: new Date("2026-03-01T10:00:01Z"),
      };
      const found: number[] = [];
      let after: Awaited<ReturnType<typeof findStaffOrders>>["next"] | undefined;
      do {
        const page = { sort: "paid" as const, isAscending, after: after ?? undefined, limit: 1 };
        const { orders, next } = await findStaffOrders(tx, filter, page);
        found.push(...orders.map(({ id }) => id));
        after = next;
      } while (after && found.length < 20);
      const ids = rows.map(({ id }) => id).sort((one, other) => one - other);
      expect(found).toEqual(isAscending ? ids : ids.toReversed());
    }),
);
