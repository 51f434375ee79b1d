import { asc, eq } from "drizzle-orm";
import { DAY_MS } from "#core/durations.ts";
import type { Database } from "#database/connect.ts";
import type { OrderStatus } from "#features/orders/domain/order-status.ts";
import { openOrders } from "#features/orders/server/orders.fixture.ts";
import { orderHistory, orders as orderRows } from "#features/orders/server/orders.tables.ts";
import { bindOrders } from "#features/orders/server/orders.ts";
import { bindShipping } from "#features/shipping/server/shipping.ts";
import { COMMAND_LINE } from "#platform/auth/require-role.ts";
import type { CarrierAdapter, CarrierReport, ParcelStage } from "#ports/carriers.ts";
import { applyCarrierReport } from "./apply-carrier-report.ts";
import { trackedParcels } from "./tracking.tables.ts";
import { bindTracking } from "./tracking.ts";
import type { TrackingDeps } from "./tracking-deps.ts";

/** A carrier that says what it is told to say. */
function scripted(name: string) {
  const reports = new Map<string, CarrierReport | Error | undefined>();
  const asked: string[] = [];
  const told: string[] = [];
  const known = new Map<string, string>();
  const moods = { losesAnswers: false };
  let given = 0;
  const adapter: CarrierAdapter = {
    name,
    title: name,
    register: async ({ number, reference }) => {
      told.push(reference);
      const its = known.get(reference) ?? number ?? `${name.toUpperCase()}${1000 + ++given}`;
      known.set(reference, its);
      if (moods.losesAnswers) throw new Error("the answer was lost");
      return { number: its };
    },
    lookUp: async (number) => {
      asked.push(number);
      const report = reports.get(number);
      if (report instanceof Error) throw report;
      return report;
    },
    parseWebhook: () => ({ ok: false, refusal: "forged" }),
  };
  return { adapter, reports, asked, told, moods };
}

export const ROUTE_STAGES: ParcelStage[] = [
  "departed",
  "in_customs",
  "in_country",
  "out_for_delivery",
  "delivered",
];

/** Orders that carriers carry, over a test's database, with a clock that the test moves. */
export function openTracking(db: Database) {
  const shop = openOrders(db);
  const line = scripted("line");
  const other = scripted("other");
  const clock = { now: new Date("2026-11-10T12:00:00Z") };
  const problems: string[] = [];
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
    reportProblem: (problem) => problems.push(problem),
    now: () => clock.now,
  };
  const tracking = bindTracking(deps);
  const orders = bindOrders({
    ...shop.orderDeps,
    registerShipment: tracking.registerShipment("order"),
  });

  const wired = { db, shop, line, other, clock, troubles: problems, deps, tracking, orders };
  return { ...wired, ...parcelsOf(wired) };
}

type Wired = {
  db: Database;
  shop: ReturnType<typeof openOrders>;
  clock: { now: Date };
  deps: TrackingDeps;
  orders: ReturnType<typeof bindOrders>;
};

function parcelsOf({ db, shop, clock, deps, orders }: Wired) {
  /** Paid, bought, and in the warehouse. */
  async function stored(customerId: number | null = null) {
    const lines = [await shop.goods(3)];
    const placed = await shop.place({ lines, customerId, email: `${Math.random()}@example.com` });
    if (!placed.ok) throw new Error(placed.code);
    const { id } = placed.value;
    await db.update(orderRows).set({ status: "at_warehouse" }).where(eq(orderRows.id, id));
    return placed.value;
  }

  /** And handed over, under a number of the carrier's or a label's. */
  async function shipped(
    customerId: number | null = null,
    label: { carrier?: string; trackingNumber?: string } = {},
  ) {
    const { id, slug, email } = await stored(customerId);
    const sent = await orders.shipOrder({ actor: COMMAND_LINE, slug, ...label });
    if (!sent.ok) throw new Error(sent.code);
    const number = (await orders.lastTrackingNumber(id)) ?? "";
    const say = (...stages: ParcelStage[]) =>
      applyCarrierReport(deps, "line", { number, events: stages.map(eventOf) });
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

  async function shippedDaysAgo(days: number) {
    const parcel = await shipped();
    const sentAt = new Date(clock.now.getTime() - days * DAY_MS);
    await db.update(trackedParcels).set({ sentAt }).where(eq(trackedParcels.number, parcel.number));
    return parcel;
  }

  const eventOf = (stage: ParcelStage) => ({
    id: stage,
    stage,
    at: new Date(clock.now.getTime() + ROUTE_STAGES.indexOf(stage) * 1000),
    place: undefined,
  });
  const statusOf = async (id: number): Promise<OrderStatus | undefined> => {
    const [row] = await db.select().from(orderRows).where(eq(orderRows.id, id));
    return row?.status;
  };

  return { stored, shipped, shippedDaysAgo, eventOf, statusOf };
}
