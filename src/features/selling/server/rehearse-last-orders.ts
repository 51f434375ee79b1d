import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { utcDay } from "#core/dates.ts";
import { sum } from "#core/money.ts";
import { fail, type Result, succeed } from "#core/result.ts";
import type { Database } from "#database/connect.ts";
import { products, variants } from "#features/catalogue/server/products.tables.ts";
import { orderLines, orders } from "#features/orders/server/orders.tables.ts";
import type { RatesFromWarehouse } from "#features/shipping/server/list-rates.ts";
import { rateOf, refuseRate } from "#features/shipping/server/office/rates.ts";
import { warehouses } from "#features/shipping/server/shipping.tables.ts";
import type { RateFields } from "#features/shipping/staff-calls.ts";
import { countries } from "#features/sites/server/sites.tables.ts";
import { type PastOrder, type Rehearsed, rehearseRate } from "../domain/rehearse-rate.ts";

export type RehearseDeps = {
  db: Database;
  now: () => Date;
  listRates: (input: { countryId: number; today: string }) => Promise<RatesFromWarehouse[]>;
};

const LAST = 100;
type Row = Rehearsed & { siteId: number };

/** Tried before it is saved: the last hundred orders to the country, by the rates of today and by this one. */
export async function rehearseLastOrders(
  deps: RehearseDeps,
  fields: RateFields,
): Promise<Result<{ lookedAt: number; rows: Row[] }>> {
  const refused = refuseRate(fields);
  if (refused) return refused;
  const { db, now } = deps;
  const [warehouse] = await db
    .select({ code: warehouses.code })
    .from(warehouses)
    .where(eq(warehouses.id, fields.warehouse_id));
  const [country] = await db.select().from(countries).where(eq(countries.isoCode, fields.country));
  if (!warehouse) return fail("errors.not_found");
  if (!country) return succeed({ lookedAt: 0, rows: [] });
  const origins = await deps.listRates({ countryId: country.id, today: utcDay(now()) });
  const { past, siteOf } = await selectPastOrders(db, country.id, fields.method);
  const rates = new Map(origins.map(({ code, rates }) => [code, rates]));
  const rehearsed = rehearseRate(past, { rates, warehouse: warehouse.code, rate: rateOf(fields) });
  const rows = rehearsed.map((row) => ({ ...row, siteId: siteOf.get(row.id) ?? 0 }));
  return succeed({ lookedAt: past.length, rows });
}

async function selectPastOrders(db: Database, countryId: number, method: RateFields["method"]) {
  const rows = await db
    .select({ id: orders.id, siteId: orders.siteId, method: orders.shippingMethod })
    .from(orders)
    .where(
      and(
        eq(orders.kind, "shop"),
        eq(orders.shippingMethod, method),
        sql`${orders.paidAt} is not null`,
        sql`(${orders.address} ->> 'countryId')::integer = ${countryId}`,
      ),
    )
    .orderBy(desc(orders.id))
    .limit(LAST);
  const ids = rows.map(({ id }) => id);
  const lines = await db
    .select({
      orderId: orderLines.orderId,
      priceCents: orderLines.priceCents,
      quantity: orderLines.quantity,
      warehouse: products.warehouse,
      grams: variants.weightGrams,
      lengthMm: variants.lengthMm,
      widthMm: variants.widthMm,
      heightMm: variants.heightMm,
    })
    .from(orderLines)
    .innerJoin(variants, eq(variants.id, orderLines.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .where(inArray(orderLines.orderId, ids.length > 0 ? ids : [0]));
  const byOrder = Map.groupBy(lines, ({ orderId }) => orderId);
  const past = rows.map(({ id, method: chosen }): PastOrder => {
    const own = byOrder.get(id) ?? [];
    return {
      id,
      method: chosen,
      subtotalCents: sum(own.map(({ priceCents, quantity }) => priceCents * quantity)),
      lines: own.map(({ quantity, warehouse, grams, lengthMm, widthMm, heightMm }) => ({
        quantity,
        warehouse,
        parcel: { grams, lengthCm: lengthMm / 10, widthCm: widthMm / 10, heightCm: heightMm / 10 },
      })),
    };
  });
  return { past, siteOf: new Map(rows.map(({ id, siteId }) => [id, siteId])) };
}
