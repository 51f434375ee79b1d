import { asc, count, eq, max, sql } from "drizzle-orm";
import { isTimeZone } from "#core/dates.ts";
import type { Edit } from "#core/edit.ts";
import { hasErrorCode } from "#core/errors.ts";
import { isCountry, isCurrency } from "#core/iso-codes.ts";
import type { MessageKey } from "#core/message-key.ts";
import { toCents, toDecimal } from "#core/money.ts";
import { fail, type Result, succeed } from "#core/result.ts";
import type { Database, Queryable, Transaction } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import { ensureReferences } from "#features/sites/server/office/reference-rows.ts";
import { countries } from "#features/sites/server/sites.tables.ts";
import { editRecord } from "#platform/audit/edit-record.ts";
import { writeAuditNote } from "#platform/audit/write-audit-note.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import { NEW_WAREHOUSE } from "../../domain/new-warehouse.ts";
import { readWarehouseHours, writeWarehouseHours } from "../../domain/warehouse-hours.ts";
import type { ListedWarehouse, WarehouseFields } from "../../staff-calls.ts";
import { shippingRates, warehouses } from "../shipping.tables.ts";

type Deps = { db: Database };
type Row = { warehouse: typeof warehouses.$inferSelect; country: string };

const fieldsOf = ({ warehouse, country }: Row): WarehouseFields => ({
  code: warehouse.code,
  country,
  city: warehouse.city,
  street: warehouse.address.street,
  region: warehouse.address.region ?? "",
  post_code: warehouse.address.postCode,
  phone: warehouse.address.phone ?? "",
  time_zone: warehouse.timezone,
  hours: writeWarehouseHours(warehouse.opening),
  currency: warehouse.currency,
  rate: warehouse.currencyRate,
  free_days: warehouse.freeDays,
  storage_per_day: toDecimal(warehouse.storageCentsPerDay),
});

const selectRows = (db: Queryable) =>
  db
    .select({ warehouse: warehouses, country: countries.isoCode })
    .from(warehouses)
    .innerJoin(countries, eq(countries.id, warehouses.countryId));

export async function listStaffWarehouses({ db }: Deps): Promise<ListedWarehouse[]> {
  const rows = await selectRows(db).orderBy(asc(warehouses.position));
  const counted = await db
    .select({ id: shippingRates.warehouseId, rates: count() })
    .from(shippingRates)
    .groupBy(shippingRates.warehouseId);
  const rates = new Map(counted.map((row) => [row.id, row.rates]));
  return rows.map((row) => ({
    id: row.warehouse.id,
    rates: rates.get(row.warehouse.id) ?? 0,
    ...fieldsOf(row),
  }));
}

type Save = { actor: StaffActor; id: number | undefined; edit: Edit<WarehouseFields> };
type Saved = Result<{ id: number }>;

export function saveWarehouse({ db }: Deps, { actor, id, edit }: Save): Promise<Saved> {
  return inTransaction<Saved>(db, async (tx) => {
    // New ones take the next number, one after the other.
    await tx.execute(sql`lock table warehouses in share row exclusive mode`);
    const rows = await selectRows(tx);
    const former = rows.find(({ warehouse }) => warehouse.id === id);
    if (id !== undefined && !former) return fail("errors.not_found");
    const current = former ? fieldsOf(former) : NEW_WAREHOUSE;
    const fields = { ...current, ...edit.changes };
    const errors = checkWarehouse(
      fields,
      rows.filter((row) => row !== former).map(({ warehouse }) => warehouse.code),
    );
    const [first] = Object.values(errors).flat();
    if (first) return fail(first, errors);
    if (!former || id === undefined) return insertWarehouse(tx, actor, fields);
    const { regionTitle } = former.warehouse.address;
    const edited = await editRecord(tx, {
      actor,
      action: "warehouse.edit",
      subject: `warehouse:${id}`,
      current,
      edit,
      write: async () =>
        tx
          .update(warehouses)
          .set(await rowOf(tx, fields, regionTitle))
          .where(eq(warehouses.id, id)),
    });
    return edited.ok ? succeed({ id }) : edited;
  });
}

async function insertWarehouse(
  tx: Transaction,
  actor: StaffActor,
  fields: WarehouseFields,
): Promise<Saved> {
  const [highest] = await tx
    .select({ id: max(warehouses.id), position: max(warehouses.position) })
    .from(warehouses);
  const id = (highest?.id ?? 0) + 1;
  const position = (highest?.position ?? 0) + 1;
  await tx.insert(warehouses).values({ ...(await rowOf(tx, fields)), id, position });
  const subject = `warehouse:${id}`;
  await writeAuditNote(tx, { actor, action: "warehouse.create", subject, after: fields });
  return succeed({ id });
}

async function rowOf(tx: Transaction, fields: WarehouseFields, regionTitle?: string) {
  await ensureReferences(tx, { countries: [fields.country], currencies: [] });
  const [country] = await tx.select().from(countries).where(eq(countries.isoCode, fields.country));
  if (!country) throw new Error(`There is no country ${fields.country}`);
  return {
    code: fields.code,
    countryId: country.id,
    city: fields.city,
    address: {
      street: fields.street,
      city: fields.city,
      region: fields.region || null,
      ...(regionTitle ? { regionTitle } : {}),
      postCode: fields.post_code,
      ...(fields.phone ? { phone: fields.phone } : {}),
    },
    timezone: fields.time_zone,
    opening: readWarehouseHours(fields.hours) ?? [],
    freeDays: fields.free_days,
    storageCentsPerDay: toCents(fields.storage_per_day),
    currency: fields.currency,
    currencyRate: fields.rate,
  };
}

function checkWarehouse(
  fields: WarehouseFields,
  takenCodes: readonly string[],
): Record<string, MessageKey[]> {
  const errors: Record<string, MessageKey[]> = {};
  const refuse = (field: keyof WarehouseFields, isWrong: boolean, message: MessageKey) => {
    if (isWrong) errors[field] = [message];
  };
  for (const field of ["code", "city", "street", "post_code"] as const) {
    refuse(field, fields[field] === "", "validation.required");
  }
  refuse("code", takenCodes.includes(fields.code), "office.warehouses.errors.code_taken");
  refuse("country", !isCountry(fields.country), "office.warehouses.errors.country");
  refuse("time_zone", !isTimeZone(fields.time_zone), "office.sites.errors.time_zone");
  refuse("hours", !readWarehouseHours(fields.hours), "office.warehouses.errors.hours");
  refuse("currency", !isCurrency(fields.currency), "office.sites.errors.currency");
  const isRate = fields.rate > 0 && fields.rate <= 100_000;
  refuse(
    "rate",
    !isRate || (fields.currency === "EUR" && fields.rate !== 1),
    "office.sites.errors.rate",
  );
  return errors;
}

/** Of PostgreSQL: something points at the row. */
const FOREIGN_KEY = ["23503"];

export async function removeWarehouse(
  { db }: Deps,
  { actor, id }: { actor: StaffActor; id: number },
): Promise<Result<unknown>> {
  try {
    return await inTransaction<Result<unknown>>(db, async (tx) => {
      const [former] = await selectRows(tx).where(eq(warehouses.id, id)).for("update");
      if (!former) return fail("errors.not_found");
      await tx.delete(warehouses).where(eq(warehouses.id, id));
      const before = fieldsOf(former);
      const subject = `warehouse:${id}`;
      await writeAuditNote(tx, { actor, action: "warehouse.remove", subject, before });
      return succeed(undefined);
    });
  } catch (error) {
    const cause = error instanceof Error && error.cause ? error.cause : error;
    if (!hasErrorCode(cause, FOREIGN_KEY)) throw error;
    return fail("office.warehouses.errors.used");
  }
}
