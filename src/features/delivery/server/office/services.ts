import { and, asc, desc, eq, gt, isNull, ne } from "drizzle-orm";
import { utcDay } from "#core/dates.ts";
import type { Edit } from "#core/edit.ts";
import { isCountry } from "#core/iso-codes.ts";
import type { MessageKey } from "#core/message-key.ts";
import { toCents, toDecimal } from "#core/money.ts";
import { fail, type Result, succeed } from "#core/result.ts";
import type { Database, Transaction } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import { ensureReferences } from "#features/sites/server/office/reference-rows.ts";
import { countries } from "#features/sites/server/sites.tables.ts";
import { editRecord } from "#platform/audit/edit-record.ts";
import { writeAuditNote } from "#platform/audit/write-audit-note.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import type { ListedService, ServiceFields } from "../../staff-calls.ts";
import { deliveryFees, deliveryServices } from "../delivery.tables.ts";

type Deps = { db: Database; now: () => Date };
type Row = { service: typeof deliveryServices.$inferSelect; country: string };
type Fee = typeof deliveryFees.$inferSelect;

const fieldsOf = ({ service, country }: Row, feeCents = service.feeCents): ServiceFields => ({
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
  const rows = await db
    .select({ service: deliveryServices, country: countries.isoCode })
    .from(deliveryServices)
    .innerJoin(countries, eq(countries.id, deliveryServices.countryId))
    .orderBy(asc(countries.isoCode), desc(deliveryServices.way), asc(deliveryServices.id));
  const fees = await db.select().from(deliveryFees).orderBy(asc(deliveryFees.validFrom));
  return rows.map((row) => {
    const own = fees.filter(({ serviceId }) => serviceId === row.service.id);
    const next = own.find(({ validFrom }) => validFrom > today);
    return {
      id: row.service.id,
      ...fieldsOf(row, currentFee(own, today)),
      next: next ? { valid_from: next.validFrom, fee: toDecimal(next.feeCents) } : null,
    };
  });
}

const currentFee = (fees: readonly Fee[], today: string) =>
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
    const former = id === undefined ? undefined : await lockService(tx, id, utcDay(deps.now()));
    if (id !== undefined && !former) return fail("errors.not_found");
    const courier = former?.courier ?? edit.changes.courier;
    if (!courier) return fail("errors.invalid_input", { courier: ["validation.required"] });
    const fields = { ...NEW_SERVICE, ...former, ...edit.changes, courier };
    const errors = await checkService(tx, fields, id);
    const [first] = Object.values(errors).flat();
    if (first) return fail(first, errors);
    if (!former || id === undefined) return insertService(tx, actor, fields);
    const edited = await editRecord(tx, {
      actor,
      action: "courier.edit_service",
      subject: `delivery-service:${id}`,
      current: former,
      edit,
      write: async () => {
        await tx
          .update(deliveryServices)
          .set(await rowOf(tx, fields))
          .where(eq(deliveryServices.id, id));
        // A fee that was entered for an earlier day would count before the one that was typed now.
        if (fields.fee !== former.fee) {
          const dated = {
            serviceId: id,
            validFrom: utcDay(deps.now()),
            feeCents: toCents(fields.fee),
          };
          await setFee(tx, dated);
        }
      },
    });
    return edited.ok ? succeed({ id }) : edited;
  });
}

async function insertService(
  tx: Transaction,
  actor: StaffActor,
  fields: ServiceFields,
): Promise<Saved> {
  const [row] = await tx
    .insert(deliveryServices)
    .values(await rowOf(tx, fields))
    .returning({ id: deliveryServices.id });
  const id = row?.id ?? 0;
  const subject = `delivery-service:${id}`;
  await writeAuditNote(tx, { actor, action: "courier.add_service", subject, after: fields });
  return succeed({ id });
}

async function rowOf(tx: Transaction, fields: ServiceFields) {
  await ensureReferences(tx, { countries: [fields.country], currencies: [] });
  const [country] = await tx.select().from(countries).where(eq(countries.isoCode, fields.country));
  if (!country) throw new Error(`There is no country ${fields.country}`);
  return {
    courierCode: fields.courier,
    countryId: country.id,
    siteId: fields.site_id,
    way: fields.way,
    feeCents: toCents(fields.fee),
    daysMin: fields.days_min,
    daysMax: fields.days_max,
    isOffered: fields.is_offered,
  };
}

async function lockService(
  tx: Transaction,
  id: number,
  today: string,
): Promise<ServiceFields | undefined> {
  const [row] = await tx
    .select({ service: deliveryServices, country: countries.isoCode })
    .from(deliveryServices)
    .innerJoin(countries, eq(countries.id, deliveryServices.countryId))
    .where(eq(deliveryServices.id, id))
    .for("update", { of: deliveryServices });
  if (!row) return undefined;
  const fees = await tx
    .select()
    .from(deliveryFees)
    .where(eq(deliveryFees.serviceId, id))
    .orderBy(asc(deliveryFees.validFrom));
  return fieldsOf(row, currentFee(fees, today));
}

async function checkService(
  tx: Transaction,
  fields: ServiceFields,
  ownId: number | undefined,
): Promise<Record<string, MessageKey[]>> {
  if (!isCountry(fields.country)) return { country: ["office.warehouses.errors.country"] };
  if (fields.days_max < fields.days_min) return { days_max: ["office.rates.errors.days"] };
  const [twin] = await tx
    .select({ id: deliveryServices.id })
    .from(deliveryServices)
    .innerJoin(countries, eq(countries.id, deliveryServices.countryId))
    .where(
      and(
        eq(deliveryServices.courierCode, fields.courier),
        eq(countries.isoCode, fields.country),
        eq(deliveryServices.way, fields.way),
        fields.site_id === null
          ? isNull(deliveryServices.siteId)
          : eq(deliveryServices.siteId, fields.site_id),
        ownId === undefined ? undefined : ne(deliveryServices.id, ownId),
      ),
    );
  return twin ? { country: ["office.couriers.errors.twice"] } : {};
}

const setFee = (tx: Transaction, row: Fee) =>
  tx
    .insert(deliveryFees)
    .values(row)
    .onConflictDoUpdate({
      target: [deliveryFees.serviceId, deliveryFees.validFrom],
      set: { feeCents: row.feeCents },
    });

type FeeChange = { actor: StaffActor; id: number; validFrom: string; fee: number | null };

/** From a later day on; until then nothing changes. */
export function saveFee(
  { db, now }: Deps,
  { actor, id, validFrom, fee }: FeeChange,
): Promise<Result<unknown>> {
  return inTransaction<Result<unknown>>(db, async (tx) => {
    const today = utcDay(now());
    const service = await lockService(tx, id, today);
    if (!service) return fail("errors.not_found");
    if (validFrom <= today) {
      return fail("office.rates.errors.future", { valid_from: ["office.rates.errors.future"] });
    }
    const later = and(eq(deliveryFees.serviceId, id), gt(deliveryFees.validFrom, today));
    if (fee === null) await tx.delete(deliveryFees).where(later);
    else await setFee(tx, { serviceId: id, validFrom, feeCents: toCents(fee) });
    await writeAuditNote(tx, {
      actor,
      action: "courier.set_fee",
      subject: `delivery-service:${id}`,
      before: { fee: service.fee },
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
    const [removed] = await tx
      .delete(deliveryServices)
      .where(eq(deliveryServices.id, id))
      .returning();
    if (!removed) return fail("errors.not_found");
    const subject = `delivery-service:${id}`;
    const before = { ...removed };
    await writeAuditNote(tx, { actor, action: "courier.remove_service", subject, before });
    return succeed(undefined);
  });
}
