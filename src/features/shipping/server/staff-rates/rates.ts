import { isDeepStrictEqual } from "node:util";
import { utcDay } from "#core/dates.ts";
import { isCountry } from "#core/iso-codes.ts";
import { fail, type Result, succeed } from "#core/result.ts";
import type { Database, Queryable, Transaction } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import { ensureCountry } from "#features/sites/server/staff-sites/reference-rows.ts";
import { writeAuditNote } from "#platform/audit/write-audit-note.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import { checkRate } from "../../domain/check-rate.ts";
import type { RateEntry } from "../../domain/rate-entry.ts";
import type { RateTier, ShippingRate } from "../../domain/shipping-price.ts";
import { startingRates } from "../../domain/starting-rates.ts";
import { rateFields } from "../rate-response.ts";
import {
  deleteRateAfter,
  lockRates,
  saveRateRow,
  selectAllRates,
  selectWarehouseRows,
} from "../shipping.repository.ts";

type Deps = { db: Database; now: () => Date };

export type RateVersion = RateEntry & {
  id: number;
  warehouse: string;
  /** True for the newest version that is already valid. */
  isCurrent: boolean;
  isFuture: boolean;
};

const laneOf = ({ warehouseId, country, method }: RateEntry) =>
  `${warehouseId} ${country} ${method}`;

/** All versions, the newest of each warehouse, country and method first. */
export async function listStaffRates({
  db,
  now,
}: {
  db: Queryable;
  now: () => Date;
}): Promise<RateVersion[]> {
  const today = utcDay(now());
  const seen = new Set<string>();
  return (await selectAllRates(db)).map(({ rate, tiers, country, warehouse }) => {
    const { countryId: _country, ...version } = rate;
    const entry = { ...version, country, tiers: withEnds(tiers) };
    const isFuture = rate.validFrom > today;
    const isCurrent = !isFuture && !seen.has(laneOf(entry));
    if (isCurrent) seen.add(laneOf(entry));
    return { ...entry, warehouse, isCurrent, isFuture };
  });
}

/** Each tier ends where the next one begins. */
const withEnds = (tiers: readonly RateTier[]): RateEntry["tiers"] =>
  tiers.map(({ fromGrams, centsPerKg }, at) => ({
    fromGrams,
    toGrams: tiers[at + 1]?.fromGrams ?? null,
    centsPerKg,
  }));

/** The rate in the form that price calculation uses. */
export const rateOf = (entry: RateEntry): ShippingRate => ({
  method: entry.method,
  volumeDivisor: entry.volumeDivisor,
  weightStepGrams: entry.weightStepGrams,
  baseCents: entry.baseCents,
  daysMin: entry.daysMin,
  daysMax: entry.daysMax,
  tiers: entry.tiers
    .map(({ fromGrams, centsPerKg }) => ({ fromGrams, centsPerKg }))
    .toSorted((one, other) => one.fromGrams - other.fromGrams),
});

/** Returns why the rate cannot be used. */
export function refuseRate(entry: RateEntry) {
  const errors = checkRate(entry);
  if (!isCountry(entry.country)) errors.country = ["office.warehouses.errors.country"];
  const [first] = Object.values(errors).flat();
  return first ? fail(first, errors) : undefined;
}

type Saved = Result<{ id: number }>;

/** `seen` is the saved rate of the same warehouse, country, method and day that the sender's form was based on. */
type RateChange = { actor: StaffActor; entry: RateEntry; seen: RateEntry | undefined };

/** Saves a version that begins today or later; versions of the past stay as they are. */
export function saveRate({ db, now }: Deps, { actor, entry, seen }: RateChange): Promise<Saved> {
  return inTransaction<Saved>(db, async (tx) => {
    const refused = refuseRate(entry);
    if (refused) return refused;
    if (entry.validFrom < utcDay(now())) {
      return fail("office.rates.errors.past", { valid_from: ["office.rates.errors.past"] });
    }
    const [warehouse] = await selectWarehouseRows(tx, entry.warehouseId);
    if (!warehouse) return fail("errors.not_found");
    await lockRates(tx);
    const former = (await listStaffRates({ db: tx, now })).find((one) => isSameDay(one, entry));
    if (former && !isSameRate(former, entry) && !(seen && isSameRate(former, seen))) {
      return fail("office.rates.errors.changed");
    }
    const id = await writeRate(tx, entry);
    await writeAuditNote(tx, {
      actor,
      action: "rate.set",
      subject: `rate:${id}`,
      ...(former ? { before: rateFields(former) } : {}),
      after: rateFields(entry),
    });
    return succeed({ id });
  });
}

const isSameDay = (one: RateEntry, other: RateEntry) =>
  laneOf(one) === laneOf(other) && one.validFrom === other.validFrom;
const isSameRate = (one: RateEntry, other: RateEntry) =>
  isSameDay(one, other) && isDeepStrictEqual(rateOf(one), rateOf(other));

async function writeRate(tx: Transaction, entry: RateEntry): Promise<number> {
  const { warehouseId, validFrom } = entry;
  const { tiers, ...rate } = rateOf(entry);
  const countryId = await ensureCountry(tx, entry.country);
  return saveRateRow(tx, { ...rate, warehouseId, countryId, validFrom }, tiers);
}

export function removeRate(
  { db, now }: Deps,
  { actor, id }: { actor: StaffActor; id: number },
): Promise<Result<unknown>> {
  return inTransaction<Result<unknown>>(db, async (tx) => {
    const removed = await deleteRateAfter(tx, id, utcDay(now()));
    if (!removed) return fail("office.rates.errors.valid_already");
    const before = { ...removed };
    await writeAuditNote(tx, { actor, action: "rate.remove", subject: `rate:${id}`, before });
    return succeed(undefined);
  });
}

/** Creates starting rates to those of these countries for which the warehouse has none. */
export function startRates(
  { db, now }: Deps,
  input: { actor: StaffActor; warehouseId: number; countries: readonly string[] },
): Promise<Result<{ added: number }>> {
  return inTransaction<Result<{ added: number }>>(db, async (tx) => {
    const [origin] = await selectWarehouseRows(tx, input.warehouseId);
    if (!origin) return fail("errors.not_found");
    const known = await listStaffRates({ db: tx, now });
    const reached = new Set(
      known.filter((rate) => rate.warehouseId === input.warehouseId).map(({ country }) => country),
    );
    const today = utcDay(now());
    const missing = input.countries.filter((country) => !reached.has(country));
    const added = missing.flatMap((country) =>
      startingRates(origin.country, country).map((rate) => ({
        ...rate,
        warehouseId: input.warehouseId,
        country,
        validFrom: today,
        tiers: withEnds(rate.tiers),
      })),
    );
    for (const entry of added) await writeRate(tx, entry);
    await writeAuditNote(tx, {
      actor: input.actor,
      action: "rate.start",
      subject: `warehouse:${input.warehouseId}`,
      details: { countries: missing, added: added.length },
    });
    return succeed({ added: added.length });
  });
}
