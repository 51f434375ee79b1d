import { randomInt } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { DAY_MS } from "#core/durations.ts";
import { testDatabase } from "#database/fixtures/test-database.ts";
import { orders as orderRows } from "#features/orders/server/orders.tables.ts";
import { postNumber } from "#features/shipping/domain/tracking-number.ts";
import { COMMAND_LINE } from "#platform/auth/require-role.ts";
import type { CarrierReport } from "#ports/carriers.ts";
import { openTracking } from "./fixtures/tracking.ts";
import { pollCarriers } from "./poll-carriers.ts";
import { trackedParcels } from "./tracking.tables.ts";

const { db } = await testDatabase();
const { line, other, clock, troubles: problems, deps, orders, ...parcels } = openTracking(db);
const { stored, shipped, shippedDaysAgo, eventOf, statusOf } = parcels;

beforeEach(async () => {
  problems.length = 0;
  await db.update(trackedParcels).set({ endedAt: clock.now });
});

describe("polling carriers", () => {
  const dueOf = async (number: string) => {
    const [row] = await db.select().from(trackedParcels).where(eq(trackedParcels.number, number));
    return row;
  };
  const turn = (number: string, carrier = "line") =>
    db
      .update(trackedParcels)
      .set({ askAfter: clock.now, endedAt: null, carrier })
      .where(eq(trackedParcels.number, number));

  test("moves orders by the reports and waits before it asks again", async () => {
    const { id, number } = await shipped();
    await turn(number);
    line.reports.set(number, { number, events: [eventOf("in_customs")] });
    await pollCarriers(deps);
    expect(await statusOf(id)).toBe("in_customs");
    const asked = line.asked.length;
    await pollCarriers(deps);
    expect(line.asked).toHaveLength(asked);
  });

  test("slows down for a failing carrier without delaying another", async () => {
    const [silent, loud] = [await shipped(), await shipped()];
    await turn(silent.number, "line");
    await turn(loud.number, "other");
    line.reports.set(silent.number, new Error("away"));
    other.reports.set(loud.number, { number: loud.number, events: [eventOf("in_country")] });
    const pauses: number[] = [];
    for (let time = 0; time < 4; time++) {
      await pollCarriers(deps);
      const { askAfter } = (await dueOf(silent.number)) ?? {};
      pauses.push((askAfter?.getTime() ?? 0) - clock.now.getTime());
      clock.now = askAfter ?? clock.now;
    }
    expect(await statusOf(loud.id)).toBe("in_country");
    expect(await statusOf(silent.id)).toBe("shipped");
    expect(pauses).toEqual(pauses.toSorted((one, two) => one - two));
    expect(pauses[3]).toBeGreaterThan(pauses[0] ?? 0);
  });

  test("stops after some failures in a row until the next run", async () => {
    const away = await Promise.all([1, 2, 3, 4, 5].map(() => shipped()));
    for (const { number } of away) {
      await turn(number);
      line.reports.set(number, new Error("away"));
    }
    const before = line.asked.length;
    await pollCarriers(deps);
    expect(line.asked.length - before).toBe(3);
  });

  test("registers a number again that the carrier does not know", async () => {
    const { id, number } = await shipped();
    await turn(number);
    line.reports.set(number, undefined);
    line.told.length = 0;
    await pollCarriers(deps);
    expect(line.told).toEqual([`QU${id}`]);
  });

  test("slows down for an unknown number and reports a problem", async () => {
    const { id: orderId } = await stored();
    line.moods.losesAnswers = true;
    await orders.shipOrder({ actor: COMMAND_LINE, orderId });
    line.moods.losesAnswers = false;
    const number = postNumber("RR", randomInt(100_000_000), "GB");
    await orders.shipOrder({
      actor: COMMAND_LINE,
      orderId,
      carrier: "Post",
      trackingNumber: number,
    });
    await turn(number);
    line.reports.set(number, undefined);
    problems.length = 0;
    const pauses: number[] = [];
    for (let time = 0; time < 12; time++) {
      await pollCarriers(deps);
      const { askAfter } = (await dueOf(number)) ?? {};
      pauses.push((askAfter?.getTime() ?? 0) - clock.now.getTime());
      clock.now = askAfter ?? clock.now;
    }
    expect(pauses).toEqual(pauses.toSorted((one, two) => one - two));
    expect(pauses[0]).toBeLessThan(pauses[11] ?? 0);
    expect(pauses[11]).toBe(DAY_MS / 4);
    expect(problems).toContain("parcel_number_differs");
  });

  test("asks once per parcel, even when run concurrently", async () => {
    const parcels = [await shipped(), await shipped(), await shipped()];
    for (const { number } of parcels) {
      await turn(number);
      line.reports.set(number, { number, events: [] });
    }
    line.asked.length = 0;
    await Promise.all([pollCarriers(deps), pollCarriers(deps), pollCarriers(deps)]);
    expect(line.asked.toSorted()).toEqual(parcels.map(({ number }) => number).toSorted());
  });

  test("asks for at most four parcels at once, after a first response", async () => {
    const parcels = await Promise.all(Array.from({ length: 12 }, () => shipped()));
    for (const { number } of parcels) {
      await turn(number);
      line.reports.set(number, { number, events: [] });
    }
    const lookUp = vi.spyOn(line.adapter, "lookUp");
    const four = Promise.withResolvers<void>();
    let [active, most] = [0, 0];
    lookUp.mockImplementation(async (number) => {
      active += 1;
      most = Math.max(most, active);
      if (most === 4) four.resolve();
      if (lookUp.mock.calls.length > 1) await four.promise;
      active -= 1;
      return { number, events: [] };
    });
    await pollCarriers(deps);
    expect(lookUp).toHaveBeenCalledTimes(12);
    expect(most).toBe(4);
    lookUp.mockRestore();
  });

  test.each<[string, CarrierReport | Error]>([
    ["says nothing", { number: "", events: [] }],
    ["is away", new Error("away")],
  ])("ends for an old parcel if its carrier %s", async (_what, answer) => {
    const { number } = await shippedDaysAgo(200);
    await turn(number);
    line.reports.set(number, answer instanceof Error ? answer : { ...answer, number });
    await pollCarriers(deps);
    expect((await dueOf(number))?.endedAt).not.toBeNull();
  });

  test("ends for an order that staff closed", async () => {
    const { id, number } = await shipped();
    await turn(number);
    await db.update(orderRows).set({ status: "refunded" }).where(eq(orderRows.id, id));
    line.asked.length = 0;
    await pollCarriers(deps);
    expect(line.asked).toEqual([]);
    expect((await dueOf(number))?.endedAt).not.toBeNull();
  });
});
