import { utcDay } from "#core/dates.ts";
import type { Transaction } from "#database/connect.ts";
import type { ShippingMethod } from "#features/shipping/domain/chargeable-weight.ts";
import { isImport } from "#features/shipping/domain/import-charges.ts";
import { listRates } from "#features/shipping/server/list-rates.ts";
import { readReferenceIds } from "#features/sites/server/seed/reference-ids.ts";

/** The promised duration of a journey, and whether it passes customs. */
export type Journey = { days: { min: number; max: number }; isImport: boolean };

type Route = { warehouse: string; country: string; method: ShippingMethod };

export async function findJourney(tx: Transaction, way: Route): Promise<Journey> {
  const countryId = (await readReferenceIds(tx)).country(way.country);
  const origins = await listRates({ db: tx }, { countryId, today: utcDay(new Date()) });
  const origin = origins.find(({ code }) => code === way.warehouse);
  const rate = origin?.rates.find(({ method }) => method === way.method);
  if (!origin || !rate) throw new Error(`Nothing goes from ${way.warehouse} to ${way.country}`);
  const days = { min: rate.daysMin, max: rate.daysMax };
  return { days, isImport: isImport(origin.countryIso, way.country) };
}
