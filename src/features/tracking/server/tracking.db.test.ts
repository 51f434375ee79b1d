import { and, asc, desc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { testDatabase } from "#database/fixtures/test-database.ts";
import { customers } from "#features/account/server/account.tables.ts";
import { mails } from "#features/mail/server/mail.tables.ts";
import { orders as orderRows } from "#features/orders/server/orders.tables.ts";
import { settleOrder } from "#features/orders/server/payment/settle-order.ts";
import { refundOrderByStaff } from "#features/orders/server/refunds/refund-order.ts";
import { COMMAND_LINE } from "#platform/auth/require-role.ts";
import { applyCarrierReport } from "./apply-carrier-report.ts";
import { openTracking, ROUTE_STAGES } from "./fixtures/tracking.ts";
import { deliveredRoutes, trackedEvents, trackedParcels } from "./tracking.tables.ts";

const { db } = await testDatabase();
const {
  shop,
  line,
  clock,
  troubles: problems,
  deps,
  tracking,
  orders,
  orderDeps,
  ...parcels
} = openTracking(db);
const { stored, shipped, shippedDaysAgo, eventOf, statusOf } = parcels;

const kindsTo = async (email: string) => {
  const rows = await db
    .select()
    .from(mails)
    .where(eq(mails.recipient, email))
    .orderBy(asc(mails.id));
  return rows.map(({ kind }) => kind).filter((kind) => kind.startsWith("parcel-"));
};

beforeEach(async () => {
  problems.length = 0;
  await db.update(trackedParcels).set({ endedAt: clock.now });
});

describe("shipping", () => {
  const LABEL = { carrier: "UPS", trackingNumber: "1Z999AA10123456784" };

  test("uses the label's number and reports if the carrier has a different one", async () => {
    const { id: orderId } = await stored();
    const ship = (label = {}) => orders.shipOrder({ actor: COMMAND_LINE, orderId, ...label });
    line.moods.losesAnswers = true;
    expect(await ship()).toEqual({ ok: false, code: "tracking.errors.carrier_down" });
    line.moods.losesAnswers = false;
    expect((await ship(LABEL)).ok).toBe(true);
    expect(await orders.lastTrackingNumber(orderId)).toBe(LABEL.trackingNumber);
    expect(problems).toContain("parcel_number_differs");
  });

  test("to a country without a map needs a label and is not tracked", async () => {
    const country = { id: 1, iso: "JP" };
    const way = { reference: "QU1", method: "air" as const, country, city: "Tokyo" };
    const hand = (label: Partial<typeof LABEL>) =>
      tracking.registerShipment("order")({ ...way, toPickupPoint: false, ...label });
    expect(await hand({})).toEqual({ ok: false, code: "tracking.errors.number_needed" });
    const handed = await hand(LABEL);
    expect(handed).toMatchObject({ ok: true, value: LABEL });
    const before = await db.$count(trackedParcels);
    if (handed.ok) await db.transaction((tx) => handed.value.startTracking(tx, 1));
    expect(await db.$count(trackedParcels)).toBe(before);
  });

  test("under one label moves both orders, and each customer sees only their own", async () => {
    const label = { carrier: "DHL", trackingNumber: "3318810025" };
    const [one, two] = [await shop.customer(), await shop.customer()];
    const [first, second] = [await shipped(one, label), await shipped(two, label)];
    await first.say("in_customs");
    expect(await statusOf(first.id)).toBe("in_customs");
    expect(await statusOf(second.id)).toBe("in_customs");
    const seenBy = async (customerId: number | undefined) => {
      const found = await tracking.track({ id: label.trackingNumber, customerId, timeZone: "UTC" });
      return found.ok ? found.value.own?.number : found.code;
    };
    expect(await seenBy(one)).toBe(`QU${first.id}`);
    expect(await seenBy(two)).toBe(`QU${second.id}`);
    expect(await seenBy(await shop.customer())).toBeUndefined();
    expect(await seenBy(undefined)).toBeUndefined();
  });
});

describe("a carrier report", () => {
  test("moves the order step by step and is stored once", async () => {
    const { id, say, statuses } = await shipped();
    for (const stage of ROUTE_STAGES) {
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

  test("that comes out of order is stored but never moves the order back", async () => {
    const { id, number, say, statuses } = await shipped();
    await say("in_country");
    await say("departed", "in_customs");
    expect(await statusOf(id)).toBe("in_country");
    expect(await statuses()).toEqual(["shipped", "in_country"]);
    const found = await tracking.track({ id: number, customerId: undefined, timeZone: "UTC" });
    const stages = found.ok ? found.value.events.map(({ stage }) => stage) : [];
    expect(stages).toEqual(["departed", "in_customs", "in_country"]);
  });

  test("fills in the steps it left out", async () => {
    const { say, statuses } = await shipped();
    await say("delivered");
    expect(await statuses()).toEqual(["shipped", "in_country", "out_for_delivery", "delivered"]);
  });

  test("of an ended order changes nothing", async () => {
    const { id, say } = await shipped();
    await db.update(orderRows).set({ status: "refunded" }).where(eq(orderRows.id, id));
    await say("delivered");
    expect(await statusOf(id)).toBe("refunded");
  });

  test("of a part shipment applies once the rest is refunded", async () => {
    const lines = [{ ...(await shop.goods(3)), quantity: 2 }];
    const balanceCents = 2 * 1999 + 800 + 299;
    const customerId = await shop.customer(balanceCents);
    const placed = await shop.place({ lines, customerId, balanceCents });
    if (!placed.ok) throw new Error(placed.code);
    const { id: orderId } = placed.value;
    await db.transaction((tx) =>
      settleOrder(orderDeps, tx, placed.value, { feeCents: 0, payerId: customerId }),
    );
    for (const to of ["purchased", "at_warehouse"] as const) {
      const moved = await orders.moveOrder({ actor: COMMAND_LINE, orderId, to });
      expect(moved).toMatchObject({ ok: true });
    }
    const part = { position: 0, quantity: 1 };
    await orders.shipOrder({ actor: COMMAND_LINE, orderId, lines: [part] });
    const number = (await orders.lastTrackingNumber(orderId)) ?? "";
    const events = ROUTE_STAGES.map(eventOf);
    await applyCarrierReport(deps, "line", { number, events });
    expect(await statusOf(orderId)).toBe("at_warehouse");
    const refunded = await refundOrderByStaff(orderDeps, {
      actor: COMMAND_LINE,
      orderId,
      key: "rest",
      lines: [{ ...part, amountCents: 1999, isRestocked: false, sentQuantity: 0 }],
      shippingCents: 0,
      otherCents: 0,
      seenLeftCents: undefined,
      way: "original",
      reason: "missing",
      remark: "",
    });
    expect(refunded).toMatchObject({ ok: true });
    expect(await statusOf(orderId)).toBe("delivered");
  });

  test("from another carrier or about an unknown number is refused", async () => {
    const { id, number } = await shipped();
    const events = [eventOf("delivered")];
    const refused = { ok: false, code: "errors.not_found" };
    expect(await applyCarrierReport(deps, "other", { number, events })).toEqual(refused);
    expect(await applyCarrierReport(deps, "line", { number: "XX1", events })).toEqual(refused);
    expect(await statusOf(id)).toBe("shipped");
  });

  test("of a return moves nothing, ends the tracking and reports a problem", async () => {
    const { id, number, say } = await shipped();
    await say("out_for_delivery");
    await say("returned");
    expect(await statusOf(id)).toBe("out_for_delivery");
    expect(problems).toEqual(["parcel_returned"]);
    const found = await tracking.track({ id: number, customerId: undefined, timeZone: "UTC" });
    expect(found.ok && found.value).toMatchObject({ is_ended: true, ahead: [], estimate: null });
    const [parcel] = await db
      .select()
      .from(trackedParcels)
      .where(eq(trackedParcels.number, number));
    expect(parcel?.endedAt).not.toBeNull();
  });

  test("of a refunded order does not reveal the refund to strangers", async () => {
    const customerId = await shop.customer();
    const { id, number, say } = await shipped(customerId);
    await say("in_country");
    await db.update(orderRows).set({ status: "refunded" }).where(eq(orderRows.id, id));
    const stateFor = async (asker: number | undefined) => {
      const found = await tracking.track({ id: number, customerId: asker, timeZone: "UTC" });
      return found.ok && found.value.state;
    };
    expect(await stateFor(undefined)).toBe("in_country");
    expect(await stateFor(customerId)).toBe("refunded");
  });

  test("of a delivery stores its transit time unless it is less than a day", async () => {
    const before = await db.$count(deliveredRoutes);
    await (await shipped()).say("delivered");
    expect(await db.$count(deliveredRoutes)).toBe(before);
    const { say } = await shippedDaysAgo(7);
    await say("delivered");
    expect(await db.$count(deliveredRoutes)).toBe(before + 1);
    const [last] = await db
      .select()
      .from(deliveredRoutes)
      .orderBy(desc(deliveredRoutes.id))
      .limit(1);
    expect(last?.days).toBe(7);
  });

  test("that repeats concurrently adds each step and route once", async () => {
    const { id, number, say, statuses } = await shippedDaysAgo(7);
    const before = await db.$count(deliveredRoutes);
    await Promise.all([say(...ROUTE_STAGES), say(...ROUTE_STAGES), say("delivered")]);
    expect((await statuses()).filter((status) => status === "delivered")).toHaveLength(1);
    expect(await statusOf(id)).toBe("delivered");
    expect(await db.$count(deliveredRoutes)).toBe(before + 1);
    const [parcel] = await db
      .select()
      .from(trackedParcels)
      .where(eq(trackedParcels.number, number));
    expect(await db.$count(trackedEvents, eq(trackedEvents.parcelId, parcel?.id ?? 0))).toBe(5);
  });
});

describe("parcel mails", () => {
  const told = async (input?: "every" | "main" | "none") => {
    const customerId = input ? await shop.customer() : null;
    if (customerId && input) {
      await db.update(customers).set({ parcelMails: input }).where(eq(customers.id, customerId));
    }
    const { email, say } = await shipped(customerId);
    for (const stage of [...ROUTE_STAGES, ...ROUTE_STAGES]) await say(stage);
    return kindsTo(email);
  };

  test("follow the customer's choice and are sent once per step", async () => {
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

test("a guest's parcel mail does not mention the account", async () => {
  const noteTo = async (email: string) => {
    const isIt = and(eq(mails.recipient, email), eq(mails.kind, "parcel-shipped"));
    const [mail] = await db.select().from(mails).where(isIt);
    return mail?.plain?.includes("In your account you choose");
  };
  const [guest, customer] = [await shipped(), await shipped(await shop.customer())];
  expect(await noteTo(guest.email)).toBe(false);
  expect(await noteTo(customer.email)).toBe(true);
});

test("shipping is refused in the wrong status and without the role", async () => {
  const placed = await shop.place({ lines: [await shop.goods(3)] });
  if (!placed.ok) throw new Error(placed.code);
  const { id: orderId } = placed.value;
  const step = { ok: false, code: "orders.errors.step" };
  expect(await orders.shipOrder({ actor: COMMAND_LINE, orderId })).toEqual(step);
  expect(await orders.moveOrder({ actor: COMMAND_LINE, orderId, to: "delivered" })).toEqual(step);
  // Only the security log says which role was missing.
  const nobody = { ok: false, code: "errors.not_found", refusedRole: "orders, warehouse" };
  expect(await orders.shipOrder({ actor: undefined, orderId })).toEqual(nobody);
  const finance = { id: 1, roles: ["finance" as const] };
  expect(await orders.shipOrder({ actor: finance, orderId })).toEqual(nobody);
  expect(await statusOf(orderId)).toBe("awaiting_payment");
});
