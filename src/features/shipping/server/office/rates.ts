import { and, asc, desc, eq, gt } from "drizzle-orm";
import { utcDay } from "#core/dates.ts";
import { isCountry } from "#core/iso-codes.ts";
import { toCents, toDecimal } from "#core/money.ts";
import { fail, type Result, succeed } from "#core/result.ts";
import type { Database, Queryable, Transaction } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import { ensureReferences } from "#features/sites/server/office/reference-rows.ts";
import { countries } from "#features/sites/server/sites.tables.ts";
import { writeAuditNote } from "#platform/audit/write-audit-note.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import { checkRate } from "../../domain/check-rate.ts";
import type { ShippingRate } from "../../domain/shipping-price.ts";
import { startingRates } from "../../domain/starting-rates.ts";
import type { ListedRate, RateFields } from "../../staff-calls.ts";
import { shippingRates, shippingRateTiers, warehouses } from "../shipping.tables.ts";

type Deps = { db: Database; now: () => Date };

const laneOf = ({ warehouse_id, country, method }: RateFields) =>
  `${warehouse_id} ${country} ${method}`;

/** All versions, the newest of each lane first. */
export async function listStaffRates({
  db,
  now,
}: {
  db: Queryable;
  now: () => Date;
}): Promise<ListedRate[]> {
  const today = utcDay(now());
  const rows = await db
    .select({ rate: shippingRates, country: countries.isoCode, warehouse: warehouses.code })
    .from(shippingRates)
    .innerJoin(countries, eq(countries.id, shippingRates.countryId))
    .innerJoin(warehouses, eq(warehouses.id, shippingRates.warehouseId))
    .orderBy(
      asc(warehouses.position),
      asc(countries.isoCode),
      asc(shippingRates.method),
      desc(shippingRates.validFrom),
    );
  const tiers = await db.select().from(shippingRateTiers).orderBy(asc(shippingRateTiers.fromGrams));
  const byRate = Map.groupBy(tiers, ({ rateId }) => rateId);
  const seen = new Set<string>();
  return rows.map(({ rate, country, warehouse }) => {
    const fields = fieldsOf({ ...rate, tiers: byRate.get(rate.id) ?? [] }, country);
    const isFuture = rate.validFrom > today;
    const isCurrent = !isFuture && !seen.has(laneOf(fields));
    if (isCurrent) seen.add(laneOf(fields));
    return { ...fields, id: rate.id, warehouse, is_current: isCurrent, is_future: isFuture };
  });
}

type StoredRate = Omit<typeof shippingRates.$inferSelect, "id" | "countryId"> & {
  tiers: { fromGrams: number; centsPerKg: number }[];
};

const fieldsOf = (rate: StoredRate, country: string): RateFields => ({
  warehouse_id: rate.warehouseId,
  country,
  method: rate.method,
  valid_from: rate.validFrom,
  base: toDecimal(rate.baseCents),
  volume_divisor: rate.volumeDivisor,
  weight_step_grams: rate.weightStepGrams,
  days_min: rate.daysMin,
  days_max: rate.daysMax,
  tiers: rate.tiers.map(({ fromGrams, centsPerKg }, at) => ({
    from_grams: fromGrams,
    to_grams: rate.tiers[at + 1]?.fromGrams ?? null,
    per_kg: toDecimal(centsPerKg),
  })),
});

/** As the rules reckon with it. */
export const rateOf = (fields: RateFields): ShippingRate => ({
  method: fields.method,
  volumeDivisor: fields.volume_divisor,
  weightStepGrams: fields.weight_step_grams,
  baseCents: toCents(fields.base),
  daysMin: fields.days_min,
  daysMax: fields.days_max,
  tiers: fields.tiers
    .map(({ from_grams, per_kg }) => ({ fromGrams: from_grams, centsPerKg: toCents(per_kg) }))
    .toSorted((one, other) => one.fromGrams - other.fromGrams),
});

/** Why it cannot be charged by. */
export function refuseRate(fields: RateFields) {
  const errors = checkRate({
    tiers: fields.tiers.map(({ from_grams, to_grams, per_kg }) => ({
      fromGrams: from_grams,
      toGrams: to_grams,
      centsPerKg: toCents(per_kg),
    })),
    daysMin: fields.days_min,
    daysMax: fields.days_max,
  });
  if (!isCountry(fields.country)) errors.country = ["office.warehouses.errors.country"];
  const [first] = Object.values(errors).flat();
  return first ? fail(first, errors) : undefined;
}

type Saved = Result<{ id: number }>;

/** What was valid yesterday stays: a version begins today or later. */
export function saveRate(
  { db, now }: Deps,
  { actor, fields }: { actor: StaffActor; fields: RateFields },
): Promise<Saved> {
  return inTransaction<Saved>(db, async (tx) => {
    const refused = refuseRate(fields);
    if (refused) return refused;
    if (fields.valid_from < utcDay(now())) {
      return fail("office.rates.errors.past", { valid_from: ["office.rates.errors.past"] });
    }
    const [warehouse] = await tx
      .select({ id: warehouses.id })
      .from(warehouses)
      .where(eq(warehouses.id, fields.warehouse_id));
    if (!warehouse) return fail("errors.not_found");
    const id = await writeRate(tx, fields);
    await writeAuditNote(tx, {
      actor,
      action: "rate.set",
      subject: `rate:${id}`,
      after: fields,
    });
    return succeed({ id });
  });
}

/** One of the same lane and day is replaced, its tiers with it. */
async function writeRate(tx: Transaction, fields: RateFields): Promise<number> {
  await ensureReferences(tx, { countries: [fields.country], currencies: [] });
  const { tiers, ...rate } = rateOf(fields);
  const row = {
    ...rate,
    warehouseId: fields.warehouse_id,
    countryId: await countryIdOf(tx, fields.country),
    validFrom: fields.valid_from,
  };
  const { warehouseId, countryId, method, validFrom } = shippingRates;
  const [saved] = await tx
    .insert(shippingRates)
    .values(row)
    .onConflictDoUpdate({ target: [warehouseId, countryId, method, validFrom], set: row })
    .returning({ id: shippingRates.id });
  if (!saved) throw new Error("The database returned no row for a rate it saved");
  await tx.delete(shippingRateTiers).where(eq(shippingRateTiers.rateId, saved.id));
  await tx.insert(shippingRateTiers).values(tiers.map((tier) => ({ rateId: saved.id, ...tier })));
  return saved.id;
}

async function countryIdOf(db: Queryable, isoCode: string): Promise<number> {
  const [row] = await db.select().from(countries).where(eq(countries.isoCode, isoCode));
  if (!row) throw new Error(`There is no country ${isoCode}`);
  return row.id;
}

export function removeRate(
  { db, now }: Deps,
  { actor, id }: { actor: StaffActor; id: number },
): Promise<Result<unknown>> {
  return inTransaction<Result<unknown>>(db, async (tx) => {
    const [removed] = await tx
      .delete(shippingRates)
      .where(and(eq(shippingRates.id, id), gt(shippingRates.validFrom, utcDay(now()))))
      .returning();
    if (!removed) return fail("office.rates.errors.valid_already");
    const before = { ...removed };
    await writeAuditNote(tx, { actor, action: "rate.remove", subject: `rate:${id}`, before });
    return succeed(undefined);
  });
}

/** Starting rates to each of these countries that the warehouse has none for. */
export function startRates(
  { db, now }: Deps,
  input: { actor: StaffActor; warehouseId: number; countries: readonly string[] },
): Promise<Result<{ added: number }>> {
  return inTransaction<Result<{ added: number }>>(db, async (tx) => {
    const [origin] = await tx
      .select({ id: warehouses.id, country: countries.isoCode })
      .from(warehouses)
      .innerJoin(countries, eq(countries.id, warehouses.countryId))
      .where(eq(warehouses.id, input.warehouseId));
    if (!origin) return fail("errors.not_found");
    const known = await listStaffRates({ db: tx, now });
    const reached = new Set(
      known.filter((rate) => rate.warehouse_id === origin.id).map(({ country }) => country),
    );
    const today = utcDay(now());
    const missing = input.countries.filter((country) => !reached.has(country));
    const added = missing.flatMap((country) =>
      startingRates(origin.country, country).map((rate) =>
        fieldsOf({ ...rate, warehouseId: origin.id, validFrom: today }, country),
      ),
    );
    for (const fields of added) await writeRate(tx, fields);
    await writeAuditNote(tx, {
      actor: input.actor,
      action: "rate.start",
      subject: `warehouse:${origin.id}`,
      details: { countries: missing, added: added.length },
    });
    return succeed({ added: added.length });
  });
}
