import { utcDay } from "#core/dates.ts";
import type { Edit } from "#core/edit.ts";
import { isCountry } from "#core/iso-codes.ts";
import type { MessageKey } from "#core/message-key.ts";
import { toCents, toDecimal } from "#core/money.ts";
import { fail, type Result, succeed } from "#core/result.ts";
import type { Database, Transaction } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import { ensureCountry } from "#features/sites/server/staff-sites/reference-rows.ts";
import { editRecord } from "#platform/audit/edit-record.ts";
import { writeAuditNote } from "#platform/audit/write-audit-note.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import type { ListedService, ServiceFields } from "../../staff-calls.ts";
import {
  deleteFeeRow,
  deleteService,
  type FeeRow,
  hasTwin,
  insertService,
  lockService,
  type ServiceRow,
  saveFeeRow,
  selectAllServices,
  selectFees,
  updateService,
} from "../delivery.repository.ts";

type Deps = { db: Database; now: () => Date };

const fieldsOf = (
  { service, country }: ServiceRow,
  feeCents = service.feeCents,
): ServiceFields => ({
  courier: service.courierCode,
  country,
  site_id: service.siteId,
  way: service.way,
  fee: toDecimal(feeCents),
  days_min: service.daysMin,
  days_max: service.daysMax,
  is_offered: service.isOffered,
});

export async function listServices({ db, now }: Deps): Promise<ListedService[]> {
  const today = utcDay(now());
  const rows = await selectAllServices(db);
  const fees = await selectFees(db);
  return rows.map((row) => {
    const own = fees.filter(({ serviceId }) => serviceId === row.service.id);
    const later = laterThan(own, today);
    return {
      id: row.service.id,
      ...fieldsOf(row, currentFee(own, today)),
      next: later[0] ?? null,
      later,
    };
  });
}

const laterThan = (fees: readonly FeeRow[], today: string) =>
  fees
    .filter(({ validFrom }) => validFrom > today)
    .map(({ validFrom, feeCents }) => ({ valid_from: validFrom, fee: toDecimal(feeCents) }));

const currentFee = (fees: readonly FeeRow[], today: string) =>
  fees.findLast(({ validFrom }) => validFrom <= today)?.feeCents;

type Save = { actor: StaffActor; id: number | undefined; edit: Edit<ServiceFields> };
type Saved = Result<{ id: number }>;

const NEW_SERVICE: Omit<ServiceFields, "courier"> = {
  country: "",
  site_id: null,
  way: "door",
  fee: 0,
  days_min: 1,
  days_max: 3,
  is_offered: true,
};

export function saveService(deps: Deps, { actor, id, edit }: Save): Promise<Saved> {
  return inTransaction<Saved>(deps.db, async (tx) => {
    const former = id === undefined ? undefined : await lockFields(tx, id, utcDay(deps.now()));
    if (id !== undefined && !former) return fail("errors.not_found");
    const courier = former?.courier ?? edit.changes.courier;
    if (!courier) return fail("errors.invalid_input", { courier: ["validation.required"] });
    const fields = { ...NEW_SERVICE, ...former, ...edit.changes, courier };
    const errors = await checkService(tx, fields, id);
    const [first] = Object.values(errors).flat();
    if (first) return fail(first, errors);
    if (!former || id === undefined) return addService(tx, actor, fields);
    const edited = await editRecord(tx, {
      actor,
      action: "courier.edit_service",
      subject: `delivery-service:${id}`,
      current: former,
      edit,
      write: async () => {
        await updateService(tx, id, await rowOf(tx, fields));
        // Saved from today on; otherwise a dated fee from an earlier day would override the fee that was typed now.
        if (fields.fee !== former.fee) {
          const dated = {
            serviceId: id,
            validFrom: utcDay(deps.now()),
            feeCents: toCents(fields.fee),
          };
          await saveFeeRow(tx, dated);
        }
      },
    });
    return edited.ok ? succeed({ id }) : edited;
  });
}

async function addService(
  tx: Transaction,
  actor: StaffActor,
  fields: ServiceFields,
): Promise<Saved> {
  const id = await insertService(tx, await rowOf(tx, fields));
  const subject = `delivery-service:${id}`;
  await writeAuditNote(tx, { actor, action: "courier.add_service", subject, after: fields });
  return succeed({ id });
}

async function rowOf(tx: Transaction, fields: ServiceFields) {
  return {
    courierCode: fields.courier,
    countryId: await ensureCountry(tx, fields.country),
    siteId: fields.site_id,
    way: fields.way,
    feeCents: toCents(fields.fee),
    daysMin: fields.days_min,
    daysMax: fields.days_max,
    isOffered: fields.is_offered,
  };
}

async function lockFields(
  tx: Transaction,
  id: number,
  today: string,
): Promise<ServiceFields | undefined> {
  const row = await lockService(tx, id);
  return row && fieldsOf(row, currentFee(await selectFees(tx, id), today));
}

async function checkService(
  tx: Transaction,
  fields: ServiceFields,
  ownId: number | undefined,
): Promise<Record<string, MessageKey[]>> {
  if (!isCountry(fields.country)) return { country: ["office.warehouses.errors.country"] };
  if (fields.days_max < fields.days_min) return { days_max: ["office.rates.errors.days"] };
  const { courier, country, way, site_id: siteId } = fields;
  const isTwice = await hasTwin(tx, { courier, country, way, siteId, exceptId: ownId });
  return isTwice ? { country: ["office.couriers.errors.twice"] } : {};
}

type FeeChange = {
  actor: StaffActor;
  id: number;
  validFrom: string;
  fee: number | null;
  /** The saved fee for that day that the sender's form was based on. */
  seen?: number | undefined;
};

/** Sets the fee from a later day on; until then nothing changes. Null removes only the fee saved for that day. */
export function saveFee(
  { db, now }: Deps,
  { actor, id, validFrom, fee, seen }: FeeChange,
): Promise<Result<unknown>> {
  return inTransaction<Result<unknown>>(db, async (tx) => {
    const today = utcDay(now());
    const service = await lockFields(tx, id, today);
    if (!service) return fail("errors.not_found");
    if (validFrom <= today) {
      return fail("office.rates.errors.future", { valid_from: ["office.rates.errors.future"] });
    }
    const later = laterThan(await selectFees(tx, id), today);
    const former = later.find((one) => one.valid_from === validFrom);
    if (former && former.fee !== fee && former.fee !== seen) {
      return fail("office.rates.errors.changed");
    }
    if (fee === null && !former) return succeed(undefined);
    if (fee === null) await deleteFeeRow(tx, { serviceId: id, validFrom });
    else await saveFeeRow(tx, { serviceId: id, validFrom, feeCents: toCents(fee) });
    await writeAuditNote(tx, {
      actor,
      action: "courier.set_fee",
      subject: `delivery-service:${id}`,
      before: former ?? { fee: service.fee },
      after: { fee, valid_from: validFrom },
    });
    return succeed(undefined);
  });
}

export function removeService(
  { db }: Deps,
  { actor, id }: { actor: StaffActor; id: number },
): Promise<Result<unknown>> {
  return inTransaction<Result<unknown>>(db, async (tx) => {
    const removed = await deleteService(tx, id);
    if (!removed) return fail("errors.not_found");
    const subject = `delivery-service:${id}`;
    const before = { ...removed };
    await writeAuditNote(tx, { actor, action: "courier.remove_service", subject, before });
    return succeed(undefined);
  });
}
