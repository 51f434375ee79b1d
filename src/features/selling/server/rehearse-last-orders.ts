import { utcDay } from "#core/dates.ts";
import { fail, type Result, succeed } from "#core/result.ts";
import type { Database } from "#database/connect.ts";
import type { RateEntry } from "#features/shipping/domain/rate-entry.ts";
import type { RatesFromWarehouse } from "#features/shipping/server/list-rates.ts";
import { rateOf, refuseRate } from "#features/shipping/server/staff-rates/rates.ts";
import { type Rehearsed, rehearseRate } from "../domain/rehearse-rate.ts";
import { selectCountryId, selectPastOrders, selectWarehouseCode } from "./selling.repository.ts";

export type RehearseDeps = {
  db: Database;
  now: () => Date;
  listRates: (input: { countryId: number; today: string }) => Promise<RatesFromWarehouse[]>;
};

type Row = Rehearsed & { siteId: number };

/** Tries an unsaved rate on the last hundred orders to the country, compared with today's rates. */
export async function rehearseLastOrders(
  deps: RehearseDeps,
  entry: RateEntry,
): Promise<Result<{ lookedAt: number; rows: Row[] }>> {
  const refused = refuseRate(entry);
  if (refused) return refused;
  const { db, now } = deps;
  const warehouse = await selectWarehouseCode(db, entry.warehouseId);
  if (!warehouse) return fail("errors.not_found");
  const countryId = await selectCountryId(db, entry.country);
  if (countryId === undefined) return succeed({ lookedAt: 0, rows: [] });
  const origins = await deps.listRates({ countryId, today: utcDay(now()) });
  const { past, siteOf } = await selectPastOrders(db, countryId, entry.method);
  const rates = new Map(origins.map(({ code, rates }) => [code, rates]));
  const rehearsed = rehearseRate(past, { rates, warehouse, rate: rateOf(entry) });
  const rows = rehearsed.map((row) => ({ ...row, siteId: siteOf.get(row.id) ?? 0 }));
  return succeed({ lookedAt: past.length, rows });
}
