import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { testDatabase } from "#database/fixtures/test-database.ts";
import { selectPaidParcels } from "./forward-work.repository.ts";
import { forwardHistory, forwardRequests } from "./forwarding.tables.ts";

const { db } = await testDatabase();

test("the waiting time of a paid parcel starts at its payment", async () => {
  const [one, other] = await db.select().from(forwardRequests).limit(2);
  if (!one || !other) throw new Error("The demo has no parcels");
  const [declared, paid, later] = ["01", "07", "09"].map((day) => new Date(`2030-05-${day}`));
  const values = { status: "paid", createdAt: declared } as const;
  await db.update(forwardRequests).set(values).where(eq(forwardRequests.id, one.id));
  const step = { status: "paid", actorKind: "system" } as const;
  await db.insert(forwardHistory).values([
    { ...step, requestId: one.id, at: paid },
    { ...step, requestId: one.id, status: "on_hold", at: later },
    { ...step, requestId: other.id, at: later },
  ]);
  const [found] = await selectPaidParcels(db, { siteIds: undefined, ids: [one.id], limit: 1 });
  expect(found).toMatchObject({ id: one.id, since: paid });
});
