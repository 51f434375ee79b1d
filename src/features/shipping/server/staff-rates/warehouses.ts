import { isTimeZone } from "#core/dates.ts";
import type { Edit } from "#core/edit.ts";
import { hasErrorCode } from "#core/errors.ts";
import { isCountry, isCurrency } from "#core/iso-codes.ts";
import type { MessageKey } from "#core/message-key.ts";
import { toCents, toDecimal } from "#core/money.ts";
import { fail, type Result, succeed } from "#core/result.ts";
import type { Database, Transaction } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import { ensureCountry } from "#features/sites/server/staff-sites/reference-rows.ts";
import { editRecord } from "#platform/audit/edit-record.ts";
import { writeAuditNote } from "#platform/audit/write-audit-note.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import { NEW_WAREHOUSE } from "../../domain/new-warehouse.ts";
import { readWarehouseHours, writeWarehouseHours } from "../../domain/warehouse-hours.ts";
import type { ListedWarehouse, WarehouseFields } from "../../staff-calls.ts";
import {
  countRatesByWarehouse,
  deleteWarehouse,
  insertWarehouse,
  lockWarehouse,
  lockWarehouses,
  selectWarehouseRows,
  updateWarehouse,
  type WarehouseRow,
} from "../shipping.repository.ts";

type Deps = { db: Database };

const fieldsOf = ({ warehouse, country }: WarehouseRow): WarehouseFields => ({
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

export async function listStaffWarehouses({ db }: Deps): Promise<ListedWarehouse[]> {
  const rows = await selectWarehouseRows(db);
  const rates = await countRatesByWarehouse(db);
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
    await lockWarehouses(tx);
    const rows = await selectWarehouseRows(tx);
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
    if (!former || id === undefined) return addWarehouse(tx, actor, fields);
    const { regionTitle } = former.warehouse.address;
    const edited = await editRecord(tx, {
      actor,
      action: "warehouse.edit",
      subject: `warehouse:${id}`,
      current,
      edit,
      write: async () => updateWarehouse(tx, id, await rowOf(tx, fields, regionTitle)),
    });
    return edited.ok ? succeed({ id }) : edited;
  });
}

async function addWarehouse(
  tx: Transaction,
  actor: StaffActor,
  fields: WarehouseFields,
): Promise<Saved> {
  const id = await insertWarehouse(tx, await rowOf(tx, fields));
  const subject = `warehouse:${id}`;
  await writeAuditNote(tx, { actor, action: "warehouse.create", subject, after: fields });
  return succeed({ id });
}

async function rowOf(tx: Transaction, fields: WarehouseFields, regionTitle?: string) {
  return {
    code: fields.code,
    countryId: await ensureCountry(tx, fields.country),
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

/** PostgreSQL's error code when other rows refer to the deleted row. */
const FOREIGN_KEY = ["23503"];

export async function removeWarehouse(
  { db }: Deps,
  { actor, id }: { actor: StaffActor; id: number },
): Promise<Result<unknown>> {
  try {
    return await inTransaction<Result<unknown>>(db, async (tx) => {
      await lockWarehouse(tx, id);
      const [former] = await selectWarehouseRows(tx, id);
      if (!former) return fail("errors.not_found");
      await deleteWarehouse(tx, id);
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
