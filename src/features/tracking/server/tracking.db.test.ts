import { asc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { testDatabase } from "#database/testing/test-database.ts";
import { customers } from "#features/account/server/account.tables.ts";
import { COMMAND_LINE } from "#features/account/server/require-role.ts";
import { mails } from "#features/mail/server/mail.tables.ts";
import type { OrderStatus } from "#features/orders/domain/order-status.ts";
import { openOrders } from "#features/orders/server/orders.fixture.ts";
import { orderHistory, orders as orderRows } from "#features/orders/server/orders.tables.ts";
import { bindOrders } from "#features/orders/server/orders.ts";
import { bindShipping } from "#features/shipping/server/shipping.ts";
import type { CarrierAdapter, CarrierReport } from "#ports/carriers.ts";
import type { ParcelStage } from "../domain/parcel-stage.ts";
import { askCarriers } from "./ask-carriers.ts";
import { takeReport } from "./take-report.ts";
import { deliveredWays, trackedEvents, trackedParcels } from "./tracking.tables.ts";
import { bindTracking } from "./tracking.ts";
import type { TrackingDeps } from "./tracking-deps.ts";

const { db } = await testDatabase();
const shop = openOrders(db);

/** A carrier that says what it is told to say. */
function scripted(name: string) {
  const reports = new Map<string, CarrierReport | Error | undefined>();
  const asked: string[] = [];
  const told: string[] = [];
  let given = 0;
  const adapter: CarrierAdapter = {
    name,
    title: name,
    register: async ({ number, reference }) => {
      told.push(reference);
      return { number: number ?? `${name.toUpperCase()}${1000 + ++given}` };
    },
    lookUp: async (number) => {
      asked.push(number);
      const report = reports.get(number);
      if (report instanceof Error) throw report;
      return report;
    },
    readMessage: () => ({ ok: false, refusal: "forged" }),
  };
  return { adapter, reports, asked, told };
}

const line = scripted("line");
const other = scripted("other");
let now = new Date("2026-11-10T12:00:00Z");
const deps: TrackingDeps = {
  db,
  carriers: [line.adapter, other.adapter],
  shipping: bindShipping({ db }),
  subjects: {
    order: {
      describe: (id) => orders.describeCarried(id),
      moveByCarrier: (tx, id, to) => orders.moveByCarrier(tx, id, to),
    },
    forward_request: { describe: async () => undefined, moveByCarrier: async () => {} },
  },
  findQuote: async () => undefined,
  findDeclared: async () => undefined,
  listRecent: async () => [],
  onTrouble: () => {},
  now: () => now,
};
const tracking = bindTracking(deps);
const orders = bindOrders({ ...shop.orders.deps, handOver: tracking.handOver("order") });

/** Paid, bought, in the warehouse, and handed over. */
async function shipped(customerId: number | null = null) {
  const lines = [await shop.goods(3)];
  const placed = await shop.place({ lines, customerId, email: `${Math.random()}@example.com` });
  if (!placed.ok) throw new Error(placed.code);
  const { id, slug, email } = placed.value;
  await db.update(orderRows).set({ status: "at_warehouse" }).where(eq(orderRows.id, id));
  const sent = await orders.shipOrder({ actor: COMMAND_LINE, slug });
  if (!sent.ok) throw new Error(sent.code);
  const number = (await orders.lastTrackingNumber(id)) ?? "";
  const say = (...stages: ParcelStage[]) =>
    takeReport(deps, "line", { number, events: stages.map(eventOf) });
  const statuses = async () => {
    const rows = await db
      .select()
      .from(orderHistory)
      .where(eq(orderHistory.orderId, id))
      .orderBy(asc(orderHistory.id));
    const all = rows.map(({ status }) => status);
    return all.slice(all.indexOf("shipped"));
  };
  return { id, slug, number, email: email ?? "", say, statuses };
}

const WAY: ParcelStage[] = [
  "departed",
  "in_customs",
  "in_country",
  "out_for_delivery",
  "delivered",
];
const eventOf = (stage: ParcelStage) => ({
  id: stage,
  stage,
  at: new Date(now.getTime() + WAY.indexOf(stage) * 1000),
  place: undefined,
});
const statusOf = async (id: number): Promise<OrderStatus | undefined> => {
  const [row] = await db.select().from(orderRows).where(eq(orderRows.id, id));
  return row?.status;
};
const kindsTo = async (email: string) => {
  const rows = await db
    .select()
    .from(mails)
    .where(eq(mails.recipient, email))
    .orderBy(asc(mails.id));
  return rows.map(({ kind }) => kind).filter((kind) => kind.startsWith("parcel-"));
};

beforeEach(async () => {
  await db.update(trackedParcels).set({ endedAt: now });
});

describe("what a carrier says", () => {
  test("moves the order step by step, and is written down once however often it comes", async () => {
    const { id, say, statuses } = await shipped();
    for (const stage of WAY) {
      await say(stage);
      await say(stage);
    }
    expect(await statusOf(id)).toBe("delivered");
    expect(await statuses()).toEqual([
      "shipped",
      "in_customs",
      "in_country",
      "out_for_delivery",
      "delivered",
    ]);
  });

  test("out of order it is kept, and nothing goes back", async () => {
    const { id, number, say, statuses } = await shipped();
    await say("in_country");
    await say("departed", "in_customs");
    expect(await statusOf(id)).toBe("in_country");
    expect(await statuses()).toEqual(["shipped", "in_country"]);
    const found = await tracking.track({ id: number, customerId: undefined });
    const stages = found.ok ? found.value.events.map(({ stage }) => stage) : [];
    expect(stages).toEqual(["departed", "in_customs", "in_country"]);
  });

  test("what it left out is filled in", async () => {
    const { say, statuses } = await shipped();
    await say("delivered");
    expect(await statuses()).toEqual(["shipped", "in_country", "out_for_delivery", "delivered"]);
  });

  test("of an order that has ended changes nothing", async () => {
    const { id, say } = await shipped();
    await db.update(orderRows).set({ status: "refunded" }).where(eq(orderRows.id, id));
    await say("delivered");
    expect(await statusOf(id)).toBe("refunded");
  });

  test("is not taken of another carrier's parcel, nor of a number that nobody knows", async () => {
    const { id, number } = await shipped();
    const events = [eventOf("delivered")];
    const refused = { ok: false, code: "errors.not_found" };
    expect(await takeReport(deps, "other", { number, events })).toEqual(refused);
    expect(await takeReport(deps, "line", { number: "XX1", events })).toEqual(refused);
    expect(await statusOf(id)).toBe("shipped");
  });

  test("at the same moment twice is one step and one way that was gone", async () => {
    const { id, number, say, statuses } = await shipped();
    const before = await db.$count(deliveredWays);
    await Promise.all([say(...WAY), say(...WAY), say("delivered")]);
    expect((await statuses()).filter((status) => status === "delivered")).toHaveLength(1);
    expect(await statusOf(id)).toBe("delivered");
    expect(await db.$count(deliveredWays)).toBe(before + 1);
    const [parcel] = await db
      .select()
      .from(trackedParcels)
      .where(eq(trackedParcels.number, number));
    expect(await db.$count(trackedEvents, eq(trackedEvents.parcelId, parcel?.id ?? 0))).toBe(5);
  });
});

describe("mails about the way", () => {
  const told = async (wish?: "every" | "main" | "none") => {
    const customerId = wish ? await shop.customer() : null;
    if (customerId && wish) {
      await db.update(customers).set({ parcelMails: wish }).where(eq(customers.id, customerId));
    }
    const { email, say } = await shipped(customerId);
    for (const stage of [...WAY, ...WAY]) await say(stage);
    return kindsTo(email);
  };

  test("the main steps, unless somebody wants more or none; each once", async () => {
    const main = ["parcel-shipped", "parcel-delivered"];
    expect(await told()).toEqual(main);
    expect(await told("main")).toEqual(main);
    expect(await told("none")).toEqual([]);
    expect(await told("every")).toEqual([
      "parcel-shipped",
      "parcel-in_customs",
      "parcel-in_country",
      "parcel-out_for_delivery",
      "parcel-delivered",
    ]);
  });
});

describe("carriers are asked", () => {
  const dueOf = async (number: string) => {
    const [row] = await db.select().from(trackedParcels).where(eq(trackedParcels.number, number));
    return row;
  };
  const turn = (number: string, carrier = "line") =>
    db
      .update(trackedParcels)
      .set({ askAfter: now, endedAt: null, carrier })
      .where(eq(trackedParcels.number, number));

  test("and what they say moves orders; whoever is asked is left alone for a while", async () => {
    const { id, number } = await shipped();
    await turn(number);
    line.reports.set(number, { number, events: [eventOf("in_customs")] });
    await askCarriers(deps);
    expect(await statusOf(id)).toBe("in_customs");
    const asked = line.asked.length;
    await askCarriers(deps);
    expect(line.asked).toHaveLength(asked);
  });

  test("one that is silent keeps no other from being asked, and is asked less and less often", async () => {
    const [silent, loud] = [await shipped(), await shipped()];
    await turn(silent.number, "line");
    await turn(loud.number, "other");
    line.reports.set(silent.number, new Error("away"));
    other.reports.set(loud.number, { number: loud.number, events: [eventOf("in_country")] });
    const pauses: number[] = [];
    for (let time = 0; time < 4; time++) {
      await askCarriers(deps);
      const { askAfter } = (await dueOf(silent.number)) ?? {};
      pauses.push((askAfter?.getTime() ?? 0) - now.getTime());
      now = askAfter ?? now;
    }
    expect(await statusOf(loud.id)).toBe("in_country");
    expect(await statusOf(silent.id)).toBe("shipped");
    expect(pauses).toEqual(pauses.toSorted((one, two) => one - two));
    expect(pauses[3]).toBeGreaterThan(pauses[0] ?? 0);
  });

  test("after some failures in a row it is left alone until the next time", async () => {
    const away = await Promise.all([1, 2, 3, 4, 5].map(() => shipped()));
    for (const { number } of away) {
      await turn(number);
      line.reports.set(number, new Error("away"));
    }
    const before = line.asked.length;
    await askCarriers(deps);
    expect(line.asked.length - before).toBe(3);
  });

  test("one that does not know a number is told of it again", async () => {
    const { id, number } = await shipped();
    await turn(number);
    line.reports.set(number, undefined);
    line.told.length = 0;
    await askCarriers(deps);
    expect(line.told).toEqual([`QU${id}`]);
  });

  test("nobody goes on asking for ever", async () => {
    const { number } = await shipped();
    await turn(number);
    await db
      .update(trackedParcels)
      .set({ sentAt: new Date(now.getTime() - 200 * 86_400_000) })
      .where(eq(trackedParcels.number, number));
    line.reports.set(number, { number, events: [] });
    await askCarriers(deps);
    expect((await dueOf(number))?.endedAt).not.toBeNull();
  });
});

test("shipping is refused from a state that it does not follow, and to whom has no role", async () => {
  const placed = await shop.place({ lines: [await shop.goods(3)] });
  if (!placed.ok) throw new Error(placed.code);
  const { slug } = placed.value;
  const step = { ok: false, code: "orders.errors.step" };
  expect(await orders.shipOrder({ actor: COMMAND_LINE, slug })).toEqual(step);
  expect(await orders.moveOrder({ actor: COMMAND_LINE, slug, to: "delivered" })).toEqual(step);
  const nobody = { ok: false, code: "errors.not_found" };
  expect(await orders.shipOrder({ actor: undefined, slug })).toEqual(nobody);
  const finance = { id: 1, roles: ["finance" as const] };
  expect(await orders.shipOrder({ actor: finance, slug })).toEqual(nobody);
  expect(await statusOf(placed.value.id)).toBe("awaiting_payment");
});
