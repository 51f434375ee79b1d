import { eq, isNotNull, sql } from "drizzle-orm";
import { utcDay } from "#core/dates.ts";
import type { Transaction } from "#database/connect.ts";
import { forwardHistory, forwardRequests } from "#features/forwarding/server/forwarding.tables.ts";
import { orderShipments, orders } from "#features/orders/server/orders.tables.ts";
import type { ShippingMethod } from "#features/shipping/domain/chargeable-weight.ts";
import { listRates, type RatesFromWarehouse } from "#features/shipping/server/list-rates.ts";
import { warehouses } from "#features/shipping/server/shipping.tables.ts";
import { countries } from "#features/sites/server/sites.tables.ts";
import { locateCity } from "#features/tracking/domain/city-location.ts";
import { deliveredRoutes, trackedParcels } from "#features/tracking/server/tracking.tables.ts";
import { CARRIER_TITLE } from "../../sandbox/carrier/carrier-title.ts";

const PAST_PARCELS = 90;

type Sent = {
  subjectKind: "order" | "forward_request";
  subjectId: number;
  number: string;
  method: ShippingMethod;
  warehouse: string;
  address: { countryId: number; city: string } | null;
  sentAt: Date;
  endedAt: Date | null;
};

/** The warehouse of the first line's goods; every order of the demo has lines. */
const warehouseOfOrder = sql<string>`(
  select warehouse from products
  join order_lines on order_lines.product_id = products.id
  where order_lines.order_id = ${orders.id} order by position limit 1)`;

async function listSent(tx: Transaction): Promise<Sent[]> {
  const shipped = await tx
    .select({
      subjectId: orders.id,
      number: orderShipments.trackingNumber,
      method: orders.shippingMethod,
      warehouse: warehouseOfOrder,
      address: orders.address,
      sentAt: orderShipments.sentAt,
      endedAt: orders.deliveredAt,
    })
    .from(orderShipments)
    .innerJoin(orders, eq(orders.id, orderShipments.orderId));
  const requests = await tx
    .select()
    .from(forwardRequests)
    .innerJoin(forwardHistory, eq(forwardHistory.requestId, forwardRequests.id))
    .innerJoin(warehouses, eq(warehouses.id, forwardRequests.warehouseId))
    .where(isNotNull(forwardRequests.trackingNumber));
  const forwarded = requests
    .filter(({ forward_history }) => forward_history.status === "shipped")
    .map(({ forward_requests: request, forward_history: step, warehouses: { code } }) => ({
      subjectKind: "forward_request" as const,
      subjectId: request.id,
      number: request.trackingNumber ?? "",
      method: request.method ?? "air",
      warehouse: code,
      address: request.address,
      sentAt: step.at,
      endedAt: request.deliveredAt,
    }));
  const ofOrders = shipped.map((row) => ({ ...row, subjectKind: "order" as const }));
  return [...ofOrders, ...forwarded];
}

/** All shipments, for which the carrier is asked; parcels that arrived long ago are not asked for any more. */
export async function insertTrackedParcels(tx: Transaction): Promise<void> {
  const codes = new Map(
    (await tx.select().from(countries)).map(({ id, isoCode }) => [id, isoCode]),
  );
  const today = utcDay(new Date());
  const rates = new Map<number, RatesFromWarehouse[]>();
  for (const { address, warehouse, ...sent } of await listSent(tx)) {
    const countryId = address?.countryId ?? 0;
    if (!rates.has(countryId))
      rates.set(countryId, await listRates({ db: tx }, { countryId, today }));
    const from = rates.get(countryId)?.find(({ code }) => code === warehouse);
    const rate = from?.rates.find(({ method }) => method === sent.method);
    const origin = locateCity(from?.countryIso ?? "", from?.city ?? "");
    const destination = locateCity(codes.get(countryId) ?? "", address?.city ?? "");
    if (!rate || !origin || !destination) throw new Error(`No way for ${sent.number}`);
    const { daysMin, daysMax } = rate;
    const way = { origin, destination, daysMin, daysMax, toPickupPoint: false };
    await tx
      .insert(trackedParcels)
      .values({ ...sent, ...way, carrier: "line", carrierTitle: CARRIER_TITLE });
  }
}

/** Around the tariff's promise, with some that took longer, to be realistic. */
const daysOf = (at: number, min: number, max: number): number => {
  const spread =
    (((at * 37) % PAST_PARCELS) + ((at * 29 + 13) % PAST_PARCELS)) / (2 * PAST_PARCELS);
  return Math.round(min - 0.6 + spread * (max - min + 1.2)) + (at % 17 === 0 ? 3 : 0);
};

/** How long past deliveries took. */
export async function insertDeliveredRoutes(tx: Transaction): Promise<void> {
  const today = utcDay(new Date());
  for (const { id: countryId, isoCode: destination } of await tx.select().from(countries)) {
    const origins = await listRates({ db: tx }, { countryId, today });
    const rows = origins.flatMap(({ countryIso: origin, rates }) =>
      rates.flatMap(({ method, daysMin, daysMax }) =>
        Array.from({ length: PAST_PARCELS }, (_, at) => ({
          origin,
          destination,
          method,
          days: daysOf(at, daysMin, daysMax),
        })),
      ),
    );
    if (rows.length > 0) await tx.insert(deliveredRoutes).values(rows);
  }
}
